extension TableLoader {
  /// What was found out about the way in which the table is written.
  func decisions(_ found: Findings) -> [Decision] {
    var decisions = opening.dialect.decisions(reading)
    // Where the delimited text was made here, the header may be no choice.
    if reading.hasMargins || reading.hasHeader == nil {
      decisions.append(
        Decision(
          opening.hasHeader ? "the first row names the columns" : "no row names the columns",
          remedy: opening.hasHeader ? "--no-header" : "--header", isTold: false))
    }
    decisions.append(
      Decision(
        "\(found.rowCount) \(found.rowCount == 1 ? "row" : "rows") of \(found.profiles.count) \(found.profiles.count == 1 ? "column" : "columns")",
        isTold: false))
    decisions += columnDecisions(found.profiles)
    for column in found.roles.columns where found.profiles[column].content == .number {
      let profile = found.profiles[column]
      let phrases = profile.style?.phrases(name(profile, column), opening.dialect) ?? []
      decisions += phrases.map { Decision($0) }
    }
    if let x = found.roles.x, let dates = found.table.columns[x]?.values {
      decisions += dateDecisions(found.profiles[x], x, dates)
    }
    return decisions
  }

  /// How many columns are told of one by one.
  private static let greatestCount = 20

  /// What every column holds.
  private func columnDecisions(_ profiles: [ColumnProfile]) -> [Decision] {
    var decisions = profiles.prefix(Self.greatestCount).enumerated().map { column, profile in
      let contents =
        switch profile.content {
        case .number: "numbers"
        case .date(let format): "dates like \(format.example)"
        case .text: "texts"
        case nil: "no values"
        }
      return Decision(
        "column \(column + 1), \(name(profile, column)), holds \(contents)", isTold: false)
    }
    if profiles.count > decisions.count {
      decisions.append(
        Decision("and \(profiles.count - decisions.count) more columns", isTold: false))
    }
    return decisions
  }

  /// What was found out about the dates on the x axis.
  private func dateDecisions(
    _ profile: ColumnProfile, _ column: Int, _ dates: [Double]
  ) -> [Decision] {
    if let time = profile.unixTime(column), choices.xScale == .auto {
      return [
        Decision(
          "\(name(profile, column)) counts \(time.name) since 1970", remedy: "--x-scale linear")
      ]
    }
    guard case .date(let format) = profile.content else { return [] }
    var decisions: [Decision] = []
    if format.exchanged != nil {
      let isDayFirst = format.form == .slashedDayFirst
      decisions.append(
        Decision(
          "dates read \(isDayFirst ? "day" : "month") first",
          remedy: isDayFirst ? "--month-first" : "--day-first",
          isTold: reading.dateOrder == .auto && SlashedDates.areAmbiguous(dates)))
    }
    if format.hasShortYear {
      decisions.append(
        Decision("years of two digits lie in 1969 to 2068", remedy: "years of four digits"))
    }
    if profile.hasOffsets {
      decisions.append(Decision("times are in UTC", remedy: "times without an offset"))
    }
    return decisions
  }

  private func name(_ profile: ColumnProfile, _ column: Int) -> String {
    UntrustedText.harmless(profile.displayName(column), limit: 60)
  }
}

extension Dialect {
  /// What was found out about it.
  fileprivate func decisions(_ reading: ReadingOptions) -> [Decision] {
    let isComma = decimal == UInt8(ascii: ",")
    let mark = Decision(
      "decimal \(isComma ? "comma" : "point")",
      remedy: isComma ? "--no-decimal-comma" : "--decimal-comma",
      isTold: isComma && reading.decimalComma == nil)
    // Text that was made here has a delimiter that nobody chose.
    guard reading.hasMargins else { return [mark] }
    return [
      Decision(
        "cells are separated by \(delimiterName)", remedy: "--delimiter CHARACTER", isTold: false),
      mark,
    ]
  }

  private var delimiterName: String {
    switch delimiter {
    case UInt8(ascii: ","): "commas"
    case UInt8(ascii: ";"): "semicolons"
    case UInt8(ascii: "\t"): "tabs"
    case UInt8(ascii: "|"): "bars"
    case UInt8(ascii: " "): "spaces"
    default: "\"\(UntrustedText.harmless(String(UnicodeScalar(delimiter)), limit: 4))\""
    }
  }
}
