import Testing

@testable import SonifyChart

@Suite struct ClusterTests {
  /// Points around some corners of a square.
  private func points(_ count: Int, corners: Int, seed: UInt64) -> (xs: [Double], ys: [Double]) {
    let noise = Charts.noise(2 * count, seed: seed)
    return (
      (0..<count).map { noise[2 * $0] + ($0 % corners % 2 == 0 ? 0 : 7) },
      (0..<count).map { 1e6 * (noise[2 * $0 + 1] + ($0 % corners / 2 == 0 ? 0 : 7)) }
    )
  }

  @Test(arguments: 2...4)
  func groupsAreFound(corners: Int) {
    var (xs, ys) = points(201, corners: corners, seed: 2)
    xs[200] = .nan
    ys[199] = .infinity
    let clusters = Cluster.clusters(xs: xs, ys: ys)
    #expect(clusters.count == corners)
    #expect(clusters.flatMap(\.points).sorted() == Array(0..<199))
    for cluster in clusters {
      #expect(Set(cluster.points.map { $0 % corners }).count == 1)
      #expect(abs(cluster.x - (cluster.x / 7).rounded() * 7) < 1)
    }
    #expect(clusters == Cluster.clusters(xs: xs, ys: ys))
  }

  @Test func cloudsLinesAndYearsAreNotInGroups() throws {
    let clouds = (1...20 as ClosedRange<UInt64>).count {
      let (xs, ys) = points(100, corners: 1, seed: $0)
      return !Cluster.clusters(xs: xs, ys: ys).isEmpty
    }
    #expect(clouds == 0)
    let weight = try SampleLines.column("weight in lbs", of: "cars")
    let economy = try SampleLines.column("miles per gallon", of: "cars")
    #expect(Cluster.clusters(xs: weight, ys: economy).isEmpty)
    let years = (0..<200).map { Double($0 % 8) }
    #expect(Cluster.clusters(xs: years, ys: Charts.noise(200, seed: 1)).isEmpty)
    #expect(Cluster.clusters(xs: [], ys: []).isEmpty)
    let same = [Double](repeating: 1, count: 30)
    #expect(Cluster.clusters(xs: same, ys: same).isEmpty)
  }
}
