import SonifyTables

/// A position in the bytes of a JSON text.
struct JSONCursor {
  /// The position.
  var position: Int
  /// The number of line ends before it.
  var line: Int
  /// The position after the last of them; nil if there is none.
  var lineStart: Int?

  /// Moves past spaces, tabs and line ends.
  @inline(__always)
  mutating func skipSpace(_ bytes: Span<UInt8>) {
    while bytes[position] <= 0x20 {
      switch bytes[position] {
      case 0x20, 0x09, .carriageReturn: position &+= 1
      case .lineFeed:
        position &+= 1
        line &+= 1
        lineStart = position
      default: return
      }
    }
  }

  /// Moves past a comma and spaces around it, and returns whether there is one.
  @inline(__always)
  mutating func skipComma(_ bytes: Span<UInt8>) -> Bool {
    skipSpace(bytes)
    guard bytes[position] == UInt8(ascii: ",") else { return false }
    position &+= 1
    skipSpace(bytes)
    return true
  }
}

/// Finds the ends of JSON values in bytes.
///
/// It accepts only what ``JSONTokenizer`` accepts; anything else, or that is rare, has no end here.
/// The bytes must be followed by a zero byte.
enum JSONSkipper {
  /// The maximum depth of values that are skipped.
  static let maxDepth = 32

  /// Moves past the value that starts at a position.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - cursor: the start of the value; after it on return, or anywhere if there is none.
  /// - Returns: whether there is a value.
  static func skip(_ bytes: Span<UInt8>, _ cursor: inout JSONCursor) -> Bool {
    var isObject = false
    /// A bit for each open value around the innermost: whether it is an object.
    var outer: UInt64 = 0
    var depth = 0
    while true {
      // A value, or the end of an empty one.
      cursor.skipSpace(bytes)
      var isOpened = false
      switch bytes[cursor.position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < maxDepth else { return false }
        outer = outer << 1 | (isObject ? 1 : 0)
        depth += 1
        isObject = bytes[cursor.position] == UInt8(ascii: "{")
        cursor.position += 1
        cursor.skipSpace(bytes)
        isOpened = bytes[cursor.position] != (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
      default:
        guard let end = scalarEnd(bytes, from: cursor.position) else { return false }
        cursor.position = end
      }
      if !isOpened {
        // Whatever ends after the value.
        while true {
          guard depth > 0 else { return true }
          cursor.skipSpace(bytes)
          let byte = bytes[cursor.position]
          cursor.position += 1
          if byte == UInt8(ascii: ",") { break }
          guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return false }
          isObject = outer & 1 == 1
          outer >>= 1
          depth -= 1
        }
      }
      guard isObject else { continue }
      cursor.skipSpace(bytes)
      guard bytes[cursor.position] == .quote,
        let end = JSONKeys.end(bytes, of: cursor.position + 1)
      else { return false }
      cursor.position = end + 1
      cursor.skipSpace(bytes)
      guard bytes[cursor.position] == UInt8(ascii: ":") else { return false }
      cursor.position += 1
    }
  }

  /// Returns the end of a value that is neither an array nor an object.
  @inline(__always)
  static func scalarEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    bytes[start] == .quote
      ? stringEnd(bytes, from: start)
      : numberEnd(bytes, from: start) ?? wordEnd(bytes, from: start)
  }

  /// Returns the end of a string without escapes.
  static func stringEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var end = start + 1
    var bits: UInt8 = 0
    while bytes[end] != .quote {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      bits |= bytes[end]
      end += 1
    }
    guard end - start <= JSONTokenizer.maxText else { return nil }
    let isText =
      bits < 0x80 || (try? UTF8Span(validating: bytes.extracting((start + 1)..<end))) != nil
    return isText ? end + 1 : nil
  }

  /// Returns the end of a number.
  @inline(__always)
  static func numberEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    var position = start
    if bytes[position] == UInt8(ascii: "-") { position &+= 1 }
    let digits = position
    skipDigits(bytes, at: &position)
    // A zero begins only numbers below one.
    guard position > digits, bytes[digits] != UInt8(ascii: "0") || position == digits &+ 1 else {
      return nil
    }
    if bytes[position] == UInt8(ascii: ".") {
      position &+= 1
      guard bytes[position] &- 0x30 < 10 else { return nil }
      skipDigits(bytes, at: &position)
    }
    if bytes[position] | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
        position &+= 1
      }
      guard bytes[position] &- 0x30 < 10 else { return nil }
      skipDigits(bytes, at: &position)
    }
    return isEnd(bytes[position]) ? position : nil
  }

  @inline(__always)
  private static func skipDigits(_ bytes: Span<UInt8>, at position: inout Int) {
    while bytes[position] &- 0x30 < 10 { position &+= 1 }
  }

  /// Returns the end of `true`, `false`, `null` or `NaN`.
  static func wordEnd(_ bytes: Span<UInt8>, from start: Int) -> Int? {
    for word in words where bytes[start] == word[0] {
      var end = start
      for letter in word {
        guard bytes[end] == letter else { return nil }
        end += 1
      }
      return isEnd(bytes[end]) ? end : nil
    }
    return nil
  }

  private static let words = ["true", "false", "null", "NaN"].map { Array($0.utf8) }

  /// Returns whether a byte may follow a number or a word.
  @inline(__always)
  private static func isEnd(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
      || byte == UInt8(ascii: "}")
  }
}
