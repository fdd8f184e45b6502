import Testing

@testable import SonifyChart
@testable import SonifySession
@testable import SonifySound

/// Walking along stacks, their parts and their totals.
@Suite struct StackScrubbingTests {
  private let chart = StackCompositionTests.stacks([[1, 4, 0], [2, .nan, 5], [3, 6, 0]])

  private func effects(
    _ script: String, in chart: ChartDescriptor, settings: SessionSettings = SessionSettings()
  ) throws -> [SessionEffect] {
    let session = Session(chart, options: SessionOptions(), settings: settings)
    return try ScriptedSession(session, script: KeyScript(parsing: script)).compactMap {
      if case .effect(let effect) = $0.content { effect } else { nil }
    }
  }

  private func said(_ script: String, in chart: ChartDescriptor) throws -> [String] {
    try effects(script, in: chart).compactMap { if case .say(let text) = $0 { text } else { nil } }
  }

  private func lastSaid(_ script: String) throws -> String? { try said(script, in: chart).last }

  @Test func aStackIsToldByItsPartsAndTheirTotal() throws {
    #expect(
      try said("l l l", in: chart) == [
        "chart, stacked bars of 3 series, 9 points, ? lists keys",
        "stacks of 3 series, c0, Red 1, Blue 2, Green 3, total 6",
        "c1, Red 4, Blue missing, Green 6, total 10", "c2, Blue 5, total 5", "last point",
      ])
    #expect(try lastSaid("D D l") == "c1, total 10")
  }

  @Test func aNameThatEndsInADigitIsPartedFromItsValue() throws {
    var chart = chart
    chart.series[0].name = "1931"
    #expect(
      try said("", in: chart).last == "stacks of 3 series, c0, 1931: 1, Blue 2, Green 3, total 6")
  }

  @Test func levelsLeadFromStacksThroughPartsToTotals() throws {
    #expect(
      try said("j j j j j k k k k k", in: chart).dropFirst(2) == [
        "Red, c0, 1", "Blue, c0, 2", "Green, c0, 3", "total, c0, 6", "last level, total",
        "Green, c0, 3", "Blue, c0, 2", "Red, c0, 1",
        "stacks of 3 series, c0, Red 1, Blue 2, Green 3, total 6",
        "first level, stacks of 3 series",
      ])
  }

  @Test func extremesAndNumbersAreThoseOfTheLevel() throws {
    #expect(try lastSaid("F") == "highest, c1, Red 4, Blue missing, Green 6, total 10")
    #expect(try lastSaid("j F") == "highest, 4 for c1")
    #expect(try lastSaid("j U") == "highest of 3 series, Green, 6 for c1")
    #expect(try lastSaid("goto c2 w") == "3 of 3, stacks of 3 series, c2, Blue 5, total 5")
    #expect(try lastSaid("i")?.hasPrefix("total: ") == true)
    #expect(try lastSaid("j m l M") == "3 more, 4 times as much, 1 point after the mark")
  }

  @Test func aPartThatIsAbsentDoesNotLeadAstray() throws {
    let sparse = StackCompositionTests.stacks(
      [[1, 2, 3], [7], [4, 5, 6]], xs: [[0, 1, 2], [2], [0, 1, 2]])
    #expect(
      try said("j j j k k", in: sparse).dropFirst(2) == [
        "Red, 0, 1", "Blue, 2, 7", "Green, 0, 4", "Blue, 2, 7", "Red, 0, 1",
      ])
  }

  @Test func aHeldKeySoundsTotalsAlone() throws {
    let ys = (1...30).map(Double.init)
    let effects = try effects("l*20@40ms", in: StackCompositionTests.stacks([ys, ys]))
    let tones = effects.compactMap { if case .tone(let tone) = $0 { tone } else { nil } }
    #expect(tones.count == 19 && tones.allSatisfy { $0.series == 2 })
  }

  @Test func playingIsThatOfTheLevel() throws {
    func played(_ script: String) throws -> Set<Int?> {
      let scores = try effects(script, in: chart).compactMap { effect -> Score? in
        if case .play(let score, _) = effect { score } else { nil }
      }
      return Set(scores.last?.events(.tone).map(\.series) ?? [])
    }
    #expect(try played("p") == [0, 1, 2, nil])
    #expect(try played("j j p") == [1])
    #expect(try played("j j j j p") == [nil])
  }

  @Test func theCursorFollowsWholeStacks() throws {
    let texts = try said("p wait 2s p", in: chart)
    // Six beats a stack: after two seconds the second one sounds.
    #expect(texts.last == "paused, stacks of 3 series, c1, Red 4, Blue missing, Green 6, total 10")
  }
}
