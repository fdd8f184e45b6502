import SonifyChart

/// The rule that decides which points get a ping: those that their author labelled, and those that
/// descriptions report as outliers or turning points.
package struct MarkedPoints: Sendable {
  /// The kinds of points that the listener wants marked.
  let cue: SoundOptions.Cue
  /// The kind of the chart.
  let kind: ChartKind
  /// The x axis of the chart.
  let xAxis: DataAxis
  /// The points that the author labelled.
  var labelled: [LabelledPoint] = []

  /// Returns the points of a series that get a ping.
  /// - Parameters:
  ///   - ys: the values, all finite, in the order of x.
  ///   - xs: the x of each.
  ///   - axis: the y axis.
  /// - Returns: the indices of the points, rising and without duplicates; none if a value has no
  ///   position on the axis.
  /// - Complexity: O(*n* log *n*).
  func indices(of ys: [Double], at xs: [Double], on axis: NumericAxis) -> [Int] {
    guard cue != .none else { return [] }
    let placement = axis.placement
    let places = ys.map { placement.position(of: $0) }
    guard places.allSatisfy(\.isFinite) else { return [] }
    let outliers =
      cue.hasOutliers
      ? Outlier.outliers(in: places, at: xs, on: xAxis, of: kind).map(\.index) : []
    return Set(outliers + turns(of: places)).sorted()
  }

  /// Returns the turning points among positions on an axis, if they are wanted and the points have
  /// an order, so that they have neighbours.
  func turns(of places: [Double]) -> [Int] {
    let isInOrder =
      switch xAxis {
      case .numeric: (kind == .line || kind == .bar) && xAxis.isOrdered
      case .categorical: kind == .line && xAxis.isOrdered
      }
    return cue.hasTurningPoints && isInOrder ? TurningPoints.turns(of: places).map(\.index) : []
  }
}

extension MarkedPoints {
  /// Returns the vertices of a line that get a ping.
  func vertices(among vertices: [Line.Vertex], of track: Track) -> [Line.Vertex] {
    // The features of a function are known, and no value is an outlier.
    guard !track.isSmooth else { return [] }
    return indices(of: vertices.map(\.y), at: vertices.map(\.x), on: track.axis).map {
      vertices[$0]
    }
  }

  /// The maximum number of points for which a line with more points than time is marked exactly as
  /// descriptions report it.
  package static let maxJudgedCount = 20_000

  /// Returns the vertices of a line through slots that get a ping: those that descriptions report
  /// or, if there are very many points, emphasised outliers and turns of the line.
  func vertices(
    along line: [Line.Vertex], _ emphases: [Line.Emphasis], of dense: DenseTrack, on stage: Stage
  ) -> [Line.Vertex] {
    guard dense.track.count > Self.maxJudgedCount || !dense.track.slots.isEmpty else {
      return vertices(of: dense.track, beside: emphases, on: stage)
    }
    let rareOutliers = cue.hasOutliers ? dense.outliers : []
    let heard = emphases.filter { tone in rareOutliers.contains { $0.x == tone.x && $0.y == tone.y }
    }
    let placement = dense.track.axis.placement
    let places = line.map { placement.position(of: $0.y) }
    let turns = places.allSatisfy(\.isFinite) ? turns(of: places).map { line[$0] } : []
    return heard.map { stage.vertex(x: $0.x, y: $0.y, of: dense.track, at: $0.start) } + turns
  }

  /// Returns the points of a track that get a ping, at the frame of their own tone if they have
  /// one; of those that would coincide, the first.
  private func vertices(
    of track: Track, beside emphases: [Line.Emphasis], on stage: Stage
  ) -> [Line.Vertex] {
    let present = track.points.filter(track.isPresent)
    let marked = indices(
      of: present.map { track.ys[$0] }, at: present.map { track.xs[$0] }, on: track.axis)
    var taken = SpacedFrames(
      [], spacing: max(1, stage.frames(Line.Emphasis.minSpacing)))
    return marked.compactMap { index in
      let (x, y) = (track.xs[present[index]], track.ys[present[index]])
      let tone = emphases.first { $0.x == x && $0.y == y }
      let frame = tone?.start ?? stage.time.frame(at: x)
      return taken.addIfFree(frame) ? stage.vertex(x: x, y: y, of: track, at: frame) : nil
    }
  }
}
