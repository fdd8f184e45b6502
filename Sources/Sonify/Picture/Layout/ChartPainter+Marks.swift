import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySession

extension ChartPainter {
  /// A point that is marked, with its label if it has one.
  struct MarkedPoint {
    var x: Double
    var y: Double
    var text: String
    /// Whether the author has named it.
    var isNamed: Bool
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

  /// Draws what stands out of a series: outliers as rings, an author's labels, and values outside
  /// the axis as triangles at its edge.
  mutating func marks(
    ofSeries index: Int, in panel: PictureLayout.Panel, avoiding points: [Drawing.Point]
  ) -> [Drawing.Shape] {
    let frame = panel.frame
    let found = markedPoints(ofSeries: index)
    var shapes: [Drawing.Shape] = []
    var nameCount = 0
    let outliers = found.filter { !$0.isNamed }
    let labelsOutliers = outliers.count <= Self.maxLabelCount
    let isSummarised = layout.outlines[index]?.isSummarised == true
    let style = layout.style(ofSeries: index)
    for mark in found {
      let point = frame.point(mark.x, mark.y)
      // Of a summarised line nothing else shows the point.
      let isPoint = isSummarised && !mark.isNamed
      let radius = radius(of: mark, ofSeries: index)
      if frame.side(of: mark.y) == nil, !layout.areStacked {
        shapes.append(
          isPoint
            ? .symbol(style.symbol, at: point, radius: radius, ink: style.ink, isFilled: false)
            : .symbol(.circle, at: point, radius: radius, ink: .text, isFilled: false))
      }
      guard !mark.text.isEmpty, mark.isNamed ? nameCount < Self.maxNameCount : labelsOutliers
      else { continue }
      if let text = place(mark, beside: point, radius, avoiding: points, in: frame) {
        nameCount += 1
        shapes.append(add(text))
      }
    }
    if !outliers.isEmpty {
      noteOnce(isSummarised ? PicturePhrases.windowOutliers : PicturePhrases.outliers)
    }
    return shapes + triangles(ofSeries: index, in: frame)
  }

  private func radius(of mark: MarkedPoint, ofSeries index: Int) -> Double {
    let isPoint = layout.outlines[index]?.isSummarised == true && !mark.isNamed
    return (isPoint ? 1 : 2) * sizes.symbol
  }

  /// Returns the areas of the symbols at the marked points of a plot.
  func signs(in panel: PictureLayout.Panel) -> [Drawing.Rectangle] {
    guard !layout.areStacked else { return [] }
    return panel.series.flatMap { index in
      markedPoints(ofSeries: index).filter { panel.frame.side(of: $0.y) == nil }.map { mark in
        let point = panel.frame.point(mark.x, mark.y)
        let radius = radius(of: mark, ofSeries: index)
        return Drawing.Rectangle(
          x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
      }
    }
  }

  /// Returns the points of a series that are marked, the author's first.
  private func markedPoints(ofSeries index: Int) -> [MarkedPoint] {
    let series = chart.series[index]
    let xs = AxisLabels(chart.xAxis)
    let text = ValueText(axis: chart.xAxis)
    func name(_ x: Double) -> String {
      // A category is named under its bar.
      if case .categorical = chart.xAxis { return "" }
      return xs.labels.first { $0.value == x }?.text
        ?? UntrustedText.harmless(text.text(x), limit: 40)
    }
    var marks: [MarkedPoint] = []
    let labelled = series.labels.indices.filter { !series.labels[$0].isEmpty }
    if !labelled.isEmpty,
      Double(labelled.count) <= max(1, Self.maxLabelShare * Double(series.count))
    {
      marks = labelled.prefix(100).filter {
        series.ys[$0].isFinite && chart.xAxis.range.contains(series.xs[$0])
      }.map {
        MarkedPoint(
          x: series.xs[$0], y: series.ys[$0],
          text: UntrustedText.harmless(series.labels[$0], limit: 60), isNamed: true)
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
      MarkedPoint(x: $0.x, y: $0.y, text: chart.kind == .scatter ? "" : name($0.x), isNamed: false)
    }
    return marks
  }

  /// Returns the text of a mark beside its point, where it touches no other text, or nil if there is
  /// no such place: an author's on the fewest points, others on hardly any.
  private func place(
    _ mark: MarkedPoint, beside point: Drawing.Point, _ radius: Double,
    avoiding points: [Drawing.Point],
    in frame: PlotFrame
  ) -> Drawing.Text? {
    let text = mark.text
    let space = radius + 0.4 * sizes.label.size
    let candidates = [
      label(text, x: point.x, y: point.y - space, anchor: .middle, isOverPlot: true),
      label(text, x: point.x + space, y: point.y + middleToBaseline, isOverPlot: true),
      label(
        text, x: point.x - space, y: point.y + middleToBaseline, anchor: .end, isOverPlot: true),
      label(
        text, x: point.x, y: point.y + space + 0.75 * sizes.label.size, anchor: .middle,
        isOverPlot: true),
    ]
    var room = frame.area
    room.y -= sizes.gap
    room.height += sizes.gap
    let free = candidates.filter { text in
      let bounds = text.bounds
      return room.contains(bounds) && !(taken + signs).contains { $0.overlaps(bounds) }
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
