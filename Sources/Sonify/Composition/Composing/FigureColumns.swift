import SonifyChart

/// The values of the elements of a track: boxes, candles or parts of a band.
package struct FigureColumns: Sendable {
  /// The kind of chart.
  let kind: ChartKind
  /// The values beside y.
  let values: SeriesFigures
  /// The part that y is.
  let main: FigurePart

  /// Takes the values of a series; nil if the kind of chart has none.
  init?(_ values: SeriesFigures, of kind: ChartKind) {
    guard let main = kind.mainPart else { return nil }
    (self.kind, self.values, self.main) = (kind, values, main)
  }

  /// Returns the figure of a point with its value.
  func figure(at point: Int, y: Double) -> PointFigure {
    values.figure(at: point, y: y, main: main)
  }
}
