import Foundation

/// A cue heard in a mix.
public struct HeardCue: Sendable {
  /// What it sounds like.
  public enum Kind: String, CaseIterable, Sendable {
    /// A noise of 2.9 to 4.6 kHz, 12 ms long.
    case tick
    /// A damped sine of 1.9 to 3 kHz, over in 15 ms.
    case knock
    /// A swelling noise of 400 to 900 Hz, 60 ms long.
    case breath
    /// A ringing sine above the range of the pitches, 30 ms long.
    case ping
    /// Two thuds of 100 to 150 Hz, one after the other, 40 ms long.
    case thuds
  }

  /// What it sounds like.
  public var kind: Kind
  /// Seconds to its start.
  public var time: Double
  /// Decibels relative to a mean square of 1, over the time in which it is heard.
  public var level: Double
  /// The middle of its energy in hertz.
  public var frequency: Double
}

/// Finds short sounds that are no tones and tells by band, width and length what they are.
public enum CueFinder {
  /// The cues of a sound in the order of their starts.
  /// - Parameters:
  ///   - samples: one channel, in which at most one tone sounds at a time.
  ///   - sampleRate: frames in a second, 22,050 or more.
  /// - Returns: the cues in the order of their starts; of those that overlap, the louder.
  public static func find(in samples: [Double], sampleRate: Double) -> [HeardCue] {
    let tones = ToneSegments.find(in: samples, sampleRate: sampleRate)
    let residual = ToneRemoval.residual(of: tones, in: samples, sampleRate: sampleRate)
    let loudest = ShortTimeLevel(of: samples, sampleRate: sampleRate).decibels.max() ?? -300
    let track = PitchTrack(of: samples, sampleRate: sampleRate, hop: 0.005)
    func cues(in residual: [Double], window: Double = 0.003) -> [HeardCue] {
      let level = ShortTimeLevel(of: residual, sampleRate: sampleRate, hop: 0.0005, window: window)
      return level.runs { $0 > max(-75, loudest - 32) }.compactMap { run in
        let first = Int(Double(run.lowerBound) * level.hop * sampleRate)
        let last = min(residual.count, Int(Double(run.upperBound) * level.hop * sampleRate))
        guard Double(last - first) > 0.002 * sampleRate else { return nil }
        let span = (Double(first) / sampleRate)...(Double(last) / sampleRate)
        func cue(besides partials: [ClosedRange<Double>]) -> HeardCue? {
          ResidualEvent(residual, first..<last, sampleRate, besides: partials)?.cue
        }
        if let cue = cue(besides: track.partials(in: span)) { return cue }
        // The partials of a steep glide pass everywhere; yet little is left of them.
        return cue(besides: []).flatMap { $0.level > track.level(in: span) - 22 ? $0 : nil }
      }
    }
    let found = cues(in: residual)
    // Where a glide turns sharply, what is left of its low partials drowns short cues; a breath,
    // being noise of a narrow band, falls silent for moments, and so do thuds between their waves.
    let others =
      cues(in: sharpened(residual, sampleRate)).filter { ![.breath, .thuds].contains($0.kind) }
      + cues(in: residual, window: 0.02).filter { $0.kind == .breath }
    let thuds = cues(in: bass(residual, sampleRate), window: 0.015).filter { $0.kind == .thuds }
    return
      (found.filter { $0.kind != .thuds } + thuds
      + others.filter { other in
        !found.contains { abs($0.time - other.time) < ($0.kind == .breath ? 0.06 : 0.01) }
      })
      .sorted { $0.time < $1.time }
  }

  /// The sound without what lies above 200 Hz: twice its running mean over a three-hundredth
  /// second.
  private static func bass(_ samples: [Double], _ sampleRate: Double) -> [Double] {
    let reach = Int(sampleRate / 600)
    func mean(_ samples: [Double]) -> [Double] {
      var sum = samples.prefix(reach).reduce(0, +)
      return samples.indices.map { index in
        if index + reach < samples.count { sum += samples[index + reach] }
        if index - reach > 0 { sum -= samples[index - reach - 1] }
        return sum / Double(2 * reach + 1)
      }
    }
    return mean(mean(samples))
  }

  /// The sound with its bass brought down by 12 dB an octave, and with ticks about as loud as they
  /// were: its second difference.
  private static func sharpened(_ samples: [Double], _ sampleRate: Double) -> [Double] {
    let gain = 1 / pow(2 * sin(.pi * 3700 / sampleRate), 2)
    return samples.indices.map { index in
      guard samples.indices.dropFirst().dropLast().contains(index) else { return 0 }
      return gain * (samples[index - 1] - 2 * samples[index] + samples[index + 1])
    }
  }
}

extension PitchTrack {
  /// The frames from shortly before a span of time to shortly after it.
  private func near(_ span: ClosedRange<Double>) -> [Frame] {
    frames.filter { $0.time > span.lowerBound - 0.006 && $0.time < span.upperBound + 0.006 }
  }

  /// The level of the tone in a span of time, in decibels relative to a mean square of 1.
  fileprivate func level(in span: ClosedRange<Double>) -> Double {
    let squares = near(span).flatMap { $0.amplitudes.map { $0 * $0 / 2 } }
    let frames = near(span).count { $0.frequency != nil }
    return 10 * log10(squares.reduce(0, +) / Double(max(1, frames)) + 1e-30)
  }

  /// The bands, in hertz, that the partials of the tone pass through in a span of time.
  fileprivate func partials(in span: ClosedRange<Double>) -> [ClosedRange<Double>] {
    let near = near(span).compactMap(\.frequency)
    guard let low = near.min(), let high = near.max() else { return [] }
    return (1...5).map { (Double($0) * low - 90)...(Double($0) * high + 90) }
  }
}

/// A stretch of a sound without its tones in which something is heard.
private struct ResidualEvent {
  /// Seconds to where it first reaches a fifth of its peak.
  let loud: Double
  /// Seconds to the middle of its energy.
  let middle: Double
  /// The deviation of its energy from its middle, in seconds.
  let duration: Double
  /// Decibels relative to a mean square of 1.
  let level: Double
  /// The middle of its energy, in hertz.
  let frequency: Double
  /// The deviation of its energy from there, in hertz.
  let width: Double

  /// Weighs a stretch, or gives nothing when it is mostly what the removal of tones left near
  /// their partials.
  init?(
    _ residual: [Double], _ range: Range<Int>, _ sampleRate: Double,
    besides partials: [ClosedRange<Double>]
  ) {
    let excerpt = residual[range]
    let spectrum = Spectrum(
      of: excerpt, sampleRate: sampleRate, window: .rectangular, minSize: 4096)
    let free = spectrum.energies.indices.filter { bin in
      let frequency = Double(bin) * spectrum.binWidth
      return frequency < 10_000 && !partials.contains { $0.contains(frequency) }
    }
    let inBand = Moments(
      free.lazy.map { (Double($0) * spectrum.binWidth, spectrum.energies[$0]) })
    guard inBand.total > 0.4 * spectrum.energy else { return nil }
    let inTime = Moments(range.lazy.map { (Double($0) / sampleRate, residual[$0] * residual[$0]) })
    (frequency, width) = (inBand.mean, inBand.deviation)
    duration = inTime.deviation
    level = 10 * log10(excerpt.meanSquare + 1e-30)
    middle = inTime.mean
    let peak = excerpt.lazy.map { abs($0) }.max() ?? 0
    let first = excerpt.firstIndex { abs($0) > 0.2 * peak } ?? range.lowerBound
    loud = Double(first) / sampleRate
  }

  /// What it sounds like, if it is like any cue.
  var cue: HeardCue? {
    kind.map {
      // How far each cue is on when it reaches a fifth of its peak; a breath swells so slowly that
      // its middle is sharper.
      let time =
        switch $0 {
        // What a turn of the line left just before a tick is not its start.
        case .tick: max(loud, middle - 0.005) - 0.0008
        case .knock: loud - 0.0004
        case .ping: loud - 0.0009
        case .thuds: middle - 0.0157
        case .breath: middle - 0.0306
        }
      return HeardCue(kind: $0, time: time, level: level, frequency: frequency)
    }
  }

  private var kind: HeardCue.Kind? {
    switch (frequency, width, duration) {
    case (..<200, _, 0.005...): .thuds
    case (300...1000, 60..., 0.005...): .breath
    case (3200...4500, 330...1000, 0.0018..<0.0045): .tick
    case (1700...3200, ..<450, ..<0.0035): .knock
    case (1800..., ..<450, 0.0035...): .ping
    default: nil
    }
  }
}

/// The total, the mean and the deviation of weighted numbers.
private struct Moments {
  var total = 0.0
  var mean = 0.0
  var deviation = 0.0

  init(_ values: some Sequence<(Double, Double)>) {
    var square = 0.0
    for (value, weight) in values {
      total += weight
      mean += value * weight
      square += value * value * weight
    }
    guard total > 0 else { return }
    mean /= total
    deviation = max(0, square / total - mean * mean).squareRoot()
  }
}
