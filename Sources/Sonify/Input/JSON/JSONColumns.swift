import SonifyTables

/// The columns of records: the paths of their keys, such as "wind.speed", in order of first
/// occurrence.
struct JSONColumns {
  /// The paths, as UTF-8.
  private(set) var names: [[UInt8]] = []

  private var places: [[UInt8]: Int] = [:]
  private var size = 0
  /// The column that last followed each one; the first entry is that of the start of a row.
  private var followers = [0]

  /// The maximum length of a path of several keys, in bytes.
  static let maxPath = 4 << 10
  /// The maximum size of all paths together, in bytes.
  static let maxSize = 8 << 20

  /// Finds a column, or adds it if it is new.
  /// - Parameters:
  ///   - path: the keys that lead to its value.
  ///   - previous: the previous column in the row, or −1.
  /// - Returns: the index of the column, or nil if there are too many.
  /// - Complexity: linear in the length of the path; fastest if rows are alike.
  mutating func index(of path: [UInt8], after previous: Int) -> Int? {
    let guess = followers[previous + 1]
    if guess < names.count, names[guess] == path { return guess }
    let index: Int
    if let known = places[path] {
      index = known
    } else {
      guard names.count < CellGrid.maxWidth, size + path.count <= Self.maxSize else {
        return nil
      }
      index = names.count
      add(path)
    }
    followers[previous + 1] = index
    return index
  }

  /// Removes all columns but the first.
  mutating func keep(first count: Int) {
    guard count < names.count else { return }
    for path in names[count...] {
      places[path] = nil
      size -= path.count
    }
    followers.removeLast(names.count - count)
    names.removeLast(names.count - count)
  }

  /// Adds a column after the others.
  mutating func add(_ path: [UInt8]) {
    places[path] = names.count
    names.append(path)
    followers.append(0)
    size += path.count
  }
}
