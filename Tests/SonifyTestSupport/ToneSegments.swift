import Foundation

/// A tone, steady or gliding, that rises from silence and falls back.
public struct ToneSegment: Sendable {
  /// Seconds to its first sound.
  public var start: Double
  /// Seconds to its end.
  public var end: Double
  /// Seconds that it takes to rise, as a raised cosine.
  public var attack: Double
  /// Seconds that it takes to fall, as a raised cosine.
  public var release: Double
  /// Hertz shortly after its start.
  public var startFrequency: Double
  /// Hertz shortly before its end.
  public var endFrequency: Double
  /// The amplitude of its fundamental shortly after its start.
  public var amplitude: Double
}

/// Finds the tones of a sound that do not overlap.
public enum ToneSegments {
  /// The tones of a sound in the order of their starts.
  ///
  /// Start and end are those of the raised cosine that fits best, so they do not depend on where
  /// a threshold is crossed. Neighbours must be parted by a dip of 8 dB; noises and cues at least
  /// 12 dB under a tone do not move it and are not tones themselves.
  /// - Parameters:
  ///   - samples: one channel.
  ///   - sampleRate: frames in a second.
  ///   - range: how many decibels under the loudest place a tone may be.
  /// - Returns: the tones in the order of their starts.
  public static func find(in samples: [Double], sampleRate: Double, range: Double = 40)
    -> [ToneSegment]
  {
    let level = ShortTimeLevel(of: samples, sampleRate: sampleRate)
    let loudest = level.decibels.max() ?? -300
    guard loudest > -80 else { return [] }
    let reversed = Array(samples.reversed())
    let stretches = level.runs { $0 > loudest - range }.flatMap { split(level.decibels, $0) }
    return stretches.compactMap { stretch -> ToneSegment? in
      let first = Double(stretch.lowerBound) * level.hop
      let last = Double(stretch.upperBound) * level.hop
      let length = Double(samples.count) / sampleRate
      guard last - first > 0.02,
        let rise = ToneEdge(of: samples, sampleRate: sampleRate, from: first, to: last),
        let fall = ToneEdge(
          of: reversed, sampleRate: sampleRate, from: length - last, to: length - first)
      else { return nil }
      return ToneSegment(
        start: rise.time, end: length - fall.time, attack: rise.duration, release: fall.duration,
        startFrequency: rise.frequency, endFrequency: fall.frequency, amplitude: rise.amplitude)
    }
  }

  /// Parts a stretch at every dip that lies 8 dB under what is around it on both sides.
  private static func split(_ levels: [Double], _ stretch: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = stretch.lowerBound
    var peak = -Double.infinity
    var dip = stretch.lowerBound
    for index in stretch {
      if peak == -.infinity || levels[index] < levels[dip] { dip = index }
      if levels[dip] < peak - 8, levels[index] > levels[dip] + 8 {
        parts.append(start..<dip)
        (start, peak, dip) = (dip, levels[index], index)
      }
      if levels[index] >= peak {
        peak = levels[index]
        dip = index
      }
    }
    return parts + [start..<stretch.upperBound]
  }
}
