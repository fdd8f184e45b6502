import SonifyArchives
import SonifyTables

/// The encoding of a page.
enum HTMLText {
  /// The maximum number of bytes in which a page states its encoding; browsers read 1,024.
  private static let maxHead = 4096

  /// Returns a page in UTF-8.
  ///
  /// The encoding is that of a byte order mark, or else what the page states, or else UTF-8 if the page is valid in
  /// it, or what the frequency of characters shows; otherwise it is Windows-1252, as in browsers.
  /// - Parameter bytes: the page, unless the user stated its encoding.
  /// - Returns: the text.
  /// - Throws: ``InputError/SheetFault`` if the page is in an unknown encoding.
  static func utf8(_ bytes: [UInt8]) throws(InputError.SheetFault) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    let label = label(bytes)
    switch label {
    case "iso-8859-1", "iso8859-1", "latin1", "latin-1", "l1", "windows-1252", "cp1252", "x-cp1252",
      "us-ascii", "ascii":
      return Windows1252.utf8(bytes)
    default: break
    }
    if (try? UTF8Span(validating: bytes.span)) != nil { return bytes }
    guard let label else {
      let converter = TextConverter(ofPage: bytes)
      return converter.map { $0.take(bytes.span) + $0.finish() } ?? Windows1252.utf8(bytes)
    }
    guard ["utf-8", "utf8", "utf-16"].contains(label) else {
      guard let converter = TextConverter(from: label) else { throw .encoding(label) }
      return converter.take(bytes.span) + converter.finish()
    }
    // Some wrong bytes in a page in UTF-8 are repaired.
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// Returns what the page states of its encoding, in lower case, or nil.
  private static func label(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(maxHead).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    let key = Array("charset".utf8)
    var position = 0
    while let start = head[position...].firstRange(of: key) {
      let value = head[start.upperBound...].drop { $0 == 0x20 }
      position = start.upperBound
      guard value.first == UInt8(ascii: "=") else { continue }
      let name = value.dropFirst().drop { [0x20, 0x22, 0x27].contains($0) }
        .prefix { ![0x20, 0x22, 0x27, 0x3E, 0x2F, 0x3B].contains($0) }
      if !name.isEmpty { return String(decoding: name.prefix(40), as: UTF8.self) }
    }
    return nil
  }
}
