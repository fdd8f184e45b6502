import SonifyBase
import SonifyTables

/// The scripts of a page, or a file that is one.
struct ScriptText {
  /// The page or the file, in UTF-8.
  let bytes: [UInt8]
  /// Where the scripts stand.
  let ranges: [Range<Int>]

  /// Takes a file that is a script.
  init(script bytes: [UInt8]) {
    self.bytes = bytes
    ranges = [0..<bytes.count]
  }

  /// Takes a file that is a script, or else a page or a part of one.
  init(file bytes: [UInt8]) {
    if bytes.firstRange(of: Array("</script".utf8)) == nil {
      self.init(script: bytes)
    } else {
      self.init(page: bytes)
    }
  }

  /// Finds the scripts of a page.
  init(page bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    let (mark, comment) = (Array("<script".utf8), Array("<!--".utf8))
    var script = bytes.firstRange(of: mark)
    var remark = bytes.firstRange(of: comment)
    while let start = script {
      let position: Int
      // What the author has put in a comment is not drawn.
      if let open = remark, open.lowerBound < start.lowerBound {
        let close = bytes[open.upperBound...].firstRange(of: Array("-->".utf8))
        position = close?.upperBound ?? bytes.count
      } else {
        guard let open = bytes[start.upperBound...].firstIndex(of: UInt8(ascii: ">")) else { break }
        let end = bytes[open...].firstRange(of: Array("</script".utf8))?.lowerBound ?? bytes.count
        ranges.append(open + 1..<end)
        position = end
      }
      if start.lowerBound < position { script = bytes[position...].firstRange(of: mark) }
      if let open = remark, open.lowerBound < position {
        remark = bytes[position...].firstRange(of: comment)
      }
    }
    self.ranges = ranges
  }

  /// The byte at a position, or nil after the end.
  subscript(position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Returns whether a text stands at a position.
  func has(_ text: String, at position: Int) -> Bool {
    guard position >= 0, position + text.utf8.count <= bytes.count else { return false }
    var index = position
    for byte in text.utf8 {
      guard bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Returns the beginning of a part, on one line, for messages.
  func excerpt(_ range: Range<Int>) -> String {
    UntrustedText.harmless(
      String(decoding: bytes[range.clamped(to: 0..<bytes.count)].prefix(200), as: UTF8.self),
      limit: 40)
  }

  // MARK: - Words

  /// Returns whether a byte may stand in a name.
  static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  /// Returns where the name that begins at a position ends; the position itself if there is none.
  func endOfName(at start: Int) -> Int {
    guard start < bytes.count, bytes[start] &- 0x30 >= 10 else { return start }
    var end = start
    while end < bytes.count, Self.isOfName(bytes[end]) { end += 1 }
    return end
  }

  /// Returns a part as text.
  func word(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: - Space

  /// Returns the position after white space and comments.
  func skipSpace(_ start: Int) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "/"), let end = endOfComment(at: position) {
        position = end
      } else if has("\u{feff}", at: position) {
        position += 3
      } else if has("\u{a0}", at: position) {
        position += 2
      } else {
        break
      }
    }
    return position
  }

  /// Returns where a comment that begins at a position ends, or nil if there is none.
  func endOfComment(at start: Int) -> Int? {
    if has("//", at: start) {
      return bytes[start...].firstIndex { $0.isEndOfLine } ?? bytes.count
    }
    guard has("/*", at: start) else { return nil }
    return bytes[(start + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.count
  }

  // MARK: - What is skipped as a whole

  /// Returns where a string that begins at a position ends; on its line if it has no end.
  func endOfString(at start: Int) -> Int {
    let mark = bytes[start]
    var position = start + 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == mark { return position + 1 }
      if byte.isEndOfLine { return position }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return bytes.count
  }

  /// Returns where a template that begins at a position ends.
  func endOfTemplate(at start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "`") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(bytes.count, position + 1)
  }

  /// Returns where a regular expression that begins at a position ends, or nil if the slash divides.
  /// - Parameters:
  ///   - start: the position of the slash.
  ///   - before: the last byte before it that is no space, or nil.
  /// - Returns: the end.
  func endOfExpression(at start: Int, after before: UInt8?) -> Int? {
    if let before, !"(,=:[!&|?{};+-*%<>~^".utf8.contains(before) { return nil }
    var position = start + 1
    var isInClass = false
    while position < bytes.count, !bytes[position].isEndOfLine {
      switch bytes[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return endOfName(at: position + 1)
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The maximum number of bytes of a part that a server replaces.
  private static let maxServerPart = 4096

  /// Returns where a part ends that a server replaces, as `{{ values|tojson }}`, `{% for %}`, `{!! $values !!}`,
  /// `<?php … ?>` or `<%= … %>`, or nil.
  func endOfServerPart(at start: Int) -> Int? {
    guard start + 3 < bytes.count else { return nil }
    let (first, second) = (bytes[start], bytes[start + 1])
    let close: UInt8
    switch (first, second) {
    case (UInt8(ascii: "{"), UInt8(ascii: "{")): close = UInt8(ascii: "}")
    case (UInt8(ascii: "{"), UInt8(ascii: "%")), (UInt8(ascii: "<"), UInt8(ascii: "%")),
      (UInt8(ascii: "<"), UInt8(ascii: "?")):
      close = second
    case (UInt8(ascii: "{"), UInt8(ascii: "!")) where bytes[start + 2] == second: close = second
    default: return nil
    }
    let last = first == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ">")
    for position in start + 2..<min(bytes.count - 1, start + Self.maxServerPart) {
      let (own, next) = (bytes[position], bytes[position + 1])
      if own == close, next == last { return position + 2 }
      if own == first, next == second { return nil }
    }
    return nil
  }

  /// Returns the position after one character, string, comment, regular expression or part of a server.
  /// - Parameters:
  ///   - start: where it begins.
  ///   - before: the last byte before it that is no space, or nil.
  /// - Returns: the position, and whether it is of the code, and no comment.
  func next(after start: Int, _ before: UInt8?) -> (position: Int, isCode: Bool) {
    switch bytes[start] {
    case .quote, UInt8(ascii: "'"): return (endOfString(at: start), true)
    case UInt8(ascii: "`"): return (endOfTemplate(at: start), true)
    case UInt8(ascii: "/"):
      if let end = endOfComment(at: start) { return (end, false) }
      return (endOfExpression(at: start, after: before) ?? start + 1, true)
    case UInt8(ascii: "<"), UInt8(ascii: "{"):
      return (endOfServerPart(at: start) ?? start + 1, true)
    default: return (start + 1, true)
    }
  }

  /// Returns where an expression or the inside of a block ends.
  /// - Parameters:
  ///   - start: where it begins.
  ///   - isBlock: whether it ends only before a closing bracket, and not before a comma or a semicolon.
  /// - Returns: the position of what follows it.
  func endOfExpression(from start: Int, isBlock: Bool = false) -> Int {
    var position = start
    var depth = 0
    var before: UInt8?
    while position < bytes.count {
      let byte = bytes[position]
      let (end, isCode) = next(after: position, before)
      if end == position + 1 {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 { return position }
          depth -= 1
        case UInt8(ascii: ","), UInt8(ascii: ";"): if depth == 0, !isBlock { return position }
        default: break
        }
      }
      if isCode, byte > 0x20 { before = bytes[end - 1] }
      position = end
    }
    return bytes.count
  }
}
