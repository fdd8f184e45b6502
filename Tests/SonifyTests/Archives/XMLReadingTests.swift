import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyArchives

/// XML that is read: the same as expat makes of it, and no more than a document holds.
@Suite struct XMLReadingTests {
  private func read(_ text: String) throws(XMLFault) -> XMLElement {
    try XMLDocument.read(Array(text.utf8))
  }

  private func fault(_ text: String) -> XMLFault? {
    do throws(XMLFault) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func elementsAttributesAndTextsAreRead() throws {
    let root = try read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE package [ <!ENTITY a "]>"> <!-- ' --> <?x ]?> ]>
      <!-- a comment -->
      <opf:package version='3.0' xml:lang="en"><meta property="a&amp;b">1 &lt; 2 &#x41;&#66;</meta>
      <meta/><![CDATA[<raw>&amp;]]></opf:package >
      <!-- after -->
      """)
    #expect(root.name == "opf:package" && root.localName == "package")
    #expect(root.attributes == ["version": "3.0", "xml:lang": "en"])
    #expect(root.attribute("lang") == "en")
    #expect(root.children(named: "meta").map(\.text) == ["1 < 2 AB", ""])
    #expect(root.children[0].attributes == ["property": "a&b"])
    #expect(root.text == "<raw>&amp;")
  }

  @Test func otherEncodingsAreReadOrNamed() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?><a>é日🙂</a>"
    var little: [UInt8] = [0xFF, 0xFE]
    var big: [UInt8] = [0xFE, 0xFF]
    for unit in text.utf16 {
      little += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      big += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
    }
    for bytes in [little, big, [0xEF, 0xBB, 0xBF] + Array("<a>é日🙂</a>".utf8)] {
      #expect(try XMLDocument.read(bytes).text == "é日🙂")
    }
    #expect(fault("<?xml version='1.0' encoding='ISO-8859-1'?><a/>")?.problem == .encoding)
    let latin = Array("<a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(throws: XMLFault(problem: .encoding, line: 1)) { try XMLDocument.read(latin) }
  }

  /// What is not well-formed is refused, with the line.
  @Test(arguments: [
    ("", 1, XMLFault.Problem.truncated), ("<a>", 1, .truncated), ("<a", 1, .truncated),
    ("<a>\n</b>", 2, .wrongEnd(open: "a")), ("<a/>\n<b/>", 2, .outside), ("x<a/>", 1, .outside),
    ("<a/>x", 1, .outside), ("<a b=1/>", 1, .malformed), ("<a b='1'c='2'/>", 1, .malformed),
    ("<a b='<'/>", 1, .malformed), ("<a\n b='1' b='2'/>", 2, .repeatedAttribute("b")),
    ("<a>&nbsp;</a>", 1, .entity("nbsp")), ("<a>\n\n& b</a>", 3, .malformed),
    ("<a>&#0;</a>", 1, .character), ("<a>&#xD800;</a>", 1, .character),
    ("<a>\u{1}</a>", 1, .character), ("<a><!-- -- --></a>", 1, .malformed), ("<1/>", 1, .malformed),
    ("</a>", 1, .outside), ("<a><!DOCTYPE a></a>", 1, .malformed),
  ])
  func whatIsNotXMLIsRefused(text: String, line: Int, problem: XMLFault.Problem) {
    #expect(fault(text) == XMLFault(problem: problem, line: line))
  }

  /// No entity of a document is expanded, and nothing outside it is read.
  @Test func entitiesAreNotExpanded() {
    let laughs = (1...9).map {
      "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
    }
    let bomb = "<!DOCTYPE a [<!ENTITY l0 'ha'>\(laughs.joined())]><a>&l9;</a>"
    #expect(fault(bomb)?.problem == .entity("l9"))
    let outside = "<!DOCTYPE a [<!ENTITY f SYSTEM 'file:///etc/passwd'>]><a>&f;</a>"
    #expect(fault(outside)?.problem == .entity("f"))
    #expect(fault("<!DOCTYPE a SYSTEM 'http://localhost/a.dtd'><a/>") == nil)
  }

  @Test func sizesAreBounded() {
    let deep = 100_000
    #expect(fault(String(repeating: "<a>", count: deep))?.problem == .tooLarge)
    let many = "<a>" + String(repeating: "<b/>", count: XMLDocument.maxNodes) + "</a>"
    #expect(fault(many)?.problem == .tooLarge)
    let long = [UInt8](repeating: 0x20, count: XMLDocument.maxCount + 1)
    #expect(throws: XMLFault(problem: .tooLarge, line: 1)) { try XMLDocument.read(long) }
  }

  /// Documents that are changed at random: what expat reads is read the same, and nothing else.
  @Test func changedDocumentsAreReadAsByExpat() throws {
    var random = SeededGenerator(seed: 18)
    let pieces = ["<", ">", "/", "&", ";", "\"", "'", "=", "a", " ", "<b>", "</b>", "&lt;", "!"]
    let documents = (0..<1_500).map { _ in
      var text = Array("<a x=\"1\"><b y='&amp;'>t &lt; u</b> v <c/><!-- w --></a>")
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let start = Int.random(in: text.indices, using: &random)
        let end = min(text.count, start + Int.random(in: 0...2, using: &random))
        text.replaceSubrange(start..<end, with: Array(pieces.randomElement(using: &random) ?? ""))
      }
      return String(text)
    }
    let theirs = try Self.expat(documents)
    #expect(theirs.count == documents.count)
    #expect(theirs.count { $0 == nil } > 200 && theirs.count { $0 != nil } > 200)
    for (document, expected) in zip(documents, theirs) {
      let root = try? read(document)
      #expect(root.map(Self.summary) == expected, "\(document)")
    }
  }

  /// The names of the elements, each with its attributes and text.
  private static func summary(_ element: XMLElement) -> [String] {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    return [([element.name] + attributes + [element.text]).joined(separator: "|")]
      + element.children.flatMap(summary)
  }

  /// The same by Python's reader, which is expat; nil for a document that it refuses.
  private static func expat(_ documents: [String]) throws -> [[String]?] {
    let program = """
      import json, sys
      from xml.etree import ElementTree
      def summary(element):
        text = (element.text or "") + "".join(child.tail or "" for child in element)
        parts = [element.tag] + [f"{k}={v}" for k, v in sorted(element.attrib.items())]
        own = "|".join(parts + [" ".join(text.split())])
        return [own] + [line for child in element for line in summary(child)]
      def read(text):
        try: return summary(ElementTree.fromstring(text))
        except ElementTree.ParseError: return None
      print(json.dumps([read(text) for text in json.load(open(sys.argv[1]))]))
      """
    let file = FileManager.default.temporaryDirectory.appending(
      path: "sonify-xml-\(UUID().uuidString).json")
    try JSONEncoder().encode(documents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", program, file.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode([[String]?].self, from: output)
  }
}
