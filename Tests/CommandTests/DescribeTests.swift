import Foundation
import Testing

/// `describe`, as a user and the next program in a pipe see it.
@Suite struct DescribeTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    try workplace.write("months.csv", "month,price in €\nJan,5\nFeb,9\nMar,7.5\nApr,2\n")
  }

  @Test func factsGoOutAndChoicesAside() async throws {
    let outcome = try await workplace.sonify(["describe", "months.csv"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error.hasPrefix("sonify: x is month"))
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first?.hasPrefix("months: a bar chart; x is month, ") == true)
    #expect(lines.contains { $0.hasPrefix("The largest value is") && $0.hasSuffix("9 in Feb.") })
    let quiet = try await workplace.sonify(["describe", "months.csv", "-q"])
    #expect(quiet.error == "")
    #expect(quiet.text == outcome.text)
  }

  @Test func brailleIsALineForEachSeries() async throws {
    let whole = try await workplace.sonify(["describe", "months.csv", "--braille"])
    let lines = whole.text.split(separator: "\n").map(String.init)
    #expect(lines.contains("each cell is a category, from left to right"))
    #expect(lines.contains("levels of price in €:"))
    #expect(lines.last == "⠛⠉⠉⠤")
    let cells = try await workplace.sonify([
      "describe", "months.csv", "-q", "--braille", "--braille-ascii", "--cells", "32",
    ])
    #expect(cells.text == "GCC-\n")
    #expect(cells.error == "")
    let eight = try await workplace.sonify([
      "describe", "months.csv", "-q", "--braille", "--dots", "8",
    ])
    #expect(eight.text == "⠂⠉⠁⣀\n")
  }

  @Test(
    arguments: [
      (["--braille", "--dots", "8", "--braille-ascii"], "--dots 8"),
      (["--cells", "32"], "--braille"),
      (["--braille", "--cells", "7"], "8 to 200"), (["--braille", "--dots", "7"], "6 or 8"),
      (["--braille", "--format", "json"], "--format"),
    ])
  func whatBrailleCannotDoIsAMisuse(options: [String], hint: String) async throws {
    let outcome = try await workplace.sonify(["describe", "months.csv"] + options)
    #expect(outcome.ending == .exit(64))
    #expect(outcome.error.contains(hint))
    #expect(outcome.text == "")
  }

  @Test func briefIsTwoSentences() async throws {
    for wording in ["compact", "descriptive"] {
      let outcome = try await workplace.sonify([
        "describe", "squares.csv", "-q", "--detail", "brief", "--wording", wording,
      ])
      #expect(outcome.text.split(separator: "\n").count == 2)
    }
  }

  @Test func aPipeIsDescribedAsItsFile() async throws {
    let outcome = try await workplace.shell(
      """
      "$SONIFY" describe squares.csv -q >before
      "$SONIFY" describe - -q <squares.csv --title squares | cmp - before
      "$SONIFY" convert squares.csv -o squares.json -q
      "$SONIFY" describe squares.json -q | cmp - before
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text)")
    #expect(outcome.error == "")
  }

  @Test func programsGetTheSameEverywhere() async throws {
    let outcome = try await workplace.shell(
      """
      LC_ALL=C "$SONIFY" describe squares.csv -q --format json >before
      LC_ALL=de_DE.UTF-8 "$SONIFY" describe squares.csv -q --format json | cmp - before
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text)")
    let whole = try JSONSerialization.jsonObject(with: Data(workplace.bytes(of: "before")))
    #expect((whole as? [String: Any])?["version"] as? Int == 1)
  }

  @Test(
    arguments: [
      (["missing.csv"], 66, "missing.csv: no such file"),
      (["squares.csv", "--format", "html"], 64, "The value 'html' is invalid for '--format"),
      (["squares.csv", "--detail", "all"], 64, "The value 'all' is invalid for '--detail"),
    ] as [([String], Int32, String)])
  func faultsAreOneLine(arguments: [String], status: Int32, message: String) async throws {
    let outcome = try await workplace.sonify(["describe", "-q"] + arguments)
    #expect(outcome.ending == .exit(status))
    #expect(outcome.error.hasPrefix("sonify: \(message)"), "\(outcome.error)")
    #expect(outcome.error.split(separator: "\n").count == 1)
    #expect(outcome.output.isEmpty)
  }
}
