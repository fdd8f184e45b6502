import SonifyTables

/// The tables of a text that holds several, by name and size.
struct TableNames {
  private(set) var names: [String] = []
  private var counts: [Int] = []
  private var places: [String: Int] = [:]

  /// The maximum number of tables of a text.
  static let maxCount = 10_000

  /// Counts a row of a table; of more than ``maxCount`` tables, the others are ignored.
  mutating func count(_ name: String) {
    if let place = places[name] {
      counts[place] += 1
    } else if names.count < Self.maxCount {
      places[name] = names.count
      names.append(name)
      counts.append(1)
    }
  }

  /// Returns the table that the user chose, or else the largest, and what that decides.
  /// - Parameters:
  ///   - chosen: the user's choice, or nil.
  ///   - isUsual: whether a table is used without a choice if there is any such.
  /// - Returns: the index of the table, counted from 0.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such table.
  func chosen(
    _ chosen: TableReference?, where isUsual: (String) -> Bool = { _ in true }
  ) throws(InputError) -> (index: Int, decisions: [Decision]) {
    let index: Int
    if let chosen {
      index = try chosen.index(among: names.map { [$0] })
    } else {
      let usual = names.indices.filter { isUsual(names[$0]) }
      let candidates = usual.isEmpty ? Array(names.indices) : usual
      index = candidates.max { (counts[$0], -$0) < (counts[$1], -$1) } ?? 0
    }
    let use = chosen == nil ? Decision.use(ofTable: index, among: names) : nil
    return (index, use.map { [$0] } ?? [])
  }
}
