import SonifyBase

/// Computes the power and the peak of a score on single frames, from its voices alone.
struct VoiceMeter {
  /// The power and the peak of a score on one frame.
  struct Reading {
    /// The K-weighted power of all channels together.
    var power: Double
    /// The maximum value that any channel can reach, whatever the phases.
    var peak: Double
  }

  /// The contribution of one tone on one frame.
  private struct Contribution {
    var timbre: Int
    /// The index of its voice.
    var voice: Int
    /// The frequency in turns per frame, once there is another tone to compare it with.
    var frequency = 0.0
    var left: Double
    var right: Double
  }

  private let voices: [Voice]
  private let cuePeaks: [Int: Double]
  private let cuePowers: [Int: Double]
  private let loudness: LoudnessCurve
  private let isStereo: Bool
  private let spectra: [ToneSpectrum]
  private let timbreLevels: TimbreLevels
  /// The power of a sine at every pitch, or nil if the score has no noise.
  private let sine: ToneSpectrum?
  /// The voices that sound, in their order, and the index of the first that has not begun.
  private var live: [Int] = []
  private var next = 0
  private var tones: [Contribution] = []

  /// Makes a meter at the start of `score`.
  /// - Complexity: O(events).
  init(_ score: Score) {
    let compiler = VoiceCompiler(score, timbreCount: Timbre.series.count)
    voices = compiler.voices
    cuePeaks = compiler.cues.peaks
    cuePowers = compiler.cues.powers
    loudness = score.loudness
    isStereo = score.channels > 1
    let rate = Double(score.sampleRate.framesPerSecond)
    spectra = Timbre.series.prefix(compiler.timbresUsed).map {
      ToneSpectrum($0, framesPerSecond: rate)
    }
    timbreLevels = TimbreLevels(spectra)
    let hasNoise = score.events.contains { $0.kind == .spread }
    sine = hasNoise ? ToneSpectrum(.pure, framesPerSecond: rate) : nil
  }

  /// Reads a frame, which must not be before the one that was read last.
  /// - Complexity: O(sounding voices), and their pairs where they are in unison.
  mutating func read(_ frame: Int) -> Reading {
    live.removeAll { voices[$0].end <= frame }
    while next < voices.count && voices[next].start <= frame {
      if voices[next].end > frame { live.append(next) }
      next += 1
    }
    var power = 0.0
    var (leftPeak, rightPeak) = (0.0, 0.0)
    tones.removeAll(keepingCapacity: true)
    for index in live {
      let voice = voices[index]
      let t = Double(frame - voice.start)
      var gain = voice.gain(at: frame)
      let crest: Double
      switch voice.source {
      case .tone(let timbre):
        let place = voice.loudness.start + voice.loudness.slope * t
        gain *= loudness.factor(atPlace: place) * timbreLevels.factor(of: timbre, atPlace: place)
        power += gain * gain * spectra[timbre].power(atPlace: place)
        crest = Timbre.series[timbre].peak
      case .spread:
        let place = voice.loudness.start + voice.loudness.slope * t
        let half = voice.band.halves.start + voice.band.halves.slope * t
        gain *= loudness.factor(atPlace: place)
        if let sine {
          power +=
            gain * gain * (sine.power(atPlace: place - half) + sine.power(atPlace: place + half))
            / 2
        }
        crest = BandNoise.peak
      case .cue(let offset):
        power += gain * gain * cuePowers[offset, default: 0]
        crest = cuePeaks[offset, default: 0]
      }
      let pan = EqualPower.gains(voice.pan.start + voice.pan.slope * t)
      let (left, right) = isStereo ? (gain * pan.left, gain * pan.right) : (gain, 0)
      leftPeak += left * crest
      rightPeak += right * crest
      if case .tone(let timbre) = voice.source {
        tones.append(Contribution(timbre: timbre, voice: index, left: left, right: right))
      }
    }
    return Reading(power: max(0, power + unisonPower(on: frame)), peak: max(leftPeak, rightPeak))
  }

  /// Returns the power of tones of exactly the same pitch beyond the sum of their powers, as their
  /// amplitudes add.
  private mutating func unisonPower(on frame: Int) -> Double {
    guard tones.count > 1 else { return 0 }
    for index in tones.indices {
      let voice = voices[tones[index].voice]
      tones[index].frequency = voice.frequency(after: frame - voice.start)
    }
    func phase(of tone: Contribution) -> Double {
      voices[tone.voice].phase(after: frame - voices[tone.voice].start)
    }
    var power = 0.0
    for (index, one) in tones.enumerated() {
      for other in tones[(index + 1)...]
      where abs(one.frequency / other.frequency - 1) < 1e-9 {
        let channels = one.left * other.left + one.right * other.right
        power +=
          channels
          * spectra[one.timbre].product(
            with: spectra[other.timbre], fundamental: one.frequency,
            phaseDifference: phase(of: one) - phase(of: other))
      }
    }
    return power
  }
}
