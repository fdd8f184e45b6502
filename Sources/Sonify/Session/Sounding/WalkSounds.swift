import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

/// The tones and cues for the position of a listener.
struct WalkSounds: Sendable {
  /// The length of a tone, unless a held key leaves less time.
  static let toneLength = Seconds.milliseconds(200)
  /// The minimum length of a tone: attack, release and a little between.
  static let minToneLength = Seconds.milliseconds(24)
  /// The maximum part of the time between keys that a tone fills, if tones are separate.
  static let toneShare = 0.8

  /// The position of the listener.
  let walk: Walk
  /// The choices for its sound.
  let choices: Choices

  var view: ChartView { walk.view }
  private var level: Double { choices.options.level }

  /// Returns the tone of the stop at the cursor.
  /// - Parameters:
  ///   - passage: the movement to the stop.
  ///   - timeSincePreviousKey: the time since the previous key, if short.
  /// - Returns: the tone, or nil if there is no value.
  func tone(after passage: Passage, timeSincePreviousKey: Seconds?) -> SessionEffect.Tone? {
    guard let cursor = walk.cursor, let stop = walk.stop, !walk.lacksPart,
      let y = cursor.value?.y ?? stop.y
    else { return nil }
    let isContinuous = choices.joinsValues(ofSeries: cursor.series, in: view.source.chart)
    let sound = cursor.value == nil ? view.sound(of: stop, inSeries: cursor.series) : nil
    let detail = detail(of: cursor, stop)
    let length =
      isContinuous ? Self.toneLength : Self.lengthApart(timeSincePreviousKey: timeSincePreviousKey)
    var tone = SessionEffect.Tone(
      frequency: view.pitch(of: sound?.y ?? y, inSeries: cursor.series),
      pan: view.pan(ofX: cursor.value?.x ?? stop.x, inSeries: cursor.series),
      series: detail.timbre ?? cursor.series, gain: level * detail.gain,
      duration: max(Self.minToneLength, Seconds(length.value * detail.length)),
      isJoined: isContinuous && passage.isUnbroken)
    tone.spreads = (sound?.noises ?? []).map {
      SessionEffect.Tone.Spread(lower: $0.lower, upper: $0.upper, gain: level * $0.gain)
    }
    return tone
  }

  /// Returns what the further values of a single point make of its tone.
  private func detail(of cursor: Walk.Cursor, _ stop: Stop) -> ToneLaw.Detail {
    guard !view.source.chart.tones.isEmpty, !walk.isAtStacks,
      let point = cursor.value?.point ?? (stop.rows == 1 ? stop.points.lowerBound : nil)
    else { return ToneLaw.Detail() }
    return view.source.detail(ofPoint: point, ofSeries: cursor.series)
  }

  /// Returns the length of a tone that must end before the next repeat of a held key.
  private static func lengthApart(timeSincePreviousKey: Seconds?) -> Seconds {
    guard let timeSincePreviousKey else { return toneLength }
    return max(minToneLength, min(toneLength, Seconds(toneShare * timeSincePreviousKey.value)))
  }

  /// Returns the most important cue: for a marked point, then missing values, then y and x
  /// gridlines; nil if there is none.
  func cue(of passage: Passage, isMarked: Bool) -> SessionEffect.Cue? {
    guard let cursor = walk.cursor, let stop = walk.stop else { return nil }
    if isMarked { return mark() }
    if stop.y == nil || passage.hasGap || walk.lacksPart { return gap(at: stop.x) }
    let ticks = choices.ticks
    if ticks == .y || ticks == .both, let y = passage.crossedGridline(in: view) {
      let pitch = CueLaw.knockPitch(against: view.pitch(of: y, inSeries: cursor.series))
      return cue(.knock, CueLaw.knock, frequency: pitch, pan: pan)
    }
    if ticks == .x || ticks == .both, let x = passage.passedGridline(in: view) {
      return cue(.tick, CueLaw.tick, pan: view.pan(ofGridline: x))
    }
    return nil
  }

  /// Returns the cue for a marked point.
  func mark() -> SessionEffect.Cue {
    let sound = choices.options.sound
    let pitch = CueLaw.markPitch(above: sound.pitchRange, at: sound.sampleRate)
    return cue(.mark, CueLaw.mark, frequency: pitch, pan: pan)
  }

  /// Returns the cue for missing values at an x of the series at the cursor.
  func gap(at x: Double) -> SessionEffect.Cue { cue(.gap, CueLaw.gap, pan: pan(at: x)) }

  /// Returns the cue for an edge, with no point beyond.
  func edge() -> SessionEffect.Cue { cue(.edge, CueLaw.edge, pan: pan) }

  /// The stereo position of the cursor.
  private var pan: Pan { walk.stop.map { pan(at: $0.x) } ?? .centre }

  private func pan(at x: Double) -> Pan {
    walk.cursor.map { view.pan(ofX: x, inSeries: $0.series) } ?? .centre
  }

  /// The amplitude of the tone at the cursor relative to one of 1 kHz, which its cues follow.
  private var toneFactor: Double {
    guard let cursor = walk.cursor, let y = cursor.value?.y ?? walk.stop?.y else { return 1 }
    return LoudnessCurve.of(choices.options.sound).factor(
      at: view.pitch(of: y, inSeries: cursor.series))
  }

  /// Returns a cue at its usual level beside the tone, shifted as the options ask.
  private func cue(
    _ kind: SessionEffect.Cue.Kind, _ measures: CueLaw.Measures, frequency: Hertz? = nil, pan: Pan
  ) -> SessionEffect.Cue {
    SessionEffect.Cue(
      kind: kind, frequency: frequency, pan: pan,
      gain: level * toneFactor * choices.options.sound.cueGain * measures.level.amplitude)
  }
}
