import SonifyBase
import SonifyChart
import SonifySound

/// Plays stacks: at every x the parts in the order of their series, then the total.
struct StackArranger {
  let stacks: Stacks
  let stage: Stage
  let times: StackTimes

  /// Returns the tones and cues of all stacks.
  func arrange() -> Arrangement {
    let totals = stacks.totals
    let rule = GapRule(totals.xs, totals.points, on: stage.xAxis)
    var arrangement = Arrangement()
    var heard: [Line.Vertex] = []
    var previous: (tone: Score.Event, x: Double)?
    for (stack, onset) in zip(stacks.stacks, times.onsets) {
      if let previous, rule.isGap(from: previous.x, to: stack.x, on: stage.xAxis) {
        let pan = stage.pan(stack.x, of: totals)
        addGap(previous.tone.end..<onset, (previous.tone.pan, pan), to: &arrangement)
      }
      guard let total = self.total(of: stack, from: onset) else {
        let pan = stage.pan(stack.x, of: totals)
        let room = StackTimes.beats(of: stacks) * times.beat
        addGap(onset..<(onset + room), (pan, pan), to: &arrangement)
        continue
      }
      if let previous, stage.hasKnocks {
        arrangement.cues += stage.knocks(from: previous.tone, to: total, of: totals)
      }
      arrangement.tones += parts(of: stack, from: onset) + [total]
      heard.append(stage.vertex(x: stack.x, y: stack.total, of: totals, at: total.start))
      previous = (total, stack.x)
    }
    arrangement.pointsHeard = arrangement.tones.count
    arrangement.cues += stage.marks.vertices(among: heard, of: totals)
      .compactMap { stage.mark($0, of: totals) }
    for (number, track) in stacks.tracks.enumerated() {
      arrangement.cues += stage.labelMarks(of: track, beside: []) { label in
        frame(ofPart: number, at: label.x)
      }
    }
    return arrangement
  }

  /// Returns the frame on which a part of the stack at an x sounds, or on which the stack begins if
  /// it does not.
  private func frame(ofPart number: Int, at x: Double) -> Int {
    guard let index = stacks.stacks.firstIndex(where: { $0.x == x }) else {
      return stage.time.frame(at: x)
    }
    let place = stacks.stacks[index].parts.firstIndex { $0.track == number } ?? 0
    return times.onsets[index] + place * times.beat
  }

  private func parts(of stack: Stacks.Stack, from onset: Int) -> [Score.Event] {
    stack.parts.enumerated().map { number, part in
      stage.tone(
        x: stack.x, y: part.y, of: stacks.tracks[part.track],
        from: onset + number * times.beat, lasting: times.beat * 4 / 5)
    }
  }

  /// Returns the total, or nil if there is none; as in every step, a fifth of its time is silent.
  private func total(of stack: Stacks.Stack, from onset: Int) -> Score.Event? {
    guard stack.total.isFinite else { return nil }
    return stage.tone(
      x: stack.x, y: stack.total, of: stacks.totals,
      from: onset + stack.parts.count * times.beat,
      lasting: StackTimes.beatsOfTotal * times.beat * 4 / 5)
  }

  private func addGap(
    _ silence: Range<Int>, _ pans: (Pan, Pan), to arrangement: inout Arrangement
  ) {
    guard silence.lowerBound < silence.upperBound,
      let cue = stage.gap(silence, between: pans, of: stacks.totals)
    else { return }
    arrangement.cues.append(cue)
  }
}
