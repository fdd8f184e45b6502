/// The text of a cell as a browser shows it, without what is no data: notes and their marks.
struct HTMLCellText {
  private var text: [UInt8] = []
  private var needsSpace = false
  /// Where the open superscript began, and whether it has a link or a class of references.
  private var raised: (start: Int, isReference: Bool)?

  /// Whether nothing is shown yet.
  var isEmpty: Bool { text.isEmpty }

  /// The maximum number of bytes that are kept; a cell of a table is shorter.
  private static let maxCount = 64 << 10

  /// Appends a text of the page, of which white space becomes one space.
  mutating func append(_ more: some Sequence<UInt8>) {
    guard text.count < Self.maxCount else { return }
    for byte in more {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        needsSpace = true
      } else {
        if needsSpace, !text.isEmpty { text.append(0x20) }
        needsSpace = false
        text.append(byte)
      }
    }
  }

  /// Separates what follows, as a line break or a block does.
  mutating func separate() { needsSpace = true }

  /// Begins a superscript.
  mutating func beginRaised(isReference: Bool) { raised = (text.count, isReference) }

  /// States that the open superscript, if there is one, is a link.
  mutating func addLink() { raised?.isReference = true }

  /// Ends the open superscript, which is left out if it marks a note.
  mutating func endRaised() {
    guard let raised else { return }
    self.raised = nil
    guard raised.start < text.count else { return }
    let mark = text[raised.start...].drop { $0 == 0x20 }
    if raised.isReference || isMark(mark, after: text[..<raised.start]) {
      text.removeSubrange(raised.start...)
      needsSpace = true
    }
  }

  /// Returns whether a superscript without a link marks a note: it is short, and neither a power
  /// (of a unit of at most three letters, or "× 10³") nor the ending of an ordinal ("19th").
  private func isMark(_ mark: ArraySlice<UInt8>, after text: ArraySlice<UInt8>) -> Bool {
    guard mark.count <= 6, let last = text.last else { return false }
    let isNumber = mark.allSatisfy { ($0 &- 0x30) < 10 || $0 == UInt8(ascii: "-") }
    let isDigit = (last &- 0x30) < 10
    guard isNumber else { return !isDigit || mark.count == 1 || !mark.allSatisfy(Self.isLetter) }
    if !isDigit {
      let isWord = text.count > 3 && text.suffix(4).allSatisfy(Self.isLetter)
      return isWord || !Self.isLetter(last)
    }
    return
      !(text.count > 2 && text.suffix(2).elementsEqual("10".utf8)
      && (text.dropLast(2).last.map { ($0 &- 0x30) >= 10 && $0 != UInt8(ascii: ",") } ?? false))
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte >= 0x80
  }

  /// Ends the text.
  /// - Returns: the text without marks of notes at its end; a number without typographic signs.
  mutating func finish() -> [UInt8] {
    endRaised()
    var shown = text[...]
    while let note = Self.note(in: shown) { shown = shown[..<note] }
    shown = Self.trimmed(shown)
    return Self.withPlainSign(shown)
  }

  /// Returns where a mark of a note at the end begins, as in "36,686[9]" and "12*".
  private static func note(in text: ArraySlice<UInt8>) -> Int? {
    let text = trimmed(text)
    guard let last = text.last else { return nil }
    if last == UInt8(ascii: "]") {
      guard let start = text.suffix(24).lastIndex(of: UInt8(ascii: "[")), start > text.startIndex
      else { return nil }
      let inside = text[(start + 1)...].dropLast()
      // "[b]", "[note 3]", "[12]" and "[citation needed]", but not "[1, 2]".
      return inside.isEmpty || inside.contains(UInt8(ascii: ",")) ? nil : start
    }
    for mark in ["*", "†", "‡", "§", "¶"]
    where text.suffix(mark.utf8.count).elementsEqual(mark.utf8) {
      let start = text.endIndex - mark.utf8.count
      let before = trimmed(text[..<start])
      guard let digit = before.last, (digit &- 0x30) < 10 || digit == UInt8(ascii: "%") else {
        return nil
      }
      return start
    }
    return nil
  }

  /// Returns a text without white space of any width around it.
  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    let spaces = [" ", "\u{A0}", "\u{2007}", "\u{2009}", "\u{200B}", "\u{202F}", "\u{FEFF}"]
    while true {
      if let space = spaces.first(where: { text.starts(with: $0.utf8) }) {
        text = text.dropFirst(space.utf8.count)
      } else if let space = spaces.first(where: {
        text.suffix($0.utf8.count).elementsEqual($0.utf8)
      }) {
        text = text.dropLast(space.utf8.count)
      } else {
        return text
      }
    }
  }

  /// Returns a number with a hyphen for its minus sign; other texts as they are.
  private static func withPlainSign(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let minus = "\u{2212}".utf8
    guard text.starts(with: minus), case let rest = text.dropFirst(minus.count),
      let first = rest.first, (first &- 0x30) < 10 || first == UInt8(ascii: ".")
    else { return Array(text) }
    return [UInt8(ascii: "-")] + rest
  }
}
