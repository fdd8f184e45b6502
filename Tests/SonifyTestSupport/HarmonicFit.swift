import Foundation

/// The harmonic tone that leaves the least energy of an excerpt unexplained.
///
/// The tone is Σ aₖ cos kφ + bₖ sin kφ, its frequency f·exp(ct/f), so evenly gliding in log
/// frequency, with t counted from the middle of the excerpt. Amplitudes follow from linear least squares, frequency and glide from Gauss and
/// Newton's iteration started at a guess, which must be right to within about a quarter of the
/// reciprocal of the excerpt's length, divided by the number of harmonics.
public struct HarmonicFit: Sendable {
  /// The sample, fractions included, at the middle of the excerpt.
  public let centre: Double
  /// Hertz at the middle of the excerpt.
  public private(set) var frequency: Double
  /// How fast the frequency rises there, in hertz a second.
  public private(set) var glide: Double
  /// The amplitude of every harmonic, the fundamental first.
  public var amplitudes: [Double] { zip(cosines, sines).map { hypot($0, $1) } }
  /// The constant part of the excerpt; zero unless it was asked for.
  public private(set) var offset = 0.0
  /// The mean square of the excerpt, weighted as the fit was.
  public private(set) var power = 0.0
  /// The mean square of what the tone and the offset leave, weighted as the fit was.
  public private(set) var residualPower = 0.0

  private let sampleRate: Double
  private var cosines: [Double]
  private var sines: [Double]

  /// The share of the power that the tone explains, 0 to 1.
  public var explained: Double { power > 0 ? max(0, 1 - residualPower / power) : 0 }

  /// Fits a tone to an excerpt.
  /// - Parameters:
  ///   - samples: the sound.
  ///   - range: the excerpt, cut down to the sound.
  ///   - sampleRate: frames in a second.
  ///   - guess: hertz at the middle of the excerpt.
  ///   - glideGuess: hertz a second; held at this value unless `fitsGlide`.
  ///   - harmonics: how many partials; those above 0.45 of the sample rate are left out.
  ///   - fitsGlide: whether the frequency may change within the excerpt.
  ///   - fitsOffset: whether a constant part is fitted too.
  ///   - window: how samples are weighted.
  ///   - iterations: how often frequency and glide are mended; 0 keeps the guess.
  public init(
    to samples: [Double], in range: Range<Int>, sampleRate: Double, guess: Double,
    glideGuess: Double = 0, harmonics: Int, fitsGlide: Bool = false, fitsOffset: Bool = false,
    window: Window = .hann, iterations: Int = 5
  ) {
    let range = range.clamped(to: samples.indices)
    let weights = window.weights(range.count)
    centre = Double(range.lowerBound + range.upperBound - 1) / 2
    frequency = guess
    glide = glideGuess
    self.sampleRate = sampleRate
    let count = max(1, min(harmonics, Int(0.45 * sampleRate / max(guess, 1))))
    cosines = [Double](repeating: 0, count: count)
    sines = cosines

    for iteration in 0...iterations {
      let moves = iteration == 0 ? 0 : fitsGlide ? 2 : 1
      var problem = LeastSquares(unknowns: 2 * count + (fitsOffset ? 1 : 0) + moves)
      var row = [Double](repeating: 0, count: 2 * count + (fitsOffset ? 1 : 0) + moves)
      for (index, weight) in zip(range, weights) {
        let (time, phase) = position(of: Double(index))
        Self.fill(&row, phase: phase, harmonics: count)
        if fitsOffset { row[2 * count] = 1 }
        if moves > 0 {
          var slope = 0.0
          for k in 0..<count {
            slope += Double(k + 1) * (sines[k] * row[2 * k] - cosines[k] * row[2 * k + 1])
          }
          row[row.count - moves] = slope * 2 * .pi * time
          if moves == 2 { row[row.count - 1] = slope * .pi * time * time }
        }
        problem.add(row, equals: samples[index], weight: weight)
      }
      let unknowns = problem.solution()
      for k in 0..<count { (cosines[k], sines[k]) = (unknowns[2 * k], unknowns[2 * k + 1]) }
      if fitsOffset { offset = unknowns[2 * count] }
      guard moves > 0 else { continue }
      let length = Double(range.count) / sampleRate
      let step = min(1 / length, max(-1 / length, unknowns[unknowns.count - moves]))
      let bend = moves == 2 ? unknowns[unknowns.count - 1] : 0
      frequency += step
      glide += bend
      // What is still missing after so small a step is its square.
      if abs(step) * length < 1e-8, abs(bend) * length * length < 1e-8 { break }
    }
    measure(samples, range, weights)
  }

  /// Weighs the excerpt and what the tone leaves of it.
  private mutating func measure(_ samples: [Double], _ range: Range<Int>, _ weights: [Double]) {
    var total = 0.0
    for ((index, tone), weight) in zip(zip(range, waveform(in: range)), weights) {
      let left = samples[index] - tone - offset
      power += weight * samples[index] * samples[index]
      residualPower += weight * left * left
      total += weight
    }
    power /= max(total, .leastNormalMagnitude)
    residualPower /= max(total, .leastNormalMagnitude)
  }

  /// The tone without its offset, inside the excerpt or outside.
  public func waveform(in range: Range<Int>) -> [Double] {
    var row = [Double](repeating: 0, count: 2 * cosines.count)
    return range.map { index in
      Self.fill(&row, phase: position(of: Double(index)).phase, harmonics: cosines.count)
      var sum = 0.0
      for k in cosines.indices { sum += cosines[k] * row[2 * k] + sines[k] * row[2 * k + 1] }
      return sum
    }
  }

  /// The tone with each harmonic from the third on brought down to at most so many times the
  /// fundamental.
  func limited(to shares: [Double]) -> HarmonicFit {
    var tone = self
    for (k, (amplitude, share)) in zip(amplitudes, shares).enumerated().dropFirst(2) {
      let scale = min(1, share * amplitudes[0] / max(amplitude, .leastNormalMagnitude))
      tone.cosines[k] *= scale
      tone.sines[k] *= scale
    }
    return tone
  }

  /// Seconds from the middle of the excerpt, and the phase of the fundamental in radians.
  private func position(of sample: Double) -> (time: Double, phase: Double) {
    let time = (sample - centre) / sampleRate
    // The integral of f·exp(ct/f), its series cut off where it no longer matters.
    let rise = glide * time / frequency
    let mean = 1 + rise / 2 * (1 + rise / 3 * (1 + rise / 4 * (1 + rise / 5)))
    return (time, 2 * .pi * time * frequency * mean)
  }

  /// Writes cos kφ and sin kφ, by turns, for k from 1.
  private static func fill(_ row: inout [Double], phase: Double, harmonics: Int) {
    let (cosine, sine) = (cos(phase), sin(phase))
    (row[0], row[1]) = (cosine, sine)
    for k in 1..<max(1, harmonics) {
      row[2 * k] = row[2 * k - 2] * cosine - row[2 * k - 1] * sine
      row[2 * k + 1] = row[2 * k - 1] * cosine + row[2 * k - 2] * sine
    }
  }
}
