import SonifyTables

/// A line of a printed table.
///
/// Columns are those of the screen, assuming that every character takes one.
struct PrintedLine {
  /// The bytes, without the end of the line.
  let bytes: ArraySlice<UInt8>

  /// Whether all bytes are spaces and tabs.
  var isBlank: Bool { bytes.allSatisfy(Self.isSpace) }

  /// Returns a part of the line without leading and trailing spaces.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, isSpace(first) { bytes.removeFirst() }
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// The meaning of a character in the frame of a table.
  enum Mark: Equatable {
    /// A separator of cells side by side: | or a vertical line of box drawing.
    case bar(isDrawn: Bool)
    /// A separator of rows.
    case dash
    /// A crossing of lines, or the alignment mark of a column in Markdown.
    case joint
    case space
    case other
  }

  /// Calls `visit` with every character: its meaning, its column and the range of its bytes.
  func forEachMark(_ visit: (_ mark: Mark, _ column: Int, _ place: Range<Int>) -> Void) {
    var place = bytes.startIndex
    var column = 0
    while place < bytes.endIndex {
      var end = place + 1
      while end < bytes.endIndex, bytes[end] & 0xc0 == 0x80 { end += 1 }
      visit(Self.mark(bytes[place..<end]), column, place..<end)
      column += 1
      place = end
    }
  }

  private static func mark(_ character: ArraySlice<UInt8>) -> Mark {
    let start = character.startIndex
    switch character[start] {
    case UInt8(ascii: "|"): return .bar(isDrawn: false)
    case UInt8(ascii: "-"), UInt8(ascii: "="): return .dash
    case UInt8(ascii: "+"), UInt8(ascii: ":"): return .joint
    case 0x20, 0x09: return .space
    case 0xe2 where character.count == 3 && (character[start + 1] & 0xfe) == 0x94:
      // Box drawing characters are U+2500 to U+257F.
      switch UInt16(character[start + 1] & 1) << 6 | UInt16(character[start + 2] & 0x3f) {
      case 0x02, 0x03, 0x06, 0x07, 0x0a, 0x0b, 0x4e, 0x4f, 0x51: return .bar(isDrawn: true)
      case 0x00, 0x01, 0x04, 0x05, 0x08, 0x09, 0x4c, 0x4d, 0x50: return .dash
      default: return .joint
      }
    default: return .other
    }
  }

  /// The columns of bars and joints, if the line is a rule between rows; otherwise nil.
  var rule: [Int]? {
    var joints: [Int] = []
    var dashes = 0
    var isRule = true
    guard let first = bytes.first, Self.isSpace(first) || Self.mayRule(first) else { return nil }
    forEachMark { mark, column, place in
      switch mark {
      // Between box drawing lines, polars writes --- below the names of columns.
      case .dash where place.count == 1 && first == 0xe2: isRule = false
      case .dash: dashes += 1
      case .joint, .bar: joints.append(column)
      case .space: break
      case .other: isRule = false
      }
    }
    return isRule && dashes > 1 ? joints : nil
  }

  private static func mayRule(_ byte: UInt8) -> Bool {
    byte == 0xe2 || [0x2b, 0x2d, 0x3a, 0x3d, 0x7c].contains(byte)
  }

  /// The ranges of the runs of dashes, or nil if there is anything but dashes and spaces.
  var dashes: [Range<Int>]? {
    var runs: [Range<Int>] = []
    var isRule = true
    guard let first = bytes.first, Self.isSpace(first) || Self.mayRule(first) else { return nil }
    forEachMark { mark, column, _ in
      switch mark {
      case .dash:
        if let last = runs.last, last.upperBound == column {
          runs[runs.count - 1] = last.lowerBound..<(column + 1)
        } else {
          runs.append(column..<(column + 1))
        }
      case .space: break
      default: isRule = false
      }
    }
    return isRule && !runs.isEmpty ? runs : nil
  }

  /// Whether the line begins with the upper left corner of a frame.
  var opensFrame: Bool {
    let text = PrintedLine.trimmed(bytes)
    return ["┌", "╭", "┏", "╔"].contains { text.starts(with: $0.utf8) }
  }

  /// Whether the line is one long run of dashes.
  var isRuleAcross: Bool {
    guard let dashes, dashes.count == 1, let run = dashes.first else { return false }
    return run.count >= 10
  }

  /// Returns the bars of the line.
  /// - Parameter isDrawn: whether they are box drawing.
  /// - Returns: their columns on the screen, and the ranges of their bytes.
  func bars(isDrawn: Bool) -> [(column: Int, place: Range<Int>)] {
    var bars: [(column: Int, place: Range<Int>)] = []
    forEachMark { mark, column, place in
      guard mark == .bar(isDrawn: isDrawn) else { return }
      // Markdown writes a bar within a cell after a backslash.
      if !isDrawn, place.lowerBound > bytes.startIndex,
        bytes[place.lowerBound - 1] == UInt8(ascii: "\\")
      {
        return
      }
      bars.append((column, place))
    }
    return bars
  }

  /// Returns the parts of the line between tabs or runs of at least `count` spaces.
  ///
  /// A part that begins with a quotation mark extends to the next one.
  func parts(apart count: Int) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    var end = start
    var isQuoted = false
    for place in bytes.indices where isQuoted || !Self.isSpace(bytes[place]) {
      let isApart =
        !isQuoted && (place - end >= count || bytes[end..<place].contains(0x09))
        && !(place - end == 1 && endsTime(start..<end, at: place))
      let isMark = bytes[place] == .quote
      if isMark, isQuoted || isApart || end == start { isQuoted.toggle() }
      if end > start, isApart {
        parts.append(bytes[start..<end])
        start = place
      } else if end == start {
        start = place
      }
      end = place + 1
    }
    if end > start { parts.append(bytes[start..<end]) }
    return parts
  }

  /// Returns whether AM or PM stands after a part that is a time of day, of which it is the end.
  private func endsTime(_ part: Range<Int>, at place: Int) -> Bool {
    guard place + 1 < bytes.endIndex, bytes[place + 1] | 0x20 == UInt8(ascii: "m"),
      [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(bytes[place] | 0x20),
      place + 2 == bytes.endIndex || Self.isSpace(bytes[place + 2])
    else { return false }
    return TimeOfDay.seconds(bytes[part].span) != nil
  }

  /// Returns the parts of the line in ranges of columns, the last of which extends to its end, or
  /// nil if a text extends across two of them.
  func parts(in columns: [Range<Int>]) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var current = 0
    var start = bytes.startIndex
    var isWhole = true
    forEachMark { mark, column, place in
      guard current + 1 < columns.count else { return }
      if column >= columns[current + 1].lowerBound {
        parts.append(bytes[start..<place.lowerBound])
        start = place.lowerBound
        current += 1
      } else if column >= columns[current].upperBound, mark != .space {
        isWhole = false
      }
    }
    guard isWhole else { return nil }
    parts.append(bytes[start...])
    while parts.count < columns.count { parts.append([]) }
    return parts.map(Self.trimmed)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
