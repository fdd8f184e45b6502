import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct ModesTests {
  /// How many of some values lie in each of some bins from 0 to 1.
  private static func counts(_ bins: Int, of values: [Double]) -> [Double] {
    values.reduce(into: [Double](repeating: 0, count: bins)) { counts, value in
      let bin = Int((value * Double(bins)).rounded(.down))
      if counts.indices.contains(bin) { counts[bin] += 1 }
    }
  }

  enum Shape: CaseIterable, Sendable { case normal, uniform, skewed }

  @Test(arguments: Shape.allCases, [10, 30])
  func onePeakIsToldAsOne(shape: Shape, bins: Int) {
    let claims = (1...30 as ClosedRange<UInt64>).count { seed in
      var generator = SeededGenerator(seed: seed)
      let values = (0..<200).map { _ in
        switch shape {
        case .normal: generator.normal() / 6 + 0.5
        case .uniform: Double.random(in: 0..<1, using: &generator)
        case .skewed: -log(Double.random(in: 0.001..<1, using: &generator)) / 6
        }
      }
      return Modality.modes(ofCounts: Self.counts(bins, of: values)).count > 1
    }
    #expect(claims <= 4)
  }

  @Test(arguments: [10, 30])
  func twoPeaksAreToldAsTwo(bins: Int) {
    let values = Charts.noise(400, seed: 3).enumerated().map { index, noise in
      noise / 16 + (index % 2 == 0 ? 0.25 : 0.75)
    }
    let counts = Self.counts(bins, of: values)
    let modes = Modality.modes(ofCounts: counts)
    #expect(modes.count == 2)
    // Each is the highest bin of its half.
    for (mode, half) in zip(modes, [0..<(bins / 2), (bins / 2)..<bins]) {
      #expect(counts[mode] == counts[half].max())
    }
    // A million times as many are in the same places.
    #expect(Modality.modes(ofCounts: counts.map { $0 * 1e6 }) == modes)
  }

  @Test func theModesOfAHistogramAreItsHighestBins() {
    let counts: [Double] = [1, 3, 9, 20, 31, 22, 11, 4, 1]
    let names = CategoricalAxis(title: "", categories: counts.indices.map { "\($0)" })
    let chart = Charts.chart([Charts.series(counts)], kind: .histogram, xAxis: .categorical(names))
    #expect(ChartFacts(chart).series[0].modes == [4])
    #expect(ChartFacts(Charts.line(counts)).series[0].modes.isEmpty)
  }

  @Test func emptyAndOddCountsAreBorne() {
    #expect(Modality.modes(ofCounts: []).isEmpty)
    #expect(Modality.modes(ofCounts: [0, 0]).isEmpty)
    #expect(Modality.modes(ofCounts: [.nan, -5, 3, .infinity]) == [2])
    #expect(Modality.modes(ofCounts: [0, 2, 1]) == [1])
    #expect(Modality.modes(ofCounts: [1e308, 1.7e308, 1e308]) == [1])
    #expect(Modality.modes(ofCounts: [.leastNonzeroMagnitude, 3 * .leastNonzeroMagnitude]) == [1])
    for size in [1e300, 1e-300] {
      let values = (0..<80).map { size * [0, 1, 2, 30, 31, 32][$0 % 6] }
      #expect(Modality(of: values)?.modes.count == 2)
    }
  }
}
