import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// How loud every sample chart is, measured from its samples.
@Suite struct LevelTruthTests {
  static let names = [
    "barley.csv", "births.csv", "cars.csv", "city-temperatures.csv", "co2.csv", "nile.csv",
    "seattle-weather.csv", "stocks.csv", "sunspots.csv",
  ]

  @Test func everySampleIsMeasured() throws {
    let folder = URL(filePath: Samples.path("")).path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(files.filter { $0.hasSuffix(".csv") }.sorted() == Self.names)
  }

  @Test(arguments: names) func everyChartMeetsTheTarget(name: String) throws {
    // Ten passes need the time for their blips.
    let sounding = try Sounding(sample: name) {
      $0.duration = Seconds(name == "barley.csv" ? 20 : 6)
    }
    let measured = Self.measure(sounding.recording)
    #expect(measured.peak <= -1)
    #expect(abs(measured.loudness + 18) <= 1)
    #expect(abs(measured.loudness - sounding.estimate.loudness) < 0.5)
    #expect(measured.peak <= sounding.estimate.truePeak.value + 0.1)
  }

  static func measure(_ recording: Recording) -> (loudness: Double, peak: Double) {
    (LoudnessMeter.integrated(recording), TruePeak.level(recording))
  }
}
