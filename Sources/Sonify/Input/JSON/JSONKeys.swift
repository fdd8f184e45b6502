import SonifyTables

/// The keys of records as they stand in a JSON text, and the columns that they lead to.
///
/// Rows are usually alike, so the column of a key is guessed from that of the key before it.
struct JSONKeys: Sendable {
  /// The keys that lead to the current object, with a point after each.
  private(set) var path: [UInt8] = []

  /// The paths of the columns, each with a quotation mark after it, as it stands in the text.
  private var text: [UInt8] = []
  private var ends: [Int] = []
  private let places: [[UInt8]: Int]
  /// The column that last followed each one; the first entry is that of the start of a row.
  private var followers: [Int]
  /// The last column that was taken, or −1.
  private var previous = -1

  /// Creates the keys of columns.
  init(_ names: [[UInt8]]) {
    var places: [[UInt8]: Int] = [:]
    for (column, name) in names.enumerated() {
      // A key with escapes stands for another text.
      let isPlain = name.allSatisfy { $0 >= 0x20 && $0 != .quote && $0 != UInt8(ascii: "\\") }
      if isPlain {
        text += name + [.quote]
        places[name] = column
      }
      ends.append(text.count)
    }
    self.places = places
    followers = (0...names.count).map { $0 }
  }

  /// Begins with the first key of a row.
  mutating func beginRow() { previous = -1 }

  /// Returns the column that usually comes next and the end of its key, if the key is there.
  @inline(__always)
  func match(_ bytes: Span<UInt8>, at start: Int) -> (column: Int, end: Int)? {
    let column = followers[previous &+ 1]
    guard path.isEmpty, column < ends.count else { return nil }
    var position = start
    var index = column == 0 ? 0 : ends[column &- 1]
    let end = ends[column]
    guard index < end else { return nil }
    while index < end {
      if bytes[position] != text[index] { return nil }
      position &+= 1
      index &+= 1
    }
    return (column, position &- 1)
  }

  /// Returns the column of a key in the current object, or nil if there is none.
  func find(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Int? {
    let guess = followers[previous + 1]
    for column in guess..<min(guess + 4, ends.count) where isEqual(bytes, key, column) {
      return column
    }
    return places[path(bytes, key)]
  }

  /// Notes the column of a key.
  @inline(__always)
  mutating func take(_ column: Int) {
    followers[previous &+ 1] = column
    previous = column
  }

  /// Returns the path of a key in the current object.
  func path(_ bytes: Span<UInt8>, _ key: Range<Int>) -> [UInt8] { path + key.map { bytes[$0] } }

  /// Enters the object at a key, and returns whether its path is short enough.
  mutating func enter(_ bytes: Span<UInt8>, _ key: Range<Int>) -> Bool {
    guard path.count + key.count <= JSONColumns.maxPath else { return false }
    for position in key { path.append(bytes[position]) }
    path.append(UInt8(ascii: "."))
    return true
  }

  /// Leaves objects, so that the path has the given length.
  mutating func leave(to count: Int) { path.removeLast(path.count - count) }

  /// Returns the end of a key without escapes, or nil if it has any, or is malformed or long.
  static func end(_ bytes: Span<UInt8>, of start: Int) -> Int? {
    var end = start
    var bits: UInt8 = 0
    while bytes[end] != .quote {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      bits |= bytes[end]
      end += 1
    }
    guard end - start <= JSONTokenizer.maxKey else { return nil }
    let isText =
      bits < 0x80 || (try? UTF8Span(validating: bytes.extracting(start..<end))) != nil
    return isText ? end : nil
  }

  private func isEqual(_ bytes: Span<UInt8>, _ key: Range<Int>, _ column: Int) -> Bool {
    let start = column == 0 ? 0 : ends[column - 1]
    guard ends[column] - start - 1 == path.count + key.count else { return false }
    for index in path.indices where text[start + index] != path[index] { return false }
    for (index, position) in key.enumerated()
    where text[start + path.count + index] != bytes[position] {
      return false
    }
    return true
  }
}
