import SonifyBase
package import SonifyTables

/// The columns of arriving rows that are wanted, as numbers.
///
/// It is a value: rows in, values out. The columns are looked for in each table that arrives, until
/// one has them all; rows of tables without any of them are skipped.
package struct ArrivingColumns: Sendable {
  /// What a row turned out to be, if it is not skipped.
  package enum Result: Equatable, Sendable {
    /// The columns were found: their names, in the order of the request; `others` are columns of
    /// numbers that were left out because nothing was requested.
    case found(names: [String], others: [String])
    /// The values of a row, in the order of the columns; NaN if one is missing.
    case values([Double])
    /// A row without a number where one is wanted: its line, and its text.
    case malformed(line: Int, text: String)
    /// Rows come in groups, of which only that with this label in this column is taken.
    case grouped(column: String, label: String)
    /// Rows come in groups of different ones, and all are taken.
    case mixed
    /// The rows of a new file have none of these columns so far.
    case lost(names: [String])
  }

  /// The number of columns that are chosen if none is requested.
  package static let usualCount = 3
  /// The number of rows in which the columns must be found.
  private static let maxSearch = 1000
  /// The number of rows of a new file without the columns after which that is reported.
  private static let maxMissed = 3
  /// The names of columns that count or name rows rather than measure.
  private static let labels: Set<String> = [
    "time", "timestamp", "date", "datetime", "ts", "sample", "packet", "pid", "uid", "tid", "id",
    "seq", "unix", "epoch", "pr", "ni",
  ]

  private let wanted: [ColumnReference]
  private let watched: [ColumnReference]
  private let conditions: [RowChoices.Condition]
  /// The names of the columns, once they are found.
  private var names: [String]?
  /// For each table, the indices of the columns in it; nil where it lacks one.
  private var places: [Int: [Int?]] = [:]
  /// For each table, the indices of the columns of the conditions.
  private var tests: [Int: [Int?]] = [:]
  private var (searched, lastTable) = (0, -1)
  /// The number of rows of a new file without any of the columns; nil when they have been found.
  private var missed: Int?
  private var groups = ArrivingGroups()

  /// Creates columns to be found.
  /// - Parameters:
  ///   - wanted: the columns that are requested; if empty, the first ``usualCount`` columns of
  ///     numbers are chosen.
  ///   - watched: further columns, whose values follow.
  ///   - conditions: the conditions that a row must meet.
  package init(
    _ wanted: [ColumnReference], watched: [ColumnReference] = [],
    where conditions: [RowChoices.Condition] = []
  ) {
    (self.wanted, self.watched, self.conditions) = (wanted, watched, conditions)
  }

  /// Whether the columns have been found.
  package var areFound: Bool { names != nil }

  /// Finds the columns in the names of a table whose rows are to come.
  private mutating func find(in layout: ArrivingRows.Layout, row: [String]) -> Result? {
    guard names == nil else { return nil }
    var others: [String] = []
    let chosen: [Int]
    if wanted.isEmpty {
      let numbers = layout.names.indices.filter {
        row[$0].isMeasurement && !Self.labels.contains(layout.names[$0].lowercased())
      }
      guard !numbers.isEmpty else { return nil }
      chosen = Array(numbers.prefix(Self.usualCount))
      others = numbers.dropFirst(Self.usualCount).map { layout.names[$0] }
    } else {
      let found = wanted.compactMap { try? $0.index(among: layout.names) }
      guard found.count == wanted.count else { return nil }
      chosen = found
    }
    let further = watched.compactMap { try? $0.index(among: layout.names) }
    guard further.count == watched.count else { return nil }
    let all = chosen + further
    let names = all.map { layout.names[$0] }
    self.names = names
    places[layout.number] = all
    return .found(names: names, others: others)
  }

  /// Reads a row.
  /// - Returns: up to two results: that the columns were found, and the values.
  /// - Throws: ``InputError/badChoice(_:)`` if a column is in none of the tables that have arrived.
  package mutating func read(_ row: ArrivingRows.Row) throws(InputError) -> [Result] {
    var results: [Result] = []
    if names == nil {
      guard let found = find(in: row.layout, row: row.cells) else {
        try search(row.layout)
        return []
      }
      results.append(found)
    }
    guard let places = indices(in: row.layout) else { return results + miss() }
    missed = nil
    guard try meets(row) else { return results }
    if conditions.isEmpty {
      let (isTaken, news) = groups.take(row)
      if let news { results.append(news) }
      guard isTaken else { return results }
    }
    var values: [Double] = []
    for place in places {
      switch place.map({ WrittenValue(row.cells[$0], under: row.layout.names[$0]) }) {
      case .number(let number): values.append(number)
      case .missing, nil: values.append(.nan)
      case .text:
        let text = UntrustedText.harmless(row.cells.joined(separator: " "), limit: 40)
        return results + [.malformed(line: row.line, text: text)]
      }
    }
    return results + [.values(values)]
  }

  /// Looks for the columns in the rows of another file.
  package mutating func restart() { missed = 0 }

  /// Counts a row without any of the columns, and reports them when a new file seems to lack them.
  private mutating func miss() -> [Result] {
    guard let names, let missed else { return [] }
    self.missed = missed + 1
    return missed + 1 == Self.maxMissed ? [.lost(names: names)] : []
  }

  /// Reports a column that was not found when no more rows come.
  /// - Throws: ``InputError/badChoice(_:)``.
  package func checkFound(in layouts: [ArrivingRows.Layout]) throws(InputError) {
    guard names == nil, let layout = layouts.last else { return }
    for column in wanted + watched { _ = try column.index(among: layout.names) }
  }

  /// Gives up the search when all tables of a report have come round, or when a table without the
  /// columns goes on.
  private mutating func search(_ layout: ArrivingRows.Layout) throws(InputError) {
    searched += 1
    let hasComeRound = lastTable > layout.number
    let goesOn = layout.number == 0 && searched == 3 && lastTable == 0
    lastTable = layout.number
    guard hasComeRound || goesOn || searched > Self.maxSearch else { return }
    for column in wanted + watched { _ = try column.index(among: layout.names) }
  }

  /// Returns the indices of the columns in a table, or nil if it has none of them.
  private mutating func indices(in layout: ArrivingRows.Layout) -> [Int?]? {
    guard let names else { return nil }
    let found = places[layout.number] ?? names.map { layout.names.firstIndex(of: $0) }
    places[layout.number] = found
    return found.contains { $0 != nil } ? found : nil
  }

  /// Returns whether a row meets all conditions.
  private mutating func meets(_ row: ArrivingRows.Row) throws(InputError) -> Bool {
    guard !conditions.isEmpty else { return true }
    var found = tests[row.layout.number] ?? []
    if found.isEmpty {
      for condition in conditions {
        found.append(try condition.column.index(among: row.layout.names))
      }
      tests[row.layout.number] = found
    }
    return zip(conditions, found).allSatisfy { condition, place in
      place.map { condition.holds(row.cells[$0]) } ?? false
    }
  }
}

extension RowChoices.Condition {
  /// Returns whether a cell meets the condition: compared as numbers if both are, else as texts.
  func holds(_ cell: String) -> Bool {
    if value.isEmpty {
      return comparison.holds(below: false, above: WrittenValue(cell) != .missing)
    }
    if case .number(let wanted) = WrittenValue(value), case .number(let number) = WrittenValue(cell)
    {
      return comparison.holds(below: number < wanted, above: number > wanted)
    }
    let (order, wanted) = (TextOrder(cell), TextOrder(value))
    return comparison.holds(
      below: cell != value && order < wanted, above: cell != value && wanted < order)
  }
}
