import SonifyBase
import SonifyChart
import SonifySession

extension ChartPainter {
  /// The maximum number of cells that are drawn along each axis: more are drawn as their means.
  private static let maxCellCount = 200

  /// Draws the rows of a heat map: a cell for each value, with its number where there is room.
  mutating func cells(_ cells: CellLayout, in panel: PictureLayout.Panel) -> [Drawing.Part] {
    let grid = CellGrid(chart, atMost: Self.maxCellCount)
    if grid.areMeans { noteOnce(PicturePhrases.meansOfCells) }
    let quantity = UntrustedText.harmless(chart.yAxis.title, limit: 60)
    if !quantity.isEmpty {
      let text = PicturePhrases.colour.text(["axis": quantity])
      if !notes.contains(text) { notes.append(text) }
    }
    let frame = panel.frame
    let bounds = grid.columns.map { cells.bounds(of: $0, in: frame) }
    let text = ValueText(axis: chart.yAxis)
    let widest = grid.rows.joined().compactMap { $0.map(text.text) }.map {
      sizes.label.width(of: $0)
    }.max()
    let narrowest = bounds.map { $0.upperBound - $0.lowerBound }.min() ?? 0
    let height = frame.area.height / Double(max(1, grid.rows.count))
    // Some numbers without the others would be read as all there are.
    let hasNumbers =
      sizes.form == .visual && !grid.areMeans && height >= sizes.label.lineHeight
      && widest.map { $0 + 4 <= narrowest } == true
    var parts: [Drawing.Part] = []
    for (row, values) in grid.rows.enumerated() {
      let top = frame.area.y + Double(row) * height
      var part = Drawing.Part(role: .series, name: grid.areMeans ? "" : partName(ofSeries: row))
      let stops = grid.areMeans ? [] : layout.stops[row]
      let areNamed = !stops.isEmpty && stops.allSatisfy { $0.rows == 1 }
      for (number, value) in values.enumerated() {
        let area = Drawing.Rectangle(
          x: bounds[number].lowerBound, y: top,
          width: bounds[number].upperBound - bounds[number].lowerBound, height: height)
        let shapes = shapes(of: value, cells, in: area, hasNumbers ? text : nil)
        if areNamed, let stop = stops.first(where: { $0.x == grid.columns[number].lowerBound }) {
          part.parts.append(Drawing.Part(role: .stop, name: stop.text, shapes: shapes))
        } else {
          part.shapes += shapes
        }
      }
      if !areNamed {
        part.parts = stops.map { stop in
          let ends = cells.bounds(of: stop.xs, in: frame)
          let area = Drawing.Rectangle(
            x: ends.lowerBound, y: top, width: ends.upperBound - ends.lowerBound, height: height)
          return Drawing.Part(role: .stop, name: stop.text, shapes: [.region(area)])
        }
      }
      parts.append(part)
    }
    let edge = Drawing.Shape.line(
      frame.area.corners + [frame.area.corners[0]], ink: .axis, width: sizes.hair, dash: [])
    return parts + [Drawing.Part(role: .decoration, shapes: [edge])]
  }

  private func shapes(
    of value: Double?, _ cells: CellLayout, in area: Drawing.Rectangle, _ text: ValueText?
  ) -> [Drawing.Shape] {
    guard let value else { return [.region(area)] }
    let level = cells.level(of: value)
    var shapes = [cellShape(level, area.corners)]
    if let text {
      var number = label(
        text.text(value), x: area.x + area.width / 2,
        y: area.y + area.height / 2 + middleToBaseline,
        anchor: .middle)
      number.ink = level < CellLayout.firstDarkLevel ? .text : .paper
      shapes.append(.text(number))
    }
    return shapes
  }

  /// Returns the area of a cell, or of its sample in the legend: for touch, its hatching says the
  /// level.
  func cellShape(_ level: Int, _ corners: [Drawing.Point]) -> Drawing.Shape {
    let last = Drawing.Ink.levelCount - 1
    let texture = sizes.form == .tactile && level > 0 && level < last ? level : 0
    return .area(corners, ink: .level(level), texture: texture)
  }
}

extension CellLayout {
  /// The first level on which numbers are in the colour of the background.
  static let firstDarkLevel = 4

  /// Returns where the cells of some columns are along x.
  fileprivate func bounds(
    of xs: ClosedRange<Double>, in frame: PlotFrame
  ) -> ClosedRange<Double> {
    let half = 0.5 / Double(max(1, frame.categoryCount))
    let shares =
      columns?.shares(xs)
      ?? (frame.x.share(xs.lowerBound) - half)...(frame.x.share(xs.upperBound) + half)
    let ends = [shares.lowerBound, shares.upperBound].map(frame.position(atShare:))
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}

/// The cells of a heat map as they are drawn: each for itself, or the means of neighbouring ones.
private struct CellGrid {
  /// The x of the first and the last column of each part.
  let columns: [ClosedRange<Double>]
  /// The values of each row, nil where there is none.
  let rows: [[Double?]]
  /// Whether values are means of several cells.
  let areMeans: Bool

  init(_ chart: ChartDescriptor, atMost limit: Int) {
    let xs = Set(chart.series.flatMap(\.xs)).filter(chart.xAxis.range.contains).sorted()
    let (width, height) = (
      max(1, (xs.count + limit - 1) / limit), max(1, (chart.series.count + limit - 1) / limit)
    )
    areMeans = width > 1 || height > 1
    columns = stride(from: 0, to: xs.count, by: width).map {
      xs[$0]...xs[min(xs.count, $0 + width) - 1]
    }
    var part: [Double: Int] = [:]
    for (place, x) in xs.enumerated() { part[x] = place / width }
    let count = columns.count
    rows = stride(from: 0, to: chart.series.count, by: height).map { first in
      var means = [CumulativeMean](repeating: CumulativeMean(), count: count)
      for series in chart.series[first..<min(chart.series.count, first + height)] {
        for (x, y) in zip(series.xs, series.ys) where y.isFinite {
          guard let number = part[x] else { continue }
          means[number].add(y)
        }
      }
      return means.map(\.value)
    }
  }
}
