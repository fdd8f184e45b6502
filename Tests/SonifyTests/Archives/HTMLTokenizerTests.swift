import SonifyTestSupport
import Testing

@testable import SonifyArchives

/// Tags and texts of HTML, as browsers would see them.
@Suite struct HTMLTokenizerTests {
  private func tokens(_ text: String) -> [String] {
    var tokenizer = HTMLTokenizer(Array(text.utf8))
    var tokens: [String] = []
    while let token = tokenizer.next() {
      switch token {
      case .start(let name, let attributes):
        let pairs = attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
        tokens.append("<\(name)\(pairs.joined())>")
      case .end(let name): tokens.append("</\(name)>")
      case .text(let range): tokens.append(tokenizer.string(range))
      }
    }
    return tokens
  }

  @Test(arguments: [
    ("<!doctype html><P Class=a>x</p>", ["<p class=a>", "x", "</p>"]),
    (
      "<meta name='a' content=\"1 &lt; 2 &#65;\" hidden>", ["<meta content=1 < 2 A hidden= name=a>"]
    ),
    ("a < b & c", ["a ", "< b & c"]), ("<br/>x", ["<br>", "x"]),
    ("<a href=x/y>z", ["<a href=x/y>", "z"]), ("<!-- <b> --><i>", ["<i>"]),
    ("<script>if (a < b) '<p>'</script><b>", ["<script>", "if (a < b) '<p>'", "</script>", "<b>"]),
    ("<title>a <b> c</TITLE>d", ["<title>", "a <b> c", "</title>", "d"]),
    ("<script></script>", ["<script>", "</script>"]), ("<a b", ["<a b=>"]),
    ("<a b='c", ["<a b=c>"]), ("<a a=1 A=2>", ["<a a=1>"]), ("</>x", ["x"]),
    ("<script>never ends <b>", ["<script>", "never ends <b>"]), ("<", ["<"]), ("<!--", []),
  ])
  func documentsAreSplit(text: String, expected: [String]) {
    #expect(tokens(text) == expected)
  }

  /// Bytes in any order end in tokens, in a time that grows with their number alone.
  @Test(arguments: 0..<20) func noBytesAreTooMuch(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pieces = [
      "<", ">", "</", "<!--", "-->", "<script", "</script", "=", "'", "\"", "a", " ", "&",
    ]
    let text = (0..<2_000).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    #expect(tokens(text).count <= text.utf8.count)
    for opening in ["<a b='", "<!--", "<a ", "<script>", "<", "&"] {
      let many = String(repeating: opening, count: 100_000)
      #expect(tokens(many).count <= 100_000)
    }
  }
}
