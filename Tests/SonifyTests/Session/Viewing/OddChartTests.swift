import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound

/// Charts that no one would draw, walked through at random: nothing traps, nothing is lost.
@Suite struct OddChartTests {
  private static let oddities: [Double] = [
    0, -0.0, 1, -1, .nan, .infinity, -.infinity, .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e-300, 1e300, 5, 5, 5,
  ]

  private static func number(_ generator: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: oddities.randomElement(using: &generator) ?? 0
    case 1: Double(Int.random(in: 0..<10, using: &generator))
    default: Double.random(in: -1000...1000, using: &generator)
    }
  }

  private static func range(_ generator: inout SeededGenerator, isLogarithmic: Bool)
    -> ClosedRange<Double>
  {
    let ends = [number(&generator), number(&generator)].map { end in
      let finite = end.isFinite ? end : 7
      return isLogarithmic ? max(1e-300, finite.magnitude) : finite
    }.sorted()
    return ends[0]...ends[1]
  }

  private static func axis(_ generator: inout SeededGenerator) -> NumericAxis {
    let scale = AxisScale.allCases.randomElement(using: &generator) ?? .linear
    let quantity: NumericAxis.Quantity =
      [.number, .year, .date(.day)].randomElement(using: &generator) ?? .number
    let isLinear = quantity != .number || scale == .linear
    let range = range(&generator, isLogarithmic: !isLinear)
    return NumericAxis(
      title: "odd", range: range, scale: isLinear ? .linear : scale, quantity: quantity,
      gridlines: [range.lowerBound])
  }

  private static func chart(_ generator: inout SeededGenerator) -> ChartDescriptor {
    let names = (0..<Int.random(in: 1...6, using: &generator)).map { "name \($0)" }
    let isNamed = Int.random(in: 0..<4, using: &generator) == 0
    let series = (0..<Int.random(in: 1...3, using: &generator)).map { number in
      let count = [0, 1, 2, 5, 30, 450].randomElement(using: &generator) ?? 0
      let xs = (0..<count).map { _ in
        isNamed
          ? Double(Int.random(in: -1...names.count, using: &generator)) : self.number(&generator)
      }
      return DataSeries(
        name: "\(number)", isContinuous: true,
        xs: Bool.random(using: &generator)
          ? xs
          : xs.filter { !$0.isNaN }.sorted()
            + xs.filter(\.isNaN),
        ys: (0..<count).map { _ in self.number(&generator) },
        labels: Bool.random(using: &generator) ? (0..<count).map { "label \($0)" } : [],
        axis: number == 2 ? 1 : 0)
    }
    return ChartDescriptor(
      title: "odd", kind: ChartKind.allCases.randomElement(using: &generator) ?? .line,
      xAxis: isNamed
        ? .categorical(CategoricalAxis(title: "x", categories: names)) : .numeric(axis(&generator)),
      yAxis: axis(&generator), additionalAxes: [.numeric(axis(&generator))], series: series)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func nothingTrapsAndNothingIsLost(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let whole = Views.of(Self.chart(&generator))
    var view = whole
    for _ in 0..<12 {
      for series in view.stops.indices { judge(series, of: view) }
      if let score = try? Composer().compose(view.visibleChart).score {
        #expect(score.events.allSatisfy { $0.start >= 0 && $0.end <= score.frames })
      }
      let place = whole.source.chart.xAxis.value(at: Double.random(in: 0...1, using: &generator))
      let moved =
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1: view.zoomedIn(around: place, inSeries: 0)
        case 2: view.zoomedOut(around: place)
        case 3: view.panned(byWidths: 0.5, inSeries: 0)
        default: view.panned(byWidths: -0.5, inSeries: 0)
        }
      view = moved ?? view
    }
    let search = PointSearch(chart: whole.source)
    for text in ["5", "1957", "-1e308", "label 3", "name 1", "name", "March 1958", "�"] {
      for series in whole.stops.indices {
        guard let found = search.find(text, fromSeries: series, point: 0) else { continue }
        #expect(whole.stop(ofPoint: found.place.point, inSeries: found.place.series) != nil)
      }
    }
  }

  private func judge(_ series: Int, of view: ChartView) {
    let stops = view.stops[series]
    let points = view.source.series[series].points(in: view.xs)
    #expect(stops.count <= ChartView.maxStopCount)
    #expect(stops.reduce(0) { $0 + $1.rows } == points.count)
    for stop in stops {
      guard let y = stop.y else { continue }
      let pitch = view.pitch(of: y, inSeries: series)
      #expect(pitch >= Hertz(220) && pitch <= Hertz(1760))
      #expect((-0.9...0.9).contains(view.pan(ofX: stop.x, inSeries: series).value))
    }
    for landmark in view.landmarks(ofSeries: series, .all) {
      #expect(stops.indices.contains(landmark.stop))
      #expect(landmark.x.isFinite)
    }
    let facts = view.source.facts(ofSeries: series)
    #expect(facts.count == view.source.series[series].points.count)
    #expect(facts.values.map(\.mean.isFinite) ?? true)
    _ = view.visibleChart
  }
}
