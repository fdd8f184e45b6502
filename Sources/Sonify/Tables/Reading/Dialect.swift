/// The format of a particular table.
package struct Dialect: Equatable, Sendable {
  /// The byte between two cells.
  package var delimiter = UInt8(ascii: ",")
  /// The decimal sign of numbers.
  package var decimal = UInt8(ascii: ".")
  /// Whether the user chose the decimal sign.
  package var isDecimalGiven = false
  /// Whether some column shows that it is the decimal sign of all.
  package var isDecimalKnown = false
  /// Whether the day or the month comes first in dates with slashes.
  package var dateOrder = ReadingOptions.DateOrder.auto
  /// Whether lines of comments may stand between the rows.
  package var hasComments = false
  /// Texts that stand for a missing value, besides the empty text and the usual ones.
  var missingMarkers: [[UInt8]] = []

  package init() {}

  /// Reads a cell, without surrounding white space, of a numeric column with a style of its own or
  /// that of the table.
  ///
  /// An apostrophe before the number, with which spreadsheets mark it as text, is ignored.
  package func number(_ text: Span<UInt8>, _ style: NumberFormat?) -> DecimalNumber.Reading {
    let isKept = text.count > 1 && text[0] == UInt8(ascii: "'")
    let text = isKept ? text.extracting(1..<text.count) : text
    return style?.read(text) ?? DecimalNumber.read(text, decimal: decimal)
  }

  /// Returns whether a cell of any column is empty, \N as databases write it, or one of the user's
  /// markers.
  package func isMissing(_ text: Span<UInt8>) -> Bool {
    if text.count == 0 { return true }
    if text.count == 2, text[0] == UInt8(ascii: "\\"), text[1] == UInt8(ascii: "N") { return true }
    if missingMarkers.isEmpty { return false }
    return missingMarkers.contains { isEqual(text, $0) }
  }

  /// Returns whether a cell of a column of numbers or dates stands for a missing value.
  ///
  /// These are the empty cell, NA, N/A, n.a., NaN, null, none and nil in upper or lower case, the
  /// signs -, --, –, —, −, ., .., …, ?, * and Eurostat's colon, and error values of spreadsheets such
  /// as #N/A and #DIV/0!.
  package func isMissingNumber(_ text: Span<UInt8>) -> Bool {
    if isMissing(text) { return true }
    switch text.count {
    case 1: return [0x2d, 0x2e, 0x3f, 0x2a, 0x3a].contains(text[0])
    // A flag may follow, as that of what is confidential.
    case 3 where text[0] == 0x3a: return text[1] == 0x20
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

  /// With the bit set in every byte that makes letters lowercase; it changes no other sign here.
  private static let usualMarkers: Set<[UInt8]> = Set(
    [
      "na", "n/a", "n.a.", "n.a", "n.d.", "n.d", "nan", "null", "none", "nil", "--", "–", "—", "−",
      "..", "...", "…",
      "#n/a",
      "#na", "#null!", "#div/0!", "#value!", "#ref!", "#name?", "#num!",
    ].map { $0.utf8.map { $0 | 0x20 } })
}
