/// The columns of records: the paths of their keys, such as "wind.speed", as they first came.
struct JSONColumns {
  /// The paths, as UTF-8.
  private(set) var names: [[UInt8]] = []

  private var places: [[UInt8]: Int] = [:]
  private var size = 0
  /// The column that came last behind each one; the first of all stands for the start of a row.
  private var followers = [0]

  /// How many bytes a path of several keys may have.
  static let maxPath = 4 << 10
  /// How many bytes all paths together may have.
  static let maxSize = 8 << 20

  /// Finds a column, or adds it when it is new.
  /// - Parameters:
  ///   - path: the keys that lead to its value.
  ///   - previous: the column that came before in the row, or −1.
  /// - Returns: the index of the column; nothing when there are too many.
  /// - Complexity: linear in the length of the path; quickest where rows are alike.
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

  /// Adds a column behind the others.
  mutating func add(_ path: [UInt8]) {
    places[path] = names.count
    names.append(path)
    followers.append(0)
    size += path.count
  }
}
