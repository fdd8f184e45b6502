import SonifyBase
import SonifyChart
import SonifyTables

/// Payments and events, which come when they come.
extension TableFindings {
  /// What is combined: the rows of each period of the calendar, and the columns that add up; none if rows are counted.
  struct PeriodSums {
    let period: RowChoices.Period
    let columns: [Int]
  }

  /// Returns the period whose rows are combined by their sums, or that the user chose; nil if each row is by itself.
  func periodSums(_ choices: ChartChoices) -> PeriodSums? {
    guard let period = choices.rows.period else { return usualSums(choices) }
    guard period != .row, let x = roles.x, let times = table.columns[x]?.values else { return nil }
    let columns = choices.rows.grouping == nil ? columnsThatAddUp(choices, times) : nil
    return PeriodSums(period: period, columns: columns ?? [])
  }

  /// Returns the period of the calendar whose payments are added or whose events are counted, as one payment after the
  /// other shows no course; nil if the rows are none or too few.
  ///
  /// Payments and events have dates in no even steps, and not the same number at each. Of several to each month in half
  /// a year or more, those of months are added; else those of weeks, or of days that often have several.
  private func usualSums(_ choices: ChartChoices) -> PeriodSums? {
    let rows = choices.rows
    guard rows.grouping == nil, rows.order == nil, rows.first == nil, rows.last == nil,
      choices.label == nil, choices.tones.isEmpty, [nil, .line, .bar].contains(choices.kind),
      across == nil, roles.figure == nil, !roles.isMatrix, !roles.areCounted, let x = roles.x,
      profiles[x].content?.isDate == true, let times = table.columns[x]?.values,
      let columns = roles.areRowsCounted ? [] : columnsThatAddUp(choices, times)
    else { return nil }
    let days = times.map { time in
      CivilDate.moments.contains(time) ? (time / Self.day).rounded(.down) : .nan
    }
    let known = days.filter { !$0.isNaN }
    guard known.count >= Self.minRows, comeUnevenly(days) else { return nil }
    return Self.period(of: known).map { PeriodSums(period: $0, columns: columns) }
  }

  /// Leaves out values that do not add up, such as prices and ratings, beside those that are added.
  mutating func leaveOutLevels(besides sums: PeriodSums) {
    for column in roles.ys where !sums.columns.isEmpty && !sums.columns.contains(column) {
      roles.leaveOut(column, because: .measure)
    }
  }

  private static let day = 86_400.0
  /// The minimum number of rows; fewer are heard one by one.
  private static let minRows = 20
  /// The minimum number of rows of a period, on average.
  private static let minRowsOfPeriod = 2
  private static let minPeriods = 6
  private static let maxPeriods = 240
  /// The number of rows of a day, on average, from which on days show more than weeks.
  private static let manyRowsOfDay = 3.0

  private static func period(of days: [Double]) -> RowChoices.Period? {
    guard let first = days.min(), let last = days.max() else { return nil }
    func count(_ period: RowChoices.Period) -> Int? {
      let ends = period.beginning(of: first * day)...period.beginning(of: last * day)
      return period.beginnings(in: ends, upTo: maxPeriods)?.count
    }
    guard let months = count(.month) else {
      return count(.year).map { days.count >= minRowsOfPeriod * $0 } == true ? .year : nil
    }
    if months >= minPeriods, days.count >= minRowsOfPeriod * months { return .month }
    let perDay = Double(days.count) / (last - first + 1)
    if let weeks = count(.week), weeks >= minPeriods, days.count >= minRowsOfPeriod * weeks,
      perDay < manyRowsOfDay
    {
      return .week
    }
    let filled = Set(days).count
    let areDaysShared = filled * 4 <= days.count * 3
    return areDaysShared && Double(filled * 2) > last - first ? .day : nil
  }

  // MARK: - What adds up

  /// Returns the columns of values that add up, if all others are known not to; nil if none does, or it is not known what
  /// another is.
  private func columnsThatAddUp(_ choices: ChartChoices, _ times: [Double]) -> [Int]? {
    let order = times.indices.filter { !times[$0].isNaN }
      .sorted { (times[$0], $0) < (times[$1], $1) }
    // Pounds and dollars make no sum.
    guard !profiles.contains(where: \.namesCurrencies) else { return nil }
    let arePaid = profiles.contains { $0.namesPayments || $0.isNamedPayment }
    let payments = roles.ys.filter { column in
      (profiles[column].isNamedPayment || arePaid && profiles[column].mayBePayment)
        && !isLevel(column, in: order)
    }
    if payments.isEmpty {
      let areActivities = profiles.contains(where: \.namesActivities)
      let done = roles.ys.filter { column in
        (areActivities && profiles[column].isNamedDone || profiles[column].intervalPart == .length)
          && !isLevel(column, in: order)
      }
      return done.isEmpty || !choices.y.isEmpty && done.count < roles.ys.count ? nil : done
    }
    let counts = roles.ys.filter {
      !payments.contains($0) && profiles[$0].summary.isWhole && !isLevel($0, in: order)
        && QuantityName(profiles[$0].name).isAmount == true
    }
    let others = roles.ys.filter { !payments.contains($0) && !counts.contains($0) }
    guard choices.y.isEmpty || others.isEmpty,
      !others.contains(where: { profiles[$0].isNamedBalance }),
      others.allSatisfy({ column in
        profiles[column].mayBeRating || isLevel(column, in: order)
          || QuantityName(profiles[column].name).isAmount == false && !profiles[column].isNamedMoney
      })
    else { return nil }
    return payments + counts
  }

  /// The maximum of von Neumann's ratio, 2 of values in no order, from which on they follow from those before.
  private static let maxRatioOfLevels = 1.0

  /// Returns whether values go on from those before, as a stock and a sum that goes on do and payments do not.
  ///
  /// This is so by von Neumann's ratio, of the ranks of each series: "Distribution of the Ratio of the Mean Square
  /// Successive Difference to the Variance", Annals of Mathematical Statistics 12 (1941).
  /// - Complexity: O(*n* log *n*).
  private func isLevel(_ column: Int, in order: [Int]) -> Bool {
    guard let values = table.columns[column]?.values else { return false }
    let names = roles.series.flatMap { table.columns[$0]?.values }
    var parts: [Double: [Double]] = [:]
    for row in order where !values[row].isNaN {
      parts[names?[row] ?? 0, default: []].append(values[row])
    }
    var (steps, squares) = (0.0, 0.0)
    for part in parts.values where part.count > 2 {
      let ranks = Midranks(part).ranks
      let mean = Double(part.count + 1) / 2
      for (rank, next) in zip(ranks, ranks.dropFirst()) { steps += (next - rank) * (next - rank) }
      for rank in ranks { squares += (rank - mean) * (rank - mean) }
    }
    return squares > 0 && steps < Self.maxRatioOfLevels * squares
  }

  // MARK: - When

  /// Returns whether days come in no even steps: few of the steps are the same, or several rows have one day and how
  /// many have each follows from nothing.
  private func comeUnevenly(_ days: [Double]) -> Bool {
    var rows: [Double: Int] = [:]
    for day in days where !day.isNaN { rows[day, default: 0] += 1 }
    let sorted = rows.keys.sorted()
    // Sums of weeks, months or quarters, of which some are missing.
    let areOfWeeks = sorted.allSatisfy { ($0 - sorted[0]).remainder(dividingBy: 7) == 0 }
    let areOfMonths = Set(sorted.map { CivilDate(daysSince1970: Int($0)).day }).count == 1
    guard !areOfWeeks, !areOfMonths else { return false }
    var steps: [Double: Int] = [:]
    for (day, next) in zip(sorted, sorted.dropFirst()) { steps[next - day, default: 0] += 1 }
    let areEven = (steps.values.max() ?? 0) * 2 >= sorted.count
    let count = rows.values.reduce(0, +)
    guard areEven || rows.count * 10 < count * 9 else { return true }
    guard rows.count * 10 < count * 9 else { return false }
    // A table of shops has each of them once on each day, or nearly all.
    if areEven, let names = roles.series.flatMap({ table.columns[$0]?.values }) {
      var pairs: Set<[Double]> = []
      if zip(days, names).allSatisfy({ pairs.insert([$0, $1]).inserted }) { return false }
    }
    var sizes: [Int: Int] = [:]
    for count in rows.values { sizes[count, default: 0] += 1 }
    let usual = sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    if areEven, usual > 2, usual == rows.values.max() { return false }
    let mean = Double(count) / Double(rows.count)
    let variance =
      rows.values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(rows.count)
    return mean < Self.fewShops || variance > mean / 4
  }

  /// The number of shops, or of their like, in a table with a row for nearly each of them on each day, from which on this
  /// is known by how little the number of rows of a day varies.
  private static let fewShops = 4.0
}
