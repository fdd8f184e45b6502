import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

extension WalkSounds {
  /// The time from one part of a stack to the next; the total lasts twice as long.
  static let stackBeat = Seconds.milliseconds(150)

  /// Returns the score of the parts of a stack that are neither zero nor missing, then of the
  /// total, twice as long.
  func score(of stack: Walk.Stack) -> Score {
    let beat = rate.frames(in: Self.stackBeat)
    let parts = stack.parts.filter { $0.y != nil && $0.y != 0 }
    let totals = view.source.totals ?? 0
    func tone(_ y: Double, ofSeries series: Int, at place: Int, beats: Int) -> Score.Event {
      Score.Event(
        kind: .tone, start: place * beat, duration: beats * beat * 4 / 5,
        series: series == totals ? nil : series, x: stack.x, y: y,
        frequency: view.pitch(of: y, inSeries: series),
        pan: view.pan(ofX: stack.x, inSeries: series))
    }
    let events =
      parts.enumerated().map { tone($1.y ?? 0, ofSeries: $1.series, at: $0, beats: 1) } + [
        tone(stack.total, ofSeries: totals, at: parts.count, beats: StackTimes.beatsOfTotal)
      ]
    return score(events, frames: events.last?.end ?? 0)
  }

  /// Returns the score of the values of an element, in the order in which they are played.
  func score(of figure: PointFigure, at x: Double, inSeries series: Int) -> Score {
    let beat = rate.frames(in: Self.stackBeat)
    let steps = FigureSteps(figure, of: view.source.chart.kind).steps
    let events = steps.map { step in
      Score.Event(
        kind: .tone, start: step.start * beat / 2, duration: max(1, step.length * beat * 2 / 5),
        series: series, x: x, y: step.y, frequency: view.pitch(of: step.y, inSeries: series),
        pan: view.pan(ofX: x, inSeries: series))
    }
    return score(events, frames: events.last?.end ?? 0)
  }

  /// Returns the score of stops, one after the other; where a value is missing, there is a rest.
  func score(of cursors: [Walk.Cursor]) -> Score {
    let beat = rate.frames(in: Self.stackBeat)
    let events = cursors.enumerated().compactMap { number, cursor -> Score.Event? in
      let stop = view.stops[cursor.series][cursor.stop]
      guard let y = cursor.value?.y ?? stop.y else { return nil }
      let x = cursor.value?.x ?? stop.x
      return Score.Event(
        kind: .tone, start: number * beat, duration: beat * 4 / 5, series: cursor.series, x: x,
        y: y, frequency: view.pitch(of: y, inSeries: cursor.series),
        pan: view.pan(ofX: x, inSeries: cursor.series))
    }
    return score(events, frames: events.last?.end ?? 0)
  }

  /// Returns the score of the lowest and the highest pitch of a series in view, of the y gridlines,
  /// and of the steps of other properties of tones.
  func legend(ofSeries series: Int) -> Score {
    let (tone, spacing) = (rate.frames(in: .milliseconds(200)), rate.frames(in: .milliseconds(300)))
    let values = LegendValues.of(view.yAxis(ofSeries: series))
    var events = values.enumerated().map { number, value in
      Score.Event(
        kind: .legend, start: number * spacing, duration: tone, y: value,
        frequency: view.pitch(of: value, inSeries: series))
    }
    let sound = choices.options.sound
    let details =
      view.source.chart.series[series].additionalValues.isEmpty
      ? [] : ToneLaw.legend(view.source.chart.toneScales)
    events += details.enumerated().map { number, detail in
      Score.Event(
        kind: .legend, start: (values.count + number) * spacing,
        duration: Int((Double(tone) * detail.length).rounded()),
        frequency: sound.pitchScale.pitch(at: 0.5, in: sound.pitchRange), gain: detail.gain,
        timbre: detail.timbre)
    }
    return score(events, frames: (events.last?.end ?? 0) + spacing - tone)
  }

  private var rate: SampleRate { choices.options.sound.sampleRate }

  private func score(_ events: [Score.Event], frames: Int) -> Score {
    let sound = choices.options.sound
    return Score(
      sampleRate: rate, channels: sound.isMono ? 1 : 2, frames: frames, events: events,
      level: choices.options.level, loudness: sound.loudness == .equal ? .equal : .flat)
  }
}
