import SonifyTables

/// A cell of delimited text that stands for a simple JSON value.
struct JSONCell: Sendable {
  /// The range of its bytes.
  private(set) var range = 0..<0
  /// The kind of the value.
  private(set) var kind = DelimitedWriter.Kind()
  /// Whether quotation marks enclose it.
  private var isEnclosed = false
  /// Whether the bytes are not those of the value, but among the spare ones.
  private var isSpare = false

  private static let backslash = UInt8(ascii: "\\")

  /// Creates an empty cell.
  init() {}

  /// Reads the value at a position, if it is usual, as ``JSONTokenizer`` would.
  /// - Parameters:
  ///   - bytes: the text, followed by a zero byte.
  ///   - position: the start of the value; after it on return, or anywhere if it is not usual.
  ///   - decimal: the decimal sign to write in numbers.
  ///   - spare: bytes of cells that cannot be copied as they stand.
  @inline(__always)
  init?(_ bytes: Span<UInt8>, at position: inout Int, decimal: UInt8, _ spare: inout [UInt8]) {
    let start = position
    if bytes[start] == .quote {
      guard readString(bytes, at: &position, &spare) else { return nil }
    } else if let end = JSONSkipper.numberEnd(bytes, from: start) {
      guard end - start <= JSONTokenizer.maxNumber else { return nil }
      position = end
      (range, kind) = (start..<end, .number)
      if decimal != UInt8(ascii: ".") { writeNumber(bytes, decimal, &spare) }
    } else if let end = JSONSkipper.wordEnd(bytes, from: start) {
      position = end
      if bytes[start] | 0x20 != UInt8(ascii: "n") { (range, kind) = (start..<end, .text) }
    } else {
      return nil
    }
  }

  private mutating func writeNumber(_ bytes: Span<UInt8>, _ decimal: UInt8, _ spare: inout [UInt8])
  {
    let start = spare.count
    DelimitedWriter.append(number: range.map { bytes[$0] }, decimal: decimal, to: &spare)
    (range, isSpare) = (start..<spare.count, true)
  }

  private mutating func readString(
    _ bytes: Span<UInt8>, at position: inout Int, _ spare: inout [UInt8]
  ) -> Bool {
    let start = position &+ 1
    var end = start
    var (hasComma, hasEscape, bits) = (false, false, UInt8(0))
    while true {
      let byte = bytes[end]
      if byte == .quote { break }
      if byte < 0x20 { return false }
      if byte == Self.backslash {
        hasEscape = true
        end &+= 1
        // What is escaped is examined later, but the end of the text must not be passed.
        if bytes[end] < 0x20 { return false }
      }
      if byte == UInt8(ascii: ",") { hasComma = true }
      bits |= byte
      end &+= 1
    }
    position = end &+ 1
    guard end &- start <= JSONTokenizer.maxText else { return false }
    if hasEscape { return readEscapes(bytes, (start - 1)..<position, &spare) }
    if bits >= 0x80, (try? UTF8Span(validating: bytes.extracting(start..<end))) == nil {
      return false
    }
    guard end > start else { return true }
    range = start..<end
    isEnclosed = hasComma || bytes[start] == 0x20 || bytes[end &- 1] == 0x20
    kind =
      bytes[start] &- 0x30 < 10 ? DelimitedWriter.kind(bytes.extracting(start..<end)) : .text
    return true
  }

  /// Reads a string with escapes.
  private mutating func readEscapes(
    _ bytes: Span<UInt8>, _ string: Range<Int>, _ spare: inout [UInt8]
  ) -> Bool {
    let source = ByteSource(name: "", bytes: string.map { bytes[$0] })
    guard var tokens = try? JSONTokenizer(source, .first), (try? tokens.next()) == .string else {
      return false
    }
    let start = spare.count
    DelimitedWriter.append(tokens.text, delimiter: UInt8(ascii: ","), to: &spare)
    (range, isSpare) = (start..<spare.count, true)
    kind = DelimitedWriter.kind(tokens.text.span)
    return true
  }

  /// Writes the cell, for which there is room.
  /// - Parameters:
  ///   - bytes: the text.
  ///   - spare: the bytes of cells that cannot be copied as they stand.
  ///   - rows: the rows to write to.
  @inline(__always)
  func write(_ bytes: Span<UInt8>, _ spare: [UInt8], to rows: inout ConvertedRows) {
    if isSpare {
      for index in range { rows.append(spare[index]) }
    } else {
      if isEnclosed { rows.append(.quote) }
      rows.append(bytes, range)
      if isEnclosed { rows.append(.quote) }
    }
  }
}
