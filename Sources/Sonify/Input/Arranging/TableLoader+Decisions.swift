extension TableLoader {
  /// What was found out about the way in which the table is written.
  func decisions(_ found: TableFindings) -> [Decision] {
    var decisions = opening.dialect.decisions(reading)
    // Where the delimited text was made here, the header may be no choice.
    if reading.hasMargins || reading.hasHeader == nil {
      decisions.append(
        Decision(
          opening.hasHeader
            ? TableChoicePhrases.header.text() : TableChoicePhrases.noHeader.text(),
          remedy: opening.hasHeader ? "--no-header" : "--header", isTold: false))
    }
    let columnCount = found.profiles.count
    let columns = TableChoicePhrases.columns.text(
      count: columnCount, ["count": "\(columnCount)"])
    decisions.append(
      Decision(
        TableChoicePhrases.size.text(
          count: found.rowCount, ["count": "\(found.rowCount)", "columns": columns]),
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
      let (number, name) = ("\(column + 1)", name(profile, column))
      let text =
        switch profile.content {
        case .number: TableChoicePhrases.numbers.text(["number": number, "name": name])
        case .date(let format):
          TableChoicePhrases.dates.text([
            "number": number, "name": name, "example": format.exampleInWords,
          ])
        case .text: TableChoicePhrases.texts.text(["number": number, "name": name])
        case nil: TableChoicePhrases.noValues.text(["number": number, "name": name])
        }
      return Decision(text, isTold: false)
    }
    let more = profiles.count - decisions.count
    if more > 0 {
      decisions.append(
        Decision(
          TableChoicePhrases.moreColumns.text(count: more, ["count": "\(more)"]), isTold: false))
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
          time.phrase.text(["name": name(profile, column)]), remedy: "--x-scale linear")
      ]
    }
    guard case .date(let format) = profile.content else { return [] }
    var decisions: [Decision] = []
    if format.exchanged != nil {
      let isDayFirst = format.form == .slashedDayFirst
      decisions.append(
        Decision(
          isDayFirst
            ? TableChoicePhrases.dayFirst.text() : TableChoicePhrases.monthFirst.text(),
          remedy: isDayFirst ? "--month-first" : "--day-first",
          isTold: reading.dateOrder == .auto && SlashedDates.areAmbiguous(dates)))
    }
    if format.hasShortYear {
      decisions.append(
        Decision(
          TableChoicePhrases.shortYears.text(), remedy: RemedyPhrases.longYears.text()))
    }
    if profile.hasOffsets {
      decisions.append(
        Decision(TableChoicePhrases.inUTC.text(), remedy: RemedyPhrases.noOffset.text()))
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
      isComma ? WritingPhrases.decimalComma.text() : WritingPhrases.decimalPoint.text(),
      remedy: isComma ? "--no-decimal-comma" : "--decimal-comma",
      isTold: isComma && reading.decimalComma == nil)
    // Text that was made here has a delimiter that nobody chose.
    guard reading.hasMargins else { return [mark] }
    return [
      Decision(separation, remedy: RemedyPhrases.delimiter.text(), isTold: false),
      mark,
    ]
  }

  /// What separates cells, in a sentence.
  private var separation: String {
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
}
