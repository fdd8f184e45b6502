import Foundation
import SonifyTestSupport
import Testing

/// `draw`, as a user sees it.
@Suite struct DrawTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  @Test func aPictureIsWritten() async throws {
    let outcome = try await workplace.sonify(["draw", "squares.csv", "-o", "squares.svg"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("sonify: x is "))
    let picture = try String(contentsOfFile: workplace.file("squares.svg"), encoding: .utf8)
    let root = try #require(StrictXML.read(picture))
    #expect(root.name == "svg" && root.attributes["aria-roledescription"] == "line chart")
    #expect(try workplace.names == ["squares.csv", "squares.svg"])
  }

  /// Braille that is scaled cannot be read, so the size is said.
  @Test func aPictureForTouchNamesItsSize() async throws {
    let outcome = try await workplace.sonify(
      ["draw", "squares.csv", "-o", "touch.svg", "--theme", "tactile"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error.contains("The picture is 277 by "))
    #expect(outcome.error.contains("Print it at 100 % on A4 paper"))
    let picture = try String(contentsOfFile: workplace.file("touch.svg"), encoding: .utf8)
    let root = try #require(StrictXML.read(picture))
    #expect(root.attributes["width"] == "277mm")
  }

  /// The same bytes to a file and a pipe, every time.
  @Test func aPipeHasTheBytesOfAFile() async throws {
    let outcome = try await workplace.shell(
      """
      "$SONIFY" draw squares.csv -o squares.svg --quiet --text-size 200 --theme dark
      "$SONIFY" draw squares.csv -o - --quiet --text-size 200 --theme dark | cmp - squares.svg
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text)")
    #expect(outcome.error == "")
  }

  @Test(arguments: [
    (["-o", "squares.png"], "a name that ends in .svg or .brf"), (["-o", ""], "empty file name"),
    (["-o", "a.brf", "--theme", "dark"], "leave out --theme and --text-size"),
    (["-o", "a.brf", "--text-size", "200"], "leave out --theme and --text-size"),
    (["-o", "a.svg", "--text-size", "99"], "a percentage from 100 to 400"),
    (["-o", "a.svg", "--text-size", "401"], "a percentage from 100 to 400"),
    (["-o", "a.svg", "--text-size", "large"], "a percentage from 100 to 400"),
    (["-o", "a.svg", "--theme", "pink"], "'pink' is invalid"),
    (["-o", "a.svg", "--theme", "tactile", "--text-size", "200"], "braille has one size"),
  ])
  func whatCannotBeDrawnIsRefused(options: [String], line: String) async throws {
    let outcome = try await workplace.sonify(["draw", "squares.csv"] + options)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains(line), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(try workplace.names == ["squares.csv"])
  }

  @Test func aChartIsNeverReplacedByItsPicture() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("link.svg"), withDestinationPath: "squares.csv")
    let outcome = try await workplace.sonify(["draw", "squares.csv", "-o", "link.svg"])
    #expect(outcome.ending == .exit(73))
    #expect(outcome.error.contains("the chart is read from this file"))
  }

  /// A name in .brf makes braille: only its bytes, in whole lines, on one page for the picture and one
  /// for the words.
  @Test func brailleIsWritten() async throws {
    let outcome = try await workplace.sonify(["draw", "squares.csv", "-q", "-o", "squares.BRF"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text == "" && outcome.error == "")
    let bytes = try Data(contentsOf: URL(filePath: workplace.file("squares.BRF")))
    #expect(bytes.allSatisfy { (0x20...0x5F).contains($0) || [0x0C, 0x0D, 0x0A].contains($0) })
    #expect(bytes.count { $0 == 0x0C } == 1 && bytes.suffix(2) == Data([0x0D, 0x0A]))
  }

  /// A language that has no braille here has the words of English.
  @Test func brailleFollowsTheLanguage() async throws {
    var texts: [String: Data] = [:]
    for language in ["en", "de", "ja"] {
      let outcome = try await workplace.sonify([
        "draw", "squares.csv", "-q", "-o", "\(language).brf", "--language", language,
      ])
      #expect(outcome.ending == .exit(0))
      texts[language] = try Data(contentsOf: URL(filePath: workplace.file("\(language).brf")))
    }
    #expect(texts["ja"] == texts["en"] && texts["de"] != texts["en"])
  }

  /// Words and numbers follow the language, which the picture names.
  @Test func wordsFollowTheLanguage() async throws {
    let outcome = try await workplace.sonify([
      "draw", "squares.csv", "-q", "-o", "-", "--language", "en",
    ])
    let root = try #require(StrictXML.read(outcome.text))
    #expect(root.attributes["lang"] == "en" && root.attributes["xml:lang"] == "en")
  }

  /// README shows the picture that the command draws.
  @Test func thePictureOfTheReadmeIsTheCommands() async throws {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let shown = try String(contentsOf: root.appending(path: "docs/births.svg"), encoding: .utf8)
    let births = root.appending(path: "Samples/births.csv").path
    let outcome = try await workplace.sonify(["draw", births, "-q", "-o", "-"])
    #expect(outcome.text == shown)
  }
}
