import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct TrendTests {
  /// Some series: with ties in y, with ties in x, in no order, far from zero.
  private static func series(_ kind: Int, count: Int) -> CompletePairs {
    var generator = SeededGenerator(seed: UInt64(kind))
    let noise = (0..<count).map { _ in Double.random(in: -1...1, using: &generator) }
    let places = (0..<count).map(Double.init)
    switch kind {
    case 0: return CompletePairs(xs: places, ys: noise.map { ($0 * 2).rounded() })
    case 1: return CompletePairs(xs: places.map { ($0 / 3).rounded() }, ys: noise)
    case 2: return CompletePairs(xs: noise.shuffled(using: &generator), ys: noise)
    default:
      return CompletePairs(
        xs: places.map { 1e9 + 86_400 * $0 }, ys: zip(places, noise).map { 1e6 + $0 / 50 + $1 })
    }
  }

  private static func noise(_ count: Int, memory: Double, seed: Int) -> CompletePairs {
    var generator = SeededGenerator(seed: UInt64(seed))
    var last = 0.0
    let numbers = (0..<count + 50).map { _ in
      // Twelve uniform numbers make one that is normal enough.
      let normal = (0..<12).reduce(-6.0) { sum, _ in sum + .random(in: 0...1, using: &generator) }
      last = memory * last + normal
      return last
    }
    return CompletePairs(xs: (0..<count).map(Double.init), ys: numbers.dropFirst(50))
  }

  /// The slopes between all points with different x, and the score.
  private static func all(_ pairs: CompletePairs) -> (slopes: [Double], score: Int) {
    var (slopes, score) = ([Double](), 0)
    for last in 0..<pairs.count {
      for first in 0..<last where pairs.xs[first] != pairs.xs[last] {
        let rise = pairs.ys[last] - pairs.ys[first]
        let run = pairs.xs[last] - pairs.xs[first]
        slopes.append(rise / run)
        score += (rise / run > 0 ? 1 : 0) - (rise / run < 0 ? 1 : 0)
      }
    }
    return (slopes, score)
  }

  @Test(arguments: 0..<4, [3, 4, 40, 900])
  func theSlopeIsTheMedianOfAllAndTheScoreTheirSigns(kind: Int, count: Int) throws {
    let pairs = Self.series(kind, count: count)
    let (slopes, score) = Self.all(pairs)
    let median = try #require(Selection.median(of: slopes))
    let line = try #require(TheilSen(sorted: pairs.sorted()))
    #expect(abs(line.slope - median) <= 1e-12 * max(abs(median), 1e-6))
    #expect(MannKendall(sorted: pairs.sorted()).score == score)
  }

  /// Nearly half of all slopes are zero, and the median is next to them.
  @Test(arguments: [(750, 750), (900, 600), (1100, 420), (1060, 440)])
  func manyEqualSlopesDoNotHideTheMedian(zeros: Int, ones: Int) throws {
    let ys = [Double](repeating: 0, count: zeros) + [Double](repeating: 1, count: ones)
    let pairs = CompletePairs(xs: ys.indices.map { Double($0 + 1) }, ys: ys)
    let median = try #require(Selection.median(of: Self.all(pairs).slopes))
    let line = try #require(TheilSen(sorted: pairs))
    #expect(abs(line.slope - median) <= 1e-12 * max(abs(median), 1e-6))
  }

  @Test func ofTooManyPointsTheSlopeIsSampledAndSaysSo() throws {
    let count = TheilSen.exactCount + 1
    let pairs = Self.series(3, count: count)
    let line = try #require(TheilSen(sorted: pairs))
    #expect(line.isSampled)
    // The slope that the series is made with: 1 in 50 days.
    #expect(abs(line.slope * 86_400 * 50 - 1) < 2e-5)
    #expect(TheilSen(sorted: pairs) == line)
  }

  @Test func theBirthsHaveNoTrend() throws {
    let table = try PlainTable(sample: "births.csv")
    let ys = try table.numbers("births per 10000 women aged 23")
    let trend = try #require(
      SeriesFacts.Trend(CompletePairs(xs: try table.numbers("year"), ys: ys)))
    #expect(trend.direction == .neither)
    #expect(trend.method == .hamedRao)
    #expect((0.35...0.45).contains(trend.pValue), "\(trend.pValue)")
  }

  @Test func whatRisesRisesAndWhatFallsFalls() throws {
    let xs = (0..<30).map(Double.init)
    let rising = try #require(SeriesFacts.Trend(CompletePairs(xs: xs, ys: xs.map { 2 * $0 + 1 })))
    #expect((rising.direction, rising.slope, rising.intercept) == (.rising, 2, 1))
    let falling = try #require(SeriesFacts.Trend(CompletePairs(xs: xs, ys: xs.map { exp(-$0) })))
    #expect(falling.direction == .falling)
    // Turned about, the same.
    let turned = CompletePairs(xs: xs.reversed(), ys: xs.reversed().map { 2 * $0 + 1 })
    #expect(SeriesFacts.Trend(turned) == rising)
  }

  @Test func missingValuesArePassedOverWithTheirX() throws {
    let gaps = CompletePairs(xs: [0, 1, .nan, 3, 4, 5], ys: [0, .nan, 7, 6, .infinity, 10])
    #expect((gaps.xs, gaps.ys) == ([0, 3, 5], [0, 6, 10]))
    #expect(try #require(SeriesFacts.Trend(gaps)).slope == 2)
  }

  @Test func tooLittleIsNoTrend() throws {
    #expect(SeriesFacts.Trend(CompletePairs(xs: [], ys: [])) == nil)
    #expect(SeriesFacts.Trend(CompletePairs(xs: [1, 2], ys: [1, 2])) == nil)
    #expect(SeriesFacts.Trend(CompletePairs(xs: [1, 1, 1], ys: [1, 2, 3])) == nil)
    let constant = try #require(SeriesFacts.Trend(CompletePairs(xs: [1, 2, 3], ys: [5, 5, 5])))
    #expect((constant.direction, constant.slope, constant.pValue) == (.neither, 0, 1))
  }

  @Test func greatAndTinyNumbersDoNoHarm() throws {
    let xs = (0..<9).map(Double.init)
    for size in [1e308, 1e-308] {
      let pairs = CompletePairs(xs: xs, ys: xs.map { ($0 / 4 - 1) * size })
      let trend = try #require(SeriesFacts.Trend(pairs))
      #expect(abs(trend.slope / size - 0.25) < 1e-12)
      #expect(abs(try #require(SeriesFacts.LinearFit(pairs)).slope / size - 0.25) < 1e-12)
      #expect(try #require(SeriesFacts.Correlation(pairs)).pearson > 1 - 1e-12)
      #expect(abs(try #require(Moments(pairs.ys)).mean) < 1e-15 * size)
    }
  }

  @Test func noiseHasATrendInOneOfTwenty() {
    let claims = (0..<500).count {
      SeriesFacts.Trend(Self.noise(60, memory: 0, seed: $0))?.direction != .neither
    }
    #expect(claims <= 35, "\(claims) of 500")
  }

  @Test(arguments: [10, 20, 30, 60])
  func littleNoiseWithMemoryHasATrendInOneOfTenAtMost(count: Int) {
    let claims = (0..<150).count {
      SeriesFacts.Trend(Self.noise(count, memory: 0.5, seed: $0))?.direction != .neither
    }
    #expect(claims <= 20, "\(claims) of 150")
  }

  @Test func aRealTrendIsFoundAmongFewPoints() {
    let found = (0..<200).count { seed in
      let noise = Self.noise(30, memory: 0, seed: seed)
      let rising = zip(noise.xs, noise.ys).map { 3 * $0 / 29 + $1 }
      return SeriesFacts.Trend(CompletePairs(xs: noise.xs, ys: rising))?.direction == .rising
    }
    #expect(found >= 190, "\(found) of 200")
  }

  @Test(arguments: [6, 8, 10, 20, 50])
  func aCurveThatNeverTurnsHasATrend(count: Int) throws {
    let xs = (0..<count).map(Double.init)
    let curve = xs.map { exp(3 * $0 / Double(count)) }
    #expect(try #require(SeriesFacts.Trend(CompletePairs(xs: xs, ys: curve))).direction == .rising)
  }

  /// 166 to 1,001 million telephones, with one fall among nine changes.
  @Test func fewPointsThatGoOneWayButOnceHaveATrend() throws {
    let india = [166.0, 234, 347, 525, 752, 894, 865, 886, 944, 1001]
    let xs = india.indices.map { 2006 + Double($0) }
    let rising = try #require(SeriesFacts.Trend(CompletePairs(xs: xs, ys: india)))
    #expect((rising.direction, rising.method) == (.rising, .signsOfDifferences))
    // Scipy's binomtest(8, 9).
    #expect(abs(rising.pValue - 0.0390625) < 1e-12)
    let falling = try #require(
      SeriesFacts.Trend(CompletePairs(xs: xs, ys: india.map { -$0 })))
    #expect((falling.direction, falling.pValue) == (.falling, rising.pValue))
    // Nine steps up and one down to where it began go nowhere.
    let back = (0..<10).map(Double.init) + [0]
    let places = back.indices.map(Double.init)
    let none = try #require(SeriesFacts.Trend(CompletePairs(xs: places, ys: back)))
    #expect(none.method != .signsOfDifferences)
  }

  /// The hardest noise: nothing brings it back.
  @Test(arguments: [7, 10, 20])
  func differencesOfAWalkHaveOneSignInOneOfTwentyAtMost(count: Int) {
    let claims = (0..<400).count {
      let trend = SeriesFacts.Trend(Self.noise(count, memory: 1, seed: $0))
      return trend?.method == .signsOfDifferences
    }
    #expect(claims <= 20, "\(claims) of 400")
  }

  /// Of scipy's binomtest.
  @Test(arguments: [(4, 4, 0.125), (9, 8, 0.0390625), (9, 5, 1), (19, 15, 0.0192108154296875)])
  func signsAreTheBinomialTestOfScipy(count: Int, rising: Int, expected: Double) {
    let changes = (0..<count).map { $0 < rising ? 1.0 : -1 }
    let values = changes.reduce(into: [0.0]) { values, change in
      values.append(values[values.count - 1] + change)
    }
    let signs = DifferenceSigns(values)
    #expect((signs.count, signs.excess) == (count, 2 * rising - count))
    #expect(abs(signs.pValue - expected) < 1e-9)
  }

  @Test func noiseWithMemoryHasATrendInOneOfTenAtMost() {
    let claims = (0..<200).count {
      SeriesFacts.Trend(Self.noise(150, memory: 0.5, seed: $0))?.direction != .neither
    }
    #expect(claims <= 20, "\(claims) of 200")
  }

  /// In the order of y, points at the same x would seem to resemble each other.
  @Test func manyPointsAtOneXHideNoTrend() throws {
    let xs = (0..<600).map { Double($0 / 200) }
    let noise = Charts.noise(600, seed: 8)
    for slope in [0, 0.5] {
      let ys = zip(xs, noise).map { slope * $0 + $1 }
      let trend = try #require(SeriesFacts.Trend(CompletePairs(xs: xs, ys: ys)))
      #expect(trend.direction == (slope > 0 ? .rising : .neither))
      #expect(trend.method == .mannKendall)
    }
  }
}
