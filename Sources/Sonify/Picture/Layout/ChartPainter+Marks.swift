import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySession

extension ChartPainter {
  /// A point that is marked, with its label if it has one.
  struct MarkedPoint {
    let series: Int
    let x: Double
    let y: Double
    /// Its label: the first of these that has room.
    let texts: [String]
    /// Whether the author has named it.
    let isNamed: Bool
    /// Whether nothing else shows the point, as of a summarised line.
    let isOnlyMark: Bool
    /// Whether its value is on the axis.
    let isOnAxis: Bool
    /// The middle of its symbol.
    let centre: Drawing.Point
    /// The radius of its symbol.
    let radius: Double
  }

  /// The maximum number of labels at an author's points of a series.
  private static let maxNameCount = 12
  /// The maximum number of outliers of a series that have a label: more would hide the values.
  private static let maxLabelCount = 3
  /// The distance of points along a line that labels avoid.
  private static let pointSpacing = 5.0
  /// The maximum number of such points under a label that the author did not ask for.
  private static let maxCovered = 2
  /// An author's labels are marks where at most a tenth of the points have one.
  private static let maxLabelShare = 0.1

  /// Draws what stands out of the series of a plot: outliers as rings, an author's labels, and
  /// values outside the axis as triangles at its edge.
  ///
  /// Labels come after all symbols, so that they cover none: the author's first, then those of the
  /// lowest and highest values.
  mutating func marks(
    in panel: PictureLayout.Panel, over drawn: [Drawing.Shape]
  ) -> [Drawing.Shape] {
    var shapes: [Drawing.Shape] = []
    var marks: [MarkedPoint] = []
    for index in panel.series {
      let found = markedPoints(ofSeries: index, in: panel)
      marks += found
      shapes += found.compactMap { symbol(of: $0) } + triangles(ofSeries: index, in: panel.frame)
      if found.contains(where: { !$0.isNamed }) {
        noteOnce(
          layout.outlines[index]?.isSummarised == true
            ? PicturePhrases.windowOutliers : PicturePhrases.outliers)
      }
    }
    // Braille on a line would need a space that feels like a gap.
    guard sizes.form == .visual else { return shapes }
    let points = panel.series.flatMap { self.points(ofSeries: $0, in: panel.frame) }
    let symbols = (drawn + shapes).compactMap(\.symbolBounds)
    for mark in labelled(marks, of: panel.series) {
      for text in mark.texts {
        guard let text = place(text, of: mark, avoiding: points, symbols, in: panel.frame)
        else { continue }
        shapes.append(add(text))
        break
      }
    }
    return shapes
  }

  /// Returns the points that have a label, the most important first.
  private func labelled(_ marks: [MarkedPoint], of series: [Int]) -> [MarkedPoint] {
    let named = series.flatMap { index in
      marks.filter { $0.series == index && $0.isNamed }.prefix(Self.maxNameCount)
    }
    let others = marks.filter { !$0.isNamed }
    let ys = others.filter(\.isOnlyMark).map(\.y)
    let extremes = [ys.max(), ys.min()].compactMap { y in
      others.first { $0.isOnlyMark && $0.y == y }
    }
    let outliers = series.flatMap { index in
      let own = others.filter { $0.series == index }
      return own.count <= Self.maxLabelCount ? own : []
    }
    return named + extremes
      + outliers.filter { outlier in
        !extremes.contains { $0.series == outlier.series && $0.x == outlier.x }
      }
  }

  /// Returns the symbol of a marked point: the point itself of a summarised line, a ring around
  /// others, and beyond the end of a bar, whose colour would hide it.
  private func symbol(of mark: MarkedPoint) -> Drawing.Shape? {
    guard mark.isOnAxis, !layout.areStacked else { return nil }
    let style = layout.style(ofSeries: mark.series)
    return .symbol(
      mark.isOnlyMark ? style.symbol : .circle, at: mark.centre, radius: mark.radius,
      ink: mark.isOnlyMark ? style.ink : .text, isFilled: false)
  }

  /// Returns the points of a series that are marked, the author's first.
  private func markedPoints(
    ofSeries index: Int, in panel: PictureLayout.Panel
  ) -> [MarkedPoint] {
    let series = chart.series[index]
    let isSummarised = layout.outlines[index]?.isSummarised == true
    func mark(_ x: Double, _ y: Double, _ texts: [String], isNamed: Bool) -> MarkedPoint {
      let isOnlyMark = isSummarised && !isNamed
      let radius = (isOnlyMark || chart.kind.hasBars ? 1 : 2) * sizes.symbol
      return MarkedPoint(
        series: index, x: x, y: y, texts: texts, isNamed: isNamed, isOnlyMark: isOnlyMark,
        isOnAxis: panel.frame.side(of: y) == nil,
        centre: centre(ofMarkAt: x, y, ofSeries: index, radius, in: panel), radius: radius)
    }
    let xs = AxisLabels(chart.xAxis)
    let (xText, yText) = (
      ValueText(axis: chart.xAxis), ValueText(axis: chart.axis(of: series))
    )
    /// The x with the value, or the value alone where there is no room for both.
    func texts(_ x: Double, _ y: Double) -> [String] {
      let value = UntrustedText.harmless(yText.text(y), limit: 40)
      // A category is named under its bar.
      if case .categorical = chart.xAxis { return [value] }
      let name =
        xs.labels.first { $0.value == x }?.text
        ?? UntrustedText.harmless(xText.text(x), limit: 40)
      return [PicturePhrases.pointLabel.text(["x": name, "value": value]), value]
    }
    var marks: [MarkedPoint] = []
    let labelled = series.labels.indices.filter { !series.labels[$0].isEmpty }
    if !labelled.isEmpty,
      Double(labelled.count) <= max(1, Self.maxLabelShare * Double(series.count))
    {
      marks = labelled.prefix(100).filter {
        series.ys[$0].isFinite && chart.xAxis.range.contains(series.xs[$0])
      }.map {
        mark(
          series.xs[$0], series.ys[$0], [UntrustedText.harmless(series.labels[$0], limit: 60)],
          isNamed: true)
      }
    }
    let outliers: [(x: Double, y: Double)]
    if let outline = layout.outlines[index], outline.isSummarised {
      outliers = outline.outliers.map { ($0.x, $0.y) }
    } else {
      outliers = layout.stops[index].compactMap { stop in
        stop.isOutlier && stop.rows == 1 ? stop.y.map { (stop.x, $0) } : nil
      }
    }
    marks += outliers.filter { outlier in
      !marks.contains { $0.x == outlier.x && $0.y == outlier.y }
    }.map {
      mark($0.x, $0.y, chart.kind == .scatter ? [] : texts($0.x, $0.y), isNamed: false)
    }
    return marks
  }

  /// Returns the middle of the symbol of a marked point: the point, or beyond the end of its bar.
  private func centre(
    ofMarkAt x: Double, _ y: Double, ofSeries index: Int, _ radius: Double,
    in panel: PictureLayout.Panel
  ) -> Drawing.Point {
    let frame = panel.frame
    var point = frame.point(x, y)
    guard chart.kind.hasBars, !layout.areStacked else { return point }
    let bar = layout.bar(ofSeries: index, in: panel, isStacked: false)
    let across = bar.offset + bar.width / 2
    let isBelow = frame.y.scale == .linear && y < min(max(0, frame.y.low), frame.y.high)
    let beyond = (isBelow ? -1 : 1) * (radius + 1)
    if frame.isFlipped {
      point.x += beyond
      point.y += across
    } else {
      point.x += across
      point.y -= beyond
    }
    return point
  }

  /// Returns a text beside its marked point, where it touches no other text and no symbol, or nil if
  /// there is no such place: an author's on the fewest points of lines, others on hardly any.
  private func place(
    _ text: String, of mark: MarkedPoint, avoiding points: [Drawing.Point],
    _ symbols: [Drawing.Rectangle], in frame: PlotFrame
  ) -> Drawing.Text? {
    guard !text.isEmpty else { return nil }
    let (point, space) = (mark.centre, mark.radius + 0.4 * sizes.label.size)
    let (above, below) = (point.y - space, point.y + space + 0.75 * sizes.label.size)
    let (left, right) = (point.x - space, point.x + space)
    let middle = point.y + middleToBaseline
    let candidates = [
      label(text, x: point.x, y: above, anchor: .middle, isOverPlot: true),
      label(text, x: right, y: middle, isOverPlot: true),
      label(text, x: left, y: middle, anchor: .end, isOverPlot: true),
      label(text, x: point.x, y: below, anchor: .middle, isOverPlot: true),
      // Near the edges, beside the point but not around it.
      label(text, x: point.x, y: above, isOverPlot: true),
      label(text, x: point.x, y: above, anchor: .end, isOverPlot: true),
      label(text, x: point.x, y: below, isOverPlot: true),
      label(text, x: point.x, y: below, anchor: .end, isOverPlot: true),
    ]
    var room = frame.area
    room.y -= sizes.gap
    room.height += sizes.gap
    let obstacles = taken + symbols
    let free = candidates.filter { text in
      let bounds = text.bounds
      return room.contains(bounds) && !obstacles.contains { $0.overlaps(bounds) }
    }
    func count(_ text: Drawing.Text) -> Int {
      let bounds = text.bounds
      return points.count {
        bounds.x <= $0.x && $0.x <= bounds.right && bounds.y <= $0.y && $0.y <= bounds.bottom
      }
    }
    let ranked = free.enumerated().map { ($0, count($1), $1) }.filter {
      mark.isNamed || $0.1 <= Self.maxCovered
    }
    return ranked.min { ($0.1, $0.0) < ($1.1, $1.0) }?.2
  }

  /// Returns positions along what is drawn of a series, for labels to avoid.
  func points(ofSeries index: Int, in frame: PlotFrame) -> [Drawing.Point] {
    if let outline = layout.outlines[index] {
      return outline.runs.flatMap { run -> [Drawing.Point] in
        let points = run.map { frame.point($0.x, $0.y) }
        return zip(points, points.dropFirst()).flatMap { one, next in
          let length = max(abs(next.x - one.x), abs(next.y - one.y))
          let count = max(1, min(100, Int(length / Self.pointSpacing)))
          return (0..<count).map {
            let share = Double($0) / Double(count)
            return Drawing.Point(
              x: one.x + (next.x - one.x) * share, y: one.y + (next.y - one.y) * share)
          }
        }
      }
    }
    return layout.stops[index].prefix(1000).compactMap { stop in
      stop.y.map { frame.point(stop.x, $0) }
    }
  }

  /// Returns a triangle at the edge for each value outside the axis, at most one every few pixels.
  private mutating func triangles(
    ofSeries index: Int, in frame: PlotFrame
  ) -> [Drawing.Shape] {
    let series = chart.series[index]
    var shapes: [Drawing.Shape] = []
    var seen: [Int: Bool] = [:]
    let range = chart.xAxis.range
    for (x, y) in zip(series.xs, series.ys) where y.isFinite && range.contains(x) {
      guard let side = frame.side(of: y) else { continue }
      outsideCount += 1
      let position = frame.position(ofX: x)
      let key = Int(position / sizes.symbol) * 2 + (side == .above ? 1 : 0)
      guard seen.updateValue(true, forKey: key) == nil else { continue }
      shapes.append(
        .symbol(
          side == .above ? .triangle : .invertedTriangle,
          at: frame.isFlipped
            ? Drawing.Point(
              x: side == .above
                ? frame.area.right - 1.2 * sizes.symbol : frame.area.x + 1.2 * sizes.symbol,
              y: position)
            : Drawing.Point(
              x: position,
              y: side == .above
                ? frame.area.y + 1.2 * sizes.symbol : frame.area.bottom - 1.2 * sizes.symbol),
          radius: sizes.symbol, ink: .text, isFilled: true))
    }
    return shapes
  }
}

extension Drawing.Shape {
  /// The area around a symbol, or nil of other shapes.
  fileprivate var symbolBounds: Drawing.Rectangle? {
    guard case .symbol(_, let point, let radius, _, _) = self else { return nil }
    // The longest symbols reach 1.3 radii from their middle.
    let reach = 1.3 * radius
    return Drawing.Rectangle(
      x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
