import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// What can be learned from the bytes of a sound file alone.
@Suite struct BlindTruthTests {
  /// The sound file of a chart, 16 bits, as the command writes it.
  private static func recording(of sounding: Sounding) throws -> Recording {
    let folder = try TemporaryFolder()
    let format = SoundFormat(
      sampleRate: sounding.score.sampleRate, channels: sounding.score.channels, samples: .int16)
    let sink = try SoundFileSink.open(
      path: folder.file("chart.wav"), format: format, frames: sounding.score.frames)
    #expect(try sounding.score.render(to: sink) == .finished)
    return try Recording(waveFile: try folder.bytes(of: "chart.wav"))
  }

  @Test func birthsAreReadBackFromTheirSound() throws {
    #expect(try Self.correlationOfBirths() >= 0.999)
  }

  /// The correlation of what is heard at 59 even times with the data.
  static func correlationOfBirths() throws -> Double {
    let reading = LineReading(try recording(of: try SampleLine.births.sounding()))
    let births = try PlainTable(sample: "births.csv").numbers("births per 10000 women aged 23")
    let heights = reading.heights(count: 59)
    #expect(heights.allSatisfy { $0.isFinite })
    return LineReading.correlation(heights, births)
  }

  /// How many holes and cues of a chart are found at their places and told apart.
  struct Findings {
    var holes = 0
    var holesFound = 0
    var cues: [Score.Event.Kind: Int] = [:]
    var cuesFound: [Score.Event.Kind: Int] = [:]
    /// Sounds taken for cues that are none, or taken for others.
    var besides = 0

    var cueCount: Int { cues.values.reduce(0, +) }
    var cueFoundCount: Int { cuesFound.values.reduce(0, +) }
  }

  @Test func everyHoleAndNineteenOfTwentyCuesAreFound() throws {
    let findings = try Self.findings(seeds: 1...3)
    #expect(findings.holesFound == findings.holes && findings.holes == 9)
    #expect(Double(findings.cueFoundCount) >= 0.95 * Double(findings.cueCount), "\(findings)")
    #expect(Double(findings.besides) <= 0.05 * Double(findings.cueCount), "\(findings)")
    #expect(findings.cuesFound[.gap] == findings.cues[.gap], "\(findings)")
    #expect(findings.cuesFound.count == 4)
  }

  /// Listens to charts with holes, strays and both kinds of gridlines.
  static func findings(seeds: ClosedRange<UInt64>) throws -> Findings {
    let names: [Score.Event.Kind: HeardCue.Kind] = [
      .tick: .tick, .knock: .knock, .gap: .breath, .mark: .ping,
    ]
    var findings = Findings()
    for seed in seeds {
      let sounding = try Sounding(.text(table(seed: seed))) {
        $0.ticks = .both
        $0.duration = Seconds(12)
      }
      let recording = try recording(of: sounding)
      let holes = LineReading(recording).holes
      var heard = CueFinder.find(in: recording.mono, sampleRate: recording.sampleRate)
      for event in sounding.score.events where !event.kind.isTonal {
        let time = Double(event.start) / sounding.rate
        findings.cues[event.kind, default: 0] += 1
        if event.kind == .gap {
          findings.holes += 1
          let isFound = holes.contains { $0.contains(time - 0.01) || $0.contains(time + 0.07) }
          findings.holesFound += isFound ? 1 : 0
        }
        guard
          let index = heard.firstIndex(where: {
            $0.kind == names[event.kind] && abs($0.time - time) < 0.008
          })
        else {
          continue
        }
        findings.cuesFound[event.kind, default: 0] += 1
        heard.remove(at: index)
      }
      findings.besides += heard.count
    }
    return findings
  }

  /// A slow wave of 80 values with three holes and three strays, as text.
  private static func table(seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    let period = Double.random(in: 34...46, using: &random)
    var cells = (0..<80).map { index in
      let wave = 10 * sin(2 * .pi * Double(index) / period) + 0.1 * Double(index)
      return wave + Double.random(in: -0.3...0.3, using: &random)
    }
    let places = [6, 13, 24, 31, 42, 50].map { $0 + Int.random(in: 0...3, using: &random) }
    for (number, place) in places.enumerated() {
      if number.isMultiple(of: 2) {
        cells[place] += number.isMultiple(of: 4) ? 10 : -10
      } else {
        for missing in place..<(place + 2) { cells[missing] = .nan }
      }
    }
    let rows = cells.enumerated().map { "\($0),\($1.isNaN ? "" : "\($1)")\n" }
    return "day,level\n" + rows.joined()
  }
}
