import SonifyTables

/// A line of a log in pieces: times, numbers, words, and the signs between them.
struct LogLine {
  /// What a piece is.
  enum Kind: Equatable {
    /// A date, a time of day, or both.
    case time
    /// A number with its unit, if it has one: "12", "5.2ms", "427.36 MB".
    case number
    /// A word, or a text in quotation marks.
    case word
    /// A sign between words; ">" also stands for an arrow.
    case sign(UInt8)
  }

  /// A piece of the line.
  struct Piece {
    var kind: Kind
    /// Its bytes, without quotation marks.
    var range: Range<Int>
    /// The bytes of the unit, of a number that has one.
    var unit = 0..<0
  }

  /// The pieces from left to right, without those that tell how grave a message is.
  let pieces: [Piece]

  private let bytes: [UInt8]

  /// The maximum length of a line, in bytes.
  private static let maxLength = 2000

  /// Splits a line, or returns nil if it is too long, a quotation mark is open, or it begins as values do:
  /// with a quotation mark or a brace, but for dictionaries of Python.
  /// - Parameters:
  ///   - line: the line.
  ///   - units: the units that are known so far.
  init?(_ line: String, _ units: LogUnits) {
    guard line.utf8.count <= Self.maxLength,
      let first = line.utf8.first(where: { $0 > 0x20 }), first != .quote,
      first != UInt8(ascii: "{") || line.hasPrefix("{'")
    else { return nil }
    bytes = Array(line.utf8)
    var scanner = LogScanner(bytes, units)
    var pieces: [Piece] = []
    while let piece = scanner.next() {
      let text = scanner.bytes[piece.range]
      if piece.kind == .word, let first = text.first, Self.initials.contains(first),
        Self.levels.contains(where: text.elementsEqual)
      {
        continue
      }
      pieces.append(piece)
    }
    guard scanner.isAtEnd else { return nil }
    self.pieces = pieces
  }

  /// Returns the bytes of a piece.
  func bytes(of piece: Piece) -> ArraySlice<UInt8> { bytes[piece.range] }

  /// Returns the text of a piece.
  func text(_ piece: Piece) -> String { String(decoding: bytes[piece.range], as: UTF8.self) }

  /// Whether any piece is a number.
  var hasNumbers: Bool { pieces.contains { $0.kind == .number } }

  /// Whether the first piece that is no sign is a time.
  var beginsWithTime: Bool {
    pieces.first { if case .sign = $0.kind { false } else { true } }?.kind == .time
  }

  /// Whether the line has other signs than those between cells.
  var hasSentences: Bool {
    pieces.contains { piece in
      if case .sign(let sign) = piece.kind {
        sign != UInt8(ascii: ",") && sign != UInt8(ascii: ";")
      } else {
        false
      }
    }
  }

  /// The number of parts between commas and semicolons in which a word stands beside a number, as in a
  /// sentence and not in a row of cells.
  var mixedPartCount: Int {
    let delimiters: [Kind] = [.sign(UInt8(ascii: ",")), .sign(UInt8(ascii: ";"))]
    return pieces.split { delimiters.contains($0.kind) }.count { part in
      let numbers = part.count { $0.kind == .number || $0.kind == .time }
      return numbers > 0
        && part.contains { piece in
          piece.kind == .word && bytes[piece.range].count { ($0 | 0x20) &- 0x61 < 26 } > 1
        }
    }
  }

  /// The title that the line is, if it is one with a number, such as "Benchmark 1: ls -l": the word before
  /// the number, and all that follows the colon.
  var title: (name: String, text: String)? {
    guard pieces.count > 3, pieces[0].kind == .word, pieces[1].kind == .number,
      pieces[2].kind == .sign(UInt8(ascii: ":")), pieces[3].kind == .word,
      !pieces[3...].contains(where: {
        [.sign(UInt8(ascii: ":")), .sign(UInt8(ascii: "="))].contains($0.kind)
      })
    else { return nil }
    let text = bytes[pieces[3].range.lowerBound...]
    return (self.text(pieces[0]), String(decoding: text, as: UTF8.self))
  }

  /// Returns the unit of a number; empty if it has none.
  func unit(of piece: Piece) -> String { String(decoding: bytes[piece.unit], as: UTF8.self) }

  /// Returns a piece as a cell: a time as one that dates have, a number that is a multiple without its sign.
  func cell(_ piece: Piece) -> String {
    switch piece.kind {
    case .time: return LogTime.cell(bytes[piece.range])
    case .number:
      let isMultiple = bytes[piece.unit].elementsEqual("x".utf8)
      let range = isMultiple ? piece.range.lowerBound..<piece.unit.lowerBound : piece.range
      return String(decoding: bytes[range], as: UTF8.self)
    case .word, .sign:
      let word = text(piece)
      return LogTemplate.infinities.contains(word.lowercased()) ? "" : word
    }
  }

  /// How grave messages are, which may differ from line to line.
  private static let levels: [[UInt8]] = [
    "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "TRACE", "CRITICAL", "FATAL",
  ].map { Array($0.utf8) }
  private static let initials = Array("DINWETCF".utf8)
}
