import Foundation

/// A listener that knows nothing but samples, and says what kind of dense data they are of.
///
/// It hears the path of the tone, the tones that stand out from it, and the band of noise under
/// it.
public struct DenseListener {
  /// A kind of data with more points than time.
  public enum Kind: String, CaseIterable, Sendable {
    /// One value.
    case constant
    /// Values that rise or fall slowly.
    case trend
    /// A sine that is too fast to follow.
    case oscillation
    /// Values around one value that are normally distributed.
    case noise
    /// Two values, drawn at random.
    case coin
    /// Ramps that return at once to where they began.
    case sawtooth
  }

  /// What was heard.
  public struct Report: Sendable {
    /// The kind of data, or nil if the sound is like none of them.
    public var kind: Kind?
    /// The distance of the edges of the noise in semitones, or nil without noise.
    public var width: Double?
    /// The share of the upper of two values, or nil if there are not two.
    public var share: Double?
    /// The share of time in which the tone is over a semitone away from its median.
    public var restless: Double
    /// The share of time in which what is heard as the tone, with those that stand out, is over a
    /// semitone away from that median.
    public var away: Double
  }

  /// Listens to one channel.
  public static func listen(to samples: [Double], sampleRate: Double) -> Report {
    let path = TonePath(of: samples, sampleRate: sampleRate)
    var report = Report(
      kind: nil, width: nil, share: nil, restless: path.restless, away: path.away)
    let span = path.quantile(0.975) - path.quantile(0.025)
    if span > 3 {
      report.kind = path.isMonotone ? .trend : path.hasTeeth(of: span) ? .sawtooth : nil
      return report
    }
    let bands = NoiseBands(of: samples, sampleRate: sampleRate, under: path)
    guard let first = bands.runs.first, let last = bands.runs.last else {
      report.kind = span > 1 && path.isMonotone ? .trend : span < 1 ? .constant : nil
      return report
    }
    let width = last.upperBound - first.lowerBound
    report.width = width
    if bands.runs.count == 2, bands.runs.allSatisfy({ $0.upperBound - $0.lowerBound < 3 }) {
      let low = (first.lowerBound + first.upperBound) / 2
      let high = (last.lowerBound + last.upperBound) / 2
      report.kind = .coin
      report.share = (path.quantile(0.5) - low) / (high - low)
      return report
    }
    guard let lowest = path.strays.min(), let highest = path.strays.max(), highest > lowest else {
      return report
    }
    // Of a normal distribution of so many values 26 to 30 % of the range lie between the tenth and
    // the ninetieth percentile, of a ramp 80 %, of a sine 95 %.
    let ratio = width / (highest - lowest)
    report.kind = ratio < 0.5 ? .noise : ratio < 0.88 ? .sawtooth : .oscillation
    return report
  }
}

/// The pitch of the strongest tone over time, in semitones above 220 Hz.
private struct TonePath {
  /// The pitches of the tone, without tones that stand out from it.
  private(set) var line: [Double] = []
  /// The pitches of tones that stand out.
  private(set) var strays: [Double] = []
  /// The pitches on all frames.
  private var pitches: [Double] = []
  /// The line by rising pitch.
  private let sorted: [Double]

  /// Seconds from frame to frame.
  private static let hop = 0.016

  init(of samples: [Double], sampleRate: Double) {
    var analyser = PeakFinder(size: 1024, sampleRate: sampleRate)
    let hop = Int(Self.hop * sampleRate)
    // Silence before and after lets the first and the last tone be heard alone.
    let silence = [Double](repeating: 0, count: 512)
    let samples = silence + samples + silence
    for start in stride(from: 0, through: samples.count - 1024, by: hop) {
      analyser.transform(samples, from: start)
      pitches.append(analyser.peak ?? pitches.last ?? 0)
    }
    var standing = [Bool](repeating: false, count: pitches.count)
    for index in pitches.indices {
      let near = pitches[max(0, index - 24)...min(pitches.count - 1, index + 24)].sorted()
      standing[index] = abs(pitches[index] - near[near.count / 2]) > 1.5
    }
    var index = 0
    while index < pitches.count {
      var end = index
      while end < pitches.count, standing[end],
        end == index || abs(pitches[end] - pitches[end - 1]) < 0.6
      { end += 1 }
      if (3...12).contains(end - index) {
        let tone = pitches[index..<end].sorted()
        strays.append(tone[tone.count / 2])
      } else if end == index {
        line.append(pitches[index])
      } else if end - index > 12 {
        line += pitches[index..<end]
      }
      index = max(end, index + 1)
    }
    sorted = line.sorted()
  }

  func quantile(_ share: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }

  var restless: Double {
    let median = quantile(0.5)
    return Double(line.count { abs($0 - median) > 1 }) / Double(max(1, line.count))
  }

  var away: Double {
    let median = quantile(0.5)
    return Double(pitches.count { abs($0 - median) > 1 }) / Double(max(1, pitches.count))
  }

  /// Returns the range of the tone's pitch during some seconds, without tones that stand out.
  func range(during times: ClosedRange<Double>, around pitch: Double) -> ClosedRange<Double> {
    let first = max(0, Int(times.lowerBound / Self.hop))
    let last = min(pitches.count, Int(times.upperBound / Self.hop) + 1)
    guard first < last else { return pitch...pitch }
    let near = pitches[first..<last].filter { abs($0 - pitch) < 2 } + [pitch]
    return (near.min() ?? pitch)...(near.max() ?? pitch)
  }

  /// Whether the tone goes one way.
  var isMonotone: Bool {
    let steps = stride(from: 0, to: line.count, by: 16).map { line[$0] }
    let moves = zip(steps, steps.dropFirst()).map { $1 - $0 }
    let way = moves.reduce(0) { $0 + abs($1) }
    return way > 0 && abs(moves.reduce(0, +)) > 0.9 * way
  }

  /// Whether the tone often returns quickly over most of its range, and always the same way.
  func hasTeeth(of span: Double) -> Bool {
    var (ups, downs, last) = (0, 0, -40)
    for index in line.indices.dropFirst(24) where index - last > 24 {
      let move = line[index] - line[index - 24]
      guard abs(move) > 0.5 * span else { continue }
      if move > 0 { ups += 1 } else { downs += 1 }
      last = index
    }
    return ups + downs >= 2 && min(ups, downs) == 0
  }
}

/// Where noise lies under a tone that hardly moves.
private struct NoiseBands {
  /// The bands of noise, in semitones above 220 Hz.
  private(set) var runs: [ClosedRange<Double>] = []

  init(of samples: [Double], sampleRate: Double, under path: TonePath) {
    let size = 8192
    var analyser = PeakFinder(size: size, sampleRate: sampleRate)
    let bins = size / 2
    var seen = [[Double]](repeating: [], count: bins)
    var tones: [Double] = []
    for start in stride(from: 0, through: samples.count - size, by: size / 2) {
      analyser.transform(samples, from: start)
      guard let peak = analyser.peak else { continue }
      tones.append(analyser.peakPower)
      let tone = 220 * exp2(peak / 12) / sampleRate * Double(size)
      let times = Double(start) / sampleRate...Double(start + size) / sampleRate
      let pitches = path.range(during: times, around: peak)
      let (below, above) = (
        exp2((pitches.lowerBound - peak - 0.1) / 12), exp2((pitches.upperBound - peak + 0.1) / 12)
      )
      for bin in 1..<bins {
        let place = Double(bin)
        let harmonic = max(1, (place / tone).rounded())
        let isTone =
          harmonic <= 5 && place > harmonic * tone * below - 5
          && place < harmonic * tone * above + 5
        if !isTone { seen[bin].append(analyser.powers[bin]) }
      }
    }
    guard !tones.isEmpty else { return }
    let tone = Self.median(tones)
    // The median of the power of noise in a bin is ln 2 of its mean.
    let density = seen.map {
      $0.count < tones.count / 4 ? Double.nan : Self.median($0) / M_LN2
    }
    let cells = Self.cells(of: density, binWidth: sampleRate / Double(size))
    guard let most = cells.max(), most > tone * 1e-6 * 100 else { return }
    findRuns(in: cells, above: most * 0.01)
    var total = 0.0
    for bin in 1..<bins where density[bin].isFinite {
      let pitch = 12 * log2(Double(bin) * sampleRate / Double(size) / 220)
      if runs.contains(where: { $0.contains(pitch) }) { total += density[bin] }
    }
    // A tone of this amplitude fills one and a half bins of a Hann window.
    if total < tone * 1.5 * 0.0004 { runs = [] }
  }

  private static let lowest = -8.0
  private static let cell = 0.1

  /// Returns the density at pitches a tenth of a semitone apart; where the tone hides it, it is
  /// that beside it.
  private static func cells(of density: [Double], binWidth: Double) -> [Double] {
    var cells: [Double] = (0..<520).map { index in
      let pitch = lowest + cell * Double(index)
      let low = 220 * exp2((pitch - cell / 2) / 12) / binWidth
      let high = 220 * exp2((pitch + cell / 2) / 12) / binWidth
      let inside = Int(low.rounded())...max(Int(low.rounded()), Int(high.rounded()))
      let known = density[inside].filter(\.isFinite)
      // The density per semitone, in which bands of the same power are as high wherever they lie.
      return known.isEmpty ? .nan : low * known.reduce(0, +) / Double(known.count)
    }
    var index = 0
    while index < cells.count {
      guard cells[index].isNaN else {
        index += 1
        continue
      }
      let end = cells[index...].firstIndex { !$0.isNaN } ?? cells.count
      let before = index > 0 ? cells[index - 1] : 0
      let after = end < cells.count ? cells[end] : 0
      for hidden in index..<end { cells[hidden] = min(before, after) }
      index = end
    }
    return cells
  }

  private mutating func findRuns(in cells: [Double], above threshold: Double) {
    var start: Int?
    for index in 0...cells.count {
      if index < cells.count, cells[index] > threshold {
        start = start ?? index
      } else if let first = start {
        let run = (
          Self.lowest + Self.cell * (Double(first) - 0.5),
          Self.lowest + Self.cell * (Double(index) - 0.5)
        )
        // A breach of under a semitone is chance.
        if let last = runs.last, run.0 - last.upperBound < 1 {
          runs[runs.count - 1] = last.lowerBound...run.1
        } else {
          runs.append(run.0...run.1)
        }
        start = nil
      }
    }
    runs.removeAll { $0.upperBound - $0.lowerBound < 0.35 }
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    return sorted[sorted.count / 2]
  }
}

/// The power spectrum of an excerpt, and its strongest peak.
private struct PeakFinder {
  private(set) var powers: [Double]
  private let fourier: FourierTransform
  private let weights: [Double]
  private let binWidth: Double

  init(size: Int, sampleRate: Double) {
    fourier = FourierTransform(size: size)
    weights = Window.hann.weights(size)
    binWidth = sampleRate / Double(size)
    powers = Array(repeating: 0, count: size / 2)
  }

  mutating func transform(_ samples: [Double], from start: Int) {
    var real = weights.indices.map { samples[start + $0] * weights[$0] }
    var imaginary = [Double](repeating: 0, count: weights.count)
    fourier.forward(&real, &imaginary)
    for bin in powers.indices {
      powers[bin] = real[bin] * real[bin] + imaginary[bin] * imaginary[bin]
    }
  }

  private var peakBin: Int? {
    let bins = Int(180 / binWidth)...Int(2000 / binWidth)
    guard let bin = bins.max(by: { powers[$0] < powers[$1] }), powers[bin] > 1e-9 else {
      return nil
    }
    return bin
  }

  var peakPower: Double { peakBin.map { powers[$0] } ?? 0 }

  /// The pitch of the strongest peak in semitones above 220 Hz, or nil in silence.
  var peak: Double? {
    guard let bin = peakBin, bin > 1 else { return nil }
    let (a, b, c) = (log(powers[bin - 1]), log(powers[bin]), log(powers[bin + 1]))
    let offset = a + c - 2 * b < 0 ? 0.5 * (a - c) / (a + c - 2 * b) : 0
    return 12 * log2((Double(bin) + offset) * binWidth / 220)
  }
}
