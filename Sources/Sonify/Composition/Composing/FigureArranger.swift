import SonifyBase
import SonifyChart
import SonifySound

/// Plays a series whose elements are figures of several tones: boxes, candles, or points of a band.
struct FigureArranger {
  let track: Track
  let stage: Stage
  let times: FigureTimes

  /// Returns the tones and cues of all figures.
  func arrange() -> Arrangement {
    let rule = GapRule(track.xs, track.points, on: stage.xAxis)
    var arrangement = Arrangement()
    var heard: [Line.Vertex] = []
    var previous: (end: Int, main: Score.Event, point: Int)?
    for (number, point) in track.points.enumerated() {
      let (x, onset) = (track.xs[point], times.times.onsets[number])
      let pan = stage.pan(x, of: track)
      guard let steps = times.steps[number] else {
        addGap(onset..<(onset + times.beats * times.times.beat), (pan, pan), to: &arrangement)
        continue
      }
      if let previous, previous.point == point - 1,
        rule.isGap(from: track.xs[previous.point], to: x, on: stage.xAxis)
      {
        addGap(previous.end..<onset, (previous.main.pan, pan), to: &arrangement)
      }
      let tones = steps.steps.map { tone($0, x: x, from: onset) }
      guard let last = tones.last, let index = steps.steps.firstIndex(where: \.isMain) else {
        continue
      }
      if let previous, stage.hasKnocks {
        arrangement.cues += stage.knocks(from: previous.main, to: tones[index], of: track)
      }
      arrangement.tones += tones
      heard.append(stage.vertex(x: x, y: track.ys[point], of: track, at: tones[index].start))
      previous = (last.end, tones[index], point)
    }
    arrangement.pointsHeard = arrangement.tones.count
    let marks = stage.marks.vertices(among: heard, of: track).compactMap {
      stage.mark($0, of: track)
    }
    arrangement.cues += marks
    arrangement.cues += stage.labelMarks(of: track, beside: marks) { label in
      heard.first { $0.x == label.x }?.frame ?? stage.time.frame(at: label.x)
    }
    return arrangement
  }

  /// Returns a tone; as in every step, a fifth of its time is silent.
  private func tone(_ step: FigureSteps.Step, x: Double, from onset: Int) -> Score.Event {
    let beat = times.times.beat
    return stage.tone(
      x: x, y: step.y, of: track, from: onset + step.start * beat / 2,
      lasting: max(1, step.length * beat * 2 / 5))
  }

  private func addGap(
    _ silence: Range<Int>, _ pans: (Pan, Pan), to arrangement: inout Arrangement
  ) {
    guard silence.lowerBound < silence.upperBound,
      let cue = stage.gap(silence, between: pans, of: track)
    else { return }
    arrangement.cues.append(cue)
  }
}
