import SonifyTestSupport
import Testing

@testable import SonifyArchives

/// XML piece by piece is what it is as a whole, in bounded memory.
struct XMLScannerTests {
  private struct Pieces {
    var bytes: [UInt8]
    let size: Int

    mutating func next() -> [UInt8]? {
      guard !bytes.isEmpty else { return nil }
      defer { bytes.removeFirst(min(size, bytes.count)) }
      return Array(bytes.prefix(size))
    }
  }

  /// The tags and texts of a document, as far as it can be read, and the fault.
  private func tokens(_ text: String, size: Int) -> ([String], XMLScanner.Fault?) {
    var pieces = Pieces(bytes: Array(text.utf8), size: size)
    var scanner = XMLScanner { () throws(ArchiveError) in pieces.next() }
    var found: [String] = []
    do throws(XMLScanner.Fault) {
      while let token = try scanner.next() {
        switch token {
        case .start:
          let value = try scanner.attribute("a").map { String(decoding: $0, as: UTF8.self) }
          found.append("<\(scanner.isNamed("x") ? "x" : "?") \(value ?? "-")")
        case .end: found.append(">")
        case .text: found.append(String(decoding: try scanner.text(), as: UTF8.self))
        }
      }
      return (found, nil)
    } catch {
      return (found, error)
    }
  }

  @Test(
    arguments: [
      ("<x/>", ["<x -", ">"]), ("<p:x q:a = '1&amp;2'>t</p:x>", ["<x 1&2", "t", ">"]),
      ("<?xml version='1.0'?><!-- <x> --><x><![CDATA[<&]]></x>\n", ["<x -", "<&", ">"]),
      ("<!DOCTYPE x [<!ENTITY b \"]>\">]><x a=\">\">&lt;&#65;</x>", ["<x >", "<A", ">"]),
      ("<x><y a=\"2\"/>z</x>", ["<x -", "<? 2", ">", "z", ">"]),
      ("<x b:c='1' a='2'></x >", ["<x 2", ">"]),
    ], [1, 2, 7, 1000])
  func documentsAreSplit(_ document: (text: String, expected: [String]), size: Int) {
    let (found, fault) = tokens(document.text, size: size)
    // A text may come in one piece only.
    #expect(found == document.expected && fault == nil)
  }

  @Test(
    arguments: [
      ("", XMLFault.Problem.truncated), ("<x>", .truncated), ("<x", .truncated),
      ("<x a='", .truncated),
      ("<x></y>", .wrongEnd(open: "x")), ("<x/><x/>", .outside), ("text<x/>", .outside),
      ("<x><</x>", .malformed),
      ("</x>", .outside), ("<x>&b;</x>", .entity("b")), ("<x a='&b;'/>", .entity("b")),
      ("<1/>", .malformed),
      ("<?xml version='1.0' encoding='Shift_JIS'?><x/>", .encoding), ("<x><!-- ", .truncated),
      ("<!DOCTYPE x [<!ENTITY b SYSTEM 'file:///etc/hostname'>]><x>&b;</x>", .entity("b")),
    ], [1, 1000])
  func malformedDocumentsAreRefused(
    _ document: (text: String, problem: XMLFault.Problem), size: Int
  ) {
    let (_, fault) = tokens(document.text, size: size)
    guard case .xml(let fault)? = fault else {
      Issue.record("\(document.text) was read")
      return
    }
    #expect(fault.problem == document.problem)
  }

  /// Random documents are the same in pieces and as a tree.
  @Test(arguments: 0..<30) func piecesChangeNothing(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var text = "<x>"
    var depth = 1
    for _ in 0..<200 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where depth < 20:
        text += "<x a='\(Int.random(in: 0...99, using: &random))&gt;'>"
        depth += 1
      case 1 where depth > 1:
        text += "</x>"
        depth -= 1
      case 2: text += "<x/>"
      case 3: text += "é&amp;\(Int.random(in: 0...9, using: &random))"
      default: text += "<!-- - -->"
      }
    }
    text += String(repeating: "</x>", count: depth)
    let whole = tokens(text, size: text.utf8.count)
    #expect(whole.1 == nil)
    for size in [1, 3, 64] { #expect(tokens(text, size: size) == whole) }
    var flat: [String] = []
    func walk(_ element: XMLElement) {
      flat.append("<x \(element.attributes["a"] ?? "-")")
      for node in element.contents {
        switch node {
        case .element(let child): walk(child)
        case .text(let text): flat.append(text)
        }
      }
      flat.append(">")
    }
    walk(try XMLDocument.read(Array(text.utf8)))
    #expect(whole.0 == flat)
  }

  @Test func depthAndLengthAreBounded() {
    let (_, fault) = tokens(String(repeating: "<x>", count: 1000), size: 4096)
    #expect(fault == .xml(XMLFault(problem: .tooLarge, line: 1)))
    let piece = [UInt8](repeating: 0x61, count: 1 << 20)
    var given = 0
    var scanner = XMLScanner { () throws(ArchiveError) in
      given += 1
      return given == 1 ? Array("<x a='".utf8) : piece
    }
    #expect(throws: XMLScanner.Fault.self) { while try scanner.next() != nil {} }
    #expect(given < 20)
  }

  // MARK: Entries

  @Test(arguments: 0..<4) func entriesInPiecesAreThoseOfTheWhole(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let spread: ClosedRange<UInt8> = seed.isMultiple(of: 2) ? 97...100 : 0...255
    let contents = (0..<900_000).map { _ in UInt8.random(in: spread, using: &random) }
    var writer = ZipWriter(year: 2026, month: 1, day: 1, hour: 0, minute: 0, second: 0)
    try writer.add("a", contents, isStored: seed == 2)
    try writer.add("b", [])
    var bytes = writer.finished()
    func read() throws -> [UInt8] {
      let copy = bytes
      let archive = try ZipArchive(count: copy.count) { range throws(ArchiveError) in
        Array(copy[range])
      }
      let reader = try archive.reader(of: "a", limit: 1 << 20)
      var all: [UInt8] = []
      while let piece = try reader.next() { all += piece }
      #expect(try archive.reader(of: "b", limit: 10).next() ?? [] == [])
      return all
    }
    #expect(try read() == contents)
    bytes[1_000] ^= 1
    #expect(throws: ArchiveError.damaged("a")) { try read() }
  }
}
