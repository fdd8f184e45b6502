extension Session {
  /// Plays the lowest pitch, the highest and those of the y gridlines of what is in view.
  mutating func playLegend() {
    guard let cursor else { return sayNothingHere() }
    let axis = view.yAxis(ofSeries: cursor.series)
    let values = LegendValues.of(axis)
    let rate = options.sound.sampleRate
    let (tone, spacing) = (rate.frames(in: .milliseconds(200)), rate.frames(in: .milliseconds(300)))
    let events = values.enumerated().map { number, value in
      ScoreEvent(
        kind: .legend, start: number * spacing, duration: tone, y: value,
        frequency: view.pitch(of: value, inSeries: cursor.series))
    }
    let score = Score(
      sampleRate: rate, channels: options.sound.isMono ? 1 : 2,
      frames: (events.last?.end ?? 0) + spacing - tone, events: events, level: options.level,
      loudness: options.sound.loudness == .equal ? .equal : .flat)
    playback = Playback(score: score, origin: 0, isReply: true)
    effects.append(.play(score, from: 0))
    let text = yText(ofSeries: cursor.series)
    say(
      SessionWords.legend(
        values.enumerated().map { $0 == 0 ? text.textWithUnit($1) : text.text($1) }))
  }
}
