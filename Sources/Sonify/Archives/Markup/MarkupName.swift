/// The name of an element or of an attribute.
///
/// It comes from the source code or is checked, so a name from data cannot become markup.
package struct MarkupName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name as it is written.
  package let text: String

  /// Makes a name that is written out in the source code.
  /// - Precondition: it is an ASCII name of XML.
  package init(stringLiteral name: StaticString) {
    text = name.description
    precondition(Self.isName(text), "a name of markup has letters, digits, '-', '.', ':' and '_'")
  }

  /// Makes a name from text, or nil if it is not an ASCII name of XML.
  package init?(checking text: String) {
    guard Self.isName(text) else { return nil }
    self.text = text
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isStart(first) else { return false }
    return text.utf8.allSatisfy { byte in
      isStart(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
