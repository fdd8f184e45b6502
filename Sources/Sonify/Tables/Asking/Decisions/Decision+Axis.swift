public import SonifyBase
public import SonifyChart

extension Decision {
  /// The layout of an axis.
  public enum Axis: Equatable, Sendable {
    /// The categories of a column are in the order of the calendar.
    case calendarOrder(String)
    /// The scale of an axis, and the quantity of its numbers.
    case scale(AxisName, AxisScale, NumericAxis.Quantity)
    /// An axis of categories.
    case categories(AxisName)
    /// The ends of a y axis.
    case range(AxisName, ClosedRange<Double>)
    /// The number of gridlines of an axis.
    case gridlines(AxisName, count: Int)
    /// These series have a y axis of their own, which they share.
    case ownAxis([String])
    /// Each of these series has a y axis of its own.
    case ownAxes([String])
    /// These series share a y axis: all values of one column, or columns.
    case sharedAxis([String], isOneColumn: Bool, byRange: Bool)
    /// The x axis of functions has its usual ends.
    case usualRange(ClosedRange<Double>)
    /// The ends of the y axis of functions that have poles, beyond which there are values.
    case poles(ClosedRange<Double>)
  }

  /// The name of an axis.
  public enum AxisName: Equatable, Sendable {
    /// The x axis.
    case x
    /// The only y axis.
    case y
    /// The y axis of these series.
    case yOf([String])
  }
}

extension Decision.Axis {
  var text: String { UntrustedText.harmless(sentence, limit: 300) }

  private var sentence: String {
    switch self {
    case .calendarOrder(let name): LayoutPhrases.inCalendarOrder.text(["name": name])
    case .scale(let axis, let scale, let quantity):
      Self.phrase(scale, quantity).text(["axis": axis.text])
    case .categories(let axis): LayoutPhrases.byNames.text(["axis": axis.text])
    case .range(let axis, let range):
      LayoutPhrases.runs.text([
        "axis": axis.text, "low": range.lowerBound.inWords, "high": range.upperBound.inWords,
      ])
    case .gridlines(let axis, let count):
      LayoutPhrases.gridlines.text(count: count, ["count": "\(count)", "axis": axis.text])
    case .ownAxis(let names):
      names.count == 1
        ? LayoutPhrases.ownAxis.text(["name": names[0]])
        : LayoutPhrases.ownAxes.text(["names": names.brief])
    case .ownAxes(let names): LayoutPhrases.ownAxisEach.text(["names": names.brief])
    case .sharedAxis(let names, _, let byRange):
      (byRange ? LayoutPhrases.sharedAxisByRange : LayoutPhrases.sharedAxis)
        .text(["names": names.listed])
    case .usualRange(let range): Self.text(FunctionPhrases.usualRange, range)
    case .poles(let range): Self.text(FunctionPhrases.poles, range)
    }
  }

  private static func text(_ phrase: Phrase, _ range: ClosedRange<Double>) -> String {
    phrase.text(["low": range.lowerBound.inWords, "high": range.upperBound.inWords])
  }

  private static func phrase(_ scale: AxisScale, _ quantity: NumericAxis.Quantity) -> Phrase {
    switch (scale, quantity) {
    case (.linear, .number), (.linear, .row): LayoutPhrases.byNumber
    case (.linear, .year): LayoutPhrases.byYear
    case (.linear, .duration): LayoutPhrases.byDuration
    case (.linear, .timeOfDay): LayoutPhrases.byTimeOfDay
    case (.linear, .size): LayoutPhrases.bySize
    case (.linear, .date): LayoutPhrases.byDate
    case (.log10, _), (.ln, _): LayoutPhrases.byLogarithm
    }
  }

  var isReported: Bool {
    switch self {
    case .calendarOrder, .ownAxis, .ownAxes, .usualRange, .poles: true
    case .scale, .categories, .range, .gridlines, .sharedAxis: false
    }
  }

  var remedy: Remedy? {
    switch self {
    case .calendarOrder: .order(isGiven: false)
    case .scale(.x, _, _), .categories(.x): .xScale(nil)
    case .scale, .categories: .yScale
    case .range, .poles: .yRange
    case .usualRange: .xRange
    case .gridlines(.x, _): .xGrid
    case .gridlines: .yGrid
    case .ownAxis, .ownAxes: .oneYAxis
    case .sharedAxis(_, let isOneColumn, _): isOneColumn ? .oneSeries : .oneY
    }
  }
}

extension Decision.AxisName {
  fileprivate var text: String {
    switch self {
    case .x: LayoutPhrases.x.text()
    case .y: LayoutPhrases.y.text()
    case .yOf(let names): LayoutPhrases.yOf.text(["names": names.listed])
    }
  }
}

extension [String] {
  /// The first eight names, and the number of the others.
  fileprivate var listed: String { Lists.text(Array(prefix(8)), of: count) }
  /// At most four names, or the first three and the number of the others.
  fileprivate var brief: String { Lists.text(Array(prefix(count > 4 ? 3 : 4)), of: count) }
}
