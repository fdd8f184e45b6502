import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession
@testable import SonifySound

/// Walking along boxes, candles and bands, and one level down along their values.
@Suite struct FigureScrubbingTests {
  private func effects(_ script: String, in chart: ChartDescriptor) throws -> [SessionEffect] {
    let session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    return try ScriptedSession(session, script: KeyScript(parsing: script)).compactMap {
      if case .effect(let effect) = $0.content { effect } else { nil }
    }
  }

  private func said(_ script: String, in chart: ChartDescriptor) throws -> [String] {
    try effects(script, in: chart).compactMap { if case .say(let text) = $0 { text } else { nil } }
  }

  private let boxes = FigureCompositionTests.chart(
    .box,
    [
      FigureCompositionTests.boxes,
      PointFigure([
        .lowWhisker: 2, .lowerQuartile: 3, .median: 5, .upperQuartile: 6, .highWhisker: 8,
      ]),
    ])

  @Test func aBoxIsSaidByItsNumbers() throws {
    #expect(
      try said("l l", in: boxes) == [
        "chart, box plot, 2 points, ? lists keys",
        "boxes, c0, median 12, middle half 9 to 15, whiskers 4 to 22, 3 outliers",
        "c1, median 5, middle half 3 to 6, whiskers 2 to 8", "last point",
      ])
  }

  @Test func valuesAreWalkedOneLevelDown() throws {
    #expect(
      try said("j j l j k k k k k", in: boxes).dropFirst(2) == [
        "lower whisker, c0, 4", "lower quartile, c0, 9", "c1, 3", "median, c1, 5",
        "lower quartile, c1, 3", "lower whisker, c1, 2",
        "boxes, c1, median 5, middle half 3 to 6, whiskers 2 to 8", "first level, boxes",
        "first level, boxes",
      ])
    #expect(try said("j j j j j j", in: boxes).last == "last level, upper whisker")
  }

  /// What is looked for is found among whole boxes.
  @Test func extremesAreThoseOfMedians() throws {
    #expect(
      try said("l j f", in: boxes).last
        == "lowest, boxes, c1, median 5, middle half 3 to 6, whiskers 2 to 8")
  }

  /// The lower quartiles are 9 and 3, the medians 12 and 5.
  @Test(arguments: [
    ("m l M", "7 less"), ("j j m l M", "6 less"), ("m j j l M", "6 less"),
    ("j j m k k l M", "7 less"),
  ])
  func aPartIsComparedWithTheSamePart(script: String, text: String) throws {
    #expect(try said(script, in: boxes).last?.hasPrefix(text) == true)
  }

  @Test func unitsAreSaidOnceAndInNoRange() throws {
    var chart = boxes
    chart.yAxis.unit = AxisUnit(one: "kg", other: "kg")
    #expect(
      try said("l", in: chart).dropFirst() == [
        "boxes, c0, median 12 kg, middle half 9 to 15, whiskers 4 to 22, 3 outliers",
        "c1, median 5, middle half 3 to 6, whiskers 2 to 8",
      ])
  }

  @Test func aBoxSoundsAsItsFigureAndItsValuesAlone() throws {
    let scores = try effects("l", in: boxes).compactMap { effect -> Score? in
      if case .play(let score, _) = effect { score } else { nil }
    }
    let last = try #require(scores.last)
    #expect(last.events.map(\.y) == [2, 3, 5, 6, 8])
    #expect(last.events.map(\.duration).max() == last.events[2].duration)
    let tones = try effects("j", in: boxes).compactMap { effect -> SessionEffect.Tone? in
      if case .tone(let tone) = effect { tone } else { nil }
    }
    #expect(abs((tones.last?.frequency.value ?? 0) - 220 * 1.2968) < 0.1)
  }

  @Test func candlesAndBandsAreSaidByTheirNumbers() throws {
    let candles = FigureCompositionTests.chart(
      .candlestick, [PointFigure([.open: 3, .high: 6, .low: 2, .close: 5])])
    #expect(
      try said("j j j j", in: candles).dropFirst() == [
        "candles, c0, open 3, close 5, high 6, low 2", "open, c0, 3", "high, c0, 6", "low, c0, 2",
        "close, c0, 5",
      ])
    var bands = FigureCompositionTests.chart(
      .band,
      [PointFigure([.line: 12, .lower: 9, .upper: 15]), PointFigure([.line: 13])])
    bands.series[0].isContinuous = false
    #expect(
      try said("l j j", in: bands).dropFirst() == [
        "values with range, c0, 12, 9 to 15", "c1, 13", "lower edge, c1, missing",
        "value alone, c1, 13",
      ])
  }
}
