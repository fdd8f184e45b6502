extension Session {
  /// How long a tone lasts, unless a held key leaves it less.
  static let toneLength = Seconds.milliseconds(200)
  /// The shortest tone: both edges and a little between.
  static let leastToneLength = Seconds.milliseconds(24)
  /// The shortest time from edge to edge.
  static let edgeSpacing = Seconds.milliseconds(150)
  /// How much of the time from key to key a tone may fill, where tones are apart.
  static let toneShare = 0.8

  /// Sounds the stop at the cursor: its tone, and the most important cue of what the way there led
  /// past.
  /// - Parameter before: where the way began; nothing if there was none.
  mutating func soundPoint(after before: Cursor?) {
    guard let cursor, let stop else { return }
    let passage = Passage(from: before, to: cursor, in: view)
    let cue = cue(of: passage, at: stop)
    if stop.y == nil, timing.haste != nil {
      // The tone of the key before must not sound where there is no value.
      effects.append(.pause)
    }
    if let stack = stackAtCursor, timing.haste == nil {
      sound(stack)
    } else if let y = cursor.value?.y ?? stop.y {
      let x = cursor.value?.x ?? stop.x
      let pitch = view.pitch(of: y, inSeries: cursor.series)
      let isJoined = isContinuous(cursor.series) && passage.isUnbroken
      effects.append(
        .tone(
          ScrubTone(
            frequency: pitch, pan: view.pan(ofX: x, inSeries: cursor.series),
            series: cursor.series, gain: options.level,
            duration: isContinuous(cursor.series) ? Self.toneLength : apartLength,
            isJoined: isJoined)))
    }
    if let cue { effects.append(.cue(cue)) }
  }

  /// Sounds that there is nothing beyond; a held key does not make it drum.
  mutating func soundEdge() {
    if let lastEdge, now.value - lastEdge.value < Self.edgeSpacing.value { return }
    lastEdge = now
    let pan: Pan =
      if let cursor, let stop { view.pan(ofX: stop.x, inSeries: cursor.series) } else { .centre }
    effects.append(.cue(cue(.edge, CueLaw.edge, pan: pan)))
  }

  /// Whether the values of the series at the cursor are joined.
  var isContinuous: Bool {
    if let cursor { return isContinuous(cursor.series) }
    return settings.mode ?? options.sound.mode != .discrete
  }

  /// Whether the values of a series are joined.
  func isContinuous(_ series: Int) -> Bool {
    switch settings.mode ?? options.sound.mode {
    case .continuous: true
    case .discrete: false
    case .auto: view.source.chart.kind == .line && view.source.chart.series[series].isContinuous
    }
  }

  /// The length of a tone that must end before the next key of the same hold.
  private var apartLength: Seconds {
    guard let haste = timing.haste else { return Self.toneLength }
    return max(
      Self.leastToneLength, min(Self.toneLength, Seconds(Self.toneShare * haste.value)))
  }

  /// The cue of what matters most: a marked point, then missing values, then y and x gridlines.
  private mutating func cue(of passage: Passage, at stop: Stop) -> ScrubCue? {
    guard let cursor else { return nil }
    let pan = view.pan(ofX: stop.x, inSeries: cursor.series)
    let ticks = settings.ticks ?? options.sound.ticks
    let marks = settings.cue ?? options.sound.cue
    if findings.isMarked(stop: cursor.stop, inSeries: cursor.series, by: marks, in: view) {
      let pitch = CueLaw.markPitch(
        above: options.sound.pitchRange, at: options.sound.sampleRate)
      return cue(.mark, CueLaw.mark, frequency: pitch, pan: pan)
    }
    if stop.y == nil || passage.hasHole { return cue(.gap, CueLaw.gap, pan: pan) }
    if ticks == .y || ticks == .both, let y = passage.crossedGridline(in: view) {
      let pitch = CueLaw.knockPitch(against: view.pitch(of: y, inSeries: cursor.series))
      return cue(.knock, CueLaw.knock, frequency: pitch, pan: pan)
    }
    if ticks == .x || ticks == .both, let x = passage.passedGridline(in: view) {
      return cue(.tick, CueLaw.tick, pan: view.pan(ofGridline: x))
    }
    return nil
  }

  /// A cue at its usual level.
  func cue(
    _ kind: ScrubCue.Kind, _ measures: CueLaw.Measures, frequency: Hertz? = nil, pan: Pan
  ) -> ScrubCue {
    ScrubCue(
      kind: kind, frequency: frequency, pan: pan, gain: options.level * measures.level.amplitude)
  }
}
