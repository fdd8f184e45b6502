import Sonify

extension InputError.DataFault {
  /// What is wrong, and which option of the command fixes it.
  var problem: String {
    switch self {
    case .row(let fault), .cell(let fault, _, _): fault.problem
    case .tooLong(let maximum):
      TableLines.tooLong.text(["size": ReadingOptions.sizeText(maximum)])
    case .shortHeader(let count, let cells, let lines):
      TableLines.shortHeader.text(
        count: count, ["count": "\(count)", "cells": "\(cells)", "lines": "\(lines)"])
    case .noColumns: TableLines.unclearColumns.text()
    case .noNumbers: TableLines.noValues.text()
    case .moreJSON: JSONLines.more.text()
    case .jsonRow(let fault, _): JSONLines.row.text(["fault": fault])
    case .jsonNotUTF8: JSONLines.notUTF8.text()
    case .foreign(.parquet): Self.python(ForeignLines.parquet, "pandas.read_parquet")
    case .foreign(.arrow): Self.python(ForeignLines.arrow, "pandas.read_feather")
    case .foreign(.hdf5): Self.python(ForeignLines.hdf5, "pandas.read_hdf")
    case .foreign(.pickle): Self.python(ForeignLines.pickle, "pandas.read_pickle")
    case .foreign(.avro):
      ForeignLines.avro.text([
        "command":
          #"python3 -c "import fastavro, json; [print(json.dumps(r, default=str)) for r in fastavro.reader(open('FILE', 'rb'))]" | sonify -"#
      ])
    case .foreign(.numpy):
      ForeignLines.numpy.text([
        "command":
          #"python3 -c "import numpy; numpy.savetxt('/dev/stdout', numpy.load('FILE'), delimiter=',')" | sonify -"#
      ])
    case .foreign(.zstd): ForeignLines.zstd.text()
    case .foreign(.xz): ForeignLines.xz.text()
    case .foreign(.bzip2): ForeignLines.bzip2.text()
    case .database(.severalTables(let names)):
      DatabaseLines.severalTables.text(
        count: names.count,
        [
          "count": "\(names.count)", "names": InputError.DatabaseFault.list(names),
          "name": names.first.map {
            $0.contains { !$0.isLetter && !$0.isNumber && $0 != "_" } ? "'\($0)'" : $0
          } ?? "",
        ])
    case .sheet(.noOutputs): NotebookLines.noOutputs.text()
    case .specification(let fault, _): fault.problem
    case .noValueOfFunction(let range):
      FunctionLines.nowhere.text([
        "from": NumberText.exact(range.lowerBound), "to": NumberText.exact(range.upperBound),
      ])
    case .foreign, .damagedGzip, .truncatedGzip, .unpacksTooFar, .empty, .blank, .headerAlone,
      .runningText,
      .tooFewLines, .longSkippedLines, .tooManyColumns, .allMissing, .columnMissing,
      .columnsMissing, .noRow, .noPrintedTable, .rowsLeftOut, .sheet, .database, .deepArray,
      .noLastBar,
      .textAcrossColumns,
      .json, .noJSONRows, .noJSONValues, .document, .notDocument:
      description
    }
  }

  /// Returns a phrase with a command that writes a table of pandas as CSV.
  private static func python(_ phrase: Phrase, _ reader: String) -> String {
    phrase.text([
      "command":
        #"python3 -c "import pandas; print(\#(reader)('FILE').to_csv())" | sonify -"#
    ])
  }
}

extension InputError.CellFault {
  /// A time of day or a length of time.
  private static var clock: Regex<Substring> { /[+-]?[0-9]{1,3}(?::[0-9]{2}){1,2}/ }

  /// What is wrong, and which option of the command fixes it.
  fileprivate var problem: String {
    switch self {
    case .notNumber(let cell, mayBeMissing: true):
      CellLines.wordAmongNumbers.text(["cell": "\"\(cell)\""])
    case .notNumber(let cell, mayBeMissing: false) where cell.wholeMatch(of: Self.clock) != nil:
      CellLines.clock.text(["cell": "\"\(cell)\""])
    case .notDate(let cell, let example, mayBeMissing: true):
      CellLines.wordAmongDates.text(["cell": "\"\(cell)\"", "example": example])
    case .decimalSign(let cell, .comma): CellLines.comma.text(["cell": "\"\(cell)\""])
    case .decimalSign(let cell, .point): CellLines.point.text(["cell": "\"\(cell)\""])
    case .decimalSign(let cell, .detected): CellLines.noComma.text(["cell": "\"\(cell)\""])
    case .decimalSign(let cell, .either(let withComma, let withPoint)):
      CellLines.either.text([
        "cell": "\"\(cell)\"", "thousands": withPoint, "decimal": withComma,
      ])
    case .notUTF8(let cell): CellLines.notUTF8.text(["cell": "\"\(cell)\""])
    case .tooManyCells, .tooFewCells: CellLines.ragged.text(["fault": description])
    case .notNumber, .otherNotation, .notFinite, .notDate, .zeroByte,
      .longCell, .longRow, .openQuote, .slot:
      description
    }
  }
}

extension InputError.SpecificationFault {
  /// What is wrong, and which option of the command fixes it.
  fileprivate var problem: String {
    switch self {
    case .other: description
    case .dataMissing: SpecificationDataLines.dataMissing.text()
    case .noDataset(let name): SpecificationDataLines.noDataset.text(["name": name])
    case .notRead(let kind): SpecificationDataLines.notRead.text(["kind": kind])
    case .onNetwork(let file): SpecificationDataLines.onNetwork.text(["file": file])
    case .noFileName: SpecificationDataLines.noName.text()
    case .notBeside(let file): SpecificationDataLines.notBeside.text(["file": file])
    case .fromPipe(let file): SpecificationDataLines.fromInput.text(["file": file])
    case .noFile(let file): SpecificationDataLines.noFile.text(["file": file])
    case .leadsOut(let file): SpecificationDataLines.leadsOut.text(["file": file])
    case .noPlainFile(let file): SpecificationDataLines.noPlainFile.text(["file": file])
    case .data(let error): error.line
    }
  }
}
