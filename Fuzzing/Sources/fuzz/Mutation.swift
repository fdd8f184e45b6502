/// Makes damaged data of good ones.
struct Mutation {
  /// What is damaged.
  let corpus: [[UInt8]]
  /// Where the damage comes from.
  var random: Random

  /// How many bytes of a file are taken at most.
  private static let maxPart = 16 << 10

  /// What readers may stumble over.
  private static let words: [String] = [
    "\"", "\"\"", ",", ";", "\t", "|", "\n", "\r\n", "\r", "\u{0}", "\u{1b}[2J", "\u{feff}", "é",
    "\u{202e}", "{", "}", "[", "]", ":", "[[", "{\"a\":", "\"x\":", "null", "true", "NaN",
    "Infinity", "-Infinity", "1e999", "-0", "0x10", "1e-999", "9223372036854775808", "1e308",
    "-1e308", "99999999999999999999", "0.1", "-", ".", "--", "NA", "\\N", "1,5", "1.234,5", "50%",
    "$3", "2012-01-31", "31.01.2012", "13/13/2013", "2020 Q1", "2020-W53", "Feb 30 2001",
    "99999999", "-9999-01-01", "1583020800000", "24:60:61", "T25:00Z", "+99:99", "\\ud83d",
    "\\u0000", "\\",
    "\"mark\":\"bar\"", "\"encoding\":{", "\"transform\":[", "\"calculate\":", "\"filter\":",
    "\"fold\":[", "\"window\":[", "\"aggregate\":\"sum\"", "\"bin\":true",
    "\"timeUnit\":\"yearmonth\"", "\"stack\":\"normalize\"", "\"type\":\"temporal\"", "datum.",
    "\"hconcat\":[", "\"facet\":{", "\"repeat\":", "((((", "1/0", "pow(9,9999)",
    "\"data\":{\"values\":", "\"series\":[", "\"xAxis\":{",
    "+----+", "| a |", "---|---", "(59 rows)", "# ", "│", "\u{1f}\u{8b}",
  ]

  /// The next damaged data.
  mutating func bytes() -> [UInt8] {
    var bytes = part()
    for _ in 0...random.below(1 << random.below(4)) { damage(&bytes) }
    return bytes
  }

  private mutating func part() -> [UInt8] {
    let file = corpus[random.below(corpus.count)]
    // Often only the beginning, so that much is tried in little time.
    let length = random.below(4) == 0 ? Self.maxPart : 64 << random.below(6)
    return Array(file.prefix(length))
  }

  private mutating func damage(_ bytes: inout [UInt8]) {
    let place = random.below(bytes.count + 1)
    let end = min(bytes.count, place + 1 + random.below(1 << random.below(8)))
    switch random.below(10) {
    case 0: bytes.removeSubrange(place...)
    case 1: bytes.removeSubrange(place..<end)
    case 2: if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
    case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
    case 4:
      // A piece many times over: deep, long, wide.
      let piece = Array(bytes[place..<end])
      let times = min(1 << random.below(14), 1 << 18 / max(1, piece.count))
      bytes.insert(contentsOf: (0..<times).flatMap { _ in piece }, at: place)
    case 5:
      let other = part()
      bytes.replaceSubrange(place..<end, with: other.suffix(random.below(other.count + 1)))
    case 6:
      let piece = Array(bytes[place..<end])
      bytes.insert(contentsOf: piece, at: random.below(bytes.count + 1))
    default:
      let word = Self.words[random.below(Self.words.count)].utf8
      bytes.replaceSubrange(place..<(random.below(2) == 0 ? place : end), with: word)
    }
  }
}

/// Random numbers that are the same in every run: SplitMix64 (Steele, Lea and Flood, 2014).
struct Random {
  private var state: UInt64

  /// Those of a case, by the seed of the run and its number.
  init(seed: UInt64, number: UInt64) { state = seed &* 0x2545_f491_4f6c_dd1d &+ number }

  /// A whole number from 0 to less than `limit`, which is at least 1.
  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }
}
