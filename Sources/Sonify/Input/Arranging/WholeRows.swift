import Glibc
import SonifyBase
import SonifyTables

/// Rows of a long table that stand for those with all other texts of a column, as those of a country beside its states.
///
/// Rows that share an x and that no series tells apart would be plotted together, the whole among its parts.
struct WholeRows: Equatable {
  /// The column of the texts.
  let column: Int
  /// The text of the rows that are used.
  let text: [UInt8]

  /// The minimum number of sets of values in which a text is that of the whole.
  private static let minSets = 3
  /// The minimum number of parts of which a text without a name for it is the sum.
  private static let minParts = 3
  /// The minimum number of decimal digits of all such sums together.
  private static let minDigits = 8.0
  /// Of this number of sets, one may disagree, as numbers are corrected later.
  private static let setsPerError = 20

  /// Finds the text of a column that stands for all others, by its name or its values, or returns nil if none does.
  /// - Parameters:
  ///   - column: the column.
  ///   - groups: all columns of texts that divide the rows.
  ///   - table: these columns, x and y.
  ///   - x: the column that orders the points.
  ///   - y: the column of values.
  /// - Complexity: linear in the number of rows for each group.
  init?(in column: Int, among groups: [Int], of table: Table, x: Int, y: Int) {
    guard let texts = table.columns[column], !texts.hasOverflowed,
      let sets = Self.sets(of: column, among: groups, in: table, x: x, y: y),
      let whole = Self.named(texts, sets) ?? Self.sum(of: texts.texts.count, sets),
      // Where the whole is missing, so would be its parts.
      sets.count(where: { $0.contains { $0.part == whole } }) >= sets.count
        - sets.count / Self.setsPerError
    else { return nil }
    self.column = column
    text = Array(texts.texts[whole])
  }

  /// Finds the series whose values are the sums of those of all others, or returns nil if none is.
  /// - Parameters:
  ///   - series: the column of the texts that name series.
  ///   - table: this column, x and y.
  ///   - x: the column that orders the points.
  ///   - y: the column of values.
  /// - Complexity: linear in the number of rows.
  init?(summing series: Int, of table: Table, x: Int, y: Int) {
    guard let texts = table.columns[series], !texts.hasOverflowed,
      let sets = Self.sets(of: series, among: [series], in: table, x: x, y: y),
      let whole = Self.sum(of: texts.texts.count, sets)
    else { return nil }
    column = series
    text = Array(texts.texts[whole])
  }

  /// Leaves out the rows of the whole.
  /// - Returns: the decision that was made; nil if there are none.
  func leaveOut(of table: inout Table, _ profiles: [ColumnProfile]) -> Decision? {
    guard let texts = table.columns[column], let whole = index(in: texts) else { return nil }
    table.keep((0..<table.rowCount).filter { texts.values[$0] != Double(whole) })
    return .rows(.sumOfSeries(CellText.clean(text), column: profiles[column].displayName(column)))
  }

  /// Keeps only the rows of the whole.
  /// - Returns: the decision that was made; nil if no other rows are left.
  func filter(_ table: inout Table, _ profiles: [ColumnProfile]) -> Decision? {
    guard let texts = table.columns[column], let whole = index(in: texts) else { return nil }
    let before = table.rowCount
    table.keep((0..<before).filter { texts.values[$0] == Double(whole) })
    return .rows(
      .whole(
        CellText.clean(text), column: profiles[column].displayName(column),
        skipped: before - table.rowCount))
  }

  private func index(in texts: Table.Column) -> Int? {
    (0..<texts.texts.count).first { texts.texts[$0].elementsEqual(text) }
  }

  /// The values at one x, in one of the other groups, each with the index of its text.
  private typealias Values = [(part: Int, value: Double)]

  /// Returns the values that a column alone tells apart, at each x and in each of the other groups; nil if one of its
  /// texts has several there.
  private static func sets(
    of column: Int, among groups: [Int], in table: Table, x: Int, y: Int
  ) -> [Values]? {
    guard let parts = table.columns[column], let ys = table.columns[y]?.values else { return nil }
    let others = groups.filter { $0 != column && !isSettled($0, by: column, in: table) }
    let keys = ([x] + others).compactMap { table.columns[$0]?.values }
    var sets: [[Double]: Values] = [:]
    for row in 0..<table.rowCount {
      guard let part = Int(exactly: parts.values[row]), !ys[row].isNaN else { continue }
      let key = keys.map { $0[row] }
      // What is missing is not the same as anything.
      guard !key.contains(where: \.isNaN) else { continue }
      sets[key, default: []].append((part, ys[row]))
    }
    guard sets.values.allSatisfy({ Set($0.map(\.part)).count == $0.count }) else { return nil }
    return Array(sets.values)
  }

  /// Returns the only text that is named as a whole and whose values are those of one: a sum is above all parts, and a
  /// mean among them, as those of one firm that is called Total are not.
  private static func named(_ column: Table.Column, _ sets: [Values]) -> Int? {
    let names = column.texts.strings()
    let wholes = names.indices.filter { index in
      WholeWords.isWhole(
        names[index], among: names.indices.filter { $0 != index }.map { names[$0] })
    }
    guard wholes.count == 1, case let whole = wholes[0] else { return nil }
    var values: Set<Double> = []
    let known = sets.filter { $0.count > 2 }.compactMap { set in
      set.first { $0.part == whole }.map { own in
        values.insert(own.value)
        let parts = set.lazy.filter { $0.part != whole }.map(\.value)
        return own.value >= parts.min() ?? 0
          && (own.value <= parts.max() ?? 0 || own.value * 2 > parts.reduce(0, +))
      }
    }
    // All parts of 100 % say more than it.
    return known.count >= minSets && values.count > 1
      && known.count { $0 } >= known.count - known.count / setsPerError ? whole : nil
  }

  /// Returns the text whose values are the sums of those of all others.
  private static func sum(of textCount: Int, _ sets: [Values]) -> Int? {
    // Assets are liabilities and equity.
    let sets = sets.filter { set in set.count { $0.value > 0 } > minParts }
    guard sets.allSatisfy({ $0.allSatisfy { $0.value >= 0 } }) else { return nil }
    var votes = [Int](repeating: 0, count: textCount)
    var digits = [Double](repeating: 0, count: textCount)
    for set in sets {
      // The sum is half of all values together.
      let all = set.reduce(0) { $0 + $1.value }
      for (part, value) in set where abs(2 * value - all) <= 1e-9 * all {
        votes[part] += 1
        digits[part] += log10(max(1, value / TableFindings.step(of: set.map(\.value))))
      }
    }
    guard let whole = votes.indices.max(by: { votes[$0] < votes[$1] }), votes[whole] >= minSets,
      votes[whole] >= sets.count - sets.count / setsPerError, digits[whole] >= minDigits
    else { return nil }
    return whole
  }

  /// Returns whether each text of a column has only one text of another, as each country has one continent.
  private static func isSettled(_ other: Int, by column: Int, in table: Table) -> Bool {
    guard let texts = table.columns[column]?.values, let others = table.columns[other]?.values
    else { return false }
    var known: [Double: Double] = [:]
    return zip(texts, others).allSatisfy { text, other in
      text.isNaN || other.isNaN || (known.updateValue(other, forKey: text) ?? other) == other
    }
  }
}

extension TableLoader {
  /// The maximum number of rows among which wholes are sought.
  fileprivate static let maxRows = 30_000
  /// The maximum number of columns of texts that may have a whole, as each is compared with all others.
  private static let maxGroups = 8

  /// Reads the table again with only the rows of wholes, if rows would be heard together otherwise.
  /// - Parameter found: the columns that make the chart.
  /// - Returns: the findings of fewer rows; nil if there are no wholes, or without their parts another chart would be
  ///   made.
  func narrowed(_ found: TableFindings) -> TableFindings? {
    guard found.across == nil, found.table.rowCount <= Self.maxRows, choices.tones.isEmpty,
      let x = found.roles.x, case let undivided = found.undividedGroups(choices),
      (1...Self.maxGroups).contains(undivided.count)
    else { return nil }
    // A fault in a column that the chart does not need is none of the chart.
    guard let all = try? readTable(besides: undivided), all.roles == found.roles,
      let y = all.roles.ys.first
    else { return nil }
    let groups = undivided + [found.roles.series].compactMap { $0 }
    let wholes = groups.compactMap { WholeRows(in: $0, among: groups, of: all.table, x: x, y: y) }
    let outside = wholes.filter { $0.column != found.roles.series }
    let narrowed = outside.isEmpty ? nil : narrowed(found, to: outside)
    if outside.count == wholes.count || narrowed?.undividedGroups(choices).isEmpty == true {
      return narrowed
    }
    // The parts that series show are given up only for others that are told apart.
    let whole = self.narrowed(found, to: wholes)
    return whole?.undividedGroups(choices).isEmpty == true ? whole : narrowed
  }

  private func narrowed(_ found: TableFindings, to wholes: [WholeRows]) -> TableFindings? {
    guard let narrowed = try? readTable(of: wholes), narrowed.roles.x == found.roles.x,
      narrowed.roles.ys == found.roles.ys
    else { return nil }
    return narrowed
  }
}

extension TableFindings {
  /// Leaves out a series that has the sums of all others, as a country among its regions.
  /// - Returns: the decision that was made, if any.
  mutating func leaveOutSumOfSeries() -> [Decision] {
    guard across == nil, table.rowCount <= TableLoader.maxRows, roles.secondSeries == nil,
      roles.ys.count == 1, let series = roles.series, let x = roles.x,
      let whole = WholeRows(summing: series, of: table, x: x, y: roles.ys[0])
    else { return [] }
    return [whole.leaveOut(of: &table, profiles)].compactMap { $0 }
  }

  /// Returns the columns of texts by which rows would not be told apart, not even by two columns together, or the second
  /// of two that make more series than there is room for.
  fileprivate func undividedGroups(_ choices: ChartChoices) -> [Int] {
    var joined = self
    if joined.joinSeriesKeys() != nil, joined.roles.seriesLimit != nil {
      return choices.series == nil ? [roles.secondSeries].compactMap { $0 } : []
    }
    return joined.roles.undividedGroups(joined.profiles, choices)
  }
}
