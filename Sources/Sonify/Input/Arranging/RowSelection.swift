import SonifyBase
import SonifyTables

/// Selects, groups and sorts rows according to the user's choices.
struct RowSelection {
  let choices: RowChoices
  private let dialect: Dialect
  /// The column of every condition.
  private let tested: [Int]
  /// The column by which rows are sorted.
  private let sorting: Int?
  /// Whether rows are sorted by the counts of their groups.
  private let sortsCounts: Bool

  /// Finds the columns of the choices.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such column.
  init(_ choices: RowChoices, among names: [String], _ dialect: Dialect) throws(InputError) {
    self.choices = choices
    self.dialect = dialect
    var tested: [Int] = []
    for condition in choices.conditions {
      tested.append(try condition.column.index(among: names))
    }
    self.tested = tested
    // The counts of groups have no column of their own in the data.
    sortsCounts =
      (choices.grouping == .count || choices.grouping == nil && choices.combinedPeriod != nil)
      && choices.order?.column.text == "count"
      && !names.contains("count")
    sorting = sortsCounts ? nil : try choices.order?.column.index(among: names)
  }

  /// The columns that must be read besides those of the chart.
  var columns: Set<Int> { Set(tested + [sorting].compactMap { $0 }) }

  /// Whether any conditions filter the rows.
  var isFiltering: Bool { !tested.isEmpty }

  /// Keeps the rows that meet all conditions.
  /// - Throws: ``InputError/badChoice(_:)`` if there are none, or a value does not suit its column.
  /// - Returns: the decisions that were made.
  func filter(_ table: inout Table, _ profiles: [ColumnProfile]) throws(InputError) -> [Decision] {
    guard isFiltering else { return [] }
    var rows = Array(0..<table.rowCount)
    var decisions: [Decision] = []
    for (condition, number) in zip(choices.conditions, tested) {
      guard let column = table.columns[number] else { continue }
      let test = try RowTest(condition, column: number, column, profiles[number], dialect)
      let before = rows.count
      rows.removeAll { !test.holds(column.values[$0]) }
      guard !rows.isEmpty else {
        throw .badChoice(noneLeft(condition, number, column, profiles[number]))
      }
      guard rows.count < before else { continue }
      let name = profiles[number].displayName(number)
      decisions.append(
        .rows(.condition(condition, column: name, skipped: before - rows.count)))
    }
    if rows.count < table.rowCount { table.keep(rows) }
    return decisions
  }

  /// Groups rows with the same x, or an x in the same period, and the same series.
  /// - Parameters:
  ///   - table: the rows.
  ///   - roles: the roles of the columns; if rows are counted, y becomes a new column of counts.
  ///   - profiles: what is known of the columns, and of the new one.
  ///   - plan: what the rows of each period become; nil if only those with the same x are grouped.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no x, or none with the chosen periods, or a sum exceeds the
  ///   largest number.
  /// - Returns: the decisions that were made.
  func group(
    _ table: inout Table, _ roles: inout ColumnRoles, _ profiles: inout [ColumnProfile],
    by plan: PeriodPlan?
  ) throws(InputError) -> [Decision] {
    let counts: RowChoices.Grouping? = roles.areRowsCounted ? .count : nil
    guard let main = choices.grouping ?? counts ?? (plan == nil ? nil : .mean) else { return [] }
    func grouping(_ column: Int) -> RowChoices.Grouping {
      choices.grouping ?? counts ?? (plan?.added.contains(column) == true ? .sum : main)
    }
    var dates: PeriodDates?
    if let plan { dates = try periodDates(plan.period, table, roles, &profiles) }
    guard let x = roles.x, let xs = dates?.beginnings ?? table.columns[x]?.values else {
      throw .badChoice(.noGroups(main))
    }
    if dates != nil { table.columns[x] = Table.Column(xs) }
    let groups = RowGroups(
      xs: xs, series: roles.series.flatMap { table.columns[$0]?.values },
      isSorted: profiles[x].content != .text)
    let before = table.columns
    table.keep(groups.firsts)
    let keys = [x, roles.series].compactMap { $0 }
    let measured = roles.ys + [sorting].compactMap { $0 }
    for y in Set(measured).subtracting(keys) where roles.ys.contains(y) || isNumber(profiles[y]) {
      let grouping = grouping(y)
      let values = groups.values(of: before[y]?.values ?? [], by: grouping)
      guard values.allSatisfy({ !$0.isInfinite }) else {
        let name = UntrustedText.harmless(profiles[y].displayName(y), limit: 60)
        throw .badChoice(.overflow(grouping, column: name))
      }
      table.columns[y] = Table.Column(values)
      if groups.maximum > 1 || grouping == .count {
        profiles[y].name = grouping.name(of: profiles[y].displayName(y), every: plan?.period)
      }
      profiles[y].content = .number
      profiles[y].summary = table.columns[y]?.summary ?? ColumnSummary()
      if grouping == .count { (profiles[y].style, profiles[y].isOfCounts) = (nil, true) }
    }
    var ways: [RowChoices.Grouping] = []
    for way in roles.ys.isEmpty ? [main] : roles.ys.map(grouping) where !ways.contains(way) {
      ways.append(way)
    }
    if roles.ys.isEmpty {
      let column = Table.Column(groups.counts)
      roles.ys = [profiles.count]
      table.columns[profiles.count] = column
      let name = LocaleSettings.naming { ColumnPhrases.count.text() }
      var counts = ColumnProfile(name: plan?.period.name(of: name) ?? name, column.summary)
      counts.isOfCounts = true
      profiles.append(counts)
    }
    roles.labels = groups.maximum > 1 ? nil : roles.labels
    var decisions: [Decision] = []
    if groups.leftOut > 0 {
      decisions.append(.rows(.withoutValue(groups.leftOut, column: profiles[x].displayName(x))))
    }
    let names = keys.map { profiles[$0].displayName($0) }
    guard let plan, let dates else {
      decisions.append(.rows(.grouped(main, upTo: groups.maximum, keys: names)))
      return decisions
    }
    decisions += ways.map {
      .rows(
        .groupedByPeriod(
          $0, upTo: groups.maximum, each: plan.period, of: names[0], keys: Array(names.dropFirst()),
          isGiven: choices.period != nil))
    }
    if ways.contains(.sum) || ways.contains(.count) {
      let filled = roles.ys.filter { profiles[$0].isOfCounts || plan.added.contains($0) }
      decisions += try fill(
        plan.period, groups.counts, &table, x, roles,
        filled: choices.grouping == nil ? filled : roles.ys)
    }
    profiles[x].summary = table.columns[x]?.summary ?? ColumnSummary()
    if let title = dates.titleIfCut(profiles[x].displayName(x), plan.period) {
      profiles[x].name = title
    }
    return decisions
  }

  /// Sorts the rows and keeps the first or the last of them.
  /// - Returns: the decisions that were made.
  func arrange(_ table: inout Table, _ profiles: [ColumnProfile]) -> [Decision] {
    guard choices.order != nil || choices.first != nil || choices.last != nil else { return [] }
    var rows = Array(0..<table.rowCount)
    var decisions: [Decision] = []
    let sorting = sortsCounts ? profiles.lastIndex(where: \.isOfCounts) : sorting
    if let order = choices.order, let sorting, let column = table.columns[sorting] {
      let keys = Self.keys(column)
      rows = RowOrder.rows(by: keys, isFalling: order.isFalling)
      let name = profiles[sorting].displayName(sorting)
      decisions.append(.rows(.sorted(by: name, isFalling: order.isFalling)))
    }
    if let first = choices.first, first < rows.count {
      decisions.append(.rows(.first(first, skipped: rows.count - first)))
      rows = Array(rows.prefix(max(1, first)))
    }
    if let last = choices.last, last < rows.count {
      decisions.append(.rows(.last(last, skipped: rows.count - last)))
      rows = Array(rows.suffix(max(1, last)))
    }
    if choices.order != nil || rows.count < table.rowCount { table.keep(rows) }
    return decisions
  }

  /// Returns the sort key of every row: months and days of the week in calendar order, other texts
  /// in text order.
  private static func keys(_ column: Table.Column) -> [Double] {
    guard column.texts.count > 0 else { return column.values }
    let texts = column.texts.strings()
    let inCycle = [CalendarCycle.months, .weekdays].lazy.compactMap { $0.places(texts) }.first
    let order =
      inCycle.map { places in texts.indices.sorted { places[$0] < places[$1] } }
      ?? { orders in texts.indices.sorted { orders[$0] < orders[$1] } }(texts.map { TextOrder($0) })
    var ranks = [Double](repeating: .nan, count: texts.count)
    for (rank, index) in order.enumerated() { ranks[index] = Double(rank) }
    return column.values.map { index in Int(exactly: index).map { ranks[$0] } ?? .nan }
  }

  private func isNumber(_ profile: ColumnProfile) -> Bool {
    profile.content == .number || profile.content == nil
  }

  /// Returns the error that no row is left, with a text that may have been meant.
  private func noneLeft(
    _ condition: RowChoices.Condition, _ number: Int, _ column: Table.Column,
    _ profile: ColumnProfile
  ) -> InputError.ChoiceFault {
    let shown = condition.shown(profile.displayName(number))
    guard condition.comparison == .equal, profile.content == .text, column.texts.count > 0 else {
      return .noRow(shown, nearest: nil, texts: [], hasMore: false)
    }
    let texts = (0..<min(1000, column.texts.count)).map {
      CellText.clean(column.texts[$0])
    }
    if texts.contains(condition.value) {
      return .noRowForAll(shown)
    }
    let value = shown.value.lowercased()
    let distances = texts.map { (editDistance(value, $0.lowercased()), $0) }
    let nearest = distances.min { $0.0 < $1.0 }.flatMap {
      $0.0 <= max(1, shown.value.count / 3) ? UntrustedText.harmless($0.1, limit: 60) : nil
    }
    return .noRow(
      shown, nearest: nearest,
      texts: texts.prefix(8).map { UntrustedText.harmless($0, limit: 40) },
      hasMore: texts.count > 8)
  }
}

extension RowChoices.Grouping {
  /// Returns the name of a column whose values were combined in this way, those of each period if one is given.
  func name(of column: String, every period: RowChoices.Period?) -> String {
    let phrase =
      switch self {
      case .mean: GroupNamePhrases.mean
      case .sum: GroupNamePhrases.sum
      case .count: GroupNamePhrases.count
      case .median: GroupNamePhrases.median
      case .min: GroupNamePhrases.minimum
      case .max: GroupNamePhrases.maximum
      }
    let name = LocaleSettings.naming { phrase.text(["name": column]) }
    return period?.name(of: name) ?? name
  }
}
