import SonifyBase

extension Decision {
  /// Which table of a page or a workbook is used, and which of its rows and columns.
  public enum TableChoice: Equatable, Sendable {
    /// Of several tables with numbers, the one with this number, counted from 1, and this name,
    /// which may be empty.
    case used(Int, String, others: [OtherTable])
    /// Of several sheets, the one with this number, counted from 1, and this name; the others were
    /// not searched.
    case usedSheet(Int, String, others: [OtherTable])
    /// Of several outputs of a notebook that may be charts or tables, the one with this number,
    /// counted from 1, and this name.
    case usedOutput(Int, String, others: [OtherTable])
    /// Of several charts in a page, the one with this number, counted from 1.
    case usedChart(Int, others: [OtherTable])
    /// The names of hidden sheets.
    case hiddenSheets([String])
    /// The number of hidden rows that were ignored.
    case hiddenRows(Int)
    /// The letters of hidden columns that were ignored.
    case hiddenColumns([String])
    /// The number of formulas without a value, and the first of their cells, as "D2".
    case formulasWithoutValue(Int, first: String)
    /// The number of rows above the table that were skipped, beside its title.
    case rowsAbove(Int)
    /// The number of rows below the table that were skipped.
    case rowsBelow(Int)
    /// The number of rows that were skipped because they repeat the header or head a section.
    case headings(Int)
    /// The labels of rows at the end that are sums or means of the others, and no points.
    case totals([String])
    /// The labels of rows that are sums of rows above them, and no points.
    case subtotals([String])
    /// The labels of rows that hold the highest possible values, and no points.
    case limits([String])
    /// The labels of rows whose numbers have another unit than those of the others, and are no points.
    case otherUnits([String])
    /// Rows were left out at this line, counted from 1, when the table was written.
    case rowsLeftOut(line: Int)
    /// The first cells of other tables on the sheet, as "D1" or "Costs.D1", which are not used.
    case otherTables([String])
  }

  /// A table that is not used.
  public struct OtherTable: Equatable, Sendable {
    /// The number, counted from 1.
    public let number: Int
    /// The name, which may be empty.
    public let name: String

    package init(number: Int, name: String) {
      self.number = number
      self.name = name
    }

    /// Returns the tables with some names, which may be empty, but for the one that is used.
    package static func all(named names: [String], except used: Int) -> [OtherTable] {
      names.indices.filter { $0 != used }.map { OtherTable(number: $0 + 1, name: names[$0]) }
    }
  }

  /// Returns the decision that one of several tables is used.
  /// - Parameters:
  ///   - index: the index of the table, counted from 0.
  ///   - names: the names of all tables, which may be empty.
  /// - Returns: the decision; nil if there are no others.
  package static func use(ofTable index: Int, among names: [String]) -> Decision? {
    guard names.count > 1 else { return nil }
    return .table(
      .used(index + 1, names[index], others: OtherTable.all(named: names, except: index)))
  }
}

extension Decision.TableChoice {
  /// The maximum number of other tables that are listed.
  private static let listedCount = 3

  var text: String {
    switch self {
    case .used(let number, let name, let others):
      Self.choice(TablePartPhrases.used, number, name, others)
    case .usedSheet(let number, let name, let others):
      Self.choice(TablePartPhrases.sheet, number, name, others)
    case .usedOutput(let number, let name, let others):
      Self.choice(TablePartPhrases.output, number, name, others)
    case .usedChart(let number, let others):
      Self.choice(TablePartPhrases.chart, number, "", others)
    case .hiddenSheets(let names):
      TablePartPhrases.hiddenSheets.text(
        count: names.count,
        [
          "names": Lists.items(
            names.prefix(Self.listedCount).map { UntrustedText.harmless($0, limit: 40).quoted },
            of: names.count)
        ])
    case .hiddenRows(let count):
      TablePartPhrases.hiddenRows.text(count: count, ["count": "\(count)"])
    case .hiddenColumns(let letters):
      TablePartPhrases.hiddenColumns.text(
        count: letters.count,
        ["names": Lists.items(Array(letters.prefix(Self.listedCount)), of: letters.count)])
    case .formulasWithoutValue(let count, let cell):
      TablePartPhrases.formulas.text(count: count, ["count": "\(count)", "cell": cell])
    case .rowsAbove(let count):
      TablePartPhrases.rowsAbove.text(count: count, ["count": "\(count)"])
    case .rowsBelow(let count):
      TablePartPhrases.rowsBelow.text(count: count, ["count": "\(count)"])
    case .headings(let count):
      TablePartPhrases.headings.text(count: count, ["count": "\(count)"])
    case .totals(let labels): Self.rows(labels, TablePartPhrases.totals)
    case .subtotals(let labels): Self.rows(labels, TablePartPhrases.subtotals)
    case .limits(let labels): Self.rows(labels, TablePartPhrases.limits)
    case .otherUnits(let labels): Self.rows(labels, TablePartPhrases.otherUnits)
    case .rowsLeftOut(let line): TablePartPhrases.rowsLeftOut.text(["line": "\(line)"])
    case .otherTables(let cells):
      TablePartPhrases.otherTables.text(
        count: cells.count,
        [
          "names": Lists.items(
            cells.prefix(Self.listedCount).map { UntrustedText.harmless($0, limit: 60) },
            of: cells.count)
        ])
    }
  }

  var isReported: Bool { true }

  var remedy: Remedy? {
    switch self {
    case .used, .usedSheet, .usedOutput, .usedChart, .hiddenSheets: .table
    case .otherTables: .cell
    case .hiddenRows, .hiddenColumns, .formulasWithoutValue, .rowsAbove, .rowsBelow, .headings,
      .totals, .subtotals, .limits, .otherUnits, .rowsLeftOut:
      nil
    }
  }

  private static func rows(_ labels: [String], _ phrase: Phrase) -> String {
    let names = labels.prefix(listedCount).map { UntrustedText.harmless($0, limit: 40).quoted }
    return phrase.text(count: labels.count, ["names": Lists.items(Array(names), of: labels.count)])
  }

  private static func choice(
    _ phrase: Phrase, _ number: Int, _ name: String, _ others: [Decision.OtherTable]
  ) -> String {
    phrase.text(
      count: others.count,
      [
        "table": shown(number, name),
        "others": Lists.items(
          others.prefix(listedCount).map { shown($0.number, $0.name) }, of: others.count),
      ])
  }

  private static func shown(_ number: Int, _ name: String) -> String {
    name.isEmpty ? "\(number)" : "\(number) \(UntrustedText.harmless(name, limit: 40).quoted)"
  }
}
