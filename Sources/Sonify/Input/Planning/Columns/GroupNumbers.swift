import SonifyBase
import SonifyTables

/// Columns of numbers that only tell groups of rows apart, as the trees of an experiment.
enum GroupNumbers {
  /// The maximum number of columns that are compared with each other.
  private static let maxColumns = 200

  /// Turns columns of group numbers into names, so that they can make series.
  ///
  /// A column is one if it has few different whole numbers, the same steps are counted in each of its
  /// groups, and its header is a usual one or the rows are sorted by it and the steps are years; or if
  /// another column begins anew in each of its groups.
  /// - Parameters:
  ///   - profiles: what the first rows show of the columns.
  ///   - chosen: the columns that stay numbers, because the user chose them.
  static func name(in profiles: inout [ColumnProfile], besides chosen: [Int]) {
    guard profiles.count <= maxColumns else { return }
    let known = chosen.map { ($0, profiles[$0]) }
    defer { for (column, profile) in known { profiles[column] = profile } }
    let areDated = profiles.contains { $0.content?.isDate == true }
    // Days beside a year are parts of dates.
    let hasYears = profiles.contains(where: \.isNamedYears)
    let parts = CalendarWords.months.union(CalendarWords.days).union(CalendarWords.hours)
    let calendar = Set(
      profiles.indices.filter { hasYears && parts.contains(profiles[$0].calendarWord) })
    for column in profiles.indices where !calendar.contains(column) {
      let profile = profiles[column]
      let parts = profile.distinct
      guard profile.content == .number, profile.style == nil, profile.summary.isWhole,
        profile.repeats, (2...ColumnRoles.usualSeries).contains(parts),
        case let isNamed = RowWords.nameGroups(profile.lastWord),
        isNamed
          || !areDated && profile.neverFalls && profile.changes == parts - 1
            && !profile.isNamedYears && parts * 2 <= profile.sampled
            && hasMeasure(besides: column, profiles)
      else { continue }
      let areRepeated = profiles.indices.contains { other in
        let steps = profiles[other]
        let rows = steps.summary.present
        return other != column && steps.ordersGroups(byDates: areDated) && steps.repeats
          && !steps.isIdentifier && (isNamed || steps.isNamedYears)
          && (steps.distinct * parts - parts...steps.distinct * parts).contains(rows)
      }
      if areRepeated { profiles[column].takeForNames() }
    }
    markIndices(in: &profiles)
    if areDated || hasYears { nameDatedThings(in: &profiles, besides: calendar) }
    // What was tried a few times at several levels is heard over these.
    let haveLevels = profiles.contains { $0.areLevels && !$0.countsTrials }
    guard !areDated,
      let steps = profiles.indices.first(where: {
        profiles[$0].beginsAnew && !(haveLevels && profiles[$0].countsTrials)
      })
    else { return }
    for column in profiles.indices where column != steps && !calendar.contains(column) {
      let profile = profiles[column]
      let isSorted = profile.neverFalls && profile.changes == profile.distinct - 1
      if profile.content == .number, profile.style == nil, profile.summary.isWhole,
        profile.repeats, profile.sampled == profiles[steps].sampled, profile.distinct > 1,
        !profile.isNamedYears, !profile.isPosition, profile.changes <= profiles[steps].falls,
        isSorted || profile.changes == profiles[steps].falls
      {
        profiles[column].takeForNames()
      }
    }
  }
}

extension GroupNumbers {
  /// The minimum number of dates that make a course.
  private static let minDates = 4

  /// Returns whether numbers that may rise by chance are not the only measure.
  private static func hasMeasure(besides column: Int, _ profiles: [ColumnProfile]) -> Bool {
    profiles.indices.contains {
      $0 != column && profiles[$0].content == .number && !profiles[$0].isCounter
        && !profiles[$0].isNamedYears
    }
  }

  /// The number of rows in which numbers may count by chance.
  private static let maxByChance = 5

  /// Marks numbers of groups and numbers that count on within each of these, as of the sectors of laps, beside several
  /// measures, which keep the order of the rows.
  private static func markIndices(in profiles: inout [ColumnProfile]) {
    let numbers = profiles.indices.filter {
      profiles[$0].content == .number && !profiles[$0].isCounter
    }
    guard
      let inner = numbers.first(where: {
        profiles[$0].beginsAgain && profiles[$0].sampled > maxByChance
          && [0, 1].contains(profiles[$0].summary.first)
      }),
      let outer = numbers.first(where: {
        profiles[$0].neverFalls && profiles[$0].style == nil && profiles[$0].summary.isWhole
          && profiles[$0].changes == profiles[inner].falls
          && profiles[$0].distinct == profiles[inner].falls + 1
      }), numbers.count > 3
    else { return }
    for column in [inner, outer] { profiles[column].isIndex = true }
  }

  /// Takes repeated identifiers beside dates or years for the names of things that are observed again and again, as
  /// stations are; the first rows may be about one of them.
  ///
  /// What changes with the dates, as the number of an invoice or a session does, is no such thing, and where texts are
  /// repeated these name the series; a table of many measures of cases stays one of these.
  private static func nameDatedThings(
    in profiles: inout [ColumnProfile], besides calendar: Set<Int>
  ) {
    let haveTexts = profiles.contains {
      $0.content == .text && !$0.namesTruth && $0.repeats && $0.distinct > 1
        && $0.distinct <= ColumnRoles.usualSeries
    }
    let times =
      profiles.first { $0.content?.isDate == true } ?? profiles.first(where: \.isNamedYears)
    guard !haveTexts, let times else { return }
    for column in profiles.indices where !calendar.contains(column) {
      let profile = profiles[column]
      let isNumbered =
        profile.content == .number && profile.style == nil && profile.summary.isWhole
        && profile.repeats && profile.distinct * 2 <= profile.sampled
        && (profile.isIdentifier || RowWords.nameGroups(profile.lastWord))
      // Nearly each of the things is there at each date; or their dates follow each other, one thing after the other.
      let cells = times.distinct * profile.distinct
      let isAllAlong = times.distinct >= minDates && cells * 4 <= profile.sampled * 5
      let isSorted = profile.changes == profile.distinct - 1 && times.falls == profile.changes
      let isObserved = isAllAlong || isSorted && (profile.distinct > 1 || !profile.isCertain)
      guard isNumbered, isObserved else { continue }
      // A town is rather called by its name.
      let haveNames = profiles.contains {
        $0.content == .text && $0.distinct > 1 && $0.changes == profile.changes
          && (profile.distinct * 9...profile.distinct * 11).contains($0.distinct * 10)
      }
      if !haveNames { profiles[column].takeForNames() }
    }
  }
}

extension ColumnProfile {
  /// Whether each group has each of the times or steps of the column.
  fileprivate func ordersGroups(byDates areDated: Bool) -> Bool {
    areDated
      ? content?.isDate == true
      : content == .number && (countsSteps || style?.measure == .timeOfDay)
  }
}
