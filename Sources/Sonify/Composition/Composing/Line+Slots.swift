import SonifyBase
import SonifyChart

extension Line {
  /// The minimum time in which the tone moves from window to window.
  static let minSlot = Seconds.milliseconds(70)

  /// Makes a line through the windows of a track with more points than time.
  ///
  /// Slots of equal width find what is missing, what stands out, and where the tone is silent.
  init(summarising track: Track, on stage: Stage) {
    let span = stage.time.end - stage.time.start
    let dense = Self.dense(track, on: stage)
    let count = dense.slots.count
    let windows = stage.dense == .minmax ? nil : DenseWindows(dense, on: stage)
    for slots in Self.runs(of: dense) {
      let start = stage.time.time(atPosition: dense.start(of: slots.lowerBound))
      let end = stage.time.time(atPosition: dense.start(of: slots.upperBound + 1))
      var run = Run(
        start: Int(start.rounded()) - (slots.lowerBound == 0 ? stage.hold : 0),
        end: Int(end.rounded()) + (slots.upperBound == count - 1 ? stage.hold : 0),
        vertices: [])
      if let windows {
        (run.vertices, run.noises) = windows.path(over: slots)
      } else {
        run.vertices = slots.flatMap { Self.extremes(ofSlot: $0, dense, on: stage) }
      }
      if let last = runs.last { gaps.append(last.end..<run.start) }
      runs.append(run)
    }
    addOuterGaps(of: track, on: stage)
    func candidate(_ point: DenseTrack.Point) -> Emphasis.Candidate {
      (stage.time.frame(at: point.x), point.x, point.y)
    }
    let always = dense.extremes.map(candidate)
    // What the author labelled comes before what only the values show.
    let labelled = stage.labelled(in: track).compactMap { point -> Emphasis.Candidate? in
      guard let y = point.y, !always.contains(where: { $0.x == point.x && $0.y == y }) else {
        return nil
      }
      return (stage.time.frame(at: point.x), point.x, y)
    }
    let rare = dense.rareOutliers.map(candidate).filter { outlier in
      !labelled.contains { $0.x == outlier.x && $0.y == outlier.y }
    }
    emphases = Emphasis.plan(
      always: always, labelled: labelled, outliers: rare,
      within: runs.map { $0.start..<$0.end }, on: stage)
    marked = stage.marks.vertices(
      along: runs.flatMap(\.vertices), emphases, of: dense, on: stage)
    notices.append(
      windows?.notice
        ?? .summarisedInSlots(
          points: track.count, slots: count,
          milliseconds: span / count * 1000 / stage.sampleRate.framesPerSecond))
    if let notice = windows?.levelNotice { notices.append(notice) }
    let heardLabels = emphases.count { tone in
      labelled.contains { $0.x == tone.x && $0.y == tone.y }
    }
    let unheard = always.count + rare.count - (emphases.count - heardLabels)
    if unheard > 0 {
      notices.append(.outliersWithoutTime(unheard))
    }
  }

  /// Returns a track in slots of the minimum time.
  static func dense(_ track: Track, on stage: Stage) -> DenseTrack {
    let span = stage.time.end - stage.time.start
    let count = max(1, span / max(1, stage.frames(Self.minSlot)))
    return DenseTrack(
      track, slots: min(count, track.maxSlotCount(on: stage.xAxis)), on: stage.xAxis)
  }

  /// Returns the runs of slots between which the tone is silent, in order of x.
  static func runs(of dense: DenseTrack) -> [ClosedRange<Int>] {
    let rule = dense.track.gapRule(on: dense.xAxis)
    var slots: [ClosedRange<Int>] = []
    for (number, slot) in dense.slots.enumerated() where slot.count > 0 {
      if let last = slots.last, !dense.isBroken(before: number, by: rule) {
        slots[slots.count - 1] = last.lowerBound...number
      } else {
        slots.append(number...number)
      }
    }
    return slots
  }

  /// Returns the minimum and the maximum of a slot in their order; none if it has no values.
  private static func extremes(
    ofSlot number: Int, _ dense: DenseTrack, on stage: Stage
  ) -> [Vertex] {
    let slot = dense.slots[number]
    guard slot.count > 0 else { return [] }
    func vertex(_ position: Double, _ y: Double) -> Vertex {
      stage.vertex(atPosition: position, y: y, of: dense.track)
    }
    let isRising =
      dense.track.point(of: slot.minimum, in: slot)?.x ?? 0
      <= dense.track.point(of: slot.maximum, in: slot)?.x ?? 0
    let width = 0.25 / Double(dense.slots.count)
    return [
      vertex(dense.middle(of: number) - width, isRising ? slot.minimum : slot.maximum),
      vertex(dense.middle(of: number) + width, isRising ? slot.maximum : slot.minimum),
    ]
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
