import SonifyBase
import SonifyChart
import SonifyTables

/// What the rows of each period of the calendar become.
struct PeriodPlan {
  let period: RowChoices.Period
  /// The columns whose values are added; none if rows are counted.
  let added: Set<Int>
}

/// Payments and events, which come when they come.
extension TableFindings {
  /// Returns the period whose rows are combined, as the user chose or as suits payments and events; nil if each row is by
  /// itself.
  /// - Complexity: O(*n* log *n*) for payments, else linear in the rows.
  func periodPlan(_ choices: ChartChoices) -> PeriodPlan? {
    if let period = choices.rows.combinedPeriod {
      let added = roles.ys.filter {
        mayAddUp($0) || profiles[$0].mayBePayment
          || QuantityName(profiles[$0].name).isAmount == true
      }
      return PeriodPlan(period: period, added: Set(added))
    }
    return choices.rows.period == nil ? usualPlan(choices) : nil
  }

  /// Leaves out values that do not add up, such as prices and ratings, beside those that are added without being asked.
  mutating func leaveOutLevels(besides plan: PeriodPlan) {
    for column in roles.ys where !plan.added.isEmpty && !plan.added.contains(column) {
      roles.leaveOut(column, because: .level)
    }
  }

  /// Returns the plan that suits payments, each of which shows no course, and events that are counted; nil if the rows are
  /// none or too few.
  ///
  /// Payments and events have dates in no even steps, and not the same number at each.
  private func usualPlan(_ choices: ChartChoices) -> PeriodPlan? {
    let rows = choices.rows
    guard rows.grouping == nil, rows.order == nil, rows.first == nil, rows.last == nil,
      choices.label == nil, choices.xRange == nil, choices.tones.isEmpty,
      [nil, .line, .bar].contains(choices.kind),
      across == nil, roles.figure == nil, !roles.isMatrix, !roles.areCounted, let x = roles.x,
      let values = table.columns[x]?.values, let times = profiles[x].moments(values, column: x),
      roles.areRowsCounted || roles.ys.contains(where: mayAddUp)
    else { return nil }
    let days = times.map { time in
      CivilDate.moments.contains(time) ? (time / Self.day).rounded(.down) : .nan
    }
    let known = days.filter { !$0.isNaN }
    guard known.count >= Self.minRows, comeUnevenly(days),
      let period = Self.period(of: known),
      let added = roles.areRowsCounted ? [] : columnsThatAddUp(choices, times)
    else { return nil }
    return PeriodPlan(period: period, added: added)
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

  /// Returns the month if half a year or more has several rows in each, the year if there are over 240 months, else the
  /// week or, if days often have several rows and nearly all have some, the day.
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

  /// Returns whether a column has counts, or what is paid or done again and again, as far as headers say it.
  private func mayAddUp(_ column: Int) -> Bool {
    profiles[column].isCount || isPayment(column) || isDone(column)
  }

  private func isPayment(_ column: Int) -> Bool {
    let profile = profiles[column]
    // One column of euros beside one of pounds is a rate.
    let isCurrency =
      UnitSign.isCurrency(profile.name)
      && profiles.count { UnitSign.isCurrency($0.name) } == 1
    let hasOtherSide =
      profile.isSideOfAccount
      && (profiles.count(where: \.isSideOfAccount) > 1 || profiles.contains(where: \.namesPayments))
    return profile.isNamedPayment || isCurrency && profile.content == .number || hasOtherSide
      || profile.mayBePayment && profiles.contains { $0.namesPayments || $0.isNamedPayment }
  }

  private func isDone(_ column: Int) -> Bool {
    profiles[column].intervalPart == .length
      || profiles[column].isNamedDone && profiles.contains(where: \.namesActivities)
  }

  /// Returns the columns of values that add up, if all others are known not to; nil if none does, or it is not known what
  /// another is.
  private func columnsThatAddUp(_ choices: ChartChoices, _ times: [Double]) -> Set<Int>? {
    // Pounds and dollars make no sum.
    guard !profiles.contains(where: \.namesCurrencies) else { return nil }
    let order = times.indices.filter { !times[$0].isNaN }
      .sorted { (times[$0], $0) < (times[$1], $1) }
    let levels = Set(roles.ys.filter { isLevel($0, in: order) })
    let flows = roles.ys.filter { !levels.contains($0) }
    // A coffee has cents.
    let payments = flows.filter {
      isPayment($0) && !(profiles[$0].mayBeRating && profiles[$0].summary.isWhole)
    }
    guard !payments.isEmpty else {
      let done = Set(flows.filter(isDone))
      return done.isEmpty || !choices.y.isEmpty && done.count < roles.ys.count ? nil : done
    }
    let counts = flows.filter {
      profiles[$0].summary.isWhole && QuantityName(profiles[$0].name).isAmount == true
    }
    let added = Set(payments + counts)
    let others = roles.ys.filter { !added.contains($0) }
    guard choices.y.isEmpty || others.isEmpty,
      !others.contains(where: { profiles[$0].isNamedBalance }),
      others.allSatisfy({ column in
        profiles[column].mayBeRating || levels.contains(column)
          || QuantityName(profiles[column].name).isAmount == false && !profiles[column].isNamedMoney
      })
    else { return nil }
    return added
  }

  /// The maximum of von Neumann's ratio, 2 of values in no order, from which on they follow from those before.
  private static let maxRatioOfLevels = 1.0

  /// Returns whether values go on from those before, as a stock and a sum that goes on do and payments do not.
  ///
  /// This is so by von Neumann's ratio, of the ranks of each series: "Distribution of the Ratio of the Mean Square
  /// Successive Difference to the Variance", Annals of Mathematical Statistics 12 (1941).
  /// - Complexity: linear.
  private func isLevel(_ column: Int, in order: [Int]) -> Bool {
    guard let values = table.columns[column]?.values else { return false }
    let names = roles.series.flatMap { table.columns[$0]?.values }
    var parts: [Double: [Double]] = [:]
    for row in order where !values[row].isNaN {
      let name = names?[row] ?? 0
      // Missing names are equal to none, and a table of them is slow.
      if !name.isNaN { parts[name, default: []].append(values[row]) }
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

  private struct NamedDay: Hashable {
    let day, name: Double
  }

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
    let areShared = rows.count * 10 < count * 9
    guard areEven else { return true }
    guard areShared else { return false }
    // A table of shops has each of them once on each day, or nearly all.
    if let names = roles.series.flatMap({ table.columns[$0]?.values }) {
      var pairs: Set<NamedDay> = []
      let areOnce = zip(days, names).allSatisfy { day, name in
        day.isNaN || name.isNaN || pairs.insert(NamedDay(day: day, name: name)).inserted
      }
      if areOnce { return false }
    }
    var sizes: [Int: Int] = [:]
    for count in rows.values { sizes[count, default: 0] += 1 }
    let usual = sizes.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0
    if usual > 2, usual == rows.values.max() { return false }
    let mean = Double(count) / Double(rows.count)
    let variance =
      rows.values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(rows.count)
    return mean < Self.minShops || variance > mean / 4
  }

  /// The minimum number of rows of a day, on average, of which it is known by how little this number varies that they are
  /// one for each of several shops, or of their like.
  private static let minShops = 4.0
}

extension ColumnProfile {
  /// Returns the values of the column as times, in seconds since 1970 by their clock; nil if they are none.
  func moments(_ values: [Double], column: Int) -> [Double]? {
    if let unixTime = unixTime(column) { return values.map(unixTime.seconds) }
    return content?.isDate == true ? values : nil
  }
}
