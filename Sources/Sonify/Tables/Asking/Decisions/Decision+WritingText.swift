import SonifyBase

extension Decision.Writing {
  var text: String {
    switch self {
    case .linesAbove(let count):
      TableChoicePhrases.linesAbove.text(count: count, ["count": "\(count)"])
    case .otherLines(let count, let all):
      TableChoicePhrases.otherLines.text(count: count, ["count": "\(count)", "all": "\(all)"])
    case .linesBelow(let count):
      TableChoicePhrases.linesBelow.text(count: count, ["count": "\(count)"])
    case .header(true): TableChoicePhrases.header.text()
    case .header(false): TableChoicePhrases.noHeader.text()
    case .headerRows(let count):
      TableChoicePhrases.headerRows.text(count: count, ["count": "\(count)"])
    case .namesWithoutCells(let names):
      TableChoicePhrases.namesWithoutCells.text([
        "names": Lists.items(names.prefix(3).map(Self.shown), of: names.count)
      ])
    case .unnamedRowNames: TableChoicePhrases.unnamedRowNames.text()
    case .spanningCells(let names):
      TableChoicePhrases.spanningCells.text(
        count: names.count, ["names": UntrustedText.harmless(Lists.text(names), limit: 120)])
    case .units(let row): TableChoicePhrases.units.text(["row": "\(row)"])
    case .printedHeader: PrintedTablePhrases.header.text()
    case .size(let rows, let columns):
      TableChoicePhrases.size.text(
        count: rows,
        [
          "count": "\(rows)",
          "columns": TableChoicePhrases.columns.text(count: columns, ["count": "\(columns)"]),
        ])
    case .column(let number, let name, let content, let use):
      UsePhrases.column.text([
        "content": content.text(number, Self.shown(name)), "use": use.phrase.text(),
      ])
    case .delimiter(let delimiter): Self.separation(by: delimiter)
    case .decimalComma(true, _): WritingPhrases.decimalComma.text()
    case .decimalComma(false, _): WritingPhrases.decimalPoint.text()
    case .decimalCommaOf(let columns, let isComma):
      (isComma ? WritingPhrases.commaIn : WritingPhrases.pointIn)
        .text(["column": Self.listed(columns)])
    case .openPoints(let column): WritingPhrases.pointIn.text(["column": Self.shown(column)])
    case .groupSign(let sign, let columns):
      Self.grouping(by: sign).text(["column": Self.listed(columns)])
    case .unitSign(let sign, let columns, ofAll: true):
      WritingPhrases.isIn.text(
        count: columns.count, ["names": Self.listed(columns), "mark": sign])
    case .unitSign(let sign, let columns, ofAll: false):
      WritingPhrases.someIn.text(["column": Self.listed(columns), "mark": sign])
    case .measured(let columns, let measure):
      measure.phrase.text(count: columns.count, ["names": Self.listed(columns)])
    case .unixTime(let column, let perSecond):
      Self.counting(perSecond).text(["name": Self.shown(column)])
    case .dateOrder(let order, _):
      order == .dayFirst
        ? TableChoicePhrases.dayFirst.text() : TableChoicePhrases.monthFirst.text()
    case .twoDigitYears: TableChoicePhrases.shortYears.text()
    case .splitYears: TableChoicePhrases.splitYears.text()
    case .clock(let seconds, _):
      TableChoicePhrases.clock.text(["zone": Self.zone(aheadOfUTC: seconds)])
    case .ownClocks: TableChoicePhrases.ownClocks.text()
    }
  }

  /// Returns "UTC", "UTC+2" or "UTC−3:30".
  private static func zone(aheadOfUTC seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60
    let fraction = rest == 0 ? "" : rest < 10 ? ":0\(rest)" : ":\(rest)"
    return "UTC\(seconds < 0 ? "−" : "+")\(minutes / 60)\(fraction)"
  }

  /// The first columns of a list, and the number of the others.
  private static func listed(_ columns: [String]) -> String {
    Lists.text(columns.prefix(maxListed).map(shown), of: columns.count)
  }

  private static let maxListed = 8

  private static func shown(_ name: String) -> String { UntrustedText.harmless(name, limit: 60) }

  private static func separation(by delimiter: UInt8) -> String {
    switch delimiter {
    case UInt8(ascii: ","): WritingPhrases.commas.text()
    case UInt8(ascii: ";"): WritingPhrases.semicolons.text()
    case UInt8(ascii: "\t"): WritingPhrases.tabs.text()
    case UInt8(ascii: "|"): WritingPhrases.bars.text()
    case UInt8(ascii: " "): WritingPhrases.spaces.text()
    default:
      WritingPhrases.others.text([
        "delimiter": UntrustedText.harmless(String(UnicodeScalar(delimiter)), limit: 4)
      ])
    }
  }

  private static func grouping(by sign: Character) -> Phrase {
    switch sign {
    case ",": WritingPhrases.groupedByCommas
    case ".": WritingPhrases.groupedByPoints
    case "'": WritingPhrases.groupedByApostrophes
    default: WritingPhrases.groupedBySpaces
    }
  }

  private static func counting(_ perSecond: Int) -> Phrase {
    switch perSecond {
    case 1000: TableChoicePhrases.milliseconds
    case 1_000_000: TableChoicePhrases.microseconds
    case 1_000_000_000: TableChoicePhrases.nanoseconds
    default: TableChoicePhrases.seconds
    }
  }
}

extension Decision.Content {
  fileprivate func text(_ number: Int, _ name: String) -> String {
    switch self {
    case .numbers: TableChoicePhrases.numbers.text(["number": "\(number)", "name": name])
    case .dates(let example, let order):
      TableChoicePhrases.dates.text([
        "number": "\(number)", "name": name, "example": Self.inOrder(order, example),
      ])
    case .texts: TableChoicePhrases.texts.text(["number": "\(number)", "name": name])
    case .noValues: TableChoicePhrases.noValues.text(["number": "\(number)", "name": name])
    }
  }

  private static func inOrder(_ order: ReadingOptions.DateOrder, _ example: String) -> String {
    switch order {
    case .monthFirst: ExamplePhrases.monthFirst.text(["example": example])
    case .dayFirst: ExamplePhrases.dayFirst.text(["example": example])
    case .auto: example
    }
  }
}

extension Decision.Measure {
  fileprivate var phrase: Phrase {
    switch self {
    case .sizes: WritingPhrases.sizes
    case .durations: WritingPhrases.durations
    case .hours: WritingPhrases.hours
    case .timesOfDay: WritingPhrases.timesOfDay
    case .bloodPressures: WritingPhrases.bloodPressures
    case .amounts: WritingPhrases.amounts
    case .uncertainties: WritingPhrases.uncertainties
    case .notes: WritingPhrases.notes
    case .brackets: WritingPhrases.brackets
    }
  }
}
