/// A hash table of distinct texts, numbered in order of first occurrence.
///
/// A lookup takes time proportional to the length of the text. The table holds at most ``maxCount``
/// texts of ``maxSize`` bytes in total.
package struct TextDictionary: Sendable {
  /// The maximum number of distinct texts.
  package static let maxCount = 100_000

  /// The maximum size of all texts together, in bytes.
  static let maxSize = 16 << 20

  /// The number of texts.
  package private(set) var count = 0

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The slots: the index of a text, or −1, in the slot of its hash or the next free one.
  private var places = [Int32](repeating: -1, count: 64)

  package init() {}

  /// Finds a text, or adds it if it is new.
  /// - Returns: the index of the text, counted from 0; nil if there is no room for more.
  package mutating func index(of text: Span<UInt8>) -> Int? {
    var place = Self.hash(text) & (places.count - 1)
    while places[place] >= 0 {
      let candidate = Int(places[place])
      if isEqual(text, candidate) { return candidate }
      place = (place + 1) & (places.count - 1)
    }
    guard count < Self.maxCount, bytes.count + text.count <= Self.maxSize else {
      return nil
    }
    places[place] = Int32(count)
    for position in text.indices { bytes.append(text[position]) }
    ends.append(bytes.count)
    count += 1
    if count * 2 > places.count { grow() }
    return count - 1
  }

  /// The bytes of the text at `index`.
  package subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Returns all texts in order, safe to print.
  package func strings() -> [String] {
    (0..<count).map { CellText.clean(self[$0]) }
  }

  private func isEqual(_ text: Span<UInt8>, _ index: Int) -> Bool {
    let start = index == 0 ? 0 : ends[index - 1]
    guard ends[index] - start == text.count else { return false }
    for position in text.indices where text[position] != bytes[start + position] { return false }
    return true
  }

  private mutating func grow() {
    places = [Int32](repeating: -1, count: places.count * 2)
    for index in 0..<count {
      var place = unsafe self[index].withUnsafeBufferPointer { unsafe Self.hash($0.span) }
      place &= places.count - 1
      while places[place] >= 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(index)
    }
  }

  /// A random start of hashing, so that nobody can construct texts that collide.
  private static let start = UInt64.random(in: 0 ... .max)

  /// FNV-1a, folded so that the low bits depend on all bits.
  private static func hash(_ text: Span<UInt8>) -> Int {
    var hash = start
    for position in text.indices { hash = (hash ^ UInt64(text[position])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) >> 1)
  }
}
