import Foundation
import Sonify

/// The sound that both kernels render: one voice that glides from pitch to pitch over three octaves
/// while it moves from left to right.
enum GlidingScore {
  /// Frames from one pitch to the next.
  private static let glide = 30_000

  static func score(seconds: Int) -> Score {
    let count = seconds * SampleRate.standard.framesPerSecond / glide
    let events = (0..<count).map { index in
      Score.Event(
        kind: .glide, start: index * glide, duration: glide, series: 0,
        frequency: pitch(of: index), endFrequency: pitch(of: index + 1),
        pan: pan(of: index, count), endPan: pan(of: index + 1, count))
    }
    let places = 337
    let loudness = LoudnessCurve(
      factors: (0..<places).map { 1 + Double(places - $0) / Double(places) })
    return Score(
      sampleRate: .standard, frames: count * glide, events: events, level: 0.2,
      loudness: loudness)
  }

  private static func pan(of point: Int, _ count: Int) -> Pan {
    Pan(-0.9 + 1.8 * Double(point) / Double(count))
  }

  /// Pitches that hop about: every 377th of 610 steps.
  private static func pitch(of point: Int) -> Hertz {
    Hertz(220 * exp2(3 * Double(point * 377 % 610) / 610))
  }
}
