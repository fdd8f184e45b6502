import Foundation
import SonifyTestSupport
import Testing

/// `page`, as a user sees it.
@Suite struct PageTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  @Test func aPageIsWritten() async throws {
    let outcome = try await workplace.sonify(["page", "squares.csv", "-o", "squares.html"])
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("sonify: x is "))
    let page = try String(contentsOfFile: workplace.file("squares.html"), encoding: .utf8)
    #expect(page.contains("<h1 id=\"s-title\">squares</h1>"))
    #expect(try workplace.names == ["squares.csv", "squares.html"])
  }

  /// The same bytes to a file and a pipe, every time.
  @Test func aPipeHasTheBytesOfAFile() async throws {
    let outcome = try await workplace.shell(
      """
      "$SONIFY" page squares.csv -o squares.html --quiet --theme dark
      "$SONIFY" page squares.csv -o - --quiet --theme dark | cmp - squares.html
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text)")
    #expect(outcome.error == "")
  }

  @Test(arguments: [
    (["-o", "squares.pdf"], "a name that ends in .html"), (["-o", ""], "empty file name"),
    (["-o", "a.html", "--theme", "pink"], "'pink' is invalid"),
    (["-o", "a.html", "--sample-rate", "44100"], "Opus"),
    (["-o", "a.html", "--certified-by", "me"], "stated in books"),
    (["-o", "a.html", "--speak"], "--speak is for books"),
    (["-o", "a.epub", "--voice", "en"], "work only with --speak"),
    (["-o", "a.epub", "--fragment"], "no meaning for a book"),
  ])
  func whatCannotBeWrittenIsRefused(options: [String], line: String) async throws {
    let outcome = try await workplace.sonify(["page", "squares.csv"] + options)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains(line), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(try workplace.names == ["squares.csv"])
  }

  /// A chart that fails is named, and the others have their pages.
  @Test func severalChartsMakeAFolder() async throws {
    try FileManager.default.createDirectory(
      atPath: workplace.file("more"), withIntermediateDirectories: false)
    try workplace.write("more/squares.csv", Workplace.squares)
    try workplace.write("broken.csv", "x,y\n")
    let outcome = try await workplace.sonify([
      "page", "squares.csv", "broken.csv", "more/squares.csv", "-q", "-o", "pages/",
    ])
    #expect(outcome.ending == .exit(65))
    #expect(outcome.error.hasPrefix("sonify: broken.csv: "))
    #expect(outcome.error.split(separator: "\n").count == 1)
    let names = try FileManager.default.contentsOfDirectory(atPath: workplace.file("pages"))
    #expect(names.sorted() == ["index.html", "squares-2.html", "squares.html"])
    let index = try String(contentsOfFile: workplace.file("pages/index.html"), encoding: .utf8)
    #expect(index.contains("<a href=\"squares-2.html\">squares</a>"))
    #expect(index.contains("<h1>2 charts</h1>"))
  }

  @Test func severalChartsNeedAFolder() async throws {
    let outcome = try await workplace.sonify([
      "page", "squares.csv", "squares.csv", "-o", "page.html",
    ])
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains("several charts need a folder or a book"))
  }

  @Test func aChartIsNeverReplacedByItsPage() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("link.html"), withDestinationPath: "squares.csv")
    let outcome = try await workplace.sonify(["page", "squares.csv", "-o", "link.html"])
    #expect(outcome.ending == .exit(73))
  }

  /// No page replaces a chart that is read later, nor a book one of its charts.
  @Test(arguments: [
    ["squares.csv", "squares.html", "-o", "./"], ["squares.csv", "index.html", "-o", "./"],
    ["squares.csv", "book.epub", "-o", "book.epub"],
  ])
  func noChartOfSeveralIsReplaced(arguments: [String]) async throws {
    try workplace.write(arguments[1], Workplace.squares)
    let outcome = try await workplace.sonify(["page", "-q"] + arguments)
    #expect(outcome.ending == .exit(73))
    let kept = try String(contentsOfFile: workplace.file(arguments[1]), encoding: .utf8)
    #expect(kept == Workplace.squares)
  }

  /// The bytes of a book depend on its charts and the date that is given.
  @Test func booksAreTheSameEveryTime() async throws {
    let outcome = try await workplace.shell(
      """
      export SOURCE_DATE_EPOCH=1000000000
      "$SONIFY" page squares.csv squares.csv -q -o one.epub
      touch squares.csv
      "$SONIFY" page squares.csv squares.csv -q -o two.epub
      cmp one.epub two.epub && head -c 58 one.epub | tail -c 20
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text) \(outcome.error)")
    #expect(outcome.text == "application/epub+zip")
  }
}
