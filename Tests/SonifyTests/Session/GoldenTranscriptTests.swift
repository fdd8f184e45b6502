import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables

/// Whole sessions with real charts, held against files that were read through when they were made.
///
/// After a change that is meant, `MINT_GOLDEN=1 swift test --filter Golden` writes the files anew,
/// and their difference is the review.
@Suite struct GoldenTranscriptTests {
  /// Every key of every command, aliases too, from the middle of the chart each time.
  static let everyKey =
    "goto 1940 "
    + Command.allCases.filter { $0 != .quit }.flatMap(\.keys).map { key in
      "\(key.name)@400ms"
    }.joined(separator: " ") + " q"

  /// What is asked of the charts of some transcripts.
  static func choices(_ name: String) -> ChartChoices {
    var choices = ChartChoices()
    switch name {
    case "stacks":
      choices.x = "site"
      choices.isStacked = true
    case "stacked-histogram":
      choices.kind = .histogram
      choices.y = ["horsepower"]
      choices.series = "origin"
      choices.isStacked = true
    default: break
    }
    return choices
  }

  static let scripts: [(name: String, sample: String, script: String)] = [
    (
      "stacks", "barley",
      "Enter*4@700ms l@900ms l*4@60ms wait 1s l j l w F j*12@500ms F f m k*20@500ms M U u goto morris y x i*2@900ms "
        + "d*2@900ms p wait 5s p l p wait 30s + l D l D l q"
    ),
    (
      "stacked-histogram", "cars",
      "l*4 F f w j l n*2 j j j w p wait 2s p a p wait 10s d*3@600ms q"
    ),
    ("births-keys", "births", everyKey),
    (
      "births-walk", "births",
      "Right*30@33ms wait 1s End Right F m f M M n*3 r n N i*4@600ms d*3@600ms p wait 2s . wait 1s "
        + "p wait 500ms Space wait 8s z + > > < - ? ? # goto 1958 goto 1800 goto nowhere D l D l D q"
    ),
    (
      "cities", "city-temperatures",
      "l l j l*3 k w Enter U u n*4 goto December x y p wait 12s + l*4 > l*3 p wait 9s g wait 9s q"
    ),
    (
      "cars", "cars",
      "l*5@50ms wait 1s j j k F M m l*9@92ms wait 1s M w goto \"ford pinto\" / + + l*3 w i p "
        + "wait 3s q"
    ),
    (
      "co2", "co2",
      "l l w n*3 r*3 n + + l w goto 1974 w z L*3 Enter Enter p wait 2s , wait 2s s V V V v t t t t c "
        + "l l@60ms l@60ms l wait 1s q"
    ),
    (
      "braille", "births",
      "b Right*4@60ms wait 1s Left l h F L*3@40ms wait 1s + Right j w goto 1957 z p wait 2s Left e Right b l q"
    ),
    ("stocks", "stocks", "j j l*4 j j j U n*3 p wait 70s q"),
  ]

  @Test(arguments: scripts.indices)
  func transcriptsAreThoseOfTheFiles(index: Int) throws {
    let (name, sample, script) = Self.scripts[index]
    let lines = try Transcript.lines(
      Session.with(sample, choosing: Self.choices(name)), KeyScript(parsing: script))
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(name).txt")
    if ProcessInfo.processInfo.environment["MINT_GOLDEN"] != nil {
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: golden)
    }
    let expected = try String(contentsOf: golden, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == expected.count)
    // What follows the first difference differs too, as a rule.
    let difference = zip(lines, expected).enumerated().first { $1.0 != $1.1 }
    if let (number, (line, wanted)) = difference {
      Issue.record("\(name).txt:\(number + 1): \(line) is not \(wanted)")
    }
  }

  @Test func everyKeyOfEveryCommandIsInATranscript() throws {
    let script = try KeyScript(parsing: Self.everyKey)
    let pressed = Set(
      script.steps.compactMap { if case .key(let key) = $0.action { key } else { nil } })
    #expect(pressed == Set(Command.allCases.flatMap(\.keys)))
  }
}
