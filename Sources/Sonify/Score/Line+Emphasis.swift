extension Line.Emphasis {
  /// A value and the frame on which it belongs.
  typealias Candidate = (frame: Int, x: Double, y: Double)

  /// How long such a tone is.
  static let duration = Seconds.milliseconds(80)
  /// The silence between two of them, at least.
  static let leastSilence = Seconds.milliseconds(10)
  /// The shortest time from the start of one to the start of the next, unless both must sound.
  static let leastSpacing = Seconds.milliseconds(100)
  /// The time for which the line is heard, on the whole, for each of them that need not sound.
  static let lineTime = Seconds.milliseconds(400)

  /// Finds times for values that must sound and for as many others as there is time for.
  /// - Parameters:
  ///   - always: at most a few values that sound in any case, moved apart if they fall together.
  ///   - others: values that sound if there is time, the most important first.
  ///   - stage: where they sound.
  /// - Returns: the tones, rising in time, none overlapping another.
  static func plan(always: [Candidate], others: [Candidate], on stage: Stage) -> [Line.Emphasis] {
    let silence = stage.frames(leastSilence)
    let share = stage.frames.count / max(1, always.count) - silence
    let duration = max(1, min(stage.frames(Self.duration), share))
    let latest = stage.frames.upperBound - duration
    func tone(_ candidate: Candidate, at start: Int) -> Line.Emphasis {
      Line.Emphasis(start: start, duration: duration, x: candidate.x, y: candidate.y)
    }
    var tones: [Line.Emphasis] = []
    for candidate in always.sorted(by: { $0.frame < $1.frame }) {
      let free = tones.last.map { $0.start + duration + silence } ?? stage.frames.lowerBound
      tones.append(tone(candidate, at: max(candidate.frame, free)))
    }
    var limit = latest
    for index in tones.indices.reversed() {
      tones[index].start = max(stage.frames.lowerBound, min(tones[index].start, limit))
      limit = tones[index].start - duration - silence
    }

    let spacing = stage.frames(leastSpacing)
    var room = stage.frames.count / max(1, stage.frames(lineTime))
    for candidate in others where room > 0 {
      let start = max(stage.frames.lowerBound, min(candidate.frame, latest))
      let next = tones.partitioningIndex { $0.start >= start }
      let isFree =
        (next == tones.count || tones[next].start - start >= spacing)
        && (next == 0 || start - tones[next - 1].start >= spacing)
      guard isFree else { continue }
      tones.insert(tone(candidate, at: start), at: next)
      room -= 1
    }
    return tones
  }
}
