/// The power and the peak of a score over time, worked out from its voices without a sample.
struct PowerProfile {
  /// The K-weighted power of all channels together, averaged over each 100 ms.
  private(set) var hops: [Double] = []
  /// The greatest value that any channel can reach.
  private(set) var peak = 0.0

  /// What one voice gives at one moment.
  private struct Contribution {
    var timbre: Int
    var phase: Double
    var frequency: Double
    var left: Double
    var right: Double
  }

  private static let stepsPerSecond = 500
  private static let stepsPerHop = 50

  private let compiler: VoiceCompiler
  private let score: Score
  private let spectra: [ToneSpectrum]
  private var firstLive = 0

  /// Works out the profile of `score`.
  /// - Complexity: O(steps of 2 ms × sounding voices), and their pairs where they are in unison.
  init(_ score: Score) {
    self.score = score
    compiler = VoiceCompiler(score, timbreCount: Timbre.series.count)
    let rate = score.sampleRate.framesPerSecond
    spectra = Timbre.series.map { ToneSpectrum($0, framesPerSecond: Double(rate)) }
    let steps = score.frames * Self.stepsPerSecond / rate
    var sum = 0.0
    for step in 0..<max(1, steps) {
      let frame = (2 * step + 1) * rate / (2 * Self.stepsPerSecond)
      sum += power(at: frame)
      if (step + 1) % Self.stepsPerHop == 0 {
        hops.append(sum / Double(Self.stepsPerHop))
        sum = 0
      }
    }
    let remaining = max(1, steps) % Self.stepsPerHop
    if hops.count < 4 && remaining > 0 { hops.append(sum / Double(Self.stepsPerHop)) }
  }

  /// The power on a frame, which also raises ``peak`` to what the voices can reach there.
  private mutating func power(at frame: Int) -> Double {
    let voices = compiler.voices
    while firstLive < voices.count && voices[firstLive].end <= frame { firstLive += 1 }
    var power = 0.0
    var (leftPeak, rightPeak) = (0.0, 0.0)
    var tones: [Contribution] = []
    var index = firstLive
    while index < voices.count && voices[index].start <= frame {
      let voice = voices[index]
      index += 1
      guard voice.end > frame else { continue }
      let t = Double(frame - voice.start)
      var gain = voice.gain(at: frame)
      let crest: Double
      switch voice.source {
      case .tone(let timbre):
        let place = voice.loudness.start + voice.loudness.slope * t
        gain *= score.loudness.factor(atPlace: place)
        power += gain * gain * spectra[timbre].power(atPlace: place)
        crest = Timbre.series[timbre].peak
      case .cue(let offset):
        power += gain * gain * compiler.cuePowers[offset, default: 0]
        crest = compiler.cuePeaks[offset, default: 0]
      }
      var (left, right) = (gain, 0.0)
      if score.channels > 1 {
        let pan = Panning.gains(voice.pan.start + voice.pan.slope * t)
        (left, right) = (gain * pan.left, gain * pan.right)
      }
      leftPeak += left * crest
      rightPeak += right * crest
      if case .tone(let timbre) = voice.source {
        tones.append(
          Contribution(
            timbre: timbre, phase: voice.phase(after: frame - voice.start),
            frequency: voice.frequency(after: frame - voice.start), left: left, right: right))
      }
    }
    peak = max(peak, leftPeak, rightPeak)
    return max(0, power + unisonPower(of: tones))
  }

  /// What tones of one and the same pitch give beyond the sum of their powers: they add as
  /// amplitudes.
  private func unisonPower(of tones: [Contribution]) -> Double {
    guard tones.count > 1 else { return 0 }
    var power = 0.0
    for (index, one) in tones.enumerated() {
      for other in tones[(index + 1)...]
      where abs(one.frequency / other.frequency - 1) < 1e-9 {
        let channels = one.left * other.left + one.right * other.right
        power +=
          channels
          * spectra[one.timbre].product(
            with: spectra[other.timbre], fundamental: one.frequency,
            phaseDifference: one.phase - other.phase)
      }
    }
    return power
  }
}
