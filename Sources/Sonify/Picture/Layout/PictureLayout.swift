import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySession
import SonifyWords

/// What is drawn of a chart, and where: the areas of its plots, and the texts around them.
///
/// Each y axis has a plot of its own, one under the other over the same x axis, as each has all
/// pitches for itself.
struct PictureLayout {
  /// The chart, with the totals as its last series if it has stacks.
  let chart: ChartDescriptor
  /// The index of the totals, or nil.
  let totals: Int?
  /// The stops of every series.
  let stops: [[NamedStops.Stop]]
  /// The lines as they are heard; nil for series that are none.
  let outlines: [SeriesOutline?]
  /// The sizes of texts and marks.
  let sizes: TypeSizes
  /// The names of the x axis, the first y axis and all others.
  let axisNames: [String]

  /// A y axis with its series.
  struct Panel {
    /// The index of the axis.
    let axis: Int
    /// The series on it, without totals.
    let series: [Int]
    /// The lines of its title.
    var title: [String] = []
    /// The texts of its gridlines.
    let labels: AxisLabels
    /// Where its values are.
    var frame: PlotFrame
    /// The names of its lines at their ends.
    var names: [LineName] = []
  }

  /// The name of a line, beside its end.
  struct LineName {
    let series: Int
    let lines: [String]
    /// The middle of the text.
    var middle: Double
  }

  /// The width of the picture.
  private(set) var width: Double
  /// The lines of the title.
  private(set) var title: [String] = []
  /// The plots, from the top.
  private(set) var panels: [Panel] = []
  /// The rows of the legend; none if lines are named at their ends, or there is one series.
  private(set) var legend: [[Legend.Entry]] = []
  /// Where the legend begins.
  private(set) var legendTop = 0.0
  /// The names of categories down the left edge, if bars run to the right; else nil.
  private(set) var rows: CategoryRows?
  /// How cells are drawn, if the chart is a heat map; else nil.
  private(set) var cells: CellLayout?
  /// The bottom of the last plot.
  private(set) var plotBottom = 0.0

  init(_ described: ChartDescriptor, _ options: PictureOptions) {
    let named = NamedStops(described, atMost: Self.maxStopCount)
    (chart, totals, stops) = (named.chart, named.totals, named.series)
    outlines = Composer().outlines(of: chart)
    sizes = TypeSizes(options)
    axisNames = ChartOverview(described).axes
    width = options.width
    layOut()
  }

  /// The maximum number of stops that have a name.
  static let maxStopCount = 1000

  /// The maximum length of the title of an axis, in Unicode scalars.
  static let maxTitleLength = 300
  /// The maximum number of lines of the title of an axis.
  static let maxTitleLineCount = 8

  /// The series that are drawn, without totals; with them if they are lines of their own.
  var drawnSeries: [Int] {
    chart.series.indices.filter { $0 != totals || !areStacked }
  }

  /// Whether the values of series are drawn on each other.
  var areStacked: Bool {
    totals != nil && !outlines.contains { $0?.isSummarised == true }
  }

  /// Whether series are drawn as lines.
  var areLines: Bool { [.line, .band].contains(chart.kind) && outlines.contains { $0 != nil } }

  /// Whether symbols of separate points are filled: if they are few, or stand for cells.
  var areSymbolsFilled: Bool {
    let count = chart.series.reduce(0) { $0 + $1.count }
    return count <= 60 || count > ChartPainter.maxSymbolCount
  }

  /// The width of a sample in the legend: that of a symbol, or of a piece of a line or bar.
  var sampleWidth: Double {
    cells != nil || chart.kind.hasBars || areStacked || areLines
      ? 2.2 * sizes.label.size : 2.4 * sizes.symbol
  }

  /// Returns how a series is drawn.
  func style(ofSeries index: Int) -> SeriesStyle {
    SeriesStyle(index: index, scale: sizes.growth)
  }

  /// Returns the title of a y axis with its unit.
  func title(ofAxis index: Int) -> String {
    // Rows are named on the left.
    guard cells == nil else { return UntrustedText.harmless(chart.seriesTitle, limit: 100) }
    let axis = chart.yAxes[index]
    // The names of the series stand beside their lines or in the legend.
    let title =
      chart.listsSeries(inTitleOf: index) && areSeriesNamed
      ? "" : UntrustedText.harmless(axis.title, limit: Self.maxTitleLength)
    return axis.quantity == .number ? Self.title(title, withUnit: axis.unit) : title
  }

  /// Whether the names of series stand beside their lines or in a legend.
  private var areSeriesNamed: Bool { drawnSeries.count > 1 }

  /// Returns a title with a unit, unless it has it already.
  static func title(_ title: String, withUnit unit: AxisUnit?) -> String {
    guard let unit = unit.map({ UntrustedText.harmless($0.other, limit: 40) }), !unit.isEmpty,
      !title.lowercased().contains(unit.lowercased())
    else { return title }
    return title.isEmpty
      ? unit : PicturePhrases.titleWithUnit.text(["title": title, "unit": unit])
  }

  // MARK: - Laying out

  private mutating func layOut() {
    var axes: [Int] = []
    for index in drawnSeries where !axes.contains(chart.series[index].axis) {
      axes.append(chart.series[index].axis)
    }
    cells = CellLayout(chart, sizes, usual: sizes.plotHeight(of: 1))
    // All rows have one axis.
    if cells != nil { axes.removeLast(max(0, axes.count - 1)) }
    let labels = axes.map { cells?.labels ?? AxisLabels(chart.yAxes[$0]) }
    let labelWidth =
      labels.flatMap(\.labels).map { sizes.label.width(of: $0.text) }.max() ?? 0
    rows = CategoryRows(chart, sizes, within: width, plots: axes.count, series: drawnSeries.count)
    let left = sizes.margin + (rows?.width ?? min(labelWidth, 0.4 * width)) + sizes.gap
    // Half of a usual picture at 400 %, so that the names beside it make no picture wider than asked.
    let least = max(200, 5 * sizes.label.size)

    // Names at the ends of lines need no way back to a legend, if there is space.
    let names = lineNames(on: axes, within: 0.28 * width)
    let nameWidth =
      names.flatMap(\.self).flatMap(\.lines).map { sizes.label.width(of: $0) }.max() ?? 0
    var right =
      nameWidth > 0 ? nameWidth + sizes.margin + 3 * sizes.gap + 2 * sizes.symbol : sizes.margin
    let heights = rows?.height ?? cells?.height ?? sizes.plotHeight(of: axes.count)
    let fits = names.allSatisfy { panel in
      Double(panel.reduce(0) { $0 + $1.lines.count }) * sizes.label.lineHeight < heights
    }
    let isNamedBeside = nameWidth > 0 && fits && width - left - right >= max(least, 0.5 * width)
    if !isNamedBeside { right = sizes.margin }
    width = max(width, left + right + least)

    title = sizes.title.lines(
      of: UntrustedText.harmless(chart.title), within: width - 2 * sizes.margin)
    var top = sizes.margin + Double(title.count) * sizes.title.lineHeight
    if !title.isEmpty { top += sizes.gap }
    let areTitled = axes.allSatisfy { isTitled(axis: $0) }
    let entries: [(series: Int, name: String)] =
      cells.map { cells in cells.levels.map { ($0.level, $0.text) } }
      ?? drawnSeries.map { ($0, chart.name(ofSeries: $0)) }
    if cells != nil || !isNamedBeside && !areTitled && drawnSeries.count > 1 {
      legend = Legend.rows(
        of: entries, sizes, sample: sampleWidth, within: width - 2 * sizes.margin)
      legendTop = top
      top +=
        Double(legend.reduce(0) { $0 + ($1.map(\.lines.count).max() ?? 0) })
        * sizes.label.lineHeight
      top += sizes.gap
    }

    let plotWidth = width - left - right
    for (number, axis) in axes.enumerated() {
      let series = drawnSeries.filter { chart.series[$0].axis == axis }
      let lines = sizes.label.lines(
        of: title(ofAxis: axis), within: width - (rows == nil ? sizes.margin : left) - sizes.margin,
        atMost: Self.maxTitleLineCount)
      let lineCount = max(lines.count, rows?.title.count ?? 0)
      top += Double(lineCount) * sizes.label.lineHeight + (lineCount == 0 ? 0 : sizes.gap)
      let area = Drawing.Rectangle(x: left, y: top, width: plotWidth, height: heights)
      panels.append(
        Panel(
          axis: axis, series: series, title: lines, labels: labels[number],
          frame: frame(in: area, axis: axis), names: []))
      if isNamedBeside { placeNames(names[number], inPanel: number) }
      top += heights + (number + 1 < axes.count ? 1.5 * sizes.label.lineHeight : 0)
    }
    plotBottom = top
  }

  private func frame(in area: Drawing.Rectangle, axis: Int) -> PlotFrame {
    let y = cells?.placement ?? chart.yAxes[axis].placement
    let (x, inset): (PlotFrame.Placement, Double) =
      switch chart.xAxis {
      case .categorical(let axis): (.categories(axis.categories.count), 0)
      case .numeric(let axis):
        (
          cells?.columns?.placement ?? .axis(axis.placement),
          cells?.columns?.inset(in: area.width)
            ?? (chart.kind.hasBars || chart.hasFigures && !areLines
              ? barInset(in: area) : 2 * sizes.symbol)
        )
      }
    let space = 2 * sizes.symbol + 2
    guard cells == nil else {
      return PlotFrame(
        area: area, x: x, y: y, isReversed: chart.contentDirection == .rightToLeft, inset: inset,
        insets: (0, 0))
    }
    let standsOnBase = chart.kind.hasBars || areStacked
    var frame = PlotFrame(
      area: area, x: x, y: y, isReversed: chart.contentDirection == .rightToLeft, inset: inset,
      insets: (
        top: standsOnBase && y.high <= 0 ? 0 : space, bottom: standsOnBase && y.low >= 0 ? 0 : space
      ))
    frame.isFlipped = rows != nil
    return frame
  }

  /// The space that half a bar needs beyond the ends of an axis of numbers.
  private func barInset(in area: Drawing.Rectangle) -> Double {
    let step = barStep
    return min(area.width / 3, (area.width - 4) * 0.4 * step / (1 + 0.8 * step) + 2)
  }

  /// The minimum distance of two bars on an axis of numbers, as a share of it, at most a tenth.
  var barStep: Double {
    let xs = Set(drawnSeries.prefix(8).flatMap { chart.series[$0].xs.prefix(20_000) }).sorted()
    let steps = zip(xs, xs.dropFirst())
      .map { chart.xAxis.position(of: $1) - chart.xAxis.position(of: $0) }
      .filter { $0 > 0 && $0.isFinite }
    return min(0.1, steps.min() ?? 0.1)
  }

  /// Returns where a bar of a series begins, from the position of its x, and its width.
  func bar(
    ofSeries index: Int, in panel: Panel, isStacked: Bool
  ) -> (offset: Double, width: Double) {
    let frame = panel.frame
    let slot =
      frame.band > 0
      ? frame.band * (chart.kind == .histogram ? 1 : 0.8)
      : max(1, barStep * (frame.area.width - 2 * frame.inset) * 0.8)
    guard !isStacked else { return (-slot / 2, slot) }
    let width = slot / Double(max(1, panel.series.count))
    return (-slot / 2 + Double(panel.series.firstIndex(of: index) ?? 0) * width, width)
  }

  // MARK: - Names of lines

  /// Returns whether the title of a plot names its only series.
  private func isTitled(axis: Int) -> Bool {
    let series = drawnSeries.filter { chart.series[$0].axis == axis }
    return series.count == 1 && title(ofAxis: axis).contains(chart.name(ofSeries: series[0]))
  }

  /// Returns the names of the lines on each axis; none if they are no lines, or the only ones.
  private func lineNames(on axes: [Int], within width: Double) -> [[LineName]] {
    guard areLines, drawnSeries.count > 1 else { return axes.map { _ in [] } }
    return axes.map { axis in
      let series = drawnSeries.filter { chart.series[$0].axis == axis && outlines[$0] != nil }
      if isTitled(axis: axis) { return [] }
      return series.map { index in
        LineName(
          series: index,
          lines: sizes.label.lines(of: chart.name(ofSeries: index), within: width, atMost: 2),
          middle: 0)
      }
    }
  }

  /// Sets names beside the ends of their lines, moved apart where they would touch.
  private mutating func placeNames(_ names: [LineName], inPanel number: Int) {
    let frame = panels[number].frame
    let stack = areStacked ? StackedValues(chart, series: drawnSeries) : nil
    var placed = names
    for index in placed.indices {
      let series = placed[index].series
      let end = outlines[series]?.runs.last { !$0.isEmpty }?.last
      if let stack, let range = stack.last(ofSeries: series) {
        placed[index].middle =
          (frame.position(ofY: range.lowerBound) + frame.position(ofY: range.upperBound)) / 2
      } else {
        placed[index].middle = end.map { frame.position(ofY: $0.y) } ?? frame.area.bottom
      }
    }
    placed.sort { ($0.middle, $0.series) < ($1.middle, $1.series) }
    func height(_ name: LineName) -> Double { Double(name.lines.count) * sizes.label.lineHeight }
    var free = frame.area.y
    for index in placed.indices {
      let half = height(placed[index]) / 2
      placed[index].middle = max(placed[index].middle, free + half)
      free = placed[index].middle + half
    }
    var limit = frame.area.bottom
    for index in placed.indices.reversed() {
      let half = height(placed[index]) / 2
      placed[index].middle = min(placed[index].middle, limit - half)
      limit = placed[index].middle - half
    }
    panels[number].names = placed
  }
}
