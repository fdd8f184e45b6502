import SonifyBase
public import SonifyChart

/// The user's choices for a chart; everything else is chosen from the data.
public struct ChartChoices: Equatable, Sendable {
  /// The maximum number of series in a chart.
  package static let maxSeries = 1000
  /// The maximum number of series that the values of a field make in a specification that names it
  /// only as a detail.
  package static let maxDetails = 64

  /// The column that orders the points.
  public var x: ColumnReference?
  /// The columns of the values; empty to choose them from the data.
  public var y: [ColumnReference] = []
  /// The column with one series for each of its values.
  public var series: ColumnReference?
  /// The column of labels: the names of the points, or remarks on a few of them.
  public var label: ColumnReference?
  /// The columns that properties of tones follow, of numbers for volume and length and of a few
  /// categories for timbre; of a chart document, the additional axes by their titles or numbers.
  public var tones: [ToneProperty: ColumnReference] = [:]
  /// Whether rows may be split into series automatically, where x repeats.
  public var splitsRows = true
  /// The kind of chart.
  public var kind: ChartKind?
  /// Whether the values of all series at one x are parts of a whole; nothing is stacked
  /// automatically.
  public var isStacked: Bool?
  /// The approximate number of bins of a histogram, 1 to `Gridlines.maxCount`: their edges are
  /// round numbers.
  public var binCount: Int?
  /// The rows of a table that make the chart.
  public var rows = RowChoices()
  /// The view to use of a specification with several views, counted from 1.
  public var view: Int?

  /// The title of the chart.
  public var title: String?
  /// The author's own description of the chart.
  public var summary: String?
  /// The origin of the data in the author's words.
  public var source: String?
  /// The title of the x axis.
  public var xTitle: String?
  /// The title of the y axis.
  public var yTitle: String?
  /// The unit of the x axis.
  public var xUnit: AxisUnit?
  /// The unit of the y axis.
  public var yUnit: AxisUnit?

  /// The scale of the x axis.
  public var xScale = Scale.auto
  /// The scale of the y axis: ``ChartChoices/Scale/auto``, ``ChartChoices/Scale/linear`` or
  /// ``ChartChoices/Scale/log``.
  public var yScale = Scale.auto
  /// The ends of the x axis; points outside are skipped.
  public var xRange: AxisRange?
  /// Whether the chart without an ``xRange`` is made too, in ``LoadedChart/whole``; the data are then read
  /// twice.
  public var keepsWhole = false
  /// The ends of the y axis.
  public var yRange: AxisRange?
  /// Whether the y axis ends at the values that are no outliers, if ``yRange`` is nil.
  public var isYRangeRobust = false
  /// The gridlines of the x axis.
  public var xGrid = Grid.auto
  /// The gridlines of the y axis.
  public var yGrid = Grid.auto

  /// Creates choices that leave everything to the data.
  public init() {}
}

extension ChartChoices {
  /// The scale of an axis.
  public enum Scale: String, CaseIterable, Sendable {
    /// Chosen from the data.
    case auto
    /// Linear: equal differences are equally far apart.
    case linear
    /// Logarithmic: equal ratios are equally far apart.
    case log
    /// Dates.
    case time
    /// Categories, in their order.
    case category
  }
}

extension ChartChoices {
  /// A value on an axis, as the user gives it.
  public enum AxisValue: Equatable, Sendable {
    /// A number, or seconds since 1970 on an axis of dates.
    case number(Double)
    /// A number or a date as text, interpreted once the axis is known: "2000" is the beginning of
    /// that year on an axis of dates.
    case text(String)

    /// The value as given, for messages.
    package var words: String {
      switch self {
      case .number(let value): "\(value)"
      case .text(let text): UntrustedText.harmless(text, limit: 60)
      }
    }
  }
}

extension ChartChoices {
  /// The ends of an axis, as the user gives them.
  public struct AxisRange: Equatable, Sendable {
    /// An axis with a range.
    public enum Axis: Sendable { case x, y }

    /// The lower end.
    public var low: AxisValue
    /// The upper end.
    public var high: AxisValue

    /// Creates a range from its ends.
    public init(low: AxisValue, high: AxisValue) {
      self.low = low
      self.high = high
    }
  }
}

extension ChartChoices {
  /// The gridlines of an axis, as the user asks for them.
  public enum Grid: Equatable, Sendable {
    /// At round values.
    case auto
    /// No gridlines.
    case none
    /// At about this number of round values, 1 to `Gridlines.maxCount`.
    case count(Int)
    /// At these values; those outside the axis are ignored.
    case at([AxisValue])

    /// Parses "auto", "none", a count, or values separated by commas; a single value needs a comma
    /// after it.
    public init?(parsing text: String) {
      switch text {
      case "auto": self = .auto
      case "none": self = .none
      case _ where text.contains(","):
        let values = text.split(separator: ",").map { AxisValue.text(String($0)) }
        guard !values.isEmpty else { return nil }
        self = .at(values)
      default:
        guard let count = Int(text), (1...Gridlines.maxCount).contains(count) else {
          return nil
        }
        self = .count(count)
      }
    }
  }
}

extension NumericAxis.Quantity {
  /// Returns the quantity and the unit of numbers whose unit was chosen: plain numbers in
  /// ``AxisUnit/duration`` are durations, those in ``AxisUnit/timeOfDay`` times of day, without a unit; those in
  /// ``AxisUnit/size`` and ``AxisUnit/decimalSize`` are sizes in bytes.
  package func measured(in unit: AxisUnit?) -> (quantity: NumericAxis.Quantity, unit: AxisUnit?) {
    // A unit says that rows are a measure, as the seconds of a recording.
    let quantity = self == .row && unit != nil ? .number : self
    guard quantity == .number else { return (quantity, unit) }
    switch unit {
    case .duration: return (.duration, nil)
    case .timeOfDay: return (.timeOfDay, nil)
    case .size: return (.size(.binary), .bytes)
    case .decimalSize: return (.size(.decimal), .bytes)
    default: return (.number, unit)
    }
  }
}

extension AxisUnit {
  /// The unit of seconds that are spoken as durations, "2 h 5 min"; its text is "duration".
  public static let duration = AxisUnit(one: "duration", other: "duration")

  /// The unit of seconds since midnight that are spoken as times of day, "14:05"; its text is "time of
  /// day".
  public static let timeOfDay = AxisUnit(one: "time of day", other: "time of day")

  /// The unit of bytes that are spoken with binary prefixes, "252 GiB"; its text is "size".
  public static let size = AxisUnit(one: "size", other: "size")

  /// The unit of bytes that are spoken with decimal prefixes, "1.5 GB"; its text is "decimal size".
  public static let decimalSize = AxisUnit(one: "decimal size", other: "decimal size")

  /// The unit of single bytes.
  fileprivate static var bytes: AxisUnit {
    AxisUnit(one: WritingPhrases.byte.text(), other: WritingPhrases.bytes.text())
  }

  /// Parses the names of one and of several: "cup|cups", or "km" for both.
  public init?(parsing text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard let one = parts.first, parts.count <= 2, !parts.contains("") else { return nil }
    self.init(one: one, other: parts.last ?? one)
  }
}
