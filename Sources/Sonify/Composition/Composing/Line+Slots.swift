import SonifyBase
import SonifyChart

extension Line {
  /// The minimum time in which the tone moves from slot to slot.
  static let minSlot = Seconds.milliseconds(70)

  /// Makes a line through the slots of a track with more points than time.
  init(summarising track: Track, on stage: Stage) {
    let span = stage.time.end - stage.time.start
    let count = max(1, span / max(1, stage.frames(Self.minSlot)))
    let dense = DenseTrack(track, slots: count, on: stage.xAxis)
    let rule = GapRule(track.xs, track.points, on: stage.xAxis)
    for (number, slot) in dense.slots.enumerated() where slot.count > 0 {
      let start = stage.time.time(atPosition: dense.start(of: number))
      let end = stage.time.time(atPosition: dense.start(of: number + 1))
      let isFirst = number == 0
      let isLast = number == dense.slots.count - 1
      let run = Run(
        start: Int(start.rounded()) - (isFirst ? stage.hold : 0),
        end: Int(end.rounded()) + (isLast ? stage.hold : 0),
        vertices: Self.vertices(of: slot, number, dense, on: stage))
      // Copies only the end of the previous run: a second reference to its vertices would make
      // every addition copy all of them.
      let previousEnd = runs.last?.end
      if let previousEnd, !dense.isBroken(before: number, by: rule) {
        runs[runs.count - 1].vertices += run.vertices
        runs[runs.count - 1].end = max(previousEnd, run.end)
      } else {
        if let previousEnd { gaps.append(previousEnd..<run.start) }
        runs.append(run)
      }
    }
    addOuterGaps(of: track, on: stage)
    func candidate(_ point: DenseTrack.Point) -> Emphasis.Candidate {
      (stage.time.frame(at: point.x), point.x, point.y)
    }
    emphases = Emphasis.plan(
      always: dense.extremes.map(candidate), others: dense.rareOutliers.map(candidate),
      within: runs.map { $0.start..<$0.end }, on: stage)
    marked = stage.marks.vertices(
      along: runs.flatMap(\.vertices), emphases, of: dense, on: stage)
    notices.append(
      .summarisedInSlots(
        points: track.count, slots: count,
        milliseconds: span / count * 1000 / stage.sampleRate.framesPerSecond))
    let unheard = dense.extremes.count + dense.rareOutliers.count - emphases.count
    if unheard > 0 {
      notices.append(.outliersWithoutTime(unheard))
    }
  }

  private static func vertices(
    of slot: SlotSummary, _ number: Int, _ dense: DenseTrack, on stage: Stage
  ) -> [Vertex] {
    func vertex(_ position: Double, _ y: Double) -> Vertex {
      let x = dense.xAxis.value(at: position)
      return Vertex(
        frame: Int(stage.time.time(atPosition: position).rounded()), x: x, y: y,
        frequency: stage.pitch(y, of: dense.track), pan: stage.pan(x, of: dense.track))
    }
    switch stage.dense {
    case .median: return [vertex(dense.middle(of: number), slot.median)]
    case .minmax:
      let isRising =
        slot.firstIndex(of: slot.minimum, in: dense.track.ys) ?? 0
        <= slot.firstIndex(of: slot.maximum, in: dense.track.ys) ?? 0
      let width = 0.25 / Double(dense.slots.count)
      return [
        vertex(dense.middle(of: number) - width, isRising ? slot.minimum : slot.maximum),
        vertex(dense.middle(of: number) + width, isRising ? slot.maximum : slot.minimum),
      ]
    }
  }
}

extension DenseTrack {
  /// Returns whether the tone is silent between a slot with values and the previous one with
  /// values.
  ///
  /// Slots without values are a gap if values are missing or rows are absent, but not if points are
  /// merely farther apart than the width of a slot.
  func isBroken(before slot: Int, by rule: GapRule) -> Bool {
    var previous = slot - 1
    while previous >= 0, slots[previous].count == 0 {
      if slots[previous].missing > 0 { return true }
      previous -= 1
    }
    guard previous >= 0, previous < slot - 1 else { return false }
    let (last, first) = (slots[previous].points.upperBound - 1, slots[slot].points.lowerBound)
    return rule.isGap(from: track.xs[last], to: track.xs[first], on: xAxis)
  }
}
