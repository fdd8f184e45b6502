import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifySound

/// The pitches of real charts, heard in the samples and held against the data.
@Suite struct PitchTruthTests {
  @Test(arguments: SampleLine.allCases)
  func glidesKeepTheLawWithinThreeCents(line: SampleLine) throws {
    let result = try Self.glides(of: line)
    #expect(result.worst < 3)
    #expect(result.heard >= 0.95 * result.expected, "\(result)")
  }

  /// The greatest error in cents away from turns, and how many of the frames that lie there are
  /// heard as a tone.
  static func glides(of line: SampleLine) throws
    -> (worst: Double, heard: Double, expected: Double)
  {
    let sounding = try line.sounding { $0.ticks = .none }
    let expected = try line.expected()
    let stretch = try line.stretch(of: sounding)
    let start = stretch.lowerBound
    let track = PitchTrack(
      of: sounding.recording(from: start, to: stretch.upperBound).mono,
      sampleRate: sounding.rate, hop: 0.005)
    var (worst, heard, count) = (0.0, 0.0, 0.0)
    for frame in track.frames {
      guard let pitch = expected.pitch(at: start + frame.time, awayFromTurnsBy: track.reach) else {
        continue
      }
      count += 1
      guard let found = frame.frequency else { continue }
      heard += 1
      worst = max(worst, abs(TestTone.cents(pitch, found)))
    }
    return (worst, heard, count)
  }

  @Test(arguments: SampleSteps.allCases)
  func steadyTonesKeepTheLawWithinOneCent(steps: SampleSteps) throws {
    let result = try Self.steady(of: steps)
    #expect(result.worst < 1)
    #expect(result.unheard == 0)
  }

  /// The greatest error in cents where tones are steady, and how many of them are not heard.
  static func steady(of steps: SampleSteps) throws -> (worst: Double, unheard: Int) {
    // A cue within a tone would disturb the measure.
    let sounding = try steps.sounding {
      $0.cue = .none
      $0.ticks = .none
    }
    var (worst, unheard) = (0.0, 0)
    for tone in try steps.expected() {
      let recording = sounding.recording(from: tone.time, to: tone.time + tone.duration)
      let track = PitchTrack(of: recording.mono, sampleRate: sounding.rate, hop: 0.004)
      let steady = (0.008 + track.reach)...(tone.duration - 0.008 - track.reach)
      let frames = track.frames.filter { steady.contains($0.time) }
      if frames.isEmpty || frames.contains(where: { $0.frequency == nil }) { unheard += 1 }
      for found in frames.compactMap(\.frequency) {
        worst = max(worst, abs(TestTone.cents(tone.pitch, found)))
      }
    }
    return (worst, unheard)
  }

  @Test func everyToneOfACloudHasThePitchOfACar() throws {
    let table = try PlainTable(sample: "cars.csv")
    let economy = try table.numbers("miles per gallon")
    let axis = Law.range(of: economy)
    let law = Set(
      economy.filter(\.isFinite).map { Int((100 * Law.pitch(of: $0, on: axis)).rounded()) })
    let score = try Sounding(sample: "cars.csv").score
    let tones = score.events(.tone)
    #expect(tones.count >= 390)
    for tone in tones {
      let pitch = try #require(tone.frequency).value
      #expect(law.contains(Int((100 * pitch).rounded())))
    }
    for end in [axis.lowerBound, axis.upperBound] { #expect(tones.contains { $0.y == end }) }
  }
}
