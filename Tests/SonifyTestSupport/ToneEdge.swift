import Foundation

/// Where and how fast a tone rises from silence.
///
/// The tone is listened to just after its rise and continued backwards; the raised cosine by which
/// it must be multiplied to give what is really there tells the edge to a fraction of a
/// millisecond.
struct ToneEdge {
  /// Seconds to the first sound.
  private(set) var time: Double
  /// Seconds from there to the full amplitude.
  private(set) var duration: Double
  /// Hertz where the tone was listened to.
  let frequency: Double
  /// The amplitude of the fundamental.
  let amplitude: Double

  /// Finds the edge of a tone that lies roughly between two times in seconds, or nothing when
  /// there is no tone.
  init?(of samples: [Double], sampleRate: Double, from first: Double, to last: Double) {
    let settled = min(first + 0.014, first + (last - first) * 0.3)
    guard let fit = Self.fit(samples, sampleRate, from: settled, to: last - 0.012) else {
      return nil
    }
    (frequency, amplitude) = (fit.frequency, fit.amplitudes[0])

    let earliest = max(0, Int((first - 0.012) * sampleRate))
    let latest = min(samples.count, Int((settled + 0.012) * sampleRate))
    guard earliest < latest else { return nil }
    let tone = fit.waveform(in: earliest..<latest)
    func misfit(_ time: Double, _ duration: Double) -> Double {
      var sum = 0.0
      for index in earliest..<latest {
        let progress = (Double(index) / sampleRate - time) / max(duration, 0.5 / sampleRate)
        let envelope = progress <= 0 ? 0 : progress >= 1 ? 1 : 0.5 - 0.5 * cos(.pi * progress)
        let left = samples[index] - envelope * tone[index - earliest]
        sum += left * left
      }
      return sum
    }
    var best = (time: first, duration: 0.008, misfit: Double.infinity)
    func consider(_ time: Double, _ duration: Double) {
      guard duration >= 0, duration <= 0.03 else { return }
      let value = misfit(time, duration)
      if value < best.misfit { best = (time, duration, value) }
    }
    for duration in [0, 0.004, 0.008, 0.015] {
      for step in -12...12 { consider(first + Double(step) / 1000, duration) }
    }
    var step = 0.001
    while step > 2e-6 {
      let (time, duration, before) = best
      for (first, second) in [
        (1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, -2), (-1, 2), (1, -1), (-1, 1),
      ] {
        consider(time + first * step, duration + second * step)
      }
      if best.misfit == before { step /= 2 }
    }
    (time, duration) = (best.time, best.duration)
  }

  /// The tone soon after a time: in the first short excerpt that nothing else disturbs, or in the
  /// least disturbed one, and in a longer one when it is low.
  private static func fit(
    _ samples: [Double], _ sampleRate: Double, from start: Double, to end: Double
  ) -> HarmonicFit? {
    var best: HarmonicFit?
    for (delay, length) in [(0, 0.03), (0.015, 0.03), (0.03, 0.03), (0, 0.12)] {
      let first = start + delay
      let last = min(first + length, max(end, start + 0.02))
      guard last - first >= 0.015 else { continue }
      let listener = ToneListener(
        samples: samples, sampleRate: sampleRate, window: last - first, harmonics: 5,
        minExplained: 0.65)
      guard let fit = listener.find(around: (first + last) / 2),
        (last - first) * fit.frequency > 3
      else { continue }
      if fit.explained > 0.99 { return fit }
      if fit.explained > best?.explained ?? 0 { best = fit }
    }
    return best
  }
}
