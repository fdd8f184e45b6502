/// How one particular table is written.
struct Dialect: Equatable, Sendable {
  /// The byte between two cells.
  var delimiter = UInt8(ascii: ",")
  /// The decimal sign of numbers.
  var decimal = UInt8(ascii: ".")
  /// Whether the person said which it is.
  var isDecimalGiven = false
  /// Which comes first in dates with slashes.
  var dateOrder = ReadingOptions.DateOrder.auto
  /// How characters are written.
  var encoding = ReadingOptions.Encoding.utf8
  /// Texts that stand for a missing value, besides the empty one and the usual ones.
  var missingMarkers: [[UInt8]] = []

  /// The quotation mark.
  static let quote = UInt8(ascii: "\"")
  /// The end of a line.
  static let lineFeed = UInt8(ascii: "\n")
  /// The end of a line, or the first half of one.
  static let carriageReturn = UInt8(ascii: "\r")

  /// Whether a byte ends a line.
  static func isEndOfLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

  /// Reads a cell, without surrounding white space, of a column whose numbers are written in a
  /// style of their own or as everywhere in the table.
  func number(_ text: Span<UInt8>, _ style: NumberStyle?) -> DecimalNumber.Reading {
    style?.read(text, encoding) ?? DecimalNumber.read(text, decimal: decimal)
  }

  /// Whether a cell of any column is empty or one of the markers that the person gave.
  func isMissing(_ text: Span<UInt8>) -> Bool {
    if text.count == 0 { return true }
    if missingMarkers.isEmpty { return false }
    return missingMarkers.contains { isEqual(text, $0) }
  }

  /// Whether a cell of a column of numbers or dates stands for a missing value.
  ///
  /// Besides the empty one: NA, N/A, NaN, null, none, nil in any capitals, and the signs -, --,
  /// ., ? and *.
  func isMissingNumber(_ text: Span<UInt8>) -> Bool {
    if isMissing(text) { return true }
    switch text.count {
    case 1: return [0x2d, 0x2e, 0x3f, 0x2a].contains(text[0])
    case 2...4:
      let letters = text.indices.map { text[$0] == 0x2d ? 0x2d : text[$0] | 0x20 }
      return Self.usualMarkers.contains(letters)
    default: return false
    }
  }

  private func isEqual(_ text: Span<UInt8>, _ marker: [UInt8]) -> Bool {
    text.count == marker.count && text.indices.allSatisfy { text[$0] == marker[$0] }
  }

  private static let usualMarkers: Set<[UInt8]> = Set(
    ["na", "n/a", "nan", "null", "none", "nil", "--"].map { Array($0.utf8) })
}
