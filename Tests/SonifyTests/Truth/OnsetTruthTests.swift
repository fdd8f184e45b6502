import Foundation
import SonifyTestSupport
import Testing

@testable import SonifySound

/// When the tones of real charts begin, heard in the samples.
@Suite struct OnsetTruthTests {
  @Test(arguments: SampleSteps.allCases)
  func onsetsKeepTheLawWithinAMillisecond(steps: SampleSteps) throws {
    let result = try Self.onsets(of: steps)
    #expect(result.worst < 0.001)
    #expect(result.worstOfScore < 0.001)
    #expect(result.unheard == 0)
    #expect(result.count > 10)
  }

  /// The greatest error in seconds against the law and against the exported score, and how many
  /// tones are not heard, of how many.
  static func onsets(of steps: SampleSteps) throws
    -> (worst: Double, worstOfScore: Double, unheard: Int, count: Int)
  {
    let sounding = try steps.sounding()
    let written = sounding.exportedTimes(.tone)
    let expected = try steps.expected()
    var (worst, worstOfScore, unheard) = (0.0, 0.0, 0)
    for tone in expected {
      // Half the silence before and after, where nothing else sounds.
      let margin = min(0.04, tone.duration / 8)
      let start = max(0, tone.time - margin)
      let recording = sounding.recording(from: start, to: tone.time + tone.duration + margin)
      let heard = ToneSegments.find(in: recording.mono, sampleRate: sounding.rate)
      guard heard.count == 1 else {
        unheard += 1
        continue
      }
      let onset = start + heard[0].start
      worst = max(worst, abs(onset - tone.time))
      worstOfScore = max(worstOfScore, written.map { abs($0 - onset) }.min() ?? .infinity)
    }
    return (worst, worstOfScore, unheard, expected.count)
  }
}
