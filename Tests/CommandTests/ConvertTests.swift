import Foundation
import Testing

/// `convert`, as a user and the next program in a pipe see it.
@Suite struct ConvertTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
    try workplace.write("old.json", "before")
  }

  @Test func aChartIsWrittenAndHeardAsBefore() async throws {
    let outcome = try await workplace.sonify(["convert", "squares.csv", "-o", "new.json"])
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.hasPrefix("sonify: x is "))
    let before = try await workplace.sonify(["score", "squares.csv", "--quiet"])
    let after = try await workplace.sonify(["score", "new.json"])
    #expect(after.error == "")
    #expect(after.text == before.text)
    #expect(try workplace.names == ["new.json", "old.json", "squares.csv"])
  }

  @Test func aPipeHasTheBytesOfAFile() async throws {
    let outcome = try await workplace.shell(
      """
      "$SONIFY" convert squares.csv -o old.json --quiet
      "$SONIFY" convert - -o - --quiet <squares.csv --title squares | cmp - old.json
      "$SONIFY" convert old.json -o - --quiet | cmp - old.json
      """)
    #expect(outcome.ending == .exit(0), "\(outcome.text)")
    #expect(outcome.error == "")
  }

  /// Also by another path, and by every command that writes a file.
  @Test func theChartItselfIsNeverReplaced() async throws {
    let before = try workplace.bytes(of: "squares.csv")
    try FileManager.default.createSymbolicLink(
      atPath: workplace.file("link.csv"), withDestinationPath: "squares.csv")
    try FileManager.default.linkItem(
      atPath: workplace.file("squares.csv"), toPath: workplace.file("squares.wav"))
    for arguments in [
      ["convert", "squares.csv", "-o", "squares.csv"],
      ["convert", "squares.csv", "-o", "./link.csv"],
      ["render", "squares.csv", "-o", "squares.wav"],
      ["scrub", "squares.csv", "--no-config", "--keys", "Right", "-o", "squares.wav"],
    ] {
      let outcome = try await workplace.sonify(arguments)
      #expect(outcome.ending == .exit(73))
      #expect(outcome.error.contains("the chart is read from this file"), "\(outcome.error)")
      #expect(try workplace.bytes(of: "squares.csv") == before)
    }
  }

  /// What a specification names, and what standard input is redirected from.
  @Test func dataOfTheChartAreNeverReplaced() async throws {
    try workplace.write("data.csv", "a,b\n1,2\n2,5\n3,4\n")
    try workplace.write(
      "chart.vl.json",
      """
      {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "data": {"url": "data.csv"},
       "mark": "line", "encoding": {"x": {"field": "a", "type": "quantitative"},
       "y": {"field": "b", "type": "quantitative"}}}
      """)
    try FileManager.default.linkItem(
      atPath: workplace.file("data.csv"), toPath: workplace.file("data.wav"))
    let before = try workplace.bytes(of: "data.csv")
    for line in [
      "convert chart.vl.json -o data.csv", "render chart.vl.json -o data.wav",
      "scrub chart.vl.json --keys l -o data.wav", "convert - -o data.csv <data.csv",
      "render - -o data.wav <data.csv",
    ] {
      let outcome = try await workplace.shell("\"$SONIFY\" \(line)")
      #expect(outcome.ending == .exit(73), "\(line)")
      #expect(outcome.error.contains("the chart is read from this file"), "\(outcome.error)")
      #expect(try workplace.bytes(of: "data.csv") == before)
    }
    let outcome = try await workplace.shell("\"$SONIFY\" convert chart.vl.json -o new.json")
    #expect(outcome.ending == .exit(0), "\(outcome.error)")
  }

  @Test(arguments: [
    (
      ["squares.csv", "-o", "no/a.json"], 73,
      "no/a.json: the folder \"no\" does not exist; make it first"
    ),
    (["squares.csv", "-o", ""], 64, "-o has an empty file name; give a name, as in -o chart.json"),
    (["squares.csv", "-o", "."], 73, ".: this is a folder; name a file in it"),
    (["missing.csv", "-o", "old.json"], 66, "missing.csv: no such file"),
    (["old.json", "--input-format", "chart", "-o", "a.json"], 65, "old.json:1: "),
  ])
  func whatFailsLeavesNothingBehind(
    arguments: [String], status: Int32, message: String
  ) async throws {
    let outcome = try await workplace.sonify(["convert", "--quiet"] + arguments)
    #expect(outcome.ending == .exit(status))
    #expect(outcome.error.hasPrefix("sonify: \(message)"), "\(outcome.error)")
    #expect(try workplace.names == ["old.json", "squares.csv"])
    #expect(try workplace.bytes(of: "old.json") == Array("before".utf8))
  }

  @Test func optionsForTablesAreRefusedForDocuments() async throws {
    _ = try await workplace.sonify(["convert", "squares.csv", "-o", "a.json", "--quiet"])
    let outcome = try await workplace.sonify(["score", "a.json", "--x", "1", "--series", "2"])
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error
        == "sonify: --x, --series: options for tables do not work with a chart document, which has no rows and columns; leave them out\n"
    )
  }
}
