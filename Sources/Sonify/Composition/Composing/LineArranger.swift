import Glibc
import SonifyBase
import SonifyChart
import SonifySound

/// Plays a series as a tone that glides from value to value.
struct LineArranger {
  /// The minimum time per point without a summary.
  static let minTime = Seconds.milliseconds(50)

  /// The gain of the line under an emphasised value.
  static let ducking = Decibels(-20)

  /// The time in which the line gets quieter.
  static let duckingTime = Seconds.milliseconds(8)

  let track: Track
  let stage: Stage

  /// Whether the series has more points than time, or points that stand for several rows.
  var isSummarised: Bool {
    guard !track.isSmooth else { return false }
    return track.count > max(1, Int(stage.length.value / Self.minTime.value + 1e-9))
      || track.count > track.points.count
  }

  /// Returns the tones and cues of the series.
  func arrange() -> Arrangement {
    let isSummarised = isSummarised
    var line =
      isSummarised ? Line(summarising: track, on: stage) : Line(through: track, on: stage)
    if let figures = track.figures { line.addBand(figures, of: track, on: stage) }
    var arrangement = Arrangement(
      pointsHeard: isSummarised ? line.emphases.count : track.count, notices: line.notices)
    for run in line.runs {
      arrangement.tones += events(of: run, under: line.emphases)
      arrangement.tones += spreads(under: run, with: line.emphases)
    }
    for emphasis in line.emphases {
      arrangement.tones.append(
        stage.tone(
          x: emphasis.x, y: emphasis.y, of: track, from: emphasis.start,
          lasting: emphasis.duration))
    }
    let marks = line.marked.compactMap { stage.mark($0, of: track) }
    arrangement.cues += marks
    arrangement.cues += stage.labelMarks(of: track, beside: marks) { point in
      // At a pole there is a gap.
      guard !track.isSmooth || point.y != nil else { return nil }
      let tone = line.emphases.first { $0.x == point.x && $0.y == point.y }
      return tone?.start ?? stage.time.frame(at: point.x)
    }
    arrangement.cues += gaps(of: line)
    if stage.hasKnocks { arrangement.cues += line.runs.flatMap(knocks) }
    return arrangement
  }

  /// Returns the glides of a run, or one tone for a single value.
  private func events(of run: Line.Run, under emphases: [Line.Emphasis]) -> [Score.Event] {
    let ducks = ducks(in: run, under: emphases)
    if run.vertices.count == 1, ducks.isEmpty, let only = run.vertices.first {
      return [
        stage.tone(
          x: only.x, y: only.y, of: track, from: run.start, lasting: run.end - run.start)
      ]
    }
    var edges = ducks.flatMap { [$0.lowerBound, $0.upperBound] }[...]
    var events: [Score.Event] = []
    var ducked = 0
    for piece in run.pieces {
      var from = piece.from
      while from.frame < piece.to.frame {
        while let edge = edges.first, edge <= from.frame { edges.removeFirst() }
        while ducked < ducks.count, ducks[ducked].upperBound <= from.frame { ducked += 1 }
        let to = piece.from.passing(
          min(edges.first ?? .max, piece.to.frame), towards: piece.to)
        let isDucked = ducked < ducks.count && ducks[ducked].lowerBound <= from.frame
        events.append(
          Score.Event(
            kind: .glide, start: from.frame, duration: to.frame - from.frame,
            series: track.series, x: piece.from.x, y: piece.from.y, frequency: from.frequency,
            endFrequency: to.frequency, pan: from.pan, endPan: to.pan,
            gain: isDucked ? Self.ducking.amplitude : 1))
        from = to
      }
    }
    return events
  }

  /// Returns the frames of a run in which the line gets quieter.
  func ducks(in run: Line.Run, under emphases: [Line.Emphasis]) -> [Range<Int>] {
    let lead = stage.frames(Self.duckingTime)
    var ducks: [Range<Int>] = []
    let first = emphases.partitioningIndex { $0.start + $0.duration > run.start }
    for emphasis in emphases[first...] {
      let start = max(run.start, emphasis.start - lead)
      let end = min(run.end, emphasis.start + emphasis.duration)
      guard start < run.end else { break }
      // Between tones this close, the line has no time to get louder.
      if let last = ducks.last, start < last.upperBound + lead {
        ducks[ducks.count - 1] = last.lowerBound..<max(last.upperBound, end)
      } else {
        ducks.append(start..<end)
      }
    }
    return ducks
  }

  private func gaps(of line: Line) -> [Score.Event] {
    line.gaps.compactMap { gap in
      let (before, after) = line.runs.neighbours(of: gap)
      let (last, first) = (before?.vertices.last?.pan, after?.vertices.first?.pan)
      guard let left = last ?? first, let right = first ?? last else { return nil }
      return stage.gap(gap, between: (left, right), of: track)
    }
  }

  /// Returns the knocks where a run crosses or reaches a y gridline, on the frame on which its
  /// pitch is that of the gridline.
  private func knocks(of run: Line.Run) -> [Score.Event] {
    let pitches = track.axis.gridlines.map { (y: $0, pitch: stage.pitch($0, of: track)) }
    return run.pieces.flatMap { piece in
      let (first, last) = (piece.from.frequency, piece.to.frequency)
      guard first != last else { return [Score.Event]() }
      let crossed = pitches.filter {
        first < last ? $0.pitch > first && $0.pitch <= last : $0.pitch < first && $0.pitch >= last
      }
      return crossed.compactMap { line in
        let fraction = log(line.pitch.value / first.value) / log(last.value / first.value)
        let frame = Double(piece.from.frame) + fraction * Double(piece.to.frame - piece.from.frame)
        let place = piece.from.passing(Int(frame.rounded()), towards: piece.to)
        return stage.cue(
          .knock, CueLaw.knock, at: place.frame, pan: place.pan,
          frequency: CueLaw.knockPitch(against: line.pitch), of: track, y: line.y)
      }
    }
  }
}
