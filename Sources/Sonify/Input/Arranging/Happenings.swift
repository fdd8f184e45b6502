import SonifyBase
import SonifyChart
import SonifyTables

/// Payments and events, which come when they come.
extension TableFindings {
  /// Returns the period of the calendar whose payments are added or whose events are counted, as one payment after the
  /// other shows no course; nil if the rows are none or too few.
  ///
  /// Payments and events have dates in no even steps, and not the same number at each. Of several to each month in half
  /// a year or more, those of months are added; else those of weeks, or of days that often have several.
  func usualPeriod(_ choices: ChartChoices) -> RowChoices.Period? {
    guard choices.rows.grouping == nil, choices.label == nil, choices.tones.isEmpty,
      [nil, .line, .bar].contains(choices.kind), across == nil, roles.figure == nil,
      !roles.isMatrix, !roles.areCounted, let x = roles.x, profiles[x].content?.isDate == true,
      areHappenings(choices), let times = table.columns[x]?.values
    else { return nil }
    let names = roles.series.flatMap { table.columns[$0]?.values }
    let days = times.map { time in
      CivilDate.moments.contains(time) ? (time / Self.day).rounded(.down) : .nan
    }
    let known = days.filter { !$0.isNaN }
    guard known.count >= Self.manyRows, let first = known.min(), let last = known.max(),
      comeUnevenly(days, names)
    else { return nil }
    func count(_ period: RowChoices.Period) -> Int? {
      let ends = period.beginning(of: first * Self.day)...period.beginning(of: last * Self.day)
      return period.beginnings(in: ends, upTo: Self.maxPeriods)?.count
    }
    guard let months = count(.month) else {
      return count(.year).map { known.count >= Self.minRows * $0 } == true ? .year : nil
    }
    if months >= Self.minPeriods, known.count >= Self.minRows * months { return .month }
    let perDay = Double(known.count) / (last - first + 1)
    if let weeks = count(.week), weeks >= Self.minPeriods, known.count >= Self.minRows * weeks,
      perDay < Self.manyRowsOfDay
    {
      return .week
    }
    let filled = Set(known).count
    let areDaysShared = filled * 4 <= known.count * 3
    return areDaysShared && Double(filled * 2) > last - first ? .day : nil
  }

  /// Leaves out values that do not add up, such as prices and ratings, beside those that are added.
  mutating func leaveOutLevels() {
    for column in roles.ys where !Self.addsUp(profiles[column]) {
      roles.leaveOut(column, because: .measure)
    }
  }

  /// Returns whether rows are counted, or what is paid or done is heard of them, alone if the user chose it.
  private func areHappenings(_ choices: ChartChoices) -> Bool {
    if roles.areRowsCounted { return true }
    let added = roles.ys.filter { profiles[$0].addsUpInTime }
    guard choices.y.isEmpty else { return added.count == roles.ys.count }
    // How long a trip took is one of many figures, and what it cost is the first.
    return added.contains { profiles[$0].isNamedPayment }
      || !added.isEmpty && added.count * 2 >= roles.ys.count
  }

  /// Returns whether the values of a column are added beside others that are.
  private static func addsUp(_ profile: ColumnProfile) -> Bool {
    profile.addsUpInTime || QuantityName(profile.name).isAmount == true
  }

  private static let day = 86_400.0
  /// The minimum number of rows of a period, on average.
  private static let minRows = 2
  private static let minPeriods = 6
  private static let maxPeriods = 240
  /// The number of rows of a day, on average, from which on days show more than weeks.
  private static let manyRowsOfDay = 3.0
  /// The minimum number of rows; fewer are heard one by one.
  private static let manyRows = 20

  /// Returns whether days come in no even steps: few of the steps are the same, or several rows have one day and how
  /// many have each follows from nothing.
  /// - Parameters:
  ///   - days: the day of each row; NaN where it is missing.
  ///   - names: the series of each row, if there are any.
  private func comeUnevenly(_ days: [Double], _ names: [Double]?) -> Bool {
    var rows: [Double: Int] = [:]
    for day in days where !day.isNaN { rows[day, default: 0] += 1 }
    let sorted = rows.keys.sorted()
    var steps: [Double: Int] = [:]
    for (day, next) in zip(sorted, sorted.dropFirst()) { steps[next - day, default: 0] += 1 }
    let areEven = (steps.values.max() ?? 0) * 2 >= sorted.count
    let count = rows.values.reduce(0, +)
    guard areEven || rows.count * 10 < count * 9 else { return true }
    guard rows.count * 10 < count * 9 else { return false }
    // A table of shops has each of them once on each day, or nearly all.
    if areEven, let names, isOnce(days, names) { return false }
    var days: [Int: Int] = [:]
    for count in rows.values { days[count, default: 0] += 1 }
    let usual = days.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    if areEven, let usual, usual > 2, usual == rows.values.max() { return false }
    let mean = Double(count) / Double(rows.count)
    let variance =
      rows.values.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / Double(rows.count)
    return mean < Self.fewShops || variance > mean / 4
  }

  /// The number of shops, or of their like, in a table with a row for nearly each of them on each day, from which on this
  /// is known by how little the number of rows of a day varies.
  private static let fewShops = 4.0

  private func isOnce(_ days: [Double], _ names: [Double]) -> Bool {
    var pairs: Set<[Double]> = []
    return zip(days, names).allSatisfy { pairs.insert([$0, $1]).inserted }
  }
}
