import SonifyBase
import SonifyChart

extension Line {
  /// The minimum spacing of points that sound separately: closer ones turn too often for the ear to
  /// follow.
  static let minSpacing = Seconds.milliseconds(20)

  /// Makes a line through every point of a track.
  init(through track: Track, on stage: Stage) {
    let rule = GapRule(track.xs, track.points, on: stage.xAxis)
    var stretches: [[Vertex]] = []
    var previous: Int?
    for point in track.points where track.isPresent(point) {
      let (x, y) = (track.xs[point], track.ys[point])
      let vertex = stage.vertex(x: x, y: y, of: track, at: stage.time.frame(at: x))
      let skipsValues =
        previous.map {
          point > $0 + 1 || rule.isGap(from: track.xs[$0], to: x, on: stage.xAxis)
        } ?? true
      if let last = stretches.last?.last,
        !skipsValues
          || !track.isSmooth && vertex.frame - last.frame < stage.frames(Self.minSpacing)
      {
        stretches[stretches.count - 1].append(vertex)
      } else {
        stretches.append([vertex])
      }
      previous = point
    }
    marked = stage.marks.vertices(among: stretches.flatMap { $0 }, of: track)
    let lost = track.isSmooth ? [] : merge(&stretches, of: track, on: stage)
    layOut(stretches, of: track, on: stage)
    emphases = Emphasis.plan(
      always: lost.map { ($0.frame, $0.x, $0.y) },
      within: runs.map { $0.start..<$0.end }, on: stage)
  }

  /// Replaces points closer than ``minSpacing`` by their median.
  /// - Returns: the minimum and maximum, if they are lost.
  private mutating func merge(
    _ stretches: inout [[Vertex]], of track: Track, on stage: Stage
  ) -> [Vertex] {
    let spacing = max(1, stage.frames(Self.minSpacing))
    let all = stretches.flatMap { $0 }
    var merged = 0
    for index in stretches.indices {
      var groups: [ArraySlice<Vertex>] = []
      for (place, vertex) in stretches[index].enumerated() {
        if let group = groups.last, let first = group.first, vertex.frame - first.frame < spacing {
          groups[groups.count - 1] = stretches[index][group.startIndex...place]
        } else {
          groups.append(stretches[index][place...place])
        }
      }
      guard groups.count < stretches[index].count else { continue }
      merged += groups.reduce(0) { $0 + ($1.count > 1 ? $1.count : 0) }
      stretches[index] = groups.map { Self.median(of: $0, track, stage) }
    }
    guard merged > 0 else { return [] }
    notices.append(
      .medians(points: merged, milliseconds: Int(Self.minSpacing.value * 1000)))
    let kept = Set(stretches.joined().map(\.y))
    return [all.min { $0.y < $1.y }, all.max { $0.y < $1.y }]
      .compactMap { $0 }.filter { !kept.contains($0.y) }
  }

  private static func median(of group: ArraySlice<Vertex>, _ track: Track, _ stage: Stage)
    -> Vertex
  {
    var middle = group[group.startIndex + group.count / 2]
    guard group.count > 1 else { return middle }
    middle.y = Selection.median(of: group.map(\.y)) ?? middle.y
    middle.frequency = stage.pitch(middle.y, of: track)
    return middle
  }

  /// Sets the ends of every run, and finds the silences between them.
  private mutating func layOut(_ stretches: [[Vertex]], of track: Track, on stage: Stage) {
    for (index, vertices) in stretches.enumerated() {
      guard let first = vertices.first, let last = vertices.last else { continue }
      // If one value is missing, an eighth of the way to the next point is a quarter of the usual
      // step: the silence spans three quarters of the way between its neighbours.
      let before = stretches[..<index].last?.last.map { (first.frame - $0.frame) / 8 }
      let after = stretches[(index + 1)...].first?.first.map { ($0.frame - last.frame) / 8 }
      var (head, tail) = (min(stage.hold, before ?? .max), min(stage.hold, after ?? .max))
      if vertices.count == 1 {
        let room = min(before ?? after ?? stage.hold, after ?? before ?? stage.hold)
        head = max(1, min(room, stage.frames(.milliseconds(100))))
        tail = head
      }
      let start = max(stage.frames.lowerBound, runs.last?.end ?? .min, first.frame - head)
      let end = min(stage.frames.upperBound, max(last.frame + tail, start + 1))
      if let previous = runs.last {
        gaps.append(previous.end..<max(previous.end, start))
      }
      guard start < end else { continue }
      runs.append(Run(start: start, end: end, vertices: vertices))
    }
    addOuterGaps(of: track, on: stage)
  }

  /// Adds gaps for values missing before the first and after the last.
  mutating func addOuterGaps(of track: Track, on stage: Stage) {
    guard let first = runs.first, let last = runs.last,
      let head = track.points.first, let tail = track.points.last
    else { return }
    if !track.isPresent(head) {
      let start = max(stage.frames.lowerBound, stage.time.frame(at: track.xs[head]) - stage.hold)
      gaps.insert(min(start, first.start)..<first.start, at: 0)
    }
    if !track.isPresent(tail) {
      let end = min(stage.frames.upperBound, stage.time.frame(at: track.xs[tail]) + stage.hold)
      gaps.append(last.end..<max(last.end, end))
    }
  }
}
