import SonifyBase
import SonifyChart
import SonifySound

/// Plays the points of a scatter chart at their exact times, with tones that may overlap.
struct CloudArranger {
  /// The maximum number of tones at once, of all series together.
  static let maxVoices = 8
  /// The minimum duration of a tone.
  static let minTone = Seconds.milliseconds(80)
  /// The maximum duration of a tone.
  static let maxTone = Seconds.milliseconds(160)
  /// The time between points with the same x.
  static let spread = Seconds.milliseconds(20)

  let track: Track
  let stage: Stage

  /// A point that may sound.
  private struct Candidate {
    var point: Int
    var start: Int
    /// The priority: if there are too many points, those of higher rank sound.
    var rank: Double
  }

  private var voices: Int { max(1, Self.maxVoices / max(1, stage.company)) }

  /// Returns the duration of tones for a number of points in a pass of some length.
  static func toneLength(points: Int, in length: Seconds) -> Seconds {
    let spacing = length.value / Double(max(1, points))
    return max(minTone, min(maxTone, Seconds(0.8 * spacing)))
  }

  /// Returns the time after the end of the x axis for the tones of the last points.
  static func tail(of tracks: [Track], on axis: DataAxis, in length: Seconds) -> Seconds {
    let tails = tracks.filter { $0.style == .cloud }.map { track in
      let last = track.points.map { track.xs[$0] }.max() ?? 0
      let companions = track.points.count { track.xs[$0] == last } - 1
      // The time from the last x to the end of the axis can be used as well.
      let room = (1 - axis.position(of: last)) * length.value
      return toneLength(points: track.count, in: length).value
        + max(0, Double(companions) * spread.value - room)
    }
    return Seconds(min(tails.max() ?? 0, max(minTone.value, length.value / 4)))
  }

  /// Returns the tones and cues of the series.
  func arrange() -> Arrangement {
    let present = track.points.filter(track.isPresent)
    let wanted = stage.frames(Self.toneLength(points: track.count, in: stage.length))
    let tone = max(1, min(wanted, stage.frames.upperBound - stage.time.end))
    let outliers = outliers(among: present)
    let ranks = ranks(of: present, outliers)
    var candidates = present.enumerated().map { index, point in
      Candidate(
        point: point, start: stage.time.frame(at: track.xs[point]), rank: ranks(index, point))
    }
    thin(&candidates, cell: max(1, tone / 8), keeping: 2 * voices)
    spread(&candidates, lasting: tone)
    let chosen = limited(candidates, tone: tone)

    var arrangement = Arrangement(pointsHeard: chosen.count)
    var marks: [Score.Event] = []
    for candidate in chosen {
      let (x, y) = (track.xs[candidate.point], track.ys[candidate.point])
      arrangement.tones.append(
        track.detailed(
          stage.tone(x: x, y: y, of: track, from: candidate.start, lasting: tone),
          at: candidate.point, on: stage))
      guard stage.marks.cue.hasOutliers, outliers[candidate.point] != nil else { continue }
      let point = stage.vertex(x: x, y: y, of: track, at: candidate.start)
      if let mark = stage.mark(point, of: track) { marks.append(mark) }
    }
    arrangement.cues += marks
    arrangement.cues += stage.labelMarks(of: track, beside: marks) { label in
      let tone = chosen.first { label.isPoint(x: track.xs[$0.point], y: track.ys[$0.point]) }
      return tone?.start ?? stage.time.frame(at: label.x)
    }
    if chosen.count < present.count {
      arrangement.notices.append(
        .leftOut(present.count - chosen.count, of: present.count, voices: voices))
    }
    return arrangement
  }

  /// Returns the outliers and the number of their deviations.
  private func outliers(among present: [Int]) -> [Int: Double] {
    let placement = track.axis.placement
    let places = present.map { placement.position(of: track.ys[$0]) }
    guard places.allSatisfy(\.isFinite) else { return [:] }
    let outliers = Outlier.outliers(
      in: places, at: present.map { track.xs[$0] }, on: stage.marks.xAxis, of: stage.marks.kind)
    return Dictionary(
      uniqueKeysWithValues: outliers.map { (present[$0.index], abs($0.deviations)) })
  }

  /// Returns a function that ranks points: extremes and labelled points before outliers, the
  /// farthest first, before the rest in pseudorandom order, the same in every run.
  private func ranks(of present: [Int], _ outliers: [Int: Double]) -> (Int, Int) -> Double {
    let ys = track.ys
    let minimum = present.min { ys[$0] < ys[$1] }
    let maximum = present.max { ys[$0] < ys[$1] }
    let labelled = Dictionary(grouping: stage.labelled(in: track), by: \.x)
    let xs = track.xs
    func rank(_ index: Int, _ point: Int) -> Double {
      if point == minimum || point == maximum { return .infinity }
      if !labelled.isEmpty, labelled[xs[point]]?.contains(where: { $0.y == ys[point] }) == true {
        return .infinity
      }
      if let deviations = outliers[point] { return deviations }
      var bits = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
      bits = (bits ^ (bits >> 29)) &* 0xBF58_476D_1CE4_E5B9
      return Double((bits ^ (bits >> 32)) >> 11) / 9_007_199_254_740_992
    }
    return rank
  }

  /// Keeps the points of highest rank in every short cell of time, so that millions of points take
  /// only linear time.
  private func thin(_ candidates: inout [Candidate], cell: Int, keeping count: Int) {
    guard candidates.count > 20_000 else { return }
    let first = stage.frames.lowerBound
    var cells = [[Candidate]](repeating: [], count: stage.frames.count / cell + 1)
    for candidate in candidates {
      let place = (candidate.start - first) / cell
      if cells[place].count < count {
        cells[place].append(candidate)
      } else if let worst = cells[place].indices.min(by: {
        cells[place][$0].rank < cells[place][$1].rank
      }), cells[place][worst].rank < candidate.rank {
        cells[place][worst] = candidate
      }
    }
    candidates = cells.flatMap { $0 }
  }

  /// Sorts points by x, then y, and spreads those with the same x over time, as far as the next x
  /// and the end of the pass allow.
  private func spread(_ candidates: inout [Candidate], lasting tone: Int) {
    candidates.sort {
      (track.xs[$0.point], track.ys[$0.point], $0.point)
        < (track.xs[$1.point], track.ys[$1.point], $1.point)
    }
    var first = 0
    while first < candidates.count {
      let x = track.xs[candidates[first].point]
      let next =
        candidates[first...].firstIndex { track.xs[$0.point] > x } ?? candidates.count
      let start = candidates[first].start
      // The last column may fill the remaining time; others end before the next.
      let (latest, steps) =
        next < candidates.count
        ? (candidates[next].start, next - first)
        : (stage.frames.upperBound - tone, next - first - 1)
      let step = min(stage.frames(Self.spread), max(0, latest - start) / max(1, steps))
      for index in first..<next { candidates[index].start = start + (index - first) * step }
      first = next
    }
  }

  /// Drops the points of lowest rank wherever too many would sound at once.
  private func limited(_ candidates: [Candidate], tone: Int) -> [Candidate] {
    var chosen: [Candidate] = []
    var sounding: [Candidate] = []
    for candidate in candidates {
      chosen += sounding.filter { $0.start + tone <= candidate.start }
      sounding.removeAll { $0.start + tone <= candidate.start }
      sounding.append(candidate)
      if sounding.count > voices,
        let worst = sounding.indices.min(by: { sounding[$0].rank < sounding[$1].rank })
      {
        sounding.remove(at: worst)
      }
    }
    return (chosen + sounding).sorted { ($0.start, $0.point) < ($1.start, $1.point) }
  }
}
