import SonifyBase
import SonifyChart

extension Line {
  /// Puts noise between the edges of a band under a line, in place of any noise for the spread of
  /// values.
  ///
  /// Where the line passes windows of several points, the edges are the medians of theirs.
  mutating func addBand(_ figures: FigureColumns, of track: Track, on stage: Stage) {
    for index in runs.indices {
      let vertices = runs[index].vertices
      var noise: [Band] = []
      for (number, vertex) in vertices.enumerated() {
        let before = number > 0 ? (vertices[number - 1].x + vertex.x) / 2 : vertex.x
        let after = number + 1 < vertices.count ? (vertex.x + vertices[number + 1].x) / 2 : vertex.x
        let band = Self.edges(of: figures, track, from: before, to: after).map { edges in
          let (one, other) = (
            stage.pitch(edges.lower, of: track), stage.pitch(edges.upper, of: track)
          )
          return Band(
            frame: vertex.frame, x: vertex.x, lower: min(one, other), upper: max(one, other),
            gain: SpreadLaw.gain(from: one, to: other), pan: vertex.pan)
        }
        let silent = Band(
          frame: vertex.frame, x: vertex.x, lower: vertex.frequency, upper: vertex.frequency,
          gain: 0, pan: vertex.pan)
        // The noise begins and ends at points with edges, and not on the way to them.
        if let last = noise.last, (last.gain > 0) != ((band?.gain ?? 0) > 0) {
          var turn = band ?? last
          turn.gain = 0
          noise.append(turn)
        }
        noise.append(band ?? silent)
      }
      runs[index].noises = noise.contains { $0.gain > 0 } ? [noise] : []
    }
  }

  /// Returns the medians of the lower and of the upper edges in a range of x, or nil if there are
  /// none.
  private static func edges(
    of figures: FigureColumns, _ track: Track, from low: Double, to high: Double
  ) -> (lower: Double, upper: Double)? {
    guard let lowers = figures.values.columns[.lower], let uppers = figures.values.columns[.upper]
    else { return nil }
    let first = track.xs[track.points].partitioningIndex { $0 >= low }
    let end = max(first, track.xs[track.points].partitioningIndex { $0 > high })
    let (lower, upper) = (
      Selection.median(of: lowers[first..<end].filter(\.isFinite)),
      Selection.median(of: uppers[first..<end].filter(\.isFinite))
    )
    guard let lower, let upper else { return nil }
    return (lower, upper)
  }
}
