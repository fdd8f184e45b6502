import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart

@Suite struct ChartFactsTests {
  static func facts(_ ys: [Double], at xs: [Double]? = nil, kind: ChartKind = .line) -> SeriesFacts
  {
    ChartFacts(Charts.chart([Charts.series(ys, xs: xs)], kind: kind)).series[0]
  }

  /// A line with something of everything: a wave, a step, noise, an outlier and missing values.
  static let eventful: [Double] = {
    var ys = Charts.noise(120, seed: 8).enumerated().map { index, noise in
      6 * sin(2 * .pi * Double(index) / 20) + noise / 4 + (index < 70 ? 0 : 16)
    }
    ys[33] = 60
    for index in 50..<53 { ys[index] = .nan }
    return ys
  }()

  @Test func theExtremesAreTheTrueOnes() throws {
    let facts = Self.facts(Self.eventful)
    let values = try #require(facts.values)
    let finite = Self.eventful.filter(\.isFinite)
    #expect((facts.count, facts.missing) == (120, 3))
    #expect(values.minimum.y == finite.min() && values.maximum.y == 60)
    #expect(values.maximum.x == 33)
    #expect(facts.outliers.map(\.place.x) == [33])
    #expect(facts.gaps == [.init(from: 50, to: 52, count: 3, hasRows: true)])
    #expect(facts.turningPoints.allSatisfy { Self.eventful[Int($0.place.x)] == $0.place.y })
  }

  @Test func factsScaleWithValuesAndMoveWithX() throws {
    let xs = Self.eventful.indices.map(Double.init)
    let plain = Self.facts(Self.eventful)
    let scaled = Self.facts(Self.eventful.map { $0 * 8 }, at: xs.map { $0 + 4096 })
    let (values, greater) = (try #require(plain.values), try #require(scaled.values))
    #expect(greater.minimum == .init(x: values.minimum.x + 4096, y: values.minimum.y * 8))
    #expect(greater.mean == values.mean * 8 && greater.median == values.median * 8)
    #expect(greater.standardDeviation == values.standardDeviation.map { $0 * 8 })
    #expect(greater.skewness == values.skewness)
    #expect(scaled.trend?.slope == plain.trend.map { $0.slope * 8 })
    #expect(scaled.trend?.pValue == plain.trend?.pValue)
    #expect(scaled.turningPoints.map(\.place.x) == plain.turningPoints.map { $0.place.x + 4096 })
    #expect(scaled.turningPoints.map(\.prominence) == plain.turningPoints.map { $0.prominence * 8 })
    #expect(scaled.segments.map(\.from) == plain.segments.map { $0.from + 4096 })
    #expect(scaled.steps.map(\.x) == plain.steps.map { $0.x + 4096 })
    #expect(scaled.outliers.map(\.deviations) == plain.outliers.map(\.deviations))
    #expect(scaled.period == plain.period)
  }

  @Test func turnedUpsideDownWhatRisesFalls() throws {
    let (plain, turned) = (Self.facts(Self.eventful), Self.facts(Self.eventful.map { -$0 }))
    let (values, mirrored) = (try #require(plain.values), try #require(turned.values))
    #expect(mirrored.minimum.x == values.maximum.x && mirrored.maximum.y == -values.minimum.y)
    #expect(mirrored.mean == -values.mean && mirrored.upperQuartile == -values.lowerQuartile)
    #expect(plain.trend?.direction == .rising && turned.trend?.direction == .falling)
    #expect(plain.turningPoints.map(\.isPeak) == turned.turningPoints.map { !$0.isPeak })
    #expect(plain.turningPoints.map(\.prominence) == turned.turningPoints.map(\.prominence))
    #expect(plain.segments.map(\.slope) == turned.segments.map { -$0.slope })
    #expect(plain.outliers.map(\.deviations) == turned.outliers.map { -$0.deviations })
    #expect(plain.period == turned.period && plain.gaps == turned.gaps)
  }

  @Test func rowsWithoutValuesChangeNoValue() {
    let xs = Self.eventful.indices.map(Double.init)
    let plain = Self.facts(Self.eventful)
    let split = Self.facts(
      Self.eventful.flatMap { [$0, .nan] }, at: xs.flatMap { [$0, $0 + 0.5] })
    #expect(split.values?.mean == plain.values?.mean)
    #expect(split.values?.median == plain.values?.median)
    #expect(split.trend == plain.trend && split.linearFit == plain.linearFit)
    #expect(split.turningPoints == plain.turningPoints && split.outliers == plain.outliers)
    #expect(split.missing == plain.missing + 120 && split.gaps.count == 117)
  }

  @Test func namesHaveNoTrendAndPointsNoTurns() {
    let names = CategoricalAxis(title: "", categories: (0..<120).map { "\($0)" })
    func facts(_ kind: ChartKind) -> SeriesFacts {
      ChartFacts(
        Charts.chart([Charts.series(Self.eventful)], kind: kind, xAxis: .categorical(names))
      ).series[0]
    }
    for kind in [ChartKind.bar, .histogram, .line] {
      let facts = facts(kind)
      #expect(facts.trend == nil && facts.linearFit == nil && facts.period == nil)
      #expect(facts.segments.isEmpty && facts.steps.isEmpty)
      #expect(facts.turningPoints.isEmpty == (kind != .line))
    }
    let scatter = Self.facts(Self.eventful, kind: .scatter)
    #expect(scatter.trend == nil && scatter.turningPoints.isEmpty && scatter.gaps.isEmpty)
    #expect(scatter.linearFit != nil && scatter.correlation != nil)
  }

  @Test func stacksHaveTheirTotalsLast() {
    let names = CategoricalAxis(title: "", categories: ["a", "b", "c"])
    var chart = Charts.chart(
      [Charts.series([1, 2, 3], name: "p"), Charts.series([5, 4, 6], name: "q")], kind: .bar,
      xAxis: .categorical(names))
    chart.isStacked = true
    let facts = ChartFacts(chart)
    #expect(facts.series.count == 3)
    #expect(facts.series.last?.values?.maximum == .init(x: 2, y: 9))
    #expect(facts.crossings.isEmpty)
  }

  @Test func linesThatCrossAllTheTimeAreCountedAndToldInPart() {
    let zigzag = (0..<11_000).map { $0.isMultiple(of: 2) ? 1.0 : -1 }
    let flat = zigzag.map { _ in 0.0 }
    let facts = ChartFacts(Charts.chart([Charts.series(zigzag), Charts.series(flat)]))
    #expect(facts.crossingCount == 10_999)
    #expect(facts.crossings.count == ChartFacts.maxCrossings)
    #expect(facts.crossings.prefix(2).map(\.x) == [0.5, 1.5])
    #expect(facts.crossings.prefix(2).map(\.firstIsAbove) == [false, true])
  }

  // MARK: What nobody expects

  static let oddValues: [[Double]] = {
    let sizes = [0, 1, 2, 3, 5, 24]
    let makers: [@Sendable (Int) -> Double] = [
      { _ in 5 }, { _ in .nan }, { Double($0) }, { $0.isMultiple(of: 2) ? 1e308 : -1e308 },
      { $0 == 3 ? 1.7e308 : .leastNonzeroMagnitude }, { $0.isMultiple(of: 3) ? .infinity : 1e-300 },
      { Double($0 % 2) * 1e300 }, { pow(-1.5, Double($0)) * 1e290 }, { Double($0 * $0 % 7) },
    ]
    return sizes.flatMap { size in makers.map { (0..<size).map($0) } }
  }()

  static let oddPlaces: [@Sendable (Int) -> Double] = [
    { Double($0) }, { _ in 7 }, { 1.7e9 + 86_400 * Double($0) }, { 4e307 * Double($0 % 5) - 8e307 },
    { .leastNonzeroMagnitude * Double($0 * 7) }, { Double($0 / 2) }, { pow(2, Double($0 % 900)) },
    { Double($0 * 37 % 61) }, { $0 == 0 ? -1e308 : 1e308 - Double($0) * 1e305 },
  ]

  @Test(arguments: oddPlaces.indices, ChartKind.allCases)
  func nothingIsTooOdd(places: Int, kind: ChartKind) {
    let quantity: NumericAxis.Quantity = [.number, .date(.month), .date(.day)][places % 3]
    for ys in Self.oddValues {
      let xs = ys.indices.map(Self.oddPlaces[places])
      let range = (xs.min() ?? 0)...(xs.max() ?? 0)
      let names = CategoricalAxis(title: "", categories: ys.indices.map { "\($0)" })
      let axis = NumericAxis(title: "", range: range, quantity: quantity)
      let series = Charts.series(ys, xs: kind == .histogram ? nil : xs)
      let facts = ChartFacts(
        Charts.chart(
          ys.count < 5 ? [series, series] : [series], kind: kind,
          xAxis: kind == .histogram ? .categorical(names) : .numeric(axis)))
      #expect(Self.numbers(in: facts).allSatisfy { $0.isFinite }, "\(ys) at \(xs)")
      #expect(facts.series[0].count == ys.count)
      for gap in facts.series[0].gaps where kind != .histogram {
        #expect(gap.from <= gap.to && gap.count > 0)
        #expect(range.contains(gap.from) && range.contains(gap.to))
      }
    }
  }

  /// Every number that a value holds anywhere.
  private static func numbers(in value: Any) -> [Double] {
    if let number = value as? Double { return [number] }
    return Mirror(reflecting: value).children.flatMap { numbers(in: $0.value) }
  }
}
