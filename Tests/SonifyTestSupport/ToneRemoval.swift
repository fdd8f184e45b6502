import Foundation

/// Takes the tones out of a sound, so that what is mixed with them can be heard.
public enum ToneRemoval {
  private static let hop = 0.005

  /// What is left of a sound when every tone, with its rise and fall, is taken out.
  ///
  /// Each tone is fitted anew every 5 ms; between, one fit is faded into the next. Sounds of 8 ms
  /// and more that are no partials of the tone stay nearly whole, those on a partial lose most.
  /// - Parameters:
  ///   - tones: the tones to take out, as found in these samples.
  ///   - samples: one channel.
  ///   - sampleRate: frames in a second.
  /// - Returns: as many samples.
  public static func residual(of tones: [ToneSegment], in samples: [Double], sampleRate: Double)
    -> [Double]
  {
    var residual = samples
    for tone in tones {
      let start = max(0, Int(tone.start * sampleRate))
      let end = min(samples.count, Int(tone.end * sampleRate) + 1)
      guard start < end else { continue }
      let model = model(of: tone, in: samples, start..<end, sampleRate: sampleRate)
      for (index, value) in zip(start..<end, model) {
        residual[index] -= value * envelope(of: tone, at: Double(index) / sampleRate)
      }
    }
    return residual
  }

  /// The tone at its full amplitude, continued to either end from where it has settled.
  private static func model(
    of tone: ToneSegment, in samples: [Double], _ range: Range<Int>, sampleRate: Double
  ) -> [Double] {
    let listener = ToneListener(
      samples: samples, sampleRate: sampleRate, window: 4 * hop, harmonics: 5,
      minExplained: 0.5)
    let first = tone.start + tone.attack + 2 * hop
    let last = max(first, tone.end - tone.release - 2 * hop)
    let steps = Int((last - first) / hop)
    var fits: [(step: Int, fit: HarmonicFit)] = []
    for step in 0...steps {
      let time = first + Double(step) * hop
      let next = fits.last.flatMap { listener.follow($0.fit, to: time, explaining: 0.3) }
      guard let fit = next ?? listener.find(around: time) ?? fits.last?.fit else { continue }
      fits.append((step, fit))
    }
    let shares = maxShares(fits.map(\.fit))
    var model = [Double](repeating: 0, count: range.count)
    for (step, fit) in fits {
      let time = first + Double(step) * hop
      // The first and the last fit hold to the ends; every other fades over one hop to each side.
      let from = step == 0 ? range.lowerBound : Int((time - hop) * sampleRate)
      let to = step == steps ? range.upperBound : Int((time + hop) * sampleRate) + 1
      let part = (from..<to).clamped(to: range)
      for (index, value) in zip(part, fit.limited(to: shares).waveform(in: part)) {
        let distance = (Double(index) / sampleRate - time) / hop
        let isOuter = (step == 0 && distance < 0) || (step == steps && distance > 0)
        model[index - range.lowerBound] += value * (isOuter ? 1 : max(0, 1 - abs(distance)))
      }
    }
    return model
  }

  /// How strong each harmonic can be against the fundamental: twice what it is in a quarter of the
  /// fits.
  ///
  /// What is stronger for a moment is another sound on top of it.
  private static func maxShares(_ fits: [HarmonicFit]) -> [Double] {
    let shares = fits.map { fit in fit.amplitudes.map { $0 / fit.amplitudes[0] } }
    let count = shares.map(\.count).max() ?? 0
    return (0..<count).map { k in
      let usual = shares.compactMap { $0.indices.contains(k) ? $0[k] : nil }.sorted()
      return 2 * usual[usual.count / 4]
    }
  }

  private static func envelope(of tone: ToneSegment, at time: Double) -> Double {
    let rise = min(1, max(0, (time - tone.start) / max(tone.attack, 1e-6)))
    let fall = min(1, max(0, (tone.end - time) / max(tone.release, 1e-6)))
    return (0.5 - 0.5 * cos(.pi * rise)) * (0.5 - 0.5 * cos(.pi * fall))
  }
}
