/// Reads XML that nobody vouches for piece by piece, without a tree: tags and texts in order, in
/// memory that depends on the longest of them alone.
///
/// It is as strict as ``XMLDocument``: no entity but those of XML is expanded, and nothing outside
/// is read.
package struct XMLScanner {
  /// Returns the next bytes of the document, or nil at the end.
  package typealias Pieces = () throws(ArchiveError) -> [UInt8]?

  /// What stands at the scanner's position.
  package enum Token: Equatable, Sendable {
    /// A start tag. An element without contents is followed by its end too.
    case start
    /// An end tag.
    case end
    /// Text, or a section of it.
    case text
  }

  /// Why a document cannot be read on.
  package enum Fault: Error, Equatable {
    /// It is malformed.
    case xml(XMLFault)
    /// Its bytes cannot be had.
    case archive(ArchiveError)
  }

  private let pieces: Pieces
  private var bytes: [UInt8] = []
  private var position = 0
  private var line = 1
  private var isWhole = false
  /// The names of the open elements, and where each begins.
  private var names: [UInt8] = []
  private var starts: [Int] = []
  private var hasRoot = false
  /// The name and the contents of the tag, or the text, at the position.
  private var name = 0..<0
  private var contents = 0..<0
  private var isSection = false
  /// Whether the element of the last start tag has no contents, and ends at once.
  private var isEmpty = false

  /// The maximum number of bytes of a tag or a text.
  private static let maxToken = 16 << 20

  /// Starts to read.
  /// - Parameter pieces: returns the bytes of the document, in UTF-8.
  package init(_ pieces: @escaping Pieces) { self.pieces = pieces }

  /// Moves to the next token.
  /// - Returns: the token, or nil at the end.
  /// - Throws: ``Fault`` where the document is malformed or its bytes end.
  package mutating func next() throws(Fault) -> Token? {
    if isEmpty {
      isEmpty = false
      close()
      return .end
    }
    while true {
      dropRead()
      guard try has(position) else {
        guard starts.isEmpty, hasRoot else { throw fault(.truncated) }
        return nil
      }
      guard bytes[position] == UInt8(ascii: "<") else {
        let end = try place(of: UInt8(ascii: "<"), from: position) ?? bytes.count
        let text = position..<end
        advance(to: end)
        if starts.isEmpty {
          let isMark = !hasRoot && bytes[text].starts(with: [0xEF, 0xBB, 0xBF])
          guard bytes[text].dropFirst(isMark ? 3 : 0).allSatisfy(Self.isSpace) else {
            throw fault(.outside)
          }
          continue
        }
        (contents, isSection) = (text, false)
        return .text
      }
      if let token = try markup() { return token }
    }
  }

  /// The number of open elements, with that of a start tag and without that of an end tag.
  package var depth: Int { starts.count }

  /// Returns whether the tag is that of an element.
  /// - Parameter other: the name without a prefix.
  /// - Returns: whether it is, whatever its prefix.
  package func isNamed(_ other: StaticString) -> Bool {
    other.withUTF8Buffer { unsafe bytes[name].elementsEqual($0) }
  }

  /// Returns the value of an attribute of the start tag.
  /// - Parameter other: the name without a prefix.
  /// - Returns: the value, or nil if the tag has no attribute of that name, whatever its prefix.
  /// - Throws: ``Fault`` if the tag is malformed before it, or the value has an unknown entity.
  package func attribute(_ other: StaticString) throws(Fault) -> [UInt8]? {
    var place = name.upperBound
    while true {
      while place < contents.upperBound, Self.isSpace(bytes[place]) { place += 1 }
      guard place < contents.upperBound else { return nil }
      var start = place
      while place < contents.upperBound, bytes[place] != UInt8(ascii: "="),
        !Self.isSpace(bytes[place])
      {
        if bytes[place] == UInt8(ascii: ":") { start = place + 1 }
        place += 1
      }
      let end = place
      while place < contents.upperBound, Self.isSpace(bytes[place]) { place += 1 }
      guard place < contents.upperBound, bytes[place] == UInt8(ascii: "=") else {
        throw fault(.malformed)
      }
      place += 1
      while place < contents.upperBound, Self.isSpace(bytes[place]) { place += 1 }
      guard place < contents.upperBound,
        case let quote = bytes[place], quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let last = bytes[(place + 1)..<contents.upperBound].firstIndex(of: quote)
      else { throw fault(.malformed) }
      if other.withUTF8Buffer({ unsafe bytes[start..<end].elementsEqual($0) }) {
        return try replaced((place + 1)..<last)
      }
      place = last + 1
    }
  }

  /// The text at the position, with its references replaced.
  /// - Throws: ``Fault`` if it refers to an entity that is not one of XML's own, or is not UTF-8.
  package func text() throws(Fault) -> [UInt8] {
    isSection ? Array(bytes[contents]) : try replaced(contents)
  }

  /// Moves past the end tag of the element whose start tag is at the position.
  package mutating func skipElement() throws(Fault) {
    let depth = self.depth
    while self.depth >= depth { _ = try next() }
  }

  /// Returns all text of the element whose start tag is at the position, and moves past its end.
  package mutating func elementText() throws(Fault) -> [UInt8] {
    let depth = self.depth
    var all: [UInt8] = []
    while self.depth >= depth {
      if try next() == .text { all += try text() }
      guard all.count <= Self.maxToken else { throw fault(.tooLarge) }
    }
    return all
  }

  // MARK: Markup

  /// Reads from a "<" on; returns nil if it begins no tag and no section.
  private mutating func markup() throws(Fault) -> Token? {
    guard try has(position + 1) else { throw fault(.truncated) }
    switch bytes[position + 1] {
    case UInt8(ascii: "?"):
      let start = position
      try skip(past: "?>")
      if bytes[start..<position].starts(with: "<?xml ".utf8) { try checkEncoding(start) }
      return nil
    case UInt8(ascii: "!"): return try declaration()
    case UInt8(ascii: "/"):
      let end = try endOfTag(from: position + 2)
      var name = (position + 2)..<end
      while !name.isEmpty, Self.isSpace(bytes[name.upperBound - 1]) {
        name = name.lowerBound..<(name.upperBound - 1)
      }
      guard let open = starts.last else { throw fault(.outside) }
      guard bytes[name].elementsEqual(names[open...]) else {
        throw fault(.wrongEnd(open: String(decoding: names[open...], as: UTF8.self)))
      }
      self.name = local(name)
      close()
      advance(to: end + 1)
      return .end
    default:
      try startTag()
      return .start
    }
  }

  private mutating func startTag() throws(Fault) {
    guard !starts.isEmpty || !hasRoot else { throw fault(.outside) }
    let end = try endOfTag(from: position + 1)
    var place = position + 1
    while place < end, !Self.isSpace(bytes[place]), bytes[place] != UInt8(ascii: "/") { place += 1 }
    let whole = (position + 1)..<place
    guard let first = bytes[whole].first,
      first >= 0x80 || (0x41...0x5A).contains(first & 0xDF) || first == UInt8(ascii: "_")
    else { throw fault(.malformed) }
    isEmpty = bytes[end - 1] == UInt8(ascii: "/") && end > place
    guard starts.count < XMLDocument.maxDepth else { throw fault(.tooLarge) }
    starts.append(names.count)
    names.append(contentsOf: bytes[whole])
    hasRoot = true
    name = local(whole)
    contents = place..<(isEmpty ? end - 1 : end)
    advance(to: end + 1)
  }

  private mutating func declaration() throws(Fault) -> Token? {
    if try hasNext("<!--") {
      try skip(past: "-->")
      return nil
    }
    if try hasNext("<![CDATA[") {
      guard !starts.isEmpty else { throw fault(.outside) }
      let start = position + 9
      try skip(past: "]]>")
      (contents, isSection) = (start..<(position - 3), true)
      return .text
    }
    guard try hasNext("<!DOCTYPE"), !hasRoot else { throw fault(.malformed) }
    // A document type declaration is skipped, with its internal subset.
    var place = position
    var depth = 0
    while try has(place) {
      switch bytes[place] {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard let end = try self.place(of: bytes[place], from: place + 1) else {
          throw fault(.truncated)
        }
        place = end
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        advance(to: place + 1)
        return nil
      default: break
      }
      place += 1
    }
    throw fault(.truncated)
  }

  private func checkEncoding(_ start: Int) throws(Fault) {
    let words = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    guard let range = words.firstRange(of: "encoding") else { return }
    let value = words[range.upperBound...].drop { $0 == "=" || $0.isWhitespace }.dropFirst()
      .prefix { $0 != "\"" && $0 != "'" }
    guard ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"].contains(String(value)) else {
      throw fault(.encoding)
    }
  }

  private mutating func close() {
    if let start = starts.popLast() { names.removeSubrange(start...) }
  }

  /// Returns a name without its prefix.
  private func local(_ whole: Range<Int>) -> Range<Int> {
    let colon = bytes[whole].lastIndex(of: UInt8(ascii: ":"))
    return (colon.map { $0 + 1 } ?? whole.lowerBound)..<whole.upperBound
  }

  /// Replaces the references in a text.
  private func replaced(_ range: Range<Int>) throws(Fault) -> [UInt8] {
    let raw = bytes[range]
    if raw.contains(where: { $0 >= 0x80 }), (try? UTF8Span(validating: raw.span)) == nil {
      throw fault(.encoding)
    }
    guard raw.contains(UInt8(ascii: "&")) else { return Array(raw) }
    do throws(XMLFault) {
      return try XMLReader(Array(raw)).replaced()
    } catch {
      throw fault(error.problem)
    }
  }

  // MARK: Bytes

  /// Returns whether there is a byte at an index, for which it may take in more.
  private mutating func has(_ place: Int) throws(Fault) -> Bool {
    while place >= bytes.count, !isWhole {
      guard bytes.count - position <= Self.maxToken else { throw fault(.tooLarge) }
      do throws(ArchiveError) {
        if let piece = try pieces() { bytes.append(contentsOf: piece) } else { isWhole = true }
      } catch {
        throw .archive(error)
      }
    }
    return place < bytes.count
  }

  /// Forgets bytes that were read, if they are many.
  private mutating func dropRead() {
    guard position > 1 << 16, position * 2 > bytes.count || isWhole == false && position > 1 << 20
    else { return }
    bytes.removeSubrange(..<position)
    position = 0
  }

  private mutating func advance(to end: Int) {
    for place in position..<end where bytes[place] == 0x0A { line += 1 }
    position = end
  }

  private mutating func place(of byte: UInt8, from start: Int) throws(Fault) -> Int? {
    var start = start
    while true {
      if start < bytes.count, let place = bytes[start...].firstIndex(of: byte) { return place }
      start = bytes.count
      guard try has(start) else { return nil }
    }
  }

  /// Returns the index of the ">" of a tag, which no attribute value hides.
  private mutating func endOfTag(from start: Int) throws(Fault) -> Int {
    var place = start
    while try has(place) {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") { return place }
      if byte == UInt8(ascii: "<") { throw fault(.malformed) }
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard let end = try self.place(of: byte, from: place + 1) else { throw fault(.truncated) }
        place = end
      }
      place += 1
    }
    throw fault(.truncated)
  }

  private mutating func hasNext(_ word: StaticString) throws(Fault) -> Bool {
    let word = word.description.utf8
    _ = try has(position + word.count - 1)
    return bytes[position...].starts(with: word)
  }

  private mutating func skip(past word: StaticString) throws(Fault) {
    let word = Array(word.description.utf8)
    var start = position
    while let place = try place(of: word[0], from: start) {
      _ = try has(place + word.count - 1)
      if bytes[place...].starts(with: word) { return advance(to: place + word.count) }
      start = place + 1
    }
    throw fault(.truncated)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private func fault(_ problem: XMLFault.Problem) -> Fault {
    .xml(XMLFault(problem: problem, line: line))
  }
}
