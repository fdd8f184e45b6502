import Foundation
import Testing

/// Functions in place of a chart, as a user meets them.
@Suite struct FunctionTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test func aFunctionIsDescribed() async throws {
    let outcome = try await workplace.sonify([
      "describe", "--function", "tan(x)", "--x-range", "-2:2",
    ])
    #expect(outcome.ending == .exit(0))
    for text in ["plus and minus infinity at -1.571", "1.571", "crosses zero at 0"] {
      #expect(outcome.text.lowercased().contains(text), "\(outcome.text)")
    }
  }

  @Test func everyCommandTakesAFunction() async throws {
    let function = ["--function", "x^2 - 1", "--x-range", "-2:2"]
    for command in [
      ["render", "-o", "a.wav"], ["score"], ["describe"], ["convert", "-o", "a.json"],
      ["draw", "-o", "a.svg"], ["page", "-o", "a.html"], ["scrub", "--keys", "l n n"], ["audit"],
    ] {
      let outcome = try await workplace.sonify(command + function)
      #expect(outcome.ending == .exit(0), "\(command): \(outcome.error)")
    }
    let again = try await workplace.sonify(["describe", "a.json"])
    #expect(again.ending == .exit(0) && again.text.contains("x^2 - 1"))
  }

  @Test func landmarksAreZerosTurnsAndPoles() async throws {
    let walk = try await workplace.sonify([
      "scrub", "--function", "x^2 - 1", "--x-range", "-2:2", "--keys", "n n n n n",
    ])
    #expect(walk.ending == .exit(0))
    #expect(walk.text.contains("crosses zero") && walk.text.contains("low"), "\(walk.text)")
  }

  static let longSum = Array(repeating: "x", count: 302).joined(separator: "+")

  @Test(
    arguments: [
      (["--function", "sin(x"], 64, "ends too early (character 6)"),
      (["--function", "2x + 1"], 64, "write \"*\" there (character 2)"),
      (["--function", "(x+1)(x-1)"], 64, "write \"*\" there (character 6)"),
      (["--function", "sin x"], 64, "needs \"(\" after \"sin\""),
      (["--function", FunctionTests.longSum], 64, "operations"),
      (["--function", "sqrt(-1-x^2)"], 65, "no value from -10 to 10; try another --x-range"),
      (["--function", "x", "a.csv"], 64, "in place of CHART"),
      ([], 64, "give a file, - or --function"),
      (["--function", "x", "--y", "a", "--where", "b=1"], 64, "--y, --where"),
      (["--function", "x", "--x-range", "2:1"], 64, "2:1"),
      (["--function", "log(x)", "--y-scale", "log", "--x-range", "0.1:0.9"], 64, "above 0"),
    ] as [([String], Int32, String)])
  func faultsAreOneLine(arguments: [String], status: Int32, words: String) async throws {
    let outcome = try await workplace.sonify(["describe"] + arguments)
    #expect(outcome.ending == .exit(status) && outcome.text == "")
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 1 && outcome.error.contains(words), "\(outcome.error)")
  }

  /// What is known of each function from mathematics, in the words of its description.
  @Test(
    arguments: [
      (
        "x > 0 ? 1 : -1", ["lowest value is -1, from -10 to 0", "highest value is 1, from 0 to 10"]
      ),
      ("sign(sin(x))", ["highest value is 1, reached 4 times, first from -10 to -9.42"]),
      ("sin(x)", ["highest value is 1, reached 3 times, first at"]),
      ("x^3 - x", ["peak of 0.385 at x -0.58", "low of -0.385 at x 0.58"]),
      ("x^2", ["lowest value is 0 at x 0"]),
      ("exp(1/x)", ["plus infinity at 0"]), ("exp(1/x^2)", ["plus infinity at 0"]),
      ("x/x", ["always 1", "no value at 0"]),
      ("floor(100*x)", ["turns or jumps too often"]),
    ] as [(String, [String])])
  func whatAFunctionDoesIsSaid(formula: String, words: [String]) async throws {
    let outcome = try await workplace.sonify(["describe", "--function", formula, "-q"])
    for text in words { #expect(outcome.text.contains(text), "\(formula): \(outcome.text)") }
    let isOften = words[0].contains("times")
    #expect(outcome.text.contains("times") == isOften, "\(formula): \(outcome.text)")
  }

  @Test func eachOfSeveralFunctionsIsDescribed() async throws {
    let outcome = try await workplace.sonify([
      "describe", "--detail", "full", "--function", "x^2 - 4", "--function", "2*x - 1", "-q",
    ])
    for text in ["crosses zero at -2 and 2", "crosses zero at 0.5", "-1", "3"] {
      #expect(outcome.text.contains(text), "\(text): \(outcome.text)")
    }
    #expect(!outcome.text.contains("trend") && !outcome.text.contains("mean"), "\(outcome.text)")
  }

  /// A document of a function is that function: in its words, its landmarks and its sound.
  @Test(arguments: ["tan(x)", "x^3 - x", "sqrt(x) + floor(x)", "sin(100*x)", "1/x^2"])
  func aConvertedFunctionStaysOne(formula: String) async throws {
    _ = try await workplace.sonify(["convert", "--function", formula, "-o", "a.json", "-q"])
    for command in [["describe"], ["score"], ["scrub", "--keys", "n n n l G"]] {
      let first = try await workplace.sonify(command + ["--function", formula])
      let second = try await workplace.sonify(command + ["a.json"])
      #expect(first.ending == .exit(0) && second.ending == .exit(0), "\(second.error)")
      #expect(first.text == second.text && first.text != "", "\(command)")
    }
  }

  @Test func aFunctionIsNotFollowed() async throws {
    let outcome = try await workplace.sonify(["scrub", "--function", "x", "--follow"])
    #expect(outcome.ending == .exit(64) && outcome.error.contains("--follow"))
  }
}
