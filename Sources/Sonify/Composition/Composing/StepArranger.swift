import SonifyBase
import SonifyChart
import SonifySound

/// Plays a series as a tone for each value, in sequence.
struct StepArranger {
  /// The maximum duration of a tone.
  static let maxTone = Seconds.milliseconds(200)
  /// The minimum duration of a tone, if there is enough time.
  static let minTone = Seconds.milliseconds(50)
  /// The minimum silence between neighbours.
  static let minSilence = Seconds.milliseconds(10)

  let track: Track
  let stage: Stage
  let times: StepTimes

  /// Returns a track with no more points than slots: the median of each slot or, if a slot contains
  /// the minimum, the maximum, an outlier or a labelled point, that instead.
  static func thinned(
    _ track: Track, to count: Int, on axis: DataAxis, keeping labelled: [LabelledPoint] = []
  ) -> Track {
    let dense = DenseTrack(track, slots: max(1, count), on: axis)
    let found = dense.extremes + dense.rareOutliers
    let labels = labelled.map { DenseTrack.Point(x: $0.x, y: $0.y ?? .nan, distance: .infinity) }
      .filter { label in !found.contains { $0.x == label.x && $0.y == label.y } }
    let kept = (found + labels).sorted { $0.x < $1.x }
    var rest = kept[...]
    var points: [(x: Double, y: Double)] = []
    for (number, slot) in dense.slots.enumerated() {
      let start = axis.value(at: dense.start(of: number))
      let end = axis.value(at: dense.start(of: number + 1))
      let isLast = number == dense.slots.count - 1
      var own: [DenseTrack.Point] = []
      while let point = rest.first, point.x < end || isLast {
        own.append(point)
        rest.removeFirst()
      }
      if own.contains(where: { $0.distance == .infinity }) {
        own.removeAll { $0.distance < .infinity }
      }
      let middle = start / 2 + end / 2
      if own.contains(where: { $0.y.isFinite }) || slot.count == 0 && !own.isEmpty {
        points += own.map { ($0.x, $0.y) }
      } else if slot.count > 0 {
        points.append((middle, slot.median))
      } else if slot.missing > 0 {
        points.append((middle, .nan))
      }
    }
    return track.replacingPoints(with: points)
  }

  /// Returns the tones and cues of the series.
  func arrange() -> Arrangement {
    var arrangement = Arrangement()
    let steps = times.steps(of: track)
    let rule = GapRule(track.xs, track.points, on: stage.xAxis)
    var heard: [Line.Vertex] = []
    var previous: (tone: Score.Event, point: Int)?
    for (step, point) in zip(steps, track.points) where track.isPresent(point) {
      let tone = tone(for: point, step)
      if let previous {
        let isGap =
          point > previous.point + 1
          || rule.isGap(from: track.xs[previous.point], to: track.xs[point], on: stage.xAxis)
        if isGap {
          addGap(previous.tone.end..<tone.start, (previous.tone.pan, tone.pan), to: &arrangement)
        } else if stage.hasKnocks {
          arrangement.cues += stage.knocks(from: previous.tone, to: tone, of: track)
        }
      } else if let first = steps.first, point > track.points.lowerBound {
        addGap(times.onsets[first]..<tone.start, (tone.pan, tone.pan), to: &arrangement)
      }
      arrangement.tones.append(tone)
      heard.append(
        stage.vertex(x: track.xs[point], y: track.ys[point], of: track, at: tone.start))
      previous = (tone, point)
    }
    arrangement.pointsHeard = heard.count
    if let previous, let last = steps.last, previous.point < track.points.upperBound - 1 {
      let end = times.onsets[last] + times.room(after: last)
      addGap(previous.tone.end..<end, (previous.tone.pan, previous.tone.pan), to: &arrangement)
    }
    let marks = stage.marks.vertices(among: heard, of: track)
      .compactMap { stage.mark($0, of: track) }
    arrangement.cues += marks
    arrangement.cues += stage.labelMarks(of: track, beside: marks) { label in
      let step = zip(steps, track.points).first {
        label.isPoint(x: track.xs[$0.1], y: track.ys[$0.1])
      }
      return step.map { times.onsets[$0.0] } ?? stage.time.frame(at: label.x)
    }
    return arrangement
  }

  private func tone(for point: Int, _ step: Int) -> Score.Event {
    let room = times.room(after: step)
    let wanted = max(
      stage.frames(Self.minTone), min(stage.frames(Self.maxTone), room * 4 / 5))
    let tone = stage.tone(
      x: track.xs[point], y: track.ys[point], of: track, from: times.onsets[step],
      lasting: max(1, min(wanted, room - stage.frames(Self.minSilence))))
    return track.detailed(tone, at: point, on: stage)
  }

  private func addGap(
    _ silence: Range<Int>, _ pans: (Pan, Pan), to arrangement: inout Arrangement
  ) {
    guard let cue = stage.gap(silence, between: pans, of: track) else { return }
    arrangement.cues.append(cue)
  }
}
