import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart

@Suite struct ScatterFactsTests {
  private func facts(_ points: CompletePairs) -> SeriesFacts {
    ChartFactsTests.facts(points.ys, at: points.xs, kind: .scatter)
  }

  @Test(arguments: [MadeClouds.threeGroups, .fourGroups, .parabola, .ring, .uniform])
  func pointsOfAFormAreNoOutliers(cloud: MadeClouds) {
    let seeds = 1...UInt64(20)
    let claims = seeds.count { !facts(cloud.points(180, seed: $0)).outliers.isEmpty }
    #expect(claims <= 3)
  }

  @Test func outliersAreFew() {
    for seed in 1...UInt64(20) {
      let points = MadeClouds.heavyTails.points(300, seed: seed)
      #expect(facts(points).outliers.count <= 6)
    }
  }

  @Test func aPointBetweenGroupsOrInsideARingStandsOut() throws {
    let groups = MadeClouds.threeGroups.points(180, seed: 2)
    let between = facts(CompletePairs(xs: groups.xs + [9], ys: groups.ys + [3000]))
    #expect(between.clusters.count == 3 && between.outliers.map(\.place.y) == [3000])
    let ring = MadeClouds.ring.points(100, seed: 2)
    let inside = facts(CompletePairs(xs: ring.xs + [5], ys: ring.ys + [10]))
    #expect(inside.outliers.map(\.place) == [.init(x: 5, y: 10)])
    guard case .ring(let centre) = inside.form else {
      Issue.record("no ring")
      return
    }
    #expect(abs(centre.x - 5) < 0.2 && abs(centre.y - 10) < 0.6)
  }

  @Test func clustersCountAllPoints() {
    let groups = MadeClouds.threeGroups.points(6000, seed: 2)
    let clusters = facts(groups).clusters
    #expect(clusters.count == 3 && clusters.reduce(0) { $0 + $1.count } == 6000)
    #expect(clusters.allSatisfy { abs($0.count - 2000) < 30 })
  }

  @Test func onePointThatMakesTheLineIsNamed() throws {
    let cloud = MadeClouds.normal.points(60, seed: 5)
    let made = facts(CompletePairs(xs: cloud.xs + [20], ys: cloud.ys + [20])).leveragePoint
    #expect(made?.place == .init(x: 20, y: 20) && made?.effect == .makes)
    #expect(abs(try #require(made?.pearsonWithout)) < 0.3)
    let line = MadeClouds.line.points(60, seed: 5)
    let hidden = facts(CompletePairs(xs: line.xs + [3], ys: line.ys + [-6])).leveragePoint
    #expect(hidden?.place == .init(x: 3, y: -6) && hidden?.effect != .makes)
    // The fourth set of F. Anscombe, "Graphs in statistical analysis" (1973).
    let fourth = facts(
      CompletePairs(
        xs: [8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8],
        ys: [6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.5, 5.56, 7.91, 6.89]))
    #expect(fourth.leveragePoint?.place.x == 19 && fourth.leveragePoint?.pearsonWithout == nil)
  }

  @Test(arguments: [MadeClouds.uniform, .normal, .skewed, .line], [20, 60])
  func noSinglePointMakesACloud(cloud: MadeClouds, count: Int) {
    let claims = (1...UInt64(60)).count {
      facts(cloud.points(count, seed: $0)).leveragePoint != nil
    }
    // One in twenty, and three deviations of chance.
    #expect(claims <= 8)
  }

  @Test func namesHaveNoOrder() throws {
    let names = CategoricalAxis(title: "species", categories: ["Adelie", "Chinstrap", "Gentoo"])
    let noise = Charts.noise(90, seed: 3)
    let ys = noise.indices.map { 3700 + 300 * noise[$0] + ($0 % 3 == 2 ? 1300 : 0) }
    func facts(_ axis: CategoricalAxis) -> SeriesFacts {
      ChartFacts(
        Charts.chart(
          [Charts.series(ys, xs: ys.indices.map { Double($0 % 3) })], kind: .scatter,
          xAxis: .categorical(axis))
      ).series[0]
    }
    let species = facts(names)
    #expect(species.correlation == nil && species.linearFit == nil && species.form == nil)
    #expect(species.isDependent == nil && species.outliers.isEmpty)
    let categories = species.categories
    #expect(categories.map(\.x).first == 2 && categories.map(\.count) == [30, 30, 30])
    #expect(categories.map(\.mean) == categories.map(\.mean).sorted(by: >))
    let last = ys.indices.filter { $0 % 3 == 2 }.map { ys[$0] }
    #expect(abs(categories[0].mean - last.reduce(0, +) / 30) < 1e-9)
    let months = facts(CategoricalAxis(title: "month", categories: ["Jan", "Feb", "Mar"]))
    #expect(months.correlation != nil && months.categories.isEmpty)
  }

  @Test func groupsMayReverseTheWhole() throws {
    let noise = Charts.noise(120, seed: 9)
    let series = (0..<3).map { group in
      let xs = (0..<40).map { Double($0) / 5 + 10 * Double(group) }
      let ys = (0..<40).map {
        12 * Double(group) - 0.8 * Double($0) / 5 + noise[40 * group + $0] / 4
      }
      return Charts.series(ys, xs: xs)
    }
    let facts = ChartFacts(Charts.chart(series, kind: .scatter))
    let pooled = try #require(facts.pooled)
    #expect(pooled.isSignificant && pooled.spearman > 0.5)
    #expect(facts.series.allSatisfy { ($0.correlation?.spearman ?? 0) < -0.5 })
    #expect(facts.separations.map(\.isOfX) == [true, false])
    #expect(facts.separations.allSatisfy { $0.lower.count + $0.higher.count == 3 })
    let alike = ChartFacts(Charts.chart([series[0], series[0]], kind: .scatter))
    #expect(alike.separations.isEmpty)
    #expect(ChartFacts(Charts.chart(series, kind: .line)).pooled == nil)
  }
}
