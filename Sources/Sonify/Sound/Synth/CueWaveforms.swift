import SonifyBase

/// The waveforms of cues, each made only once.
package struct CueWaveforms {
  /// All waveforms, one after another.
  private(set) var waveforms: [Double] = []
  /// The maximum absolute value of each waveform, by its offset.
  private(set) var peaks: [Int: Double] = [:]
  /// The K-weighted power of each waveform, by its offset.
  private(set) var powers: [Int: Double] = [:]

  private let rate: Double
  private var offsets: [Recipe: Int] = [:]

  private struct Recipe: Hashable {
    var kind: Score.Event.Kind
    var frames: Int
    var frequency: Hertz?
  }

  /// Makes a collection without waveforms.
  init(at sampleRate: SampleRate) { rate = Double(sampleRate.framesPerSecond) }

  /// Returns the offset of a cue's waveform, which is made if it is new.
  mutating func offset(of event: Score.Event) -> Int {
    let recipe = Recipe(kind: event.kind, frames: event.duration, frequency: event.frequency)
    if let offset = offsets[recipe] { return offset }
    let turns = min(0.45, (event.frequency?.value ?? 0) / rate)
    let (samples, centre) =
      switch event.kind {
      case .gap: (CueSounds.breath(frames: event.duration, band: band(400, 900)), 600.0)
      case .knock: (CueSounds.knock(frames: event.duration, frequency: turns), turns * rate)
      case .mark: (CueSounds.ping(frames: event.duration, frequency: turns), turns * rate)
      case .edge: (CueSounds.thuds(frames: event.duration, frequency: 110 / rate), 110.0)
      case .alert: (CueSounds.strokes(frames: event.duration, frequency: 1200 / rate), 1500.0)
      default: (CueSounds.tick(frames: event.duration, band: band(2900, 4600)), 3700.0)
      }
    let offset = append(samples)
    powers[offset] = Timbre.power * KWeighting.power(at: centre)
    offsets[recipe] = offset
    return offset
  }

  /// Adds a waveform, and returns its offset.
  private mutating func append(_ samples: [Double]) -> Int {
    let offset = waveforms.count
    waveforms += samples
    peaks[offset] = samples.reduce(0) { max($0, abs($1)) }
    return offset
  }

  /// Returns a band in turns per frame, limited to frequencies that the sample rate can carry.
  private func band(_ low: Double, _ high: Double) -> ClosedRange<Double> {
    let top = min(high / rate, 0.45)
    return min(low / rate, top / 2)...top
  }
}
