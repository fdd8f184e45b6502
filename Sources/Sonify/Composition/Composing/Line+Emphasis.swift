import SonifyBase

extension Line.Emphasis {
  /// A value, and the frame at which it would sound.
  typealias Candidate = (frame: Int, x: Double, y: Double)

  /// The duration of an emphasis.
  static let duration = Seconds.milliseconds(80)
  /// The minimum silence between two of them.
  static let minSilence = Seconds.milliseconds(10)
  /// The minimum time from the start of one to the start of the next, unless both must sound.
  static let minSpacing = Seconds.milliseconds(100)
  /// The average time for the line alone per emphasis that its author labelled.
  static let lineTime = Seconds.milliseconds(400)
  /// The average time for the line alone per emphasis that only the values ask for: these take up to
  /// 4 % of the time, and chance moves the tone by over a semitone for about 1 %, so that the tone of
  /// stationary values stays within a semitone for 95 % of the time.
  static let outlierTime = Seconds(2)

  /// Schedules values that must sound, and as many others as there is time for.
  ///
  /// Each sounds within its own run of sound, so that silence stays silent.
  /// - Parameters:
  ///   - always: a few values that must sound, moved apart if they coincide.
  ///   - labelled: values with labels, which sound if there is time.
  ///   - outliers: values that sound if there is time beside them, the most important first.
  ///   - stretches: the runs of sound, rising; if empty, nothing sounds.
  ///   - stage: the stage of the pass.
  /// - Returns: the tones, by rising time, without overlaps.
  static func plan(
    always: [Candidate], labelled: [Candidate] = [], outliers: [Candidate] = [],
    within stretches: [Range<Int>], on stage: Stage
  ) -> [Line.Emphasis] {
    guard !stretches.isEmpty else { return [] }
    func stretch(of candidate: Candidate) -> Int {
      max(0, stretches.partitioningIndex { $0.lowerBound > candidate.frame } - 1)
    }
    var tones: [Line.Emphasis] = []
    for (number, candidates) in Dictionary(grouping: always, by: stretch).sorted(by: {
      $0.key < $1.key
    }) {
      tones += spread(candidates, over: stretches[number], on: stage)
    }

    let duration = stage.frames(Self.duration)
    var taken = SpacedFrames(tones.map(\.start), spacing: max(1, stage.frames(minSpacing)))
    var room = stage.frames.count / max(1, stage.frames(lineTime))
    let sounding = stretches.reduce(0) { $0 + $1.count }
    var outlierRoom = sounding / max(1, stage.frames(outlierTime)) - always.count
    for (index, candidate) in (labelled + outliers).enumerated() {
      let isLabelled = index < labelled.count
      guard room > 0, isLabelled || outlierRoom > 0 else { continue }
      let frames = stretches[stretch(of: candidate)]
      let latest = max(frames.lowerBound, frames.upperBound - duration)
      let start = max(frames.lowerBound, min(candidate.frame, latest))
      guard taken.addIfFree(start) else { continue }
      tones.append(
        Line.Emphasis(
          start: start, duration: min(duration, frames.upperBound - start), x: candidate.x,
          y: candidate.y))
      room -= 1
      if !isLabelled { outlierRoom -= 1 }
    }
    return tones.sorted { $0.start < $1.start }
  }

  /// Returns tones in sequence, each as near to its frame as the others allow.
  private static func spread(
    _ candidates: [Candidate], over frames: Range<Int>, on stage: Stage
  ) -> [Line.Emphasis] {
    let silence = candidates.count > 1 ? stage.frames(minSilence) : 0
    let share = frames.count / max(1, candidates.count) - silence
    let duration = max(1, min(stage.frames(Self.duration), share))
    var free = frames.lowerBound
    var tones = candidates.sorted { $0.frame < $1.frame }.map { candidate in
      let start = max(candidate.frame, free)
      free = start + duration + silence
      return Line.Emphasis(start: start, duration: duration, x: candidate.x, y: candidate.y)
    }
    var limit = frames.upperBound - duration
    for index in tones.indices.reversed() {
      tones[index].start = max(frames.lowerBound, min(tones[index].start, limit))
      limit = tones[index].start - duration - silence
    }
    return tones
  }
}
