import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifyInput
@testable import SonifySound

/// The score of boxes, candles and bands: the law of docs/KINDS.md.
@Suite struct FigureCompositionTests {
  static let boxes = PointFigure(
    [.lowWhisker: 4, .lowerQuartile: 9, .median: 12, .upperQuartile: 15, .highWhisker: 22],
    outliers: [1, 25, 30])

  static func chart(
    _ kind: ChartKind, _ figures: [PointFigure], over range: ClosedRange<Double> = 0...32
  ) -> ChartDescriptor {
    ChartDescriptor(
      title: "chart", kind: kind,
      xAxis: .categorical(
        CategoricalAxis(title: "group", categories: figures.indices.map { "c\($0)" })),
      yAxis: NumericAxis(title: "value", range: range),
      series: [
        DataSeries(name: "", of: kind, xs: figures.indices.map(Double.init), figures: figures)
      ])
  }

  /// The values of tones and their lengths in half beats of the shortest.
  private func told(_ figure: PointFigure, _ kind: ChartKind) -> [(y: Double, length: Int)] {
    FigureSteps(figure, of: kind).steps.map { ($0.y, $0.length) }
  }

  @Test func aBoxRisesAndHoldsItsMedian() {
    let told = told(Self.boxes, .box)
    #expect(told.map(\.y) == [1, 4, 9, 12, 15, 22, 25, 30])
    #expect(told.map(\.length) == [1, 2, 2, 4, 2, 2, 1, 1])
  }

  @Test func ofManyOutliersTheFarthestAndNearestSound() {
    var figure = Self.boxes
    figure.outliers = (23...60).map(Double.init)
    let outliers = told(figure, .box).filter { $0.length == 1 }.map(\.y)
    #expect(outliers.count == 4 && outliers.first == 23 && outliers.last == 60)
    #expect(outliers == outliers.sorted())
  }

  /// Even where open and close are too near to be told apart, the order of low and high tells.
  @Test func risingAndFallingCandlesDifferInOrder() {
    let rising = PointFigure([.open: 3, .high: 6, .low: 2, .close: 5])
    let falling = PointFigure([.open: 5, .high: 6, .low: 2, .close: 3])
    #expect(told(rising, .candlestick).map(\.y) == [3, 2, 6, 5])
    #expect(told(falling, .candlestick).map(\.y) == [5, 6, 2, 3])
    #expect(told(rising, .candlestick).map(\.length) == [2, 2, 2, 4])
  }

  @Test func allFiguresSoundWithinAMinuteOrTheirMainValues() throws {
    for count in [1, 3, 12, 60, 80, 10_000] {
      let chart = Self.chart(.box, (0..<count).map { _ in Self.boxes })
      let composition = try Composer(.with { $0.cue = .none }).compose(chart)
      #expect(composition.score.duration.value <= 60)
      let tones = composition.score.events(.tone)
      if count <= 60 {
        #expect(tones.count == 8 * count && composition.notices.isEmpty)
      } else {
        #expect(tones.allSatisfy { $0.y == 12 })
        #expect(
          composition.notices.contains {
            if case .figuresAsValues(count: count, of: .box, _) = $0 { true } else { false }
          })
      }
    }
  }

  @Test func aBandIsItsLineWithNoiseBetweenItsEdges() throws {
    var chart = Self.chart(
      .band,
      (0..<12).map { PointFigure([.line: 12, .lower: 12 - Double($0), .upper: 12 + Double($0)]) })
    chart.xAxis = .numeric(NumericAxis(title: "x", range: 0...11))
    let score = try Composer(.with { $0.cue = .none }).compose(chart).score
    let noises = score.events(.spread)
    let law = PitchLaw(SoundOptions())
    let last = try #require(noises.last)
    #expect(last.endFrequency == law.pitch(of: 1, on: chart.yAxis))
    #expect(last.endUpperFrequency == law.pitch(of: 23, on: chart.yAxis))
    #expect(noises.allSatisfy { ($0.frequency ?? .zero) <= ($0.upperFrequency ?? .zero) })
    // The line is that of a line chart.
    var line = chart
    line.kind = .line
    #expect(
      score.events(.glide)
        == (try Composer(.with { $0.cue = .none }).compose(line).score)
        .events(.glide))
  }

  @Test func aBandWithoutEdgesInTheMiddleIsSilentThere() throws {
    var figures = (0..<20).map { _ in PointFigure([.line: 12, .lower: 4, .upper: 20]) }
    for index in 8..<12 { figures[index] = PointFigure([.line: 12]) }
    var chart = Self.chart(.band, figures)
    chart.xAxis = .numeric(NumericAxis(title: "x", range: 0...19))
    let score = try Composer(.with { $0.cue = .none }).compose(chart).score
    #expect(score.events(.spread).allSatisfy { !(7.0..<12.0).contains($0.x ?? 7) })
    #expect(score.events(.spread).count == 14 + 2)
  }

  @Test func errorBarsAreThreeTones() throws {
    let chart = Self.chart(
      .band, (0..<3).map { _ in PointFigure([.line: 12, .lower: 9, .upper: 15]) })
    var discrete = chart
    discrete.series[0].isContinuous = false
    let tones = try Composer(.with { $0.cue = .none }).compose(discrete).score.events(.tone)
    #expect(tones.map(\.y) == [9, 12, 15, 9, 12, 15, 9, 12, 15])
  }
}

extension Hertz {
  fileprivate static var zero: Hertz { Hertz(0) }
}
