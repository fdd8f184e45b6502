import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySession

extension ChartPainter {
  /// The maximum number of elements of a series that are drawn one by one.
  private static let maxFigureCount = 2000

  /// Draws the elements of a series: boxes, candles, or error bars around separate points.
  mutating func figures(ofSeries index: Int, in panel: PictureLayout.Panel) -> Drawing.Part {
    let (offset, slot) = layout.bar(ofSeries: index, in: panel, isStacked: false)
    let space = FigureSpace(
      frame: panel.frame, offset: offset + slot / 2, width: max(2, min(slot * 0.8, 60)))
    let series = chart.series[index]
    var part = Drawing.Part(role: .series, name: partName(ofSeries: index))
    guard series.count <= Self.maxFigureCount else {
      part.shapes = joinedFigures(ofSeries: index, in: space)
      part.parts = regions(ofSeries: index, in: panel.frame)
      return part
    }
    let stops = layout.stops[index]
    var names: [Double: String] = [:]
    let haveOwnStops = stops.allSatisfy { $0.rows == 1 || $0.y == nil }
    if haveOwnStops { for stop in stops where stop.rows == 1 { names[stop.x] = stop.text } }
    for point in series.xs.indices where chart.xAxis.range.contains(series.xs[point]) {
      let x = series.xs[point]
      let shapes =
        chart.figure(ofSeries: index, at: point).map {
          self.shapes(of: $0, x: x, ofSeries: index, in: space, isOfSeveral: panel.series.count > 1)
        } ?? []
      if let name = names[x] {
        part.parts.append(Drawing.Part(role: .stop, name: name, shapes: shapes))
      } else {
        part.shapes += shapes
      }
    }
    if !haveOwnStops { part.parts += regions(ofSeries: index, in: panel.frame) }
    return part
  }

  /// Where the elements of a series are, and how wide.
  private struct FigureSpace {
    let frame: PlotFrame
    /// The distance of their middle from the position of their x.
    let offset: Double
    let width: Double

    /// Returns a point at a distance from the middle of an element along x.
    func point(_ x: Double, _ y: Double, beside distance: Double = 0) -> Drawing.Point {
      let along = frame.position(ofX: x) + offset + distance
      let across = frame.position(ofY: y)
      return frame.isFlipped
        ? Drawing.Point(x: across, y: along) : Drawing.Point(x: along, y: across)
    }

    /// Returns the corners between two values, over the width of an element.
    func corners(_ x: Double, _ low: Double, _ high: Double) -> [Drawing.Point] {
      let half = width / 2
      return [
        point(x, low, beside: -half), point(x, high, beside: -half), point(x, high, beside: half),
        point(x, low, beside: half),
      ]
    }
  }

  private mutating func shapes(
    of figure: PointFigure, x: Double, ofSeries index: Int, in space: FigureSpace, isOfSeveral: Bool
  ) -> [Drawing.Shape] {
    switch chart.kind {
    case .box: box(figure, x: x, ofSeries: index, in: space, isOfSeveral: isOfSeveral)
    case .candlestick: candle(figure, x: x, ofSeries: index, in: space)
    default: errorBar(figure, x: x, ofSeries: index, in: space)
    }
  }

  /// Returns a line across an element at a value.
  private func bar(
    _ x: Double, _ y: Double, share: Double, width: Double, _ style: SeriesStyle,
    in space: FigureSpace
  ) -> Drawing.Shape {
    let half = space.width * share / 2
    return .line(
      [space.point(x, y, beside: -half), space.point(x, y, beside: half)], ink: style.ink,
      width: width, dash: [])
  }

  /// Returns the outline between the quartiles, with the median as a thick line, the whiskers with
  /// their ends, and a symbol for each outlier.
  private func box(
    _ figure: PointFigure, x: Double, ofSeries index: Int, in space: FigureSpace, isOfSeveral: Bool
  ) -> [Drawing.Shape] {
    let style = layout.style(ofSeries: index)
    var shapes: [Drawing.Shape] = []
    if let low = figure[.lowerQuartile], let high = figure[.upperQuartile] {
      let corners = space.corners(x, low, high)
      shapes.append(
        .line(corners + corners.prefix(1), ink: style.ink, width: sizes.line, dash: []))
    }
    for (whisker, quartile) in [
      (FigurePart.lowWhisker, FigurePart.lowerQuartile), (.highWhisker, .upperQuartile),
    ] {
      guard let end = figure[whisker], let start = figure[quartile], end != start else { continue }
      shapes.append(
        .line(
          [space.point(x, start), space.point(x, end)], ink: style.ink, width: sizes.line,
          dash: style.dash))
      shapes.append(bar(x, end, share: 0.5, width: sizes.line, style, in: space))
    }
    if let median = figure[.median] {
      shapes.append(bar(x, median, share: 1, width: 2 * sizes.line, style, in: space))
      if isOfSeveral {
        shapes.append(
          .symbol(
            style.symbol, at: space.point(x, median), radius: sizes.symbol, ink: style.ink,
            isFilled: true))
      }
    }
    for outlier in figure.outliers.prefix(Self.maxFigureCount / 20) {
      shapes.append(
        .symbol(
          style.symbol, at: space.point(x, outlier), radius: 0.75 * sizes.symbol, ink: style.ink,
          isFilled: false))
    }
    return shapes
  }

  /// Returns a line from the low to the high, and the body between open and close: an outline if it
  /// rises, filled if it falls.
  private mutating func candle(
    _ figure: PointFigure, x: Double, ofSeries index: Int, in space: FigureSpace
  ) -> [Drawing.Shape] {
    let style = layout.style(ofSeries: index)
    noteOnce(PicturePhrases.candles)
    guard let open = figure[.open], let close = figure[.close] else {
      return errorBar(figure, x: x, ofSeries: index, in: space)
    }
    var shapes: [Drawing.Shape] = []
    let (bottom, top) = (min(open, close), max(open, close))
    for (end, start) in [(figure[.low], bottom), (figure[.high], top)] {
      guard let end, end != start else { continue }
      shapes.append(
        .line(
          [space.point(x, start), space.point(x, end)], ink: style.ink, width: sizes.line, dash: [])
      )
    }
    let corners = space.corners(x, bottom, top)
    if close < open {
      shapes.append(.area(corners, ink: style.ink, texture: 0))
    } else {
      shapes.append(
        .line(corners + corners.prefix(1), ink: style.ink, width: sizes.line, dash: []))
    }
    return shapes
  }

  /// Returns a point with a line between its edges.
  private func errorBar(
    _ figure: PointFigure, x: Double, ofSeries index: Int, in space: FigureSpace
  ) -> [Drawing.Shape] {
    let style = layout.style(ofSeries: index)
    var shapes: [Drawing.Shape] = []
    if let range = figure.range, range.lowerBound < range.upperBound {
      let (low, high) = (range.lowerBound, range.upperBound)
      shapes.append(
        .line(
          [space.point(x, low), space.point(x, high)], ink: style.ink, width: sizes.line, dash: []))
      shapes += [low, high].map {
        bar(x, $0, share: 0.4, width: sizes.line, style, in: space)
      }
    }
    if let y = figure[.line] {
      shapes.append(
        .symbol(
          style.symbol, at: space.point(x, y), radius: sizes.symbol, ink: style.ink, isFilled: true)
      )
    }
    return shapes
  }

  /// Returns a line over all values of each stop, where elements are too many to be drawn one by one.
  private mutating func joinedFigures(ofSeries index: Int, in space: FigureSpace) -> [Drawing.Shape]
  {
    let (series, style) = (chart.series[index], layout.style(ofSeries: index))
    noteOnce(PicturePhrases.joinedFigures)
    return layout.stops[index].compactMap { stop in
      var (low, high) = (Double.infinity, -Double.infinity)
      let first = series.xs.partitioningIndex { $0 >= stop.xs.lowerBound }
      for point in first..<series.count {
        guard series.xs[point] <= stop.xs.upperBound else { break }
        guard let range = chart.figure(ofSeries: index, at: point)?.range else { continue }
        (low, high) = (min(low, range.lowerBound), max(high, range.upperBound))
      }
      guard low <= high else { return nil }
      return .line(
        [space.point(stop.x, low), space.point(stop.x, high)], ink: style.ink, width: sizes.line,
        dash: [])
    }
  }

  /// Returns the bands around the line of a series with their edges; of very many points, some.
  func bands(ofSeries index: Int, _ style: SeriesStyle, in frame: PlotFrame) -> [Drawing.Shape] {
    let series = chart.series[index]
    guard chart.kind == .band, let lowers = series.figures?.columns[.lower],
      let uppers = series.figures?.columns[.upper]
    else { return [] }
    let step = max(1, series.count / Self.maxFigureCount)
    var shapes: [Drawing.Shape] = []
    var (lower, upper): ([Drawing.Point], [Drawing.Point]) = ([], [])
    func close() -> [Drawing.Shape] {
      guard !lower.isEmpty else { return [] }
      return [
        .band(upper + lower.reversed(), ink: style.ink),
        .line(upper, ink: style.ink, width: sizes.fine, dash: []),
        .line(lower, ink: style.ink, width: sizes.fine, dash: []),
      ]
    }
    for point in stride(from: 0, to: series.count, by: step) {
      let x = series.xs[point]
      if chart.xAxis.range.contains(x), series.ys[point].isFinite, lowers[point].isFinite,
        uppers[point].isFinite
      {
        lower.append(frame.point(x, lowers[point]))
        upper.append(frame.point(x, uppers[point]))
      } else {
        shapes += close()
        (lower, upper) = ([], [])
      }
    }
    return shapes + close()
  }
}
