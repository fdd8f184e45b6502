import Testing

@testable import SonifyComposition

@Suite struct BinnedStripTests {
  /// A thousand points, of which every seventh has no value, in so many bins.
  private static func bins(_ width: UInt16) -> [UInt16] {
    (0..<1000).map { point in
      point % 7 == 3
        ? UInt16(BinnedValues.count) : 700 + UInt16(truncatingIfNeeded: point * 7919) % width
    }
  }

  /// Of few and of many bins, where they are counted in advance and where not.
  @Test(arguments: [1, 2, 50, 400, 3396] as [UInt16])
  func aWeightIsAddedForEachValue(_ width: UInt16) {
    let bins = Self.bins(width)
    for points in [0..<1000, 3..<4, 10..<10, 100..<131, 100..<132, 501..<950] {
      let strip = BinnedStrip(bins, points)
      let values = bins[points].filter { $0 < BinnedValues.count }.map(Int.init)
      #expect(strip.present == values.count)
      #expect(strip.bins.first == values.min())
      #expect(strip.bins.last == values.max())
      var weights = [UInt64](repeating: 1, count: 3 * BinnedValues.count + 1)
      var expected = weights
      for value in values { expected[value + 4096] += 17 }
      strip.add(17, to: &weights, shiftedBy: 4096, bins)
      #expect(weights == expected)
    }
  }
}
