/// A table of distinct texts, each known by the order in which it first came.
///
/// Looking up costs time proportional to the length of the text. It holds at most
/// ``maxCount`` texts of ``maxSize`` bytes in all.
struct Lexicon: Sendable {
  /// The most texts that are told apart.
  static let maxCount = 100_000

  /// The most bytes that all texts together may have.
  static let maxSize = 16 << 20

  /// How many texts there are.
  private(set) var count = 0

  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The index of a text, or −1, at the place its hash chooses or the next free one.
  private var places = [Int32](repeating: -1, count: 64)

  /// Finds a text, or takes it in when it is new.
  /// - Returns: the index of the text, counted from 0; nothing when there is no room for more.
  mutating func index(of text: Span<UInt8>) -> Int? {
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
  subscript(index: Int) -> ArraySlice<UInt8> {
    bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// All texts in their order, fit to be shown.
  func strings(_ encoding: ReadingOptions.Encoding) -> [String] {
    (0..<count).map { CellText.clean(self[$0], encoding) }
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

  /// Where hashing begins, other in every run, so that nobody can write texts that share a place.
  private static let start = UInt64.random(in: 0 ... .max)

  /// FNV-1a, folded so that the low bits depend on all.
  private static func hash(_ text: Span<UInt8>) -> Int {
    var hash = start
    for position in text.indices { hash = (hash ^ UInt64(text[position])) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: (hash ^ (hash >> 32)) >> 1)
  }
}
