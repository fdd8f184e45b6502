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

  /// Reads a cell, without surrounding white space, of a column whose numbers are written in a
  /// style of their own or as everywhere in the table.
  ///
  /// An apostrophe before the number, by which spreadsheets keep it a text, counts for nothing.
  func number(_ text: Span<UInt8>, _ style: NumberStyle?) -> DecimalNumber.Reading {
    let isKept = text.count > 1 && text[0] == UInt8(ascii: "'")
    let text = isKept ? text.extracting(1..<text.count) : text
    return style?.read(text, encoding) ?? DecimalNumber.read(text, decimal: decimal)
  }

  /// Whether a cell of any column is empty, \N as databases write it, or one of the markers that the
  /// person gave.
  func isMissing(_ text: Span<UInt8>) -> Bool {
    if text.count == 0 { return true }
    if text.count == 2, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "N") { return true }
    if missingMarkers.isEmpty { return false }
    return missingMarkers.contains { isEqual(text, $0) }
  }

  /// Whether a cell of a column of numbers or dates stands for a missing value.
  ///
  /// Besides the empty one: NA, N/A, n.a., NaN, null, none, nil in any capitals, the signs -, --, –,
  /// —, ., .., …, ? and *, and what spreadsheets put in place of a value, as #N/A and #DIV/0!.
  func isMissingNumber(_ text: Span<UInt8>) -> Bool {
    if isMissing(text) { return true }
    switch text.count {
    case 1: return [0x2d, 0x2e, 0x3f, 0x2a].contains(text[0])
    case 2...7:
      switch text[0] | 0x20 {
      case UInt8(ascii: "n"), UInt8(ascii: "#"), 0xe2: break
      case UInt8(ascii: "-"), UInt8(ascii: "."): if text.count > 3 { return false }
      default: return false
      }
      return Self.usualMarkers.contains(text.indices.map { text[$0] | 0x20 })
    default: return false
    }
  }

  private func isEqual(_ text: Span<UInt8>, _ marker: [UInt8]) -> Bool {
    text.count == marker.count && text.indices.allSatisfy { text[$0] == marker[$0] }
  }

  /// With the bit set in every byte that makes letters small, and changes no sign among them.
  private static let usualMarkers: Set<[UInt8]> = Set(
    [
      "na", "n/a", "n.a.", "nan", "null", "none", "nil", "--", "–", "—", "..", "...", "…", "#n/a",
      "#na", "#null!", "#div/0!", "#value!", "#ref!", "#name?", "#num!",
    ].map { $0.utf8.map { $0 | 0x20 } })
}
