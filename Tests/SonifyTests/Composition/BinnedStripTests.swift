import SonifyBase
import SonifyChart
import Testing

@testable import SonifyComposition

@Suite struct BinnedStripTests {
  /// An axis on which each bin begins at its number.
  private static let placement = BinPlacement(
    AxisPlacement(low: 0, high: Double(BinnedValues.count), scale: .linear))

  /// A thousand points, of which every seventh has no value, in so many bins.
  private static func values(_ width: Int) -> [Double] {
    (0..<1000).map { point in
      point % 7 == 3 ? .nan : 700.25 + Double(point * 7919 % width)
    }
  }

  /// Of few and of many bins, where they are counted and where not.
  @Test(arguments: [1, 2, 50, 400, 3396])
  func aWeightIsAddedForEachValue(_ width: Int) {
    let all = Self.values(width)
    for points in [0..<1000, 3..<4, 10..<10, 100..<131, 100..<138, 501..<950] {
      let strip = BinnedStrip(all.span.extracting(points), on: Self.placement)
      let bins = all[points].filter { !$0.isNaN }.map { Int($0) }
      #expect(strip.present == bins.count)
      #expect(strip.bins.first == bins.min())
      #expect(strip.bins.last == bins.max())
      var weights = [UInt64](repeating: 1, count: 3 * BinnedValues.count + 1)
      var expected = weights
      for bin in bins { expected[bin + 4096] += 17 }
      strip.add(17, to: &weights, shiftedBy: 4096)
      #expect(weights == expected)
    }
  }
}
