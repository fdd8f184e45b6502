import Foundation

/// What a listener gets back from the sound of one line who knows how lines are played, but
/// neither the score nor the data.
public struct LineReading: Sendable {
  private let recording: Recording

  /// Listens to a recording of one line, cues or not.
  public init(_ recording: Recording) { self.recording = recording }

  /// The heights of so many values at even times, in octaves above 1 Hz; not a number where no tone
  /// is heard.
  ///
  /// The first and the last value are held for a quarter of a value's time, at most 50 ms.
  public func heights(count: Int) -> [Double] {
    let length = Double(recording.frames) / recording.sampleRate
    let track = PitchTrack(of: recording.mono, sampleRate: recording.sampleRate, hop: 0.005)
    let hold = min(0.05, length / Double(count) / 4)
    return (0..<count).map { index in
      let time = hold + (length - 2 * hold) * Double(index) / Double(count - 1)
      let frame = track.frames.min { abs($0.time - time) < abs($1.time - time) }
      return frame?.frequency.map { log2($0) } ?? .nan
    }
  }

  /// The stretches without a tone, in seconds, of 50 ms and more: silent, or with a cue alone that
  /// is at least 10 dB under the tones.
  public var holes: [ClosedRange<Double>] {
    let level = ShortTimeLevel(of: recording.mono, sampleRate: recording.sampleRate)
    let loudest = level.decibels.max() ?? -300
    return level.stretches(atMost: loudest - 14, lasting: 0.05)
  }

  /// The linear correlation of two rows of numbers, where both are numbers (Pearson).
  public static func correlation(_ one: [Double], _ other: [Double]) -> Double {
    let pairs = zip(one, other).filter { $0.isFinite && $1.isFinite }
    let count = Double(pairs.count)
    let means = (
      pairs.reduce(0) { $0 + $1.0 } / count, pairs.reduce(0) { $0 + $1.1 } / count
    )
    var (both, first, second) = (0.0, 0.0, 0.0)
    for (one, other) in pairs {
      both += (one - means.0) * (other - means.1)
      first += (one - means.0) * (one - means.0)
      second += (other - means.1) * (other - means.1)
    }
    return both / (first * second).squareRoot()
  }
}
