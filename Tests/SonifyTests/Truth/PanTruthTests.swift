import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyComposition

/// Where between the loudspeakers a chart sounds, measured from its two channels.
@Suite struct PanTruthTests {
  @Test func timeMovesFromLeftToRight() throws {
    let result = try Self.panOfBirths()
    #expect(result.worst < 0.01)
    #expect(abs(result.first + 0.9) < 0.01 && abs(result.last - 0.9) < 0.01)
  }

  /// The greatest distance from the law, and the first and the last place.
  static func panOfBirths() throws -> (worst: Double, first: Double, last: Double) {
    let line = SampleLine.births
    let track = PanTrack(of: try line.sounding { $0.ticks = .none }.recording, hop: 0.01)
    let law = try line.expected()
    let places = track.frames.compactMap { frame in frame.pan.map { (frame.time, $0) } }
    let worst = places.map { time, pan in
      abs(pan - 1.8 * min(1, max(0, Law.position(of: time, on: law.ends))) + 0.9)
    }.max()
    return (worst ?? .infinity, places.first?.1 ?? 0, places.last?.1 ?? 0)
  }

  @Test func twoSeriesTogetherStandApart() throws {
    // A low and a high series, three octaves apart, whose partials never meet.
    let chart = Charts.chart([
      Charts.series([0, 0, 0, 0, 0], name: "low"), Charts.series([1, 1, 1, 1, 1], name: "high"),
    ])
    let recording = try Sounding(chart).recording
    let middle = 96_000..<128_768
    let spectra = recording.channels.map {
      Spectrum(of: $0[middle], sampleRate: recording.sampleRate)
    }
    for (pitch, pan) in [(220.0, -0.6), (1760, 0.6)] {
      let powers = spectra.map { $0.energy(in: (pitch - 15)...(pitch + 15)) }
      #expect(abs(atan2(powers[1].squareRoot(), powers[0].squareRoot()) * 4 / .pi - 1 - pan) < 0.01)
    }
  }

  @Test func twoCitiesStandApartOneAfterTheOther() throws {
    let sounding = try SampleSteps.cities.sounding { $0.pan = .series }
    let tones = try SampleSteps.cities.expected()
    let track = PanTrack(of: sounding.recording, hop: 0.01)
    for (index, tone) in tones.enumerated() {
      let pan = try #require(track.frames[Int((tone.time + 0.05) * 100)].pan)
      #expect(abs(pan - (index < 12 ? -0.6 : 0.6)) < 0.01)
    }
  }

  @Test func nothingIsPannedInTheMiddleOrInMono() throws {
    let middle = try SampleLine.births.sounding { $0.pan = .none }.recording
    let difference = zip(middle.channels[0], middle.channels[1]).reduce(0) {
      max($0, abs($1.0 - $1.1))
    }
    // The two gains of the middle differ in the last bit.
    #expect(difference < 0x1p-25)
    let mono = try SampleLine.births.sounding { $0.isMono = true }.recording
    #expect(mono.channels.count == 1)
    #expect(abs(LoudnessMeter.integrated(mono) + 18) < 1)
  }
}
