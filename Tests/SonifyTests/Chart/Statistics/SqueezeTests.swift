import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

/// Outliers that leave the other values little of the y axis.
@Suite struct SqueezeTests {
  private static func room(seed: UInt64, count: Int = 400, at index: Int, _ value: Double)
    -> ChartDescriptor
  {
    var generator = SeededGenerator(seed: seed)
    var ys = (0..<count).map { _ in Double.random(in: 17...27, using: &generator) }
    ys[index] = value
    return Charts.line(ys)
  }

  @Test(arguments: [UInt64](1...5)) func oneFarValueSqueezesTheOthers(seed: UInt64) throws {
    let chart = Self.room(seed: seed, at: 200, 85)
    let squeeze = try #require(chart.squeezes.first)
    #expect(chart.squeezes.count == 1 && squeeze.outlierCount == 1 && squeeze.axis == 0)
    #expect(squeeze.range == (chart.series[0].ys.min() ?? 0)...squeeze.range.upperBound)
    #expect(squeeze.range.upperBound <= 27)
    // The range that opens them holds them, is hardly wider, and is short to type.
    let open = squeeze.roundRange
    #expect(open.lowerBound <= squeeze.range.lowerBound)
    #expect(open.upperBound >= squeeze.range.upperBound)
    #expect(open.upperBound - open.lowerBound < 10.3)
    #expect("\(open.lowerBound)".count <= 5 && "\(open.upperBound)".count <= 5)
  }

  /// A dip of a high level is an outlier of its neighbours, but not beyond the other values.
  @Test func onlyWhatIsBeyondTheOthersSqueezesThem() throws {
    let noise = Charts.noise(300, seed: 8)
    var ys = noise.enumerated().map { ($0 < 150 ? 10.0 : 50) + $1 / 2 }
    (ys[60], ys[220]) = (900, 25)
    let squeeze = try #require(Charts.line(ys).squeezes.first)
    #expect(squeeze.outlierCount == 1)
  }

  @Test func outliersOutsideTheAxisTakeNoRoom() {
    var chart = Charts.chart(
      [Charts.series((0..<30).map { $0 == 12 ? 9000 : 100 + Double($0 % 10) })], kind: .bar)
    chart.yAxis.range = 0...9000
    #expect(chart.squeezes.count == 1)
    chart.yAxis.range = 0...109
    #expect(chart.squeezes.isEmpty)
  }

  @Test func whatIsNoSqueezeIsNotReported() {
    // A value that is far, but leaves the others a quarter of the axis and more.
    #expect(Self.room(seed: 1, at: 200, 50).squeezes.isEmpty)
    // No outlier: growth is steep at the end, and most values are low.
    #expect(Charts.line((0..<400).map { exp2(Double($0) / 30) }).squeezes.isEmpty)
    // Too many to be outliers.
    var ys = (0..<400).map { Double($0 % 7) }
    for index in stride(from: 5, to: 400, by: 13) { ys[index] = 100 }
    #expect(Charts.line(ys).squeezes.isEmpty)
    // Nothing to open: the others are equal.
    var flat = [Double](repeating: 3, count: 100)
    flat[50] = 90
    #expect(Charts.line(flat).squeezes.isEmpty)
    #expect(Charts.line([]).squeezes.isEmpty && Charts.line([1]).squeezes.isEmpty)
  }

  @Test(arguments: [1e-6, 1, 1e6]) func roundRangesFollowTheScaleOfTheValues(scale: Double) throws {
    let chart = Charts.line(Self.room(seed: 2, at: 7, 300).series[0].ys.map { $0 * scale })
    let squeeze = try #require(chart.squeezes.first)
    let (open, range) = (squeeze.roundRange, squeeze.range)
    let width = range.upperBound - range.lowerBound
    #expect(open.lowerBound <= range.lowerBound && open.upperBound >= range.upperBound)
    #expect(open.upperBound - open.lowerBound <= 1.021 * width)
  }
}
