import Foundation
import Testing

@testable import Sonify

/// Scores come back from JSON as they were, and nothing comes back that cannot be rendered.
@Suite struct ScoreCodingTests {
  private let tone = ScoreEvent(
    kind: .tone, start: 10, duration: 100, series: 0, frequency: Hertz(440))

  private var score: Score {
    Score(
      sampleRate: .standard, frames: 1000, events: [tone],
      loudness: LoudnessCurve(factors: [1, 0.5]), markers: [ScoreMarker(frame: 10, name: "a")])
  }

  private func copy(of score: Score) throws -> Score {
    try JSONDecoder().decode(Score.self, from: try JSONEncoder().encode(score))
  }

  @Test func composedScoresComeBackAsTheyWere() throws {
    var ys = Charts.noise(300, seed: 6)
    ys[100] = .nan
    ys[200] = 30
    let chart = Charts.line(ys, xGrid: [0, 150], yGrid: [0, 10])
    for framesPerSecond in [8000, 48_000, 384_000] {
      let score = try Composer(
        .with {
          $0.sampleRate = SampleRate(framesPerSecond: framesPerSecond) ?? .standard
          $0.ticks = .both
          $0.playsLegend = true
        }
      ).compose(chart).score
      #expect(Set(score.events.map(\.kind)).isSuperset(of: [.glide, .tick, .knock, .gap, .mark]))
      #expect(try copy(of: score) == score)
    }
  }

  @Test func scoresThatCannotBeRenderedAreRefused() throws {
    func check(_ text: String, _ change: (inout Score) -> Void) {
      var damaged = score
      change(&damaged)
      do {
        _ = try copy(of: damaged)
        Issue.record("not refused: \(text)")
      } catch DecodingError.dataCorrupted(let context) {
        #expect(context.debugDescription == text)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(try copy(of: score) == score)
    for channels in [-1, 0, 3] {
      check("a score has 1 or 2 channels") { $0.channels = channels }
    }
    for frames in [-1, .max] {
      check("a score lasts from 0 frames to a week") { $0.frames = frames }
    }
    check("the level is finite and not negative") { $0.level = -1 }
    check("events are sorted by their start") {
      var earlier = tone
      earlier.start = 9
      $0.events.append(earlier)
    }
    check("markers lie within the score") { $0.markers[0].frame = 1001 }
    check("markers are sorted by their frame") {
      $0.markers.append(ScoreMarker(frame: 9, name: "b"))
    }
    check("event 1: its start is not negative") { $0.events[0].start = -1 }
    for duration in [0, -1, .min] {
      check("event 1: its duration is greater than 0") { $0.events[0].duration = duration }
    }
    for duration in [991, .max] {
      check("event 1: it ends with the score at the latest") { $0.events[0].duration = duration }
    }
    check("event 1: it ends with the score at the latest") { $0.events[0].start = .max }
    check("event 1: its series is counted from 0") { $0.events[0].series = -1 }
    check("event 1: its gain is finite and not negative") { $0.events[0].gain = -0.1 }
    for pitch in [0, -440, 24_001, 1e300] {
      check("event 1: its frequency lies from 1 Hz to half the sample rate") {
        $0.events[0].frequency = Hertz(pitch)
      }
    }
    check("event 1: it has a frequency at both ends") { $0.events[0].endFrequency = nil }
    check("event 1: a cue lasts a second at most") {
      $0.frames = 100_000
      $0.events[0] = ScoreEvent(kind: .gap, start: 0, duration: 48_001)
    }
  }

  @Test(arguments: ["[]", "[-1]", "[1, -0.5]"])
  func curvesWithoutAFactorAreRefused(factors: String) {
    let text = Data("{\"factors\":\(factors)}".utf8)
    #expect {
      try JSONDecoder().decode(LoudnessCurve.self, from: text)
    } throws: { error in
      guard case DecodingError.dataCorrupted(let context) = error else { return false }
      return context.debugDescription == "a loudness curve has factors, finite and not negative"
    }
  }
}
