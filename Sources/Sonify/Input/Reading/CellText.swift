/// Text from outside made fit to be shown or spoken.
enum CellText {
  /// The text without anything that could steer a terminal or turn the direction of a line.
  ///
  /// White space becomes a plain space; other control characters become U+FFFD.
  static func clean(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnfit) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isUnfit(scalar) {
        result.append(scalar)
      } else {
        result.append(scalar.properties.isWhitespace ? " " : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// The text cleaned and cut to at most `limit` characters, an ellipsis included.
  static func harmless(_ text: String, limit: Int) -> String {
    let text = clean(String(text.unicodeScalars.prefix(limit * 8)))
    return text.count <= limit ? text : text.prefix(limit - 1) + "…"
  }

  /// Bytes as a person may read them, cut to at most 40 characters.
  static func harmless(_ bytes: [UInt8], _ encoding: ReadingOptions.Encoding) -> String {
    harmless(decode(bytes.prefix(400), encoding), limit: 40)
  }

  /// Bytes as text; what is not UTF-8 becomes U+FFFD.
  static func decode(
    _ bytes: some Collection<UInt8>, _ encoding: ReadingOptions.Encoding
  ) -> String {
    switch encoding {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .latin1: String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
  }

  private static func isUnfit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
