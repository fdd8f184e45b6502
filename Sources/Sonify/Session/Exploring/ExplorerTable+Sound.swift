import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

extension ExplorerTable {
  /// What sounds in the same way as the tones and cues of the engine.
  var sound: JSONTree {
    let options = choices.options
    let sound = options.sound
    let timbres = (0..<Tonality.timbreCount(for: chart.series.count)).map {
      Tonality(timbre: $0, loudness: LoudnessCurve.of(sound))
    }
    let volumes = VolumeRange(options)
    return .members([
      "level": .number(options.level),
      "pitches": .numbers([sound.pitchRange.lowest.value, sound.pitchRange.highest.value]),
      "pitchScale": .text(sound.pitchScale.rawValue),
      "isInverted": .bool(sound.isInverted),
      "ticks": .text(sound.ticks.rawValue),
      "panOfX": panOfX.map { .numbers([$0.low, $0.high]) },
      "volume": .numbers([
        choices.volume.value, SessionSettings.allowedVolumes.lowerBound.value, volumes.maximum,
        VolumeRange.step,
      ]),
      "speeds": .numbers(speeds),
      "toneLength": .number(WalkSounds.toneLength.value),
      "stackBeat": .number(WalkSounds.stackBeat.value),
      "factorsFrom": .number(Tonality.lowest.value),
      "factorsPerOctave": .count(Tonality.factorsPerOctave),
      "timbres": .list(
        timbres.map { timbre in
          .members([
            "partials": .numbers(timbre.partials.map { ($0 * 1e6).rounded() / 1e6 }),
            "factors": .numbers(timbre.factors.map { ($0 * 1e5).rounded() / 1e5 }),
          ])
        }),
      "loudness": .numbers(
        Tonality.factors(of: LoudnessCurve.of(sound)).map { ($0 * 1e5).rounded() / 1e5 }),
      "cueRate": .count(Self.cueRate.framesPerSecond),
      "cues": .object(cues(of: sound)),
    ])
  }

  /// The sample rate of the cues of a page: their highest frequency is 4.6 kHz.
  private static let cueRate = SampleRate(framesPerSecond: 16_000) ?? .standard

  /// The cues, each with its amplitude factor beside a tone, its pitch if it has one, and its
  /// samples.
  private func cues(of sound: SoundOptions) -> [(name: String, value: JSONTree)] {
    func cue(_ kind: SessionEffect.Cue.Kind, _ measures: CueLaw.Measures, _ pitches: [Hertz?])
      -> (String, JSONTree)
    {
      let event: Score.Event.Kind =
        switch kind {
        case .tick: .tick
        case .knock: .knock
        case .gap: .gap
        case .mark: .mark
        case .edge: .edge
        case .alert: .alert
        }
      let sounds = pitches.map { pitch in
        JSONTree.members([
          "pitch": pitch.map { .number($0.value) },
          "samples": .text(
            Base64.text(
              CueWaveforms.samples(
                of: Score.Event(
                  kind: event, start: 0, duration: Self.cueRate.frames(in: measures.duration),
                  frequency: pitch), at: Self.cueRate
              ).flatMap(littleEndian))),
        ])
      }
      return (
        kind.rawValue,
        .members([
          "gain": .number(sound.cueGain * measures.level.amplitude), "sounds": .list(sounds),
        ])
      )
    }
    let mark = CueLaw.markPitch(above: sound.pitchRange, at: Self.cueRate)
    return [
      cue(.tick, CueLaw.tick, [nil]), cue(.gap, CueLaw.gap, [nil]), cue(.edge, CueLaw.edge, [nil]),
      cue(.mark, CueLaw.mark, [mark]),
      cue(.knock, CueLaw.knock, CueLaw.knockPitches.map { $0 }),
    ]
  }

  /// Returns a sample as 16 bits, a quarter of full scale for 1: waveforms reach above 1.
  private func littleEndian(_ sample: Double) -> [UInt8] {
    let number = UInt16(bitPattern: Int16(clamping: Int((sample * 8192).rounded())))
    return [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
  }

  /// The stereo positions of the ends of the x axis, or nil if x has none.
  private var panOfX: (low: Double, high: Double)? {
    let view = walk.view
    let (low, high) = (
      view.pan(ofGridline: view.xs.lowerBound).value, view.pan(ofGridline: view.xs.upperBound).value
    )
    return low == high ? nil : (low, high)
  }

  /// Returns the stereo position of a series, or nil if that of its points is their x.
  func panOfSeries(_ series: Int) -> Double? {
    let view = walk.view
    let ends = [view.xs.lowerBound, view.xs.upperBound].map {
      view.pan(ofX: $0, inSeries: series).value
    }
    return ends[0] == ends[1] ? ends[0] : nil
  }
}
