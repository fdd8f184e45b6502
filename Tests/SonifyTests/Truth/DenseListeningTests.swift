import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition

/// What a listener that gets nothing but samples can tell of charts with more points than time.
///
/// `make check-listening` listens to many more charts than the suite.
@Suite struct DenseListeningTests {
  /// The first seed, and the number of charts of each recipe.
  private static let (seed, count): (UInt64, Int) = {
    let settings = ProcessInfo.processInfo.environment
    return (
      settings["SONIFY_LISTENING_SEED"].flatMap { UInt64($0) } ?? 1,
      settings["SONIFY_LISTENING_COUNT"].flatMap { Int($0) } ?? 2
    )
  }()

  @Test func nineteenOfTwentyChartsAreToldApart() throws {
    let rate = try #require(SampleRate(framesPerSecond: 16_000))
    var faults: [String] = []
    for (number, recipe) in DenseChart.Recipe.allCases.enumerated() {
      var right = 0
      for index in 0..<Self.count {
        let seed = Self.seed + UInt64(index)
        let dense = DenseChart(recipe, seed: seed * 100 + UInt64(number))
        let sounding = try Sounding(dense.chart) {
          $0.sampleRate = rate
          $0.isMono = true
        }
        let report = DenseListener.listen(
          to: sounding.recording.mono, sampleRate: sounding.rate)
        if let fault = dense.fault(in: report) {
          faults.append("\(recipe) \(seed), \(dense.values.count) rows: \(fault) \(report)")
        } else {
          right += 1
        }
      }
      if Self.count > 2 { print("\(recipe.rawValue): \(right) of \(Self.count)") }
    }
    let total = Self.count * DenseChart.Recipe.allCases.count
    if Self.count > 2 { print("all: \(total - faults.count) of \(total)") }
    #expect(Double(faults.count) <= 0.05 * Double(total), "\(faults.joined(separator: "\n"))")
  }
}
