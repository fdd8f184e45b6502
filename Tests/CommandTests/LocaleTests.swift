import Foundation
import Testing

/// What is said in the locale of the user, and what is not.
@Suite struct LocaleTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write(
      "rain.csv",
      "day,rain\n" + (1...9).map { "1958-03-0\($0),\(1_234_567 + 1000.5 * Double($0))\n" }.joined())
    try workplace.write(
      "weights.csv", "weight\n" + (0..<100).map { "\(1000 + $0 * 37)\n" }.joined())
  }

  /// Runs `sonify` in a locale that is made for the test.
  private func sonify(_ arguments: [String], in name: String) async throws -> Outcome {
    try await MadeLocales.shared.make(name)
    return try await sonify(
      arguments, ["LOCPATH": MadeLocales.folder, "LC_ALL": "\(name).UTF-8"])
  }

  private func sonify(
    _ arguments: [String], _ environment: [String: String]
  ) async throws -> Outcome {
    var program = Program(sonify: arguments)
    // Sentences stay English: here it is about what stands in them.
    program.environment = ["LANGUAGE": "en"].merging(environment) { $1 }
      .mapValues(Optional.some)
    program.folder = workplace.path
    return try await program.run()
  }

  private let walk = [
    "scrub", "rain.csv", "--no-config", "--keys", "wait 1s Right wait 1s y wait 1s",
  ]

  @Test(arguments: [
    ("de_DE", "2 März 1958", "1.236.568"),
    ("en_US", "March 2, 1958", "1,236,568"),
    ("fr_FR", "2 mars 1958", "1\u{202F}236\u{202F}568"),
    ("pl_PL", "2 marca 1958", "1\u{202F}236\u{202F}568"),
    ("ja_JP", "1958年3月2日", "1,236,568"),
    ("en_IN", "2 March 1958", "12,36,568"),
  ])
  func whatIsSaidFollowsTheLocale(name: String, date: String, number: String) async throws {
    let outcome = try await sonify(walk, in: name)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text.contains(date), "\(outcome.text)")
    #expect(outcome.text.contains(number), "\(outcome.text)")
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_ALL": "POSIX"], ["LC_ALL": "C.UTF-8"], ["LC_ALL": "xx_YY.UTF-8"],
    ["LC_ALL": "", "LC_NUMERIC": "", "LC_TIME": "", "LANG": ""], ["LC_ALL": "../../../dev/null"],
    ["LC_ALL": String(repeating: "a", count: 5000)],
  ])
  func withoutALocaleItIsEnglish(environment: [String: String]) async throws {
    let outcome = try await sonify(walk, environment)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.text.contains("2 March 1958") && outcome.text.contains("1,236,568"))
    #expect(!outcome.error.contains("locale"))
  }

  @Test func numbersAndDatesMayFollowDifferentLocales() async throws {
    _ = try await sonify(walk, in: "de_DE")
    let outcome = try await sonify(
      walk, ["LC_ALL": "", "LANG": "de_DE.UTF-8", "LC_TIME": "C", "LOCPATH": MadeLocales.folder])
    #expect(outcome.text.contains("2 March 1958") && outcome.text.contains("1.236.568"))
  }

  @Test(arguments: [
    ["score", "rain.csv", "-q"], ["score", "rain.csv", "-q", "--format", "json"],
    ["convert", "rain.csv", "-q", "-o", "-"],
    ["describe", "rain.csv", "-q", "--format", "json"],
    ["describe", "weights.csv", "-q", "--kind", "histogram", "--format", "json"],
    ["score", "weights.csv", "-q", "--kind", "histogram"],
    ["convert", "weights.csv", "-q", "--kind", "histogram", "-o", "-"],
  ])
  func whatProgramsReadDoesNot(arguments: [String]) async throws {
    let german = try await sonify(arguments, in: "de_DE")
    let english = try await sonify(arguments, [:])
    #expect(english.ending == .exit(0))
    #expect(german.output == english.output)
  }
}
