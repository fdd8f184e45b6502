import SonifyBase
import SonifyChart
import SonifyTables

extension TableLoader {
  /// Returns what was detected about the format of the table and the contents of its columns.
  func formatDecisions(_ found: TableFindings) -> [Decision] {
    var decisions = opening.dialect.decisions(reading)
    // If the delimited text was generated, the header may not be a choice.
    if reading.hasMargins || reading.hasHeader == nil {
      decisions.append(.writing(.header(opening.hasHeader)))
    }
    decisions.append(.writing(.size(rows: found.rowCount, columns: found.profiles.count)))
    return decisions + columnDecisions(found)
  }

  /// Returns what was detected about the numbers and the dates of the chart.
  func valueDecisions(_ found: TableFindings) -> [Decision] {
    var decisions: [Decision] = []
    for column in found.roles.columns where found.profiles[column].content == .number {
      let profile = found.profiles[column]
      decisions +=
        profile.style?.decisions(of: profile.displayName(column), opening.dialect) ?? []
      // A town of 202.137 people has some thousands of them, but who wrote so is not known; where other numbers have
      // decimal points, the option would not read them.
      if profile.hasOpenPoints, !opening.dialect.isDecimalGiven, !showsPoint(found) {
        decisions.append(.writing(.openPoints(column: profile.displayName(column))))
      }
    }
    decisions = Decision.joined(decisions)
    if let x = found.roles.x, let dates = found.table.columns[x]?.values {
      decisions += dateDecisions(found.profiles[x], x, dates)
    }
    return decisions
  }

  /// Returns whether a column of numbers that are used can only have decimal points.
  private func showsPoint(_ found: TableFindings) -> Bool {
    found.roles.columns.contains { column in
      opening.profiles.indices.contains(column) && found.profiles[column].content == .number
        && found.profiles[column].style == nil && opening.evidence(column).tellsPoint
    }
  }

  /// Returns the content and the use of every column.
  private func columnDecisions(_ found: TableFindings) -> [Decision] {
    found.profiles.enumerated().map { column, profile in
      let content: Decision.Content =
        switch profile.content {
        case .number: .numbers
        case .date(let format): .dates(like: format.example, format.dayOrder)
        case .text: .texts
        case nil: .noValues
        }
      return .writing(
        .column(
          column + 1, name: profile.displayName(column), holds: content,
          use: found.across?.rowNames.contains(column) == true
            ? .series : use(column, profile, found.roles)))
    }
  }

  /// Returns which malformed rows and cells were skipped.
  func skippedDecisions(_ found: TableFindings) -> [Decision] {
    let skipped = found.skipped
    var decisions: [Decision.Rows] = []
    func line(_ fault: ReadingFault) -> Int { opening.source.place(line: fault.line).line ?? 0 }
    if let first = skipped.rows.first {
      let (count, line) = (skipped.rows.count, line(first))
      if case .ragged(let cells) = first.problem {
        decisions.append(
          .malformed(
            count, of: found.rowCount + count, line: line, cells: cells,
            expected: opening.profiles.count))
      } else {
        decisions.append(.damaged(count, of: found.rowCount + count, line: line))
      }
    }
    if skipped.endingEarly > 0 {
      decisions.append(.endingEarly(skipped.endingEarly, of: found.rowCount + skipped.rows.count))
    }
    if skipped.headers > 0 { decisions.append(.repeatedHeaders(skipped.headers)) }
    let cells = skipped.cells.sorted { $0.key < $1.key }.compactMap { column, cells in
      cells.first.map { (name: opening.profiles[column].displayName(column), cells.count, $0) }
    }
    if let (name, count, first) = cells.first, cells.count == 1 {
      decisions.append(
        .unreadable(count, column: name, line: line(first), text: first.cell(opening.dialect)))
    } else if let first = cells.map(\.2).min(by: { $0.line < $1.line }) {
      decisions.append(
        .unreadableCells(
          cells.reduce(0) { $0 + $1.1 }, columns: cells.map(\.name), line: line(first),
          text: first.cell(opening.dialect)))
    }
    return decisions.map { .rows($0) }
  }

  private func use(
    _ column: Int, _ profile: ColumnProfile, _ roles: ColumnRoles
  ) -> Decision.Use {
    if column == roles.x, roles.areCounted || roles.areRowsCounted { return .counted }
    let rows = roles.isMatrix ? roles.x : choices.kind == .heatmap ? roles.series : nil
    if column == rows { return .cellRows }
    if column == roles.x {
      let beginsAgain =
        roles.xRule == .steps && profile.falls > 0 && !profile.summary.isStrictlyMonotonic
        && !profile.passMidnight
      return .x(choices.x != nil ? nil : beginsAgain ? .repeatedSteps : roles.xRule)
    }
    if roles.ys.contains(column) { return .y }
    if [roles.series, roles.secondSeries].contains(column) { return .series }
    if column == roles.units { return .units }
    if column == roles.labels { return .labels }
    if selection.columns.contains(column) { return .rows }
    return .none(roles.exclusions[column] ?? profile.reasonNotToUse(column))
  }

  /// Returns what was detected about the dates on the x axis.
  private func dateDecisions(
    _ profile: ColumnProfile, _ column: Int, _ dates: [Double]
  ) -> [Decision] {
    if let time = profile.unixTime(column), choices.xScale == .auto {
      let name = profile.displayName(column)
      return [.writing(.unixTime(column: name, perSecond: Int(time.rawValue)))]
    }
    guard case .date(let format) = profile.content else { return [] }
    var decisions: [Decision] = []
    if format.exchanged != nil {
      let isGuessed =
        reading.dateOrder == .auto && SlashedDates.order(statedBy: profile.name) == nil
        && SlashedDates.areAmbiguous(dates)
      decisions.append(.writing(.dateOrder(format.dayOrder, isGuessed: isGuessed)))
    }
    if format.hasShortYear || format.mayHaveShortYear { decisions.append(.writing(.twoDigitYears)) }
    if format == .splitYear { decisions.append(.writing(.splitYears)) }
    if let clock = format.clock.decision(on: profile.offsets) { decisions.append(.writing(clock)) }
    return decisions
  }
}

extension DateClock {
  /// Returns what is to be said of the clock of times with these offsets from UTC; nil if all are in UTC.
  fileprivate func decision(on offsets: Set<Double>) -> Decision.Writing? {
    guard offsets.contains(where: { $0 != 0 }) else { return nil }
    return switch self {
    case .own: .ownClocks
    case .ahead(let seconds): .clock(aheadOfUTC: Int(seconds), isOfAll: offsets == [seconds])
    }
  }
}

extension DateFormat {
  /// The order of day and month, if the format is ambiguous.
  fileprivate var dayOrder: ReadingOptions.DateOrder {
    switch form {
    case .slashedDayFirst: .dayFirst
    case .slashedMonthFirst: .monthFirst
    default: .auto
    }
  }
}

extension Dialect {
  /// Returns what was detected about the dialect.
  fileprivate func decisions(_ reading: ReadingOptions) -> [Decision] {
    let mark = Decision.writing(
      .decimalComma(decimal == UInt8(ascii: ","), isGiven: reading.decimalComma != nil))
    // Generated text has a delimiter that nobody chose.
    guard reading.hasMargins else { return [mark] }
    return [.writing(.delimiter(delimiter)), mark]
  }
}
