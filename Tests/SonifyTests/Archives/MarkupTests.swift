import SonifyTestSupport
import Testing

@testable import SonifyArchives

/// Documents that are written: what readers of XML and HTML make of them.
@Suite struct MarkupTests {
  @Test func elementsAttributesAndTextsAreWritten() {
    let node = Markup.element(
      "p", ["class": "a", "hidden": nil, "title": "1 < 2"],
      [.text("a & b"), .element("br"), .element("i", [:], "c")])
    #expect(node.xml == "<p class=\"a\" title=\"1 &lt; 2\">a &amp; b<br/><i>c</i></p>")
    #expect(node.html == "<p class=\"a\" title=\"1 &lt; 2\">a &amp; b<br><i>c</i></p>")
    #expect(Markup.element("p").html == "<p></p>")
    #expect(node.xmlDocument.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<p "))
    #expect(node.htmlDocument.hasPrefix("<!DOCTYPE html>\n<p "))
  }

  /// Whatever the text, the reader gets it back, without the characters that XML has not.
  @Test(arguments: 0..<40)
  func textComesBackAsItWas(seed: Int) throws {
    let scalars: [Unicode.Scalar] =
      "<>&\"'=/!-[]]>;#x\t\n\r \u{0}\u{1}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{202E}\u{200B}é日🙂a"
      .unicodeScalars.map(\.self)
    var random = SeededGenerator(seed: UInt64(seed))
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      text.unicodeScalars.append(scalars.randomElement(using: &random) ?? "a")
    }
    let document = Markup.element("a", ["b": text], [.element("c", [:], text)]).xmlDocument
    let root = try #require(StrictXML.read(document), "\(document)")
    let expected = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.value {
          case 0x9, 0xA, 0xD: scalar
          case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: "\u{FFFD}"
          default: scalar
          }
        }))
    #expect(
      Array(root.attributes["b"]?.unicodeScalars ?? "".unicodeScalars)
        == Array(expected.unicodeScalars))
    #expect(Array(root.children[0].text.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(root.all.count == 2)
  }

  @Test func onlyNamesAreNames() {
    #expect(MarkupName(checking: "xml:lang")?.text == "xml:lang")
    for text in ["", "1a", "a b", "a>", "a\"", "é", "-a"] {
      #expect(MarkupName(checking: text) == nil, "\(text)")
    }
  }

  /// Scripts and style sheets of HTML know no escapes but their own.
  @Test func nothingEndsAScriptOrAStyleSheet() {
    let text = "\"</script><!--<b>\""
    #expect(
      Markup.element("script", [:], text).html
        == "<script>\"\\u003c/script>\\u003c!--<b>\"</script>")
    #expect(
      Markup.element("style", [:], "</style>").html == "<style>\\3c /style></style>")
    #expect(Markup.element("script", [:], "a < b").html == "<script>a < b</script>")
  }
}
