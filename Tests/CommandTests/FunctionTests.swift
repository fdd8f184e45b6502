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

  @Test(arguments: [
    (["--function", "sin(x"], 64, "ends too early (character 6)"),
    (["--function", "sqrt(-1-x^2)"], 65, "no value from -10 to 10; try another --x-range"),
    (["--function", "x", "a.csv"], 64, "in place of CHART"),
    ([], 64, "give a file, - or --function"),
    (["--function", "x", "--y", "a", "--where", "b=1"], 64, "--y, --where"),
    (["--function", "x", "--x-range", "2:1"], 64, "2:1"),
    (["--function", "log(x)", "--y-scale", "log", "--x-range", "0.1:0.9"], 64, "above 0"),
  ])
  func faultsAreOneLine(arguments: [String], status: Int32, words: String) async throws {
    let outcome = try await workplace.sonify(["describe"] + arguments)
    #expect(outcome.ending == .exit(status) && outcome.text == "")
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 1 && outcome.error.contains(words), "\(outcome.error)")
  }

  @Test func aFunctionIsNotFollowed() async throws {
    let outcome = try await workplace.sonify(["scrub", "--function", "x", "--follow"])
    #expect(outcome.ending == .exit(64) && outcome.error.contains("--follow"))
  }
}
