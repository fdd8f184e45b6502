import ArgumentParser
import Foundation
import SonifyBase
import SonifySession
import Testing

@testable import sonify

/// That the words of the parser are found again, so that they can be said in another language.
@Suite struct ParserTextTests {
  /// In English nothing may change but that values and defaults are no longer appended, so what is
  /// put together anew must be what was taken apart.
  @Test(
    arguments: [
      ("sonify", SonifyCommand.self), ("render", RenderCommand.self), ("play", PlayCommand.self),
      ("scrub", ScrubCommand.self), ("describe", DescribeCommand.self),
      ("score", ScoreCommand.self), ("convert", ConvertCommand.self),
      ("draw", DrawCommand.self), ("page", PageCommand.self), ("audit", AuditCommand.self),
      ("monitor", MonitorCommand.self), ("devices", DevicesCommand.self),
    ] as [(String, any ParsableCommand.Type)])
  func helpIsPutTogetherAsItWas(name: String, command: any ParsableCommand.Type) throws {
    func help(columns: Int) -> String {
      name == "sonify"
        ? SonifyCommand.helpMessage(columns: columns)
        : SonifyCommand.helpMessage(for: command, columns: columns)
    }
    let again = ParserText.help(help(columns: 1_000_000), columns: 80)
    let expected = Self.words(help(columns: 80)).joined(separator: " ")
      .replacing(#/ \((values|default): [^()]*\)/#, with: "")
    #expect(Self.words(again).joined(separator: " ") == expected)
    #expect(again.split(separator: "\n").allSatisfy { $0.count <= 79 })
  }

  /// The words of a text, wherever its lines break.
  private static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" }
  }

  @Test(arguments: [
    ["render", "a.csv"], ["--frobnicate", "a.csv"],
    ["render", "a.csv", "--outputt", "b"],
    ["score", "a.csv", "b.csv"], ["score", "a.csv", "b.csv", "c.csv"], ["score", "a.csv", "--x"],
    ["score", "a.csv", "--mono=3"], ["score", "a.csv", "--first", "no"],
    ["score", "a.csv", "--kind", "pie"], ["score", "a.csv", "--format", "xml"],
    ["score", "a.csv", "--input-format", "xls"],
    ["score", "a.csv", "--day-first", "--month-first"],
  ])
  func faultsAreKnown(arguments: [String]) throws {
    do {
      _ = try SonifyCommand.parseAsRoot(arguments)
      Issue.record("\(arguments) are no fault")
    } catch {
      let english = SonifyCommand.message(for: error)
      let isKnown = ParserPhrases.faults.contains { $0.places(in: english) != nil }
      #expect(isKnown || english.contains("one of the following"), "\(english)")
      // Lists of choices are written anew, all else stays.
      let again = ParserText.fault(english)
      if !english.contains("Please provide one of") { #expect(again == english) }
      #expect(!again.contains("\n") && !again.contains("{"))
    }
  }

  @Test func choicesAreOneList() {
    let quoted = "The value 'a' is invalid for '--b <c>'. Please provide one of 'd', 'e' or 'f'."
    #expect(
      ParserText.fault(quoted)
        == "The value 'a' is invalid for '--b <c>'. Please provide one of d, e, f.")
    let listed =
      "The value 'a' is invalid for '--b <c>'. Please provide one of the following:\n  - d\n  - e"
    #expect(
      ParserText.fault(listed)
        == "The value 'a' is invalid for '--b <c>'. Please provide one of the following: d, e")
  }

  @Test func wideLettersAreWrappedWhereTheyFit() {
    let text = "軸の値が音の高さになります。列は名前か番号で選びます。`--x` で列を指定してください。"
    for columns in 40...50 {
      let lines = TextWrapping.element("--x <列>", text, columns: columns)
      #expect(lines.allSatisfy { DisplayWidth.columns($0) <= columns })
      #expect(lines.joined().filter { $0 != " " } == "--x<列>" + text.filter { $0 != " " })
      #expect(lines.allSatisfy { !"。、".contains($0.first { $0 != " " } ?? " ") })
    }
  }
}
