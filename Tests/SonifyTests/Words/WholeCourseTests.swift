import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What is said of whole courses and of all series holds for each of their parts.
@Suite struct WholeCourseTests {
  private func lines(_ chart: ChartDescriptor) -> [String] {
    ChartDescription(chart, facts: ChartFacts(chart), detail: .full, wording: .descriptive).lines
  }

  /// A line that rises fast and falls slowly, but ends above its beginning, does not fall overall.
  @Test func aWayUpAndDownHasNoContraryTrend() {
    let ys =
      [25.0, 40, 60, 80, 100, 105, 104, 100, 95, 90, 85, 80, 75, 70, 66, 62, 58, 54, 51, 48, 46]
      + [45, 44, 43.8, 43.6]
    let said = lines(Charts.line(ys))
    #expect(said.contains { $0.contains("falls to 43.6") })
    #expect(!said.contains { $0.contains("Overall it falls") })
  }

  /// One of five that goes another way is not among all.
  @Test func allSeriesMoveOnlyIfEachDoes() {
    func course(_ turn: Int, _ seed: UInt64) -> [Double] {
      zip(0..<60, Charts.noise(60, seed: seed)).map { Double(abs($0 - turn)) + $1 }
    }
    func chart(_ last: [Double]) -> ChartDescriptor {
      let all = (1...4).map { course(30, UInt64($0)) } + [last]
      return Charts.chart(
        all.enumerated().map { Charts.series($1, name: "line \($0)") },
        xAxis: .numeric(NumericAxis(title: "", range: 0...59)))
    }
    #expect(ChartFacts(chart(course(30, 5))).sharedCourse != nil)
    #expect(ChartFacts(chart(course(30, 5).map { -$0 })).sharedCourse == nil)
  }

  /// Columns of points at a few levels of x are no groups.
  @Test func pointsAtLevelsAreNoClusters() {
    let levels = [1.0, 2, 4, 8, 16]
    var (xs, ys): ([Double], [Double]) = ([], [])
    for (number, level) in levels.enumerated() {
      for (point, noise) in Charts.noise(30, seed: UInt64(number + 1)).enumerated() {
        xs.append(level)
        ys.append(level / 4 + noise / 4 + Double(point % 3) / 10)
      }
    }
    let series = DataSeries(name: "y", isContinuous: false, xs: xs, ys: ys)
    let chart = ChartDescriptor(
      title: "t", kind: .scatter, xAxis: .numeric(NumericAxis(title: "x", range: 1...16)),
      yAxis: NumericAxis(title: "y", range: (ys.min() ?? 0)...(ys.max() ?? 1)), series: [series])
    #expect(ChartFacts(chart).series[0].clusters.isEmpty)
  }

  /// Of several axes, that which outliers stretch has a name.
  @Test func stretchedAxesAreNamed() {
    var ys = Charts.noise(400, seed: 3).map { 20 + $0 }
    ys[200] = 900
    var chart = Charts.line(ys)
    chart.yAxis.title = "room"
    #expect(lines(chart).contains { $0.contains("takes up most of the y axis; the other") })
    var second = Charts.series(Charts.noise(400, seed: 4).map { 1000 + $0 }, name: "other")
    second.axis = 1
    chart.series.append(second)
    chart.additionalAxes = [.numeric(NumericAxis(title: "other", range: 990...1010))]
    #expect(lines(chart).contains { $0.contains("takes up most of the y axis of room; the other") })
  }
}
