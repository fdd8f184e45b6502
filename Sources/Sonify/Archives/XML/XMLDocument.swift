/// Reads XML that nobody vouches for, in bounded memory.
///
/// It is a strict, non-validating reader of XML 1.0. A document type declaration is skipped: no
/// entity of it is expanded, and nothing outside the document is read, so that no document can grow
/// or reach into the system. References are to the five entities of XML and to characters.
package enum XMLDocument {
  /// The maximum number of bytes of a document.
  package static let maxCount = 16 << 20
  /// The maximum depth of elements.
  package static let maxDepth = 200
  /// The maximum number of elements, attributes and texts.
  package static let maxNodes = 400_000

  /// Reads a document.
  /// - Parameter bytes: the document in UTF-8, or in UTF-16 with a byte order mark.
  /// - Returns: the outermost element.
  /// - Throws: ``XMLFault`` with the line of the first fault.
  package static func read(_ bytes: [UInt8]) throws(XMLFault) -> XMLElement {
    guard bytes.count <= maxCount else { throw XMLFault(problem: .tooLarge, line: 1) }
    guard let text = utf8(bytes) else { throw XMLFault(problem: .encoding, line: 1) }
    var reader = XMLReader(text)
    return try reader.document()
  }

  /// Returns the bytes as valid UTF-8 without a byte order mark, or nil.
  private static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      guard bytes.count.isMultiple(of: 2) else { return nil }
      let isLittle = bytes[0] == 0xFF
      let units = stride(from: 2, to: bytes.count, by: 2).map { index in
        isLittle
          ? bytes.little16(at: index) : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
      }
      return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    return (try? UTF8Span(validating: text.span)) == nil ? nil : text
  }
}
