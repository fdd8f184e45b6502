/// Which points get a ping: those that words tell as outliers or as turning points.
struct MarkedPoints: Sendable {
  /// What a listener wants marked.
  let cue: SoundOptions.Cue
  /// What kind of chart the points belong to.
  let kind: ChartKind
  /// What the points lie along.
  let xAxis: DataAxis

  /// The points of a series that get a ping.
  /// - Parameters:
  ///   - ys: the values, all finite, in the order of x.
  ///   - xs: the x of each.
  ///   - axis: their axis.
  /// - Returns: the indices of the points, rising, each once; none where values have no place on
  ///   their axis.
  /// - Complexity: O(*n* log *n*).
  func indices(of ys: [Double], at xs: [Double], on axis: NumericAxis) -> [Int] {
    guard cue != .none else { return [] }
    let placement = axis.placement
    let places = ys.map { placement.position(of: $0) }
    guard places.allSatisfy(\.isFinite) else { return [] }
    let outliers =
      cue.hasOutliers ? Outlier.outliers(in: places, at: xs, of: kind).map(\.index) : []
    return Set(outliers + turns(of: places)).sorted()
  }

  /// The turning points among places on an axis, if they are wanted and the points have an order in
  /// which neighbours are neighbours.
  func turns(of places: [Double]) -> [Int] {
    let isInOrder =
      switch xAxis {
      case .numeric: kind == .line || kind == .bar
      case .categorical: kind == .line
      }
    return cue.hasTurningPoints && isInOrder ? TurningPoints.turns(of: places).map(\.index) : []
  }
}

extension MarkedPoints {
  /// The places of a line that get a ping.
  func vertices(among vertices: [Line.Vertex], of track: Track) -> [Line.Vertex] {
    indices(of: vertices.map(\.y), at: vertices.map(\.x), on: track.axis).map { vertices[$0] }
  }

  /// The places of a line through slots that get a ping: strays that sound on their own, and turns of
  /// the line.
  func vertices(
    along line: [Line.Vertex], _ emphases: [Line.Emphasis], of dense: DenseTrack, on stage: Stage
  ) -> [Line.Vertex] {
    let strays = cue.hasOutliers ? dense.outliers : []
    let heard = emphases.filter { tone in strays.contains { $0.x == tone.x && $0.y == tone.y } }
    let placement = dense.track.axis.placement
    let places = line.map { placement.position(of: $0.y) }
    let turns = places.allSatisfy(\.isFinite) ? turns(of: places).map { line[$0] } : []
    return heard.map { stage.vertex(x: $0.x, y: $0.y, of: dense.track, at: $0.start) } + turns
  }
}
