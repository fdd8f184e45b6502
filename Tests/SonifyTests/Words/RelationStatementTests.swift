import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What descriptions say of the form of scatter charts.
@Suite struct RelationStatementTests {
  private func lines(
    _ series: [DataSeries], xAxis: DataAxis? = nil, detail: ChartDescription.Detail = .full
  ) -> [String] {
    let chart = Charts.chart(series, kind: .scatter, xAxis: xAxis)
    return ChartDescription(chart, facts: ChartFacts(chart), detail: detail).lines
  }

  private func lines(
    _ cloud: MadeClouds, _ count: Int = 120, detail: ChartDescription.Detail = .full
  ) -> [String] {
    let points = cloud.points(count, seed: 3)
    return lines([Charts.series(points.ys, xs: points.xs)], detail: detail)
  }

  private func isSaid(_ pattern: Regex<Substring>, in lines: [String]) -> Bool {
    lines.contains { $0.firstMatch(of: pattern) != nil }
  }

  @Test func formsAreSaidFirst() {
    let told: [(MadeClouds, Regex<Substring>)] = [
      (.parabola, #/^y falls .*x (?:4\d|5\d)\b.*, then rises \(Spearman/#),
      (.saturation, #/^y rises with x, ever more slowly/#),
      (.ring, #/^The points form a ring around x (?:4\.9|5|5\.1), y (?:9\.\d+|10|10\.\d+)\.$/#),
      (.threeGroups, #/^The points form 3 groups: /#),
      (.uniform, #/^y has no clear relation to x/#),
    ]
    for (cloud, pattern) in told {
      let brief = lines(cloud, detail: .brief)
      #expect(isSaid(pattern, in: [brief.last ?? ""]), "\(cloud): \(brief)")
      #expect(isSaid(pattern, in: lines(cloud)), "\(cloud)")
    }
    for cloud in [MadeClouds.parabola, .ring, .threeGroups] {
      #expect(!isSaid(#/no clear relation|stand out|stands out/#, in: lines(cloud)), "\(cloud)")
    }
    #expect(lines(.fan, 200).contains("The spread of y grows with x."))
  }

  /// Where each series is a measure of its own, what is said first does not always name it.
  @Test func everyLineSaysOfWhichSeriesItIs() {
    let groups = MadeClouds.threeGroups.points(120, seed: 3)
    let point = MadeClouds.normal.points(60, seed: 5)
    let series = [
      Charts.series(groups.ys, xs: groups.xs, name: "weight"),
      Charts.series(point.ys + [20], xs: point.xs + [20], name: "length"),
    ]
    var chart = Charts.chart(series, kind: .scatter)
    chart.yAxis.title = "weight, length"
    let told = ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
    #expect(told.contains { $0.hasPrefix("weight: the points form 3 groups") }, "\(told)")
    #expect(told.contains { $0.hasPrefix("length: one point makes the correlation") }, "\(told)")
  }

  @Test func onePointIsNamed() {
    let cloud = MadeClouds.normal.points(60, seed: 5)
    let told = lines([Charts.series(cloud.ys + [20], xs: cloud.xs + [20])])
    #expect(
      isSaid(#/^One point makes the correlation: without 20 at x 20, Pearson is -?0/#, in: told),
      "\(told)")
  }

  @Test func namesHaveMeansAndNoRelation() {
    let axis = CategoricalAxis(title: "species", categories: ["ant", "bee", "cat"])
    let ys = [1, 7, 3, 2, 8, 3, 3, 9, 4].map { Double($0) }
    let told = lines(
      [Charts.series(ys, xs: ys.indices.map { Double($0 % 3) })], xAxis: .categorical(axis))
    #expect(
      told.contains("By species, the means are bee 8 (n 3), cat 3.3 (n 3) and ant 2 (n 3)."),
      "\(told)")
    #expect(!isSaid(#/Spearman|On average/#, in: told))
  }

  @Test func seriesThatReverseTheWholeAreSaid() {
    let series = (0..<3).map { group in
      let xs = (0..<20).map { Double($0) / 4 + 10 * Double(group) }
      let ys = (0..<20).map { 12 * Double(group) - Double($0) / 4 + Double($0 % 3) / 9 }
      return Charts.series(ys, xs: xs, name: ["a", "b", "c"][group])
    }
    let told = lines(series)
    #expect(
      isSaid(
        #/^Over all points together y rises with x \(Spearman 0\.\d+\), but within every series it falls\.$/#,
        in: told), "\(told)")
    #expect(
      isSaid(#/^y separates .*, with higher values, from .*\.$/#, in: told), "\(told)")
  }
}
