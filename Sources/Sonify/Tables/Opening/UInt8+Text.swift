/// Bytes that end lines and enclose cells.
extension UInt8 {
  /// The end of a line.
  package static let lineFeed = UInt8(ascii: "\n")
  /// The end of a line, or the first half of one.
  package static let carriageReturn = UInt8(ascii: "\r")
  /// The quotation mark.
  package static let quote = UInt8(ascii: "\"")

  /// Whether the byte ends a line.
  package var isEndOfLine: Bool { self == .lineFeed || self == .carriageReturn }
}
