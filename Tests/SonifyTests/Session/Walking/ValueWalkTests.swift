import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Walks by value: the next higher or lower, those that meet a condition, all series at one x.
@Suite struct ValueWalkTests {
  private let line = Charts.line([3, 1, 4, 1, 5, 9, 2, 6])

  private func said(_ keys: String, in chart: ChartDescriptor) throws -> [String] {
    try Spoken.texts(chart, keys: keys)
  }

  @Test func theNextHigherAndLowerValueAreFound() throws {
    let texts = try said("K wait 1s K wait 1s K wait 1s K wait 1s J wait 1s J", in: line)
    #expect(
      texts.suffix(6) == [
        "2, 4", "4, 5", "5, 9", "no higher value ahead", "6, 2", "no lower value ahead",
      ])
  }

  @Test(arguments: [
    (">4", "3 over 4, 4, 5"), (">5", "2 over 5, 5, 9"), (">=5", "3 at least 5, 4, 5"),
    ("<2", "2 under 2, 1, 1"), ("<=1", "2 at most 1, 1, 1"), ("=9", "1 equal to 9, 5, 9"),
    ("≥9", "1 at least 9, 5, 9"), ("<−3", "no such values in view"),
  ])
  func aConditionLeadsToItsValues(condition: String, text: String) throws {
    #expect(try said("goto \(condition) wait 1s", in: line).last == text)
  }

  @Test func matchesAreWalkedLikeLandmarks() throws {
    let keys = "goto >4 wait 1s n wait 1s n wait 1s n wait 1s N wait 1s r wait 1s R"
    let texts = try said(keys, in: line)
    #expect(
      texts.suffix(6) == [
        "5, 9", "7, 6", "no more such values ahead", "5, 9", "all landmarks, 2 in view",
        "matches, 3 in view",
      ])
  }

  /// Of points that share a stop, each is looked at: no value that only lies in their range counts.
  @Test func valuesAreCountedAndNotStops() throws {
    let ys = (0..<4000).map { Double($0 % 10) }
    let chart = Charts.line(ys)
    #expect(try said("goto =4.5 wait 1s", in: chart).last == "no such values in view")
    let text = try #require(try said("goto >8 wait 1s", in: chart).last)
    #expect(text.hasPrefix("400 over 8, ") && text.hasSuffix(", 9"))
  }

  /// Categories such as age groups are names first.
  @Test func exactNamesComeBeforeConditions() throws {
    let axis = CategoricalAxis(title: "age", categories: ["<18", "18-64", ">65"])
    let chart = ChartDescriptor(
      title: "", kind: .bar, xAxis: .categorical(axis),
      yAxis: NumericAxis(title: "n", range: 0...40, gridlines: []),
      series: [DataSeries(name: "n", isContinuous: false, xs: [0, 1, 2], ys: [30, 20, 9])])
    #expect(try said("goto >65 wait 1s", in: chart).last == ">65, 9")
    #expect(try said("goto >10 wait 1s", in: chart).last == "2 over 10, 18-64, 20")
  }

  @Test func unitsMayBeTyped() {
    #expect(ValueCondition(">50%")?.limit == 50)
    #expect(ValueCondition("< $5")?.limit == 5)
    #expect(ValueCondition(">= −3 °C")?.limit == -3)
    #expect(ValueCondition(">") == nil && ValueCondition(">abc") == nil)
    #expect(ValueCondition(">2024-01-02") == nil)
  }

  /// A condition without values leaves the landmarks as they were.
  @Test func aConditionWithoutValuesChangesNothing() throws {
    let texts = try said("goto >99 wait 1s n wait 1s", in: line)
    #expect(texts.suffix(2) == ["no such values in view", "lowest, 1 at x 1"])
  }

  /// Without a condition there are no matches to choose.
  @Test func matchesAreNoChoiceWithoutACondition() throws {
    var settings = SessionSettings()
    settings.landmarks = .matches
    let texts = try Spoken.texts(line, keys: "R wait 1s r wait 1s", settings: settings)
    #expect(texts.contains { $0.hasPrefix("labels") || $0.hasPrefix("no labels") })
    #expect(!texts.contains { $0.contains("match") })
  }

  @Test func seriesHaveNumbers() throws {
    let chart = Charts.chart((1...12).map { Charts.series([1, 2, 3], name: "s\($0)") })
    let texts = try said("l wait 1s 3 wait 1s 9 wait 1s 1 wait 1s", in: chart)
    #expect(texts.suffix(3) == ["s3, 1, 2", "s9, 1, 2", "s1, 1, 2"])
    #expect(try said("5 wait 1s", in: line).last == "no series 5, there is 1 series")
  }

  @Test func allSeriesAtOneXAreSaidAndHeard() throws {
    let chart = Charts.chart([
      Charts.series([1, 2, 3], name: "a"), Charts.series([9, .nan, 7], name: "b"),
      Charts.series([5, 5, 5], xs: [0, 0.5, 2], name: "c"),
    ])
    #expect(try said("e wait 1s C wait 1s", in: chart).last == "2, a: 3, b: 7, c: 5")
    #expect(try said("l wait 1s C wait 1s", in: chart).last == "1, a: 2, b: missing")
    var session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    _ = session.begin(at: SessionEvent.Moment(time: Seconds(0)))
    let effects = session.reduce(.key(.character("C")), at: SessionEvent.Moment(time: Seconds(1)))
    let scores = effects.compactMap { if case .play(let score, _) = $0 { score } else { nil } }
    #expect(scores.first?.events.map(\.y) == [1, 9, 5])
  }
}
