import SonifyBase
import SonifyComposition
import SonifySound

/// Mixes spoken parts into rendered samples, with the tones ducked under those that overlap them.
///
/// The result for a frame depends on its number alone, so blocks may be rendered in any order and
/// on any number of processors.
struct SpeechMix: Sendable {
  /// The gain of words at the centre in each of two channels: −3 dB.
  static let middle = 0.7071067811865476
  /// The gain of tones under words.
  static let ducking = Decibels(-6)
  /// The time in which tones get quieter before words.
  private static let fall = Seconds.milliseconds(80)
  /// The time in which tones get louder after words.
  private static let rise = Seconds.milliseconds(200)

  private let parts: [SpokenPart]
  /// The frames of words under which tones are ducked.
  private let ducks: [Range<Int>]
  private let fallFrames: Int
  private let riseFrames: Int
  private let channels: Int

  init(_ parts: [SpokenPart], for score: Score) {
    self.parts = parts.sorted { $0.frame < $1.frame }
    fallFrames = score.sampleRate.frames(in: Self.fall)
    riseFrames = score.sampleRate.frames(in: Self.rise)
    channels = score.channels
    ducks = self.parts.filter(\.soundsOverTones).map { $0.frame..<$0.end }
  }

  /// Adds spoken parts to a block of rendered samples that begins on a frame.
  func add(to samples: inout [Float], from frame: Int) {
    let frames = frame..<(frame + samples.count / channels)
    duck(&samples, frames)
    let share = channels == 1 ? 1 : Float(Self.middle)
    for part in parts where part.frame < frames.upperBound && part.end > frames.lowerBound {
      let common = max(part.frame, frames.lowerBound)..<min(part.end, frames.upperBound)
      for place in common {
        let word = part.samples[place - part.frame] * share
        for channel in 0..<channels {
          samples[(place - frames.lowerBound) * channels + channel] += word
        }
      }
    }
  }

  private func duck(_ samples: inout [Float], _ frames: Range<Int>) {
    let near = ducks.filter {
      $0.lowerBound - fallFrames < frames.upperBound
        && $0.upperBound + riseFrames > frames.lowerBound
    }
    guard !near.isEmpty else { return }
    let depth = 1 - Self.ducking.amplitude
    for place in frames {
      let amount = near.reduce(0.0) { max($0, self.amount(of: $1, at: place)) }
      guard amount > 0 else { continue }
      let factor = Float(1 - depth * amount)
      for channel in 0..<channels {
        samples[(place - frames.lowerBound) * channels + channel] *= factor
      }
    }
  }

  /// Returns how far the tones are ducked for some words: 0 not at all, 1 fully.
  private func amount(of words: Range<Int>, at frame: Int) -> Double {
    let before = Double(frame - words.lowerBound + fallFrames) / Double(fallFrames)
    let after = Double(words.upperBound + riseFrames - frame) / Double(riseFrames)
    return RaisedCosine.step(before) * RaisedCosine.step(after)
  }
}
