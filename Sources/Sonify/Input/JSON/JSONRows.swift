/// The values of many objects with the same keys, by key: what a long array of records holds.
///
/// An object among them is only its index.
final class JSONRows: @unchecked Sendable {
  // Safe because rows are added only while they are read, by one thread, and objects see their own.

  /// The keys of each object, in order.
  let keys: [String]
  /// The values of each key.
  private(set) var columns: [[JSONValue]]
  /// The number of objects.
  private(set) var count = 0
  /// Whether any value is a text.
  private(set) var hasTexts = false
  /// The index of each key, if they are more than a few.
  private let places: [String: Int]

  /// The maximum number of keys for linear search.
  private static let few = 16

  /// Creates rows without any objects.
  /// - Parameter keys: the keys, each of which occurs once.
  init(keys: [String]) {
    self.keys = keys
    columns = keys.map { _ in [] }
    places =
      keys.count > Self.few
      ? Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first }) : [:]
  }

  /// Makes room for a number of objects.
  func reserve(_ count: Int) {
    for column in columns.indices { columns[column].reserveCapacity(count) }
  }

  /// Gives back room that is not needed.
  func giveBackRoom() {
    for column in columns.indices where columns[column].capacity / 2 > columns[column].count {
      columns[column] = columns[column].map { $0 }
    }
  }

  /// Appends a value of the object that is being read.
  @inline(__always)
  func append(_ value: JSONValue, at column: Int) {
    if case .text = value { hasTexts = true }
    columns[column].append(value)
  }

  /// Completes an object, all of whose values were appended.
  /// - Returns: its index.
  @inline(__always)
  func endRow() -> Int {
    count += 1
    return count - 1
  }

  /// Removes the values of the object that is being read.
  func cancelRow() {
    for column in columns.indices where columns[column].count > count {
      columns[column].removeLast(columns[column].count - count)
    }
  }

  /// Removes the last object.
  func removeLast() {
    count -= 1
    cancelRow()
  }

  /// Returns the index of a key, or nil if the objects do not have it.
  func place(of key: String) -> Int? {
    places.isEmpty ? keys.firstIndex(of: key) : places[key]
  }

  /// Returns the members of an object.
  func members(at index: Int) -> [JSONObject.Member] {
    keys.indices.map { JSONObject.Member(key: keys[$0], value: columns[$0][index]) }
  }
}
