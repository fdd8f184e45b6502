/// Bytes that end lines and enclose cells.
extension UInt8 {
  /// The end of a line.
  static let lineFeed = UInt8(ascii: "\n")
  /// The end of a line, or the first half of one.
  static let carriageReturn = UInt8(ascii: "\r")
  /// The quotation mark.
  static let quote = UInt8(ascii: "\"")

  /// Whether the byte ends a line.
  var isEndOfLine: Bool { self == .lineFeed || self == .carriageReturn }
}
