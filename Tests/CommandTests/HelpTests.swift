import Foundation
import Testing

@testable import sonify

/// Help as a whole: a text that users read is held to the letter.
@Suite struct HelpTests {
  /// The text that is kept for a name.
  private func kept(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Help/\(name).txt"), encoding: .utf8)
  }

  private static let requests: [(arguments: [String], name: String)] = [
    ([], "sonify"), (["help"], "sonify"), (["--help"], "sonify"), (["-h"], "sonify"),
    (["help", "render"], "render"), (["render", "--help"], "render"), (["render", "-h"], "render"),
    (["help", "score"], "score"), (["score", "--help"], "score"),
    (["help", "play"], "play"), (["play", "--help"], "play"),
    (["help", "scrub"], "scrub"), (["scrub", "--help"], "scrub"),
    (["help", "describe"], "describe"), (["describe", "--help"], "describe"),
    (["help", "convert"], "convert"), (["convert", "--help"], "convert"),
    (["help", "draw"], "draw"), (["draw", "--help"], "draw"),
    (["help", "page"], "page"),
    (["help", "audit"], "audit"), (["audit", "--help"], "audit"),
    (["help", "monitor"], "monitor"), (["monitor", "--help"], "monitor"),
    (["help", "query"], "query"), (["query", "--help"], "query"),
    (["help", "devices"], "devices"), (["devices", "--help"], "devices"),
  ]

  @Test(arguments: requests)
  func helpIsWhatItWas(arguments: [String], name: String) async throws {
    let outcome = try await Program(sonify: arguments).run()
    #expect(outcome.ending == .exit(0))
    #expect(outcome.error == "")
    #expect(try outcome.text == kept(name))
  }

  @Test(arguments: [
    "sonify", "render", "play", "scrub", "describe", "score", "convert", "draw", "page", "audit",
    "monitor", "query", "devices",
  ])
  func helpFitsABrailleDisplayAndATerminal(name: String) throws {
    for line in try kept(name).split(separator: "\n") {
      #expect(line.count <= 79, "\(line)")
      #expect(line.allSatisfy { $0.isASCII })
    }
  }

  /// Help names each value of an option, the name that stands for it, and its default at the end.
  @Test(arguments: [
    "render", "play", "scrub", "describe", "score", "convert", "draw", "page", "monitor",
    "query",
  ])
  func helpNamesValuesAndDefaults(command: String) async throws {
    let outcome = try await Program(sonify: [command, "--experimental-dump-help"]).run()
    let dump = try JSONDecoder().decode(Dump.self, from: Data(outcome.text.utf8))
    for argument in dump.command.arguments where argument.kind != "flag" {
      let text = try #require(argument.abstract)
      for value in argument.allValues ?? [] where value != argument.defaultValue {
        #expect(text.contains(value), "\(text)")
      }
      for name in (argument.valueName ?? "").split(whereSeparator: { "|=:,".contains($0) }) {
        #expect(text.contains(name) || text.contains(name.uppercased()), "\(text)")
      }
      if let value = argument.defaultValue {
        #expect(text.hasSuffix("]") && text.contains("[\(value)"), "\(text)")
      }
    }
  }

  /// What the parser knows of a command.
  private struct Dump: Decodable {
    struct Command: Decodable { var arguments: [Argument] }
    struct Argument: Decodable {
      var kind: String
      var abstract: String?
      var valueName: String?
      var defaultValue: String?
      var allValues: [String]?
    }
    var command: Command
  }

  @Test func theVersionIsOneLine() async throws {
    for arguments in [["--version"], ["render", "--version"]] {
      let outcome = try await Program(sonify: arguments).run()
      #expect(outcome.ending == .exit(0))
      #expect(outcome.text == "sonify \(Version.current)\n")
      #expect(outcome.error == "")
    }
  }

  @Test(arguments: [
    (["render"], "there is no CHART; give a file, - or --function EXPRESSION", "render"),
    (["render", "a.csv"], "Missing expected argument '--output <file>'", "render"),
    (
      ["render", "-o", "a.wav"],
      "there is no CHART; give a file, - or --function EXPRESSION", "render"
    ),
    (
      ["scrub", "a.csv", "-o", "a.wav"],
      "-o works only with --keys; add --keys, or leave out -o", "scrub"
    ),
    (
      ["scrub", "a.csv", "--keys", "l", "--speech", "on"],
      "--keys prints texts and cannot speak them; leave out --speech or --keys", "scrub"
    ),
    (["--frobnicate", "a.csv"], "Unknown option '--frobnicate'", ""),
  ])
  func whatIsNotUnderstoodPointsToHelp(
    arguments: [String], message: String, command: String
  ) async throws {
    let outcome = try await Program(sonify: arguments).run()
    #expect(outcome.ending == .exit(64))
    #expect(outcome.output.isEmpty)
    let help = (["sonify", "help", command] as [String]).filter { !$0.isEmpty }
    #expect(outcome.error == "sonify: \(message) (see \(help.joined(separator: " ")))\n")
  }

  @Test func aMistypedCommandIsNamed() async throws {
    let outcome = try await Program(sonify: ["rendr", "a.csv", "-o", "a.wav"]).run()
    #expect(outcome.ending == .exit(64))
    #expect(
      outcome.error == "sonify: no command or file is named \"rendr\" (see sonify help)\n")
  }
}
