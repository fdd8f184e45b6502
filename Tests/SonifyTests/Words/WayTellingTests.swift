import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// How the way of a line is told: its rate, its turns, its bends, its period, and where lines cross.
@Suite struct WayTellingTests {
  private func lines(
    _ chart: ChartDescriptor, detail: ChartDescription.Detail = .full,
    wording: Wording = .descriptive
  ) -> [String] {
    ChartDescription(chart, facts: ChartFacts(chart), detail: detail, wording: wording).lines
  }

  private func line(_ ys: [Double]) -> ChartDescriptor {
    let xs = ys.indices.map { 1950 + Double($0) }
    return ChartDescriptor(
      title: "test", kind: .line,
      xAxis: .numeric(
        NumericAxis(title: "year", range: 1950...(1949 + Double(ys.count)), quantity: .year)),
      yAxis: NumericAxis(title: "price", range: (ys.min() ?? 0)...(ys.max() ?? 1)),
      series: [DataSeries(name: "price", isContinuous: true, xs: xs, ys: ys)])
  }

  @Test func noRateIsToldOfWhatHasNone() {
    let curve = line((0..<20).map { pow(2, Double($0)) })
    #expect(lines(curve).contains("It doubles every 12 months."))
    #expect(lines(curve, wording: .compact).contains("Doubles every 12 months."))
    #expect(!lines(curve).contains { $0.contains("straight") })
    let noise = (0..<40).map { Double($0 * 7 % 5) / 10 }
    let step = line(noise.enumerated().map { $0 < 20 ? $1 : $1 + 5 })
    #expect(!lines(step).contains { $0.hasPrefix("Overall it rises by ") })
    // One stray value does not bend a line.
    var ys = noise.enumerated().map { Double($0) + $1 }
    ys[15] = 500
    #expect(lines(line(ys)).contains { $0.hasPrefix("Overall it rises by ") })
  }

  @Test func turnsAreToldOnlyWhereTheLineMoves() {
    func told(_ ys: [Double]) -> [Double] {
      let places = ys.enumerated().map { SeriesFacts.Place(x: Double($0), y: $1) }
      guard let first = places.first, let last = places.last else { return [] }
      return SeriesStatements.alternating(
        Array(places.dropFirst().dropLast()), first: first, last: last
      ).map(\.y)
    }
    #expect(told([0, 5, 2, 8, 1]) == [5, 2, 8])
    #expect(told([0, 0, 0]) == [])
    #expect(told([0, 0, 5, 5, 0, 0]) == [5])
    #expect(told([0, 3, 5, 8]) == [])
    #expect(told([0, 8, 5, 3]) == [8])
    #expect(told([4, 0, 0, 4, 4]) == [0])
    // Two strays in a line that does not move.
    var ys = [Double](repeating: 0, count: 72)
    (ys[17], ys[50]) = (9, 4)
    for detail in ChartDescription.Detail.allCases {
      #expect(!lines(line(ys), detail: detail).contains { $0.contains(" falls from ") })
    }
  }

  @Test func periodsStandForTheirPeaks() {
    let told = lines(line((0..<120).map { 10 + 5 * sin(Double($0) * .pi / 6) }))
    #expect(told.contains { $0.hasPrefix("It clearly repeats about every 12 years") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("It starts at ") })
    #expect(!told.contains { $0.contains("peak") || $0.contains("rises") }, "\(told)")
  }

  @Test func periodsAreToldInBrief() {
    let wave = (0..<120).map { 5 * sin(Double($0) * .pi / 6) }
    #expect(lines(line(wave), detail: .brief)[1].hasSuffix("it repeats about every 12 years."))
    let falling = lines(line(wave.enumerated().map { $1 - Double($0) }), detail: .brief)[1]
    #expect(falling.hasPrefix("Overall it falls by "), "\(falling)")
    #expect(falling.hasSuffix(" a year and repeats about every 12 years."), "\(falling)")
  }

  @Test func bendsAreToldOfLinearAxes() {
    var curve = line(
      (0..<40).map { (index: Int) -> Double in
        index < 20 ? 10 + Double(index) / 10 : 12 + 2 * Double(index - 20)
      })
    #expect(lines(curve).contains { $0.hasPrefix("The rate changes") })
    curve.yAxis.scale = .log10
    #expect(!lines(curve).contains { $0.hasPrefix("The rate changes") })
  }

  @Test func linesCrossInWholeYears() {
    var chart = line([1, 2, 3, 4])
    chart.series[0].name = "up"
    chart.series.append(
      DataSeries(
        name: "down", isContinuous: true, xs: chart.series[0].xs, ys: [4, 2.1, 1.5, 0.5]))
    #expect(lines(chart).contains("up rises above down in 1952."))
  }

  @Test func oneSeriesOfSeveralIsCounted() {
    let rising = (0..<20).map { Double($0) }
    var chart = line(rising)
    chart.series[0].name = "wages"
    for name in ["rent", "bread"] {
      chart.series.append(
        DataSeries(
          name: name, isContinuous: true, xs: chart.series[0].xs, ys: rising.reversed()))
    }
    #expect(lines(chart).contains("Overall trends: rising in wages; falling in rent and bread."))
  }
}
