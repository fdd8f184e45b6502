/// Cells of comma-separated values (RFC 4180).
package enum CSVText {
  /// Returns a text as a cell, in quotes if it needs them.
  package static func cell(_ text: String) -> String {
    let needsQuotes = text.utf8.contains {
      [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0)
    }
    guard needsQuotes else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
