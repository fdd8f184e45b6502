import SonifyTestSupport
import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySound
@testable import SonifyWords

/// That outliers are few: many are the spread of the values, and said as that.
@Suite struct FewOutliersTests {
  /// Values of noise around 10, of which every `distance`th is far above.
  private func chart(_ count: Int, every distance: Int, kind: ChartKind) -> ChartDescriptor {
    let noise = Charts.noise(count, seed: UInt64(count + distance))
    let ys = noise.indices.map { index -> Double in
      index % distance == distance / 2 ? noise[index] + Double(90 + index % 7) : noise[index] + 10
    }
    var chart = Charts.chart([Charts.series(ys, isContinuous: kind == .line)], kind: kind)
    if kind == .bar {
      let names = ys.indices.map { "n\(String($0, radix: 36).lowercased())" }
      chart.xAxis = DataAxis.categorical(CategoricalAxis(title: "name", categories: names))
    }
    return chart
  }

  @Test(arguments: [ChartKind.line, .bar], [30, 200, 1000, 5000])
  func moreThanTwoInAHundredAreTheSpread(kind: ChartKind, count: Int) throws {
    for distance in [7, 12, 20, 34, 100, 400] where distance < count {
      let chart = chart(count, every: distance, kind: kind)
      let facts = ChartFacts(chart).series[0]
      let far = chart.series[0].ys.count { $0 > 50 }
      let isFew = far <= max(3, count / 50)
      #expect(facts.outliers.count == (isFew ? far : 0), "\(count) \(distance)")
      #expect((facts.farValues == nil) == isFew)
      // A spike at an end of a line has only one neighbour.
      if let found = facts.farValues { #expect(abs(found.above - far) <= 1 && found.below == 0) }
      #expect(facts.outliers.count <= Outlier.maxCount(among: count))
      let lines = ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
      #expect(lines.contains { $0.contains("stand out") || $0.contains("stands out") } == isFew)
      let isShare = !isFew && 10 * far <= count
      #expect(lines.count { $0.contains("% of the values") } == (isShare ? 1 : 0), "\(lines)")
    }
  }

  /// Where nearly all values are zero, a one is no outlier for it.
  @Test(arguments: [ChartKind.line, .bar, .scatter]) func onesAmongZerosAreNoOutliers(
    kind: ChartKind
  ) {
    let ys = (0..<500).map { $0 % 61 == 7 ? 1.0 : 0 }
    let chart = Charts.chart([Charts.series(ys, isContinuous: kind == .line)], kind: kind)
    #expect(ChartFacts(chart).series[0].outliers.isEmpty)
    let far = ys.enumerated().map { $0 == 251 ? 40 : $1 }
    let other = Charts.chart([Charts.series(far, isContinuous: kind == .line)], kind: kind)
    #expect(ChartFacts(other).series[0].outliers.map(\.place.y) == [40])
  }

  @Test(arguments: [12, 20]) func cuesMarkNoSpread(distance: Int) throws {
    for kind in [ChartKind.line, .bar] {
      let score = try Composer().compose(chart(200, every: distance, kind: kind)).score
      #expect(score.events(.mark).isEmpty)
    }
    #expect(
      try Composer().compose(chart(200, every: 100, kind: .line)).score.events(.mark).count == 2)
  }

  @Test func oneShareIsSaidInWholePercent() {
    let chart = chart(200, every: 20, kind: .line)
    let lines = ChartDescription(chart, facts: ChartFacts(chart)).lines
    #expect(lines.contains("5% of the values are spikes, far above their neighbours."), "\(lines)")
  }
}
