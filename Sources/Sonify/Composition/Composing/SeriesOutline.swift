import SonifyBase
package import SonifyChart

/// The line of a series as it is heard, in values: for what is drawn beside the sound.
package struct SeriesOutline: Equatable, Sendable {
  /// A point of the line: a value, or a window of values.
  package struct Vertex: Equatable, Sendable {
    /// The x of the point, or of the middle of the window.
    package var x: Double
    /// The value, or the median of the window; the mean if there are only a few different values.
    package var y: Double
    /// The values between which the middle eight tenths of the window lie, or the value.
    package var range: ClosedRange<Double>
  }

  /// A value that sounds on its own over the line.
  package struct Outlier: Equatable, Sendable {
    package var x: Double
    package var y: Double
  }

  /// The stretches of the line without a gap, in order of x.
  package var runs: [[Vertex]] = []
  /// Whether the points of the line are windows.
  package var isSummarised = false
  /// The minimum, the maximum and the outliers of a summarised line, in order of x.
  package var outliers: [Outlier] = []
}

extension Composer {
  /// Returns the lines of a chart as they are heard, for each series that is one: the same windows,
  /// gaps and outliers.
  /// - Parameter chart: the chart, with its totals if it has stacks.
  /// - Returns: an outline for each series; nil for those that sound as separate tones or have no
  ///   value.
  /// - Complexity: O(points) expected, in parallel.
  package func outlines(of chart: ChartDescriptor) -> [SeriesOutline?] {
    var outlines: [SeriesOutline?] = Array(repeating: nil, count: chart.series.count)
    // Cells are not joined.
    guard chart.kind != .heatmap else { return outlines }
    var notices = Notices()
    let tracks = tracks(of: chart, &notices)
    let groups = groups(of: tracks, in: chart, &notices)
    // The time that a picture cannot offer is that of the usual sound.
    guard
      let schedule = try? Schedule(
        groups.map { $0.map(\.series) }, natural: PassLength.natural(of: groups, on: chart.xAxis),
        wanted: options.duration, legendCount: 0, at: options.sampleRate)
    else { return outlines }
    let draft = Draft(
      chart: chart, totals: nil, options: options, labelled: [], notices: notices)
    for (pass, tracks) in zip(schedule.passes, groups) {
      let stage = draft.stage(for: tracks, in: pass.frames, time: nil)
      for track in tracks where track.style == .line {
        outlines[track.series] = SeriesOutline(track, on: stage)
      }
    }
    return outlines
  }
}

extension SeriesOutline {
  fileprivate init(_ track: Track, on stage: Stage) {
    if LineArranger(track: track, stage: stage).isSummarised {
      self.init(summarising: track, on: stage)
    } else {
      self.init(through: track, on: stage)
    }
  }

  private init(through track: Track, on stage: Stage) {
    let rule = track.gapRule(on: stage.xAxis)
    var previous: Int?
    for point in track.points where track.isPresent(point) {
      let (x, y) = (track.xs[point], track.ys[point])
      let isJoined = previous.map {
        point == $0 + 1 && !rule.isGap(from: track.xs[$0], to: x, on: stage.xAxis)
      }
      if isJoined != true { runs.append([]) }
      runs[runs.count - 1].append(Vertex(x: x, y: y, range: y...y))
      previous = point
    }
  }

  private init(summarising track: Track, on stage: Stage) {
    isSummarised = true
    let dense = Line.dense(track, on: stage)
    let windows = DenseWindows(dense, on: stage)
    for slots in Line.runs(of: dense) {
      let run = windows.windows(over: slots)
      runs.append(
        run.map { window in
          Vertex(
            x: stage.xAxis.value(at: window.position), y: window.y,
            range: min(window.lower, window.upper)...max(window.lower, window.upper))
        })
    }
    outliers = Line(summarising: track, on: stage).emphases
      .map { Outlier(x: $0.x, y: $0.y) }.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
  }
}
