/// A small terminal: what a person sees, or a braille display feels, of the bytes written to it.
///
/// It knows lines, wrapping and scrolling, and nothing else: everything that steers a terminal
/// beyond that is listed as a finding.
struct TerminalScreen {
  /// Lines that are seen at once.
  let rows: Int
  /// Characters in a line.
  let columns: Int
  /// The line where the next character goes, from 1 at the top.
  private(set) var row = 1
  /// The place in the line where the next character goes, from 1 at the left.
  private(set) var column = 1
  /// Lines that have left the screen at the top.
  private(set) var scrolledLines: [String] = []
  /// How often the bell rang.
  private(set) var bells = 0
  /// Every sequence and control character that is neither text nor a plain move, as text.
  private(set) var findings: [String] = []

  private var cells: [[String]]
  /// The last column is full, and the line breaks before the next character.
  private var wrapIsDue = false
  private var sequence: [UInt8] = []
  private var character: [UInt8] = []

  init(rows: Int = 24, columns: Int = 80) {
    self.rows = rows
    self.columns = columns
    cells = Array(repeating: [], count: rows)
  }

  /// The text of a line, from 1 at the top, without the spaces at its end.
  func line(_ row: Int) -> String {
    var line = cells[row - 1]
    while line.last?.allSatisfy({ $0 == " " }) == true { line.removeLast() }
    return line.joined()
  }

  /// The text of the line with the cursor: what a braille display shows.
  var cursorLine: String { line(row) }

  /// The lines of the screen down to the last that is not empty.
  var lines: [String] {
    var lines = (1...rows).map(line)
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// All lines since the beginning.
  var text: String { (scrolledLines + lines).joined(separator: "\n") }

  /// Takes what was written to the terminal.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { feed(byte) }
  }

  private mutating func feed(_ byte: UInt8) {
    if !sequence.isEmpty {
      sequence.append(byte)
      if Self.isWhole(sequence) { endSequence() }
      return
    }
    if byte >= 0x80 {
      if byte & 0xC0 != 0x80 { endCharacter() }
      character.append(byte)
      if let first = character.first, character.count >= Self.length(after: first) {
        endCharacter()
      }
      return
    }
    endCharacter()
    switch byte {
    case 0x07: bells += 1
    case 0x08:
      column = max(1, column - (wrapIsDue ? 0 : 1))
      wrapIsDue = false
    case 0x09: move(toColumn: min(columns, (column - 1) / 8 * 8 + 9))
    case 0x0A: feedLine()
    case 0x0D: move(toColumn: 1)
    case 0x1B: sequence = [byte]
    case 0x20...0x7E: put(Unicode.Scalar(byte))
    default: findings.append(Self.describe([byte]))
    }
  }

  private mutating func move(toColumn column: Int) {
    self.column = column
    wrapIsDue = false
  }

  private mutating func feedLine() {
    wrapIsDue = false
    guard row == rows else {
      row += 1
      return
    }
    scrolledLines.append(line(1))
    cells.removeFirst()
    cells.append([])
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Self.width(of: scalar)
    guard width > 0 else { return join(scalar) }
    if wrapIsDue || column + width - 1 > columns {
      move(toColumn: 1)
      feedLine()
    }
    let end = column - 1 + width
    while cells[row - 1].count < end { cells[row - 1].append(" ") }
    cells[row - 1][column - 1] = String(scalar)
    if width == 2 { cells[row - 1][column] = "" }
    wrapIsDue = end == columns
    column = min(columns, end + 1)
  }

  /// Adds an accent or a joiner to the character before the cursor.
  private mutating func join(_ scalar: Unicode.Scalar) {
    let place = wrapIsDue ? column - 1 : column - 2
    guard cells[row - 1].indices.contains(place) else { return }
    cells[row - 1][place].unicodeScalars.append(scalar)
  }

  private mutating func endCharacter() {
    guard !character.isEmpty else { return }
    for scalar in String(decoding: character, as: UTF8.self).unicodeScalars {
      // These are control characters, too, though they are written as text.
      if (0x80...0x9F).contains(scalar.value) || scalar == "\u{FFFD}" {
        findings.append(Self.describe(character))
      } else {
        put(scalar)
      }
    }
    character = []
  }

  private mutating func endSequence() {
    findings.append(Self.describe(sequence))
    sequence = []
  }

  /// Whether an escape sequence has come to its end.
  private static func isWhole(_ sequence: [UInt8]) -> Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    switch sequence[1] {
    case UInt8(ascii: "["): return sequence.count > 2 && (0x40...0x7E).contains(last)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      return last == 0x07 || sequence.suffix(2) == [0x1B, UInt8(ascii: "\\")]
    default: return !(0x20...0x2F).contains(last)
    }
  }

  private static func length(after first: UInt8) -> Int {
    switch first {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Columns that a character takes: an estimate that is right for letters, accents and emoji.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }

  private static func describe(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      switch byte {
      case 0x1B: "ESC"
      case 0x21...0x7E: String(Unicode.Scalar(byte))
      default: "0x" + String(byte, radix: 16, uppercase: true)
      }
    }.joined(separator: " ")
  }
}
