import SonifyBase
import SonifyChart

/// The names of categories, one under the other, of bars that run to the right: for names that have
/// no room beside each other.
struct CategoryRows {
  /// The lines of each name.
  let names: [[String]]
  /// The lines of the title of the axis.
  let title: [String]
  /// The width of the longest line.
  let width: Double
  /// The height of all rows.
  let height: Double

  /// The maximum number of categories: more make a picture too high to compare them.
  private static let maxCount = 40
  /// The maximum number of lines of a name, which no name of 60 letters in usual words needs.
  private static let maxLineCount = 8

  /// Creates the rows of a chart, or nil if its bars stand upright: if their names have room, are
  /// dates, which run to the right, or are too many.
  init?(
    _ chart: ChartDescriptor, _ sizes: TypeSizes, within width: Double, plots: Int, series: Int
  ) {
    guard [.bar, .box].contains(chart.kind), plots == 1, case .categorical(let axis) = chart.xAxis,
      (2...Self.maxCount).contains(axis.categories.count), !chart.xAxis.isOrdered
    else { return nil }
    let labels = AxisLabels(axis)
    let area = Drawing.Rectangle(
      x: 0.1 * width, y: 0, width: 0.9 * width - sizes.margin, height: 1)
    let upright = PlotFrame(
      area: area, x: .categories(axis.categories.count),
      y: AxisPlacement(low: 0, high: 1, scale: .linear), isReversed: false, inset: 0,
      insets: (0, 0))
    guard !XLabelRows(labels, in: upright, sizes, within: width).showsAll else { return nil }
    // A name breaks at its spaces, so the longest word decides the width, within reason.
    let words = labels.labels.flatMap { $0.text.split(separator: " ") }
    let longest = words.map { sizes.label.width(of: String($0)) }.max() ?? 0
    let limit = max(0.38 * width, min(longest, 0.55 * width))
    names = labels.labels.map {
      sizes.label.lines(of: $0.text, within: limit, atMost: Self.maxLineCount)
    }
    title = sizes.label.lines(
      of: UntrustedText.harmless(axis.title, limit: 100), within: limit, atMost: 2)
    self.width = (names.joined() + title).map { sizes.label.width(of: $0) }.max() ?? 0
    let lines = names.map(\.count).max() ?? 1
    let stacked = chart.hasStacks ? 1 : series
    let row = max(
      (Double(lines) + 0.4) * sizes.label.lineHeight,
      Double(stacked) * 9 * sizes.growth / 0.8)
    height = row * Double(names.count)
  }
}
