import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct ClustersTests {
  private func clusters(_ xs: [Double], _ ys: [Double]) -> Clusters? {
    Clusters(Cloud(CompletePairs(xs: xs, ys: ys)))
  }

  @Test(arguments: [MadeClouds.twoGroups, .threeGroups, .fourGroups])
  func pointsBelongToTheirGroup(cloud: MadeClouds) throws {
    let points = cloud.points(200, seed: 3)
    let clusters = try #require(Clusters(Cloud(points)))
    #expect(clusters.centres.count == cloud.groups)
    #expect(clusters.centres.map(\.x) == clusters.centres.map(\.x).sorted())
    let found = zip(points.xs, points.ys).map { clusters.cluster(x: $0, y: $1) }
    let misplaced = found.indices.count { found[$0] != found[$0 % cloud.groups] }
    #expect(misplaced <= 2)
    #expect(clusters == Clusters(Cloud(points)))
  }

  /// As where half of the values are zero.
  @Test(arguments: [0, 0.3]) func aGroupMayHaveNoSpread(spread: Double) throws {
    let (xs, noise) = (Charts.noise(50, seed: 2), Charts.noise(50, seed: 3))
    let ys = noise.enumerated().map { $0 < 25 ? spread * $1 : 10 + 0.3 * $1 }
    let found = try #require(clusters(xs.map { 20 * $0 }, ys))
    #expect(found.centres.map { $0.y.rounded() }.sorted() == [0, 10])
  }

  @Test(arguments: MadeClouds.allCases.filter { $0.groups > 0 }, [60, 200])
  func groupsSixDeviationsApartAreFound(cloud: MadeClouds, count: Int) {
    let seeds = 1...UInt64(40)
    let found = seeds.count { seed in
      guard case .clusters(let clusters) = cloud.form(count, seed: seed).shape else { return false }
      return clusters.centres.count == cloud.groups
    }
    // Nine in ten over 1,000 seeds, and 5 of 40 by chance.
    #expect(found >= (count < 100 ? 31 : 36), "\(found)")
  }

  @Test(arguments: MadeClouds.allCases.filter { $0.groups == 0 }, [20, 60, 200])
  func cloudsCurvesAndRingsAreNoGroups(cloud: MadeClouds, count: Int) {
    let seeds = 1...UInt64(40)
    let found = seeds.count { seed in
      if case .clusters = cloud.form(count, seed: seed).shape { true } else { false }
    }
    #expect(found <= (count < 60 ? 10 : 4), "\(found)")
  }

  @Test func aFarPointHidesNoGroups() throws {
    let points = MadeClouds.twoGroups.points(100, seed: 4)
    let found = clusters(points.xs + [500], points.ys + [30_000])
    let clusters = try #require(found)
    #expect(clusters.centres.count == 2)
    #expect(clusters.centres.allSatisfy { abs($0.x) < 30 && abs($0.y) < 100 })
  }

  @Test func linesBesideEachOtherAreGroups() throws {
    let noise = Charts.noise(120, seed: 6)
    let xs = noise.indices.map { Double($0) / 12 }
    let ys = noise.indices.map { xs[$0] + noise[$0] / 4 + ($0 % 2 == 0 ? 0 : 4) }
    let made = clusters(xs, ys)
    let clusters = try #require(made)
    #expect(clusters.centres.count == 2)
    let found = zip(xs, ys).map { clusters.cluster(x: $0, y: $1) }
    #expect(found.indices.allSatisfy { found[$0] == found[$0 % 2] })
  }

  @Test func fewOrEqualPointsAreNoGroups() throws {
    #expect(clusters([], []) == nil)
    let same = [Double](repeating: 1, count: 30)
    #expect(clusters(same, same) == nil)
    let years = (0..<200).map { Double($0 % 8) }
    #expect(clusters(years, Charts.noise(200, seed: 1)) == nil)
    let weight = try SampleLines.column("weight in lbs", of: "cars")
    let economy = try SampleLines.column("miles per gallon", of: "cars")
    let cars = CloudForm(Cloud(CompletePairs(xs: weight, ys: economy)))
    if case .clusters = cars.shape { Issue.record("Weight and economy of cars are one cloud.") }
  }
}
