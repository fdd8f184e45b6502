import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifySession

/// Which labels are the author's, and not the names of all points.
@Suite struct LabelledPointsTests {
  /// A line of `count` points, of which those at some indices have labels.
  private static func line(_ count: Int, labels indices: [Int]) -> ChartDescriptor {
    var series = Charts.series((0..<count).map { Double($0 * 7 % 11) })
    series.labels = (0..<count).map { indices.contains($0) ? "label \($0)" : "" }
    return Charts.chart([series])
  }

  @Test(arguments: [
    (59, 5, true), (59, 6, false), (100, 10, true), (100, 11, false), (12, 4, true), (12, 5, false),
    (3, 1, true), (2, 1, false), (1, 1, false), (15, 5, true), (15, 6, false), (40, 5, true),
  ])
  func labelsAreTheAuthorsOnFewPointsAlone(count: Int, labels: Int, areFew: Bool) {
    let chart = Self.line(count, labels: Array(0..<labels))
    #expect(chart.labelledPoints.map(\.index) == (areFew ? Array(0..<labels) : []))
  }

  @Test func aLabelStandsAtItsPoint() {
    var chart = Self.line(30, labels: [4, 20])
    chart.series[0].ys[20] = .nan
    let points = chart.labelledPoints
    #expect(points.map(\.x) == [4, 20])
    #expect(points.map(\.y) == [Double(4 * 7 % 11), nil])
    #expect(points.map(\.label) == ["label 4", "label 20"])
  }

  @Test(arguments: ["", " ", "\t\n", "\u{200F}\u{202E}", "\u{1B}\u{7}", "\u{2028}"])
  func whatCannotBeSeenIsNoLabel(_ label: String) {
    var chart = Self.line(30, labels: [4])
    chart.series[0].labels[9] = label
    #expect(chart.labelledPoints.map(\.index) == [4])
  }

  @Test func onlyTheFirstHundredAlongXCount() {
    let series = (0..<3).map { number in
      var one = Charts.series((0..<4000).map { Double($0 % 9) }, name: "\(number)")
      one.labels = (0..<4000).map { $0 % 20 == 0 ? "l" : "" }
      return one
    }
    let labels = LabelledPoints(Charts.chart(series))
    #expect(labels.points.count == LabelledPoints.maxCount)
    #expect(labels.leftOut == 500)
    #expect(labels.points.allSatisfy { $0.x <= 660 })
    #expect(Set(labels.points.map(\.series)) == [0, 1, 2])
    #expect(labels.points(ofSeries: 1).map(\.x) == (0...32).map { Double($0 * 20) })
  }

  @Test func pointsBesideTheAxisAndBinsHaveNone() {
    var chart = Self.line(40, labels: [3, 30])
    if case .numeric(var axis) = chart.xAxis {
      axis.range = 20...39
      chart.xAxis = .numeric(axis)
    }
    #expect(chart.labelledPoints.map(\.index) == [30])
    chart.kind = .histogram
    #expect(chart.labelledPoints == [])
  }

  /// A series of points with names leaves the labels of another as they are: there are many.
  @Test func seriesWithoutLabelsDoNotCount() {
    var chart = Self.line(12, labels: [0, 1, 2, 3, 4])
    chart.series.append(Charts.series(Charts.noise(500, seed: 1), name: "long"))
    #expect(chart.labelledPoints == [])
    chart.seriesWithRemarks = [0]
    #expect(chart.labelledPoints.count == 5)
  }

  /// Few labels of one series are few, whatever another has; those of short parts are few together.
  @Test func eachSeriesIsJudgedAlone() {
    var chart = Self.line(30, labels: [7])
    var named = Charts.series(Charts.noise(30, seed: 1), name: "named")
    named.labels = named.xs.map { "name \(Int($0))" }
    chart.series.append(named)
    #expect(chart.labelledPoints.map(\.label) == ["label 7"])
    chart.series = (0..<6).map { number in
      var part = Self.line(10, labels: number == 2 ? [1, 2, 3, 4] : []).series[0]
      part.name = "part \(number)"
      return part
    }
    #expect(chart.labelledPoints.map(\.index) == [1, 2, 3, 4])
    #expect(chart.labelledPoints.allSatisfy { $0.series == 2 })
  }

  /// A part of a chart has the labels of the whole, and no names.
  @Test func aPartKnowsWhichLabelsAreRemarks() throws {
    var chart = Self.line(30, labels: [7])
    var named = Charts.series(Charts.noise(30, seed: 1), name: "named")
    named.labels = named.xs.map { "name \(Int($0))" }
    chart.series.append(named)
    let view = try #require(Views.of(chart).zoomedIn(around: 7, inSeries: 0))
    #expect(view.visibleChart.labelledPoints.map(\.label) == ["label 7"])
  }
}
