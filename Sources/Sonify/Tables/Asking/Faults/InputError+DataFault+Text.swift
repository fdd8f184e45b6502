import SonifyBase

extension InputError.DataFault {
  /// What is wrong, without the location and without a program's own means to fix it.
  public var description: String {
    switch self {
    case .foreign(let format): format.phrase.text()
    case .damagedGzip: FilePhrases.damaged.text()
    case .truncatedGzip: FilePhrases.cutOff.text()
    case .unpacksTooFar(let factor): FilePhrases.unpacksToMuch.text(["factor": "\(factor)"])
    case .tooLong(let maximum):
      FilePhrases.tooLong.text(["size": ReadingOptions.sizeText(maximum)])

    case .empty: TablePhrases.empty.text()
    case .blank: TablePhrases.blank.text()
    case .headerAlone: TablePhrases.headerAlone.text()
    case .shortHeader(let count, let cells, _):
      TablePhrases.shortHeader.text(count: count, ["count": "\(count)", "cells": "\(cells)"])
    case .tooFewLines(let count):
      TablePhrases.fewLines.text(count: count, ["count": "\(count)"])
    case .longSkippedLines(let count, let size):
      TablePhrases.longLines.text(count: count, ["count": "\(count)", "size": "\(size)"])
    case .tooManyColumns(let count, let maximum):
      TablePhrases.manyColumns.text(count: count, ["count": "\(count)", "maximum": "\(maximum)"])
    case .noColumns: TablePhrases.unclearColumns.text()
    case .noNumbers: TablePhrases.noValues.text()
    case .runningText: TablePhrases.runningText.text()
    case .allMissing: TablePhrases.allMissing.text()
    case .columnMissing(let name): TablePhrases.columnMissing.text(["name": name])
    case .columnsMissing(let names):
      TablePhrases.columnsMissing.text([
        "names": UntrustedText.harmless(Lists.items(names.map(\.quoted)), limit: 200)
      ])
    case .noRow(let x): TablePhrases.noRowOf.text(["x": x])
    case .row(let fault), .cell(let fault, _, _): fault.description

    case .noPrintedTable: PrintedTablePhrases.noTable.text()
    case .rowsLeftOut: PrintedTablePhrases.rowsLeftOut.text()
    case .deepArray: PrintedTablePhrases.deepArray.text()
    case .noLastBar: PrintedTablePhrases.noLastBar.text()
    case .textAcrossColumns: PrintedTablePhrases.textAcross.text()

    case .sheet(let fault): fault.description
    case .database(let fault): fault.description

    case .json(let sentence, _), .jsonRow(let sentence, _): sentence
    case .moreJSON: JSONFaultPhrases.more.text()
    case .jsonNotUTF8: JSONFaultPhrases.notUTF8.text()
    case .noJSONRows: JSONPhrases.noRows.text()
    case .noJSONValues: JSONPhrases.noValues.text()

    case .noValueOfFunction(let range):
      FunctionPhrases.nowhere.text([
        "from": range.lowerBound.inWords, "to": range.upperBound.inWords,
      ])
    case .document(let sentence): sentence
    case .notDocument: DocumentFaultPhrases.notDocument.text()
    case .specification(let fault, _): fault.description
    }
  }

  /// Returns one line about the fault with its location: the line, and the column, byte or member.
  /// - Parameters:
  ///   - problem: what is wrong, as ``description`` or in a program's own words.
  ///   - place: the source and the line.
  /// - Returns: the line.
  package func line(_ problem: String, at place: InputError.Place) -> String {
    switch self {
    case .cell(_, let column, let name):
      let text =
        name.isEmpty
        ? ReadingPhrases.inNumberedColumn.text(["number": "\(column)", "problem": problem])
        : ReadingPhrases.inColumn.text(["name": name, "problem": problem])
      return "\(place): \(text)"
    case .json(_, let byte), .jsonRow(_, let byte), .moreJSON(let byte), .jsonNotUTF8(let byte):
      return "\(place): "
        + JSONFaultPhrases.atByte.text(["problem": problem, "byte": "\(byte)"])
    case .specification(let fault, let path):
      var problem = problem
      // Data with the name of the specification need no name a second time.
      let name = "\(InputError.Place(source: place.source)): "
      if case .data = fault, problem.hasPrefix(name) { problem.removeFirst(name.count) }
      let member = path.isEmpty ? "" : "\(path): "
      return "\(place): \(UntrustedText.harmless(member + problem, limit: 300))"
    default: return "\(place): \(problem)"
    }
  }
}

extension InputError.DataFault.ForeignFormat {
  fileprivate var phrase: Phrase {
    switch self {
    case .picture: ForeignPhrases.picture
    case .sound: ForeignPhrases.sound
    case .program: ForeignPhrases.program
    case .pdf: ForeignPhrases.pdf
    case .zip: ForeignPhrases.zip
    case .office: ForeignPhrases.office
    case .sqlite: ForeignPhrases.sqlite
    case .parquet: ForeignPhrases.parquet
    case .arrow: ForeignPhrases.arrow
    case .avro: ForeignPhrases.avro
    case .hdf5: ForeignPhrases.hdf5
    case .numpy: ForeignPhrases.numpy
    case .pickle: ForeignPhrases.pickle
    case .script: ForeignPhrases.script
    case .facts: ForeignPhrases.facts
    case .report: ForeignPhrases.report
    case .zstd: ForeignPhrases.zstd
    case .xz: ForeignPhrases.xz
    case .bzip2: ForeignPhrases.bzip2
    }
  }
}
