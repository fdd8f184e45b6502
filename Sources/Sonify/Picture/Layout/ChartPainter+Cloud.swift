import SonifyBase
import SonifyChart
import SonifySession

extension ChartPainter {
  /// The number of points from which neighbours share a symbol.
  static let maxSymbolCount = 2000

  /// Draws a series as separate points, or as cells of a grid if they are too many.
  mutating func cloud(ofSeries index: Int, in panel: PictureLayout.Panel) -> Drawing.Part {
    let (frame, style) = (panel.frame, layout.style(ofSeries: index))
    let series = chart.series[index]
    var part = Drawing.Part(role: .series, name: partName(ofSeries: index))
    let all = chart.series.reduce(0) { $0 + $1.count }
    guard all <= Self.maxSymbolCount else {
      part.shapes = cells(ofSeries: index, in: panel)
      part.parts = regions(ofSeries: index, in: frame)
      return part
    }
    let radius = (all > 200 ? 0.75 : 1) * sizes.symbol
    func symbol(_ x: Double, _ y: Double) -> Drawing.Shape {
      .symbol(
        style.symbol, at: frame.point(x, y), radius: radius, ink: style.ink,
        isFilled: layout.areSymbolsFilled)
    }
    let stops = layout.stops[index]
    if stops.allSatisfy({ $0.rows == 1 || $0.y == nil }) {
      let regions = regions(ofSeries: index, in: frame)
      for (stop, region) in zip(stops, regions) {
        let shapes = stop.y.map { [symbol(stop.x, $0)] } ?? region.shapes
        part.parts.append(Drawing.Part(role: .stop, name: stop.text, shapes: shapes))
      }
    } else {
      for (x, y) in zip(series.xs, series.ys) where y.isFinite && chart.xAxis.range.contains(x) {
        part.shapes.append(symbol(x, y))
      }
      part.parts = regions(ofSeries: index, in: frame)
    }
    return part
  }

  /// Returns one symbol for each cell of a grid that has points, larger for more.
  private mutating func cells(
    ofSeries index: Int, in panel: PictureLayout.Panel
  ) -> [Drawing.Shape] {
    let (frame, style) = (panel.frame, layout.style(ofSeries: index))
    let series = chart.series[index]
    let size = max(6, 1.5 * sizes.symbol)
    let columns = Int(frame.area.width / size) + 1
    let rows = Int(frame.area.height / size) + 1
    var counts = Array(repeating: 0, count: columns * rows)
    let range = chart.xAxis.range
    for (x, y) in zip(series.xs, series.ys) where y.isFinite && range.contains(x) {
      let point = frame.point(x, y)
      let column = min(columns - 1, max(0, Int((point.x - frame.area.x) / size)))
      let row = min(rows - 1, max(0, Int((point.y - frame.area.y) / size)))
      counts[row * columns + column] += 1
    }
    let most = counts.max() ?? 0
    mostInCell = max(mostInCell, most)
    return counts.indices.filter { counts[$0] > 0 }.map { cell in
      // The area grows with the logarithm, so that a single outlier is still seen.
      let share = most > 1 ? logarithm(counts[cell]) / logarithm(most) : 1
      let radius = size / 2 * (0.3 + 0.7 * share).squareRoot()
      return .symbol(
        style.symbol,
        at: Drawing.Point(
          x: frame.area.x + (Double(cell % columns) + 0.5) * size,
          y: frame.area.y + (Double(cell / columns) + 0.5) * size),
        radius: radius, ink: style.ink, isFilled: true)
    }
  }

  /// The number of binary digits, and a fraction between them.
  private func logarithm(_ count: Int) -> Double {
    let digits = Int.bitWidth - count.leadingZeroBitCount - 1
    return Double(digits) + Double(count) / Double(1 << digits) - 1
  }
}
