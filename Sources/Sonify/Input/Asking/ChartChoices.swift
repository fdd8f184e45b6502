import SonifyBase
public import SonifyChart

/// What a person asks of a chart; whatever is left open is chosen from the data.
public struct ChartChoices: Equatable, Sendable {
  /// How many series a chart has at most.
  static let maxSeries = 64

  /// The column that orders the points.
  public var x: ColumnReference?
  /// The columns whose values are heard; none to choose them.
  public var y: [ColumnReference] = []
  /// The column each of whose values makes a series of its own.
  public var series: ColumnReference?
  /// Whether rows may be split into series unasked, where x repeats.
  public var splitsRows = true
  /// How the points are to be understood.
  public var kind: ChartKind?
  /// Whether the values of all series at one x are parts of a whole; nothing is stacked unasked.
  public var isStacked: Bool?
  /// How many bins a histogram has, about, 1 to `Gridlines.maxCount`: their edges are round
  /// numbers.
  public var binCount: Int?
  /// Which rows of a table make the chart.
  public var rows = RowChoices()
  /// Which view of a specification of several views is heard, counted from 1.
  public var view: Int?

  /// What the chart is called.
  public var title: String?
  /// What the x axis shows.
  public var xTitle: String?
  /// What the y axis shows.
  public var yTitle: String?
  /// What the values of the x axis are called.
  public var xUnit: AxisUnit?
  /// What the values of the y axis are called.
  public var yUnit: AxisUnit?

  /// How the x axis is laid out.
  public var xScale = Scale.auto
  /// How the y axis is laid out: ``ChartChoices/Scale/auto``, ``ChartChoices/Scale/linear`` or
  /// ``ChartChoices/Scale/log``.
  public var yScale = Scale.auto
  /// The ends of the x axis; points outside are left out.
  public var xRange: AxisRange?
  /// The ends of the y axis.
  public var yRange: AxisRange?
  /// Where the x axis is divided.
  public var xGrid = Grid.auto
  /// Where the y axis is divided.
  public var yGrid = Grid.auto

  /// Makes choices that leave everything open.
  public init() {}
}

extension ChartChoices {
  /// How an axis is laid out.
  public enum Scale: String, CaseIterable, Sendable {
    /// As the data suggest.
    case auto
    /// Equal differences are equally far apart.
    case linear
    /// Equal ratios are equally far apart.
    case log
    /// By dates.
    case time
    /// By names, in their order.
    case category
  }
}

extension ChartChoices {
  /// A value on an axis as a person gives it.
  public enum AxisValue: Equatable, Sendable {
    /// A number, or seconds since 1970 on an axis of dates.
    case number(Double)
    /// A number or a date in words, understood once the axis is known: "2000" is the first moment
    /// of that year on an axis of dates.
    case text(String)

    /// What was given, for messages.
    var words: String {
      switch self {
      case .number(let value): "\(value)"
      case .text(let text): UntrustedText.harmless(text, limit: 60)
      }
    }
  }
}

extension ChartChoices {
  /// The ends of an axis as a person gives them.
  public struct AxisRange: Equatable, Sendable {
    /// An axis that a range is chosen for.
    public enum Axis: Sendable { case x, y }

    /// The lower end.
    public var low: AxisValue
    /// The upper end.
    public var high: AxisValue

    /// Makes a range from its ends.
    public init(low: AxisValue, high: AxisValue) {
      self.low = low
      self.high = high
    }
  }
}

extension ChartChoices {
  /// Where an axis is divided, as a person asks for it.
  public enum Grid: Equatable, Sendable {
    /// At round values.
    case auto
    /// Nowhere.
    case none
    /// At about as many round values, 1 to `Gridlines.maxCount`.
    case count(Int)
    /// At these values; those outside the axis are left out.
    case at([AxisValue])

    /// Reads "auto", "none", a count, or values separated by commas; a value alone has a comma
    /// behind it.
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
  /// What numbers stand for whose unit was chosen, and what of the unit is left: plain numbers in
  /// ``AxisUnit/duration`` are lengths of time.
  package func measured(in unit: AxisUnit?) -> (quantity: NumericAxis.Quantity, unit: AxisUnit?) {
    self == .number && unit == .duration ? (.duration, nil) : (self, unit)
  }
}

extension AxisUnit {
  /// Asks for numbers of seconds to be said as lengths of time, "2 h 5 min"; its text is
  /// "duration".
  public static let duration = AxisUnit(one: "duration", other: "duration")

  /// Reads what one and several are called: "cup|cups", or "km" for both.
  public init?(parsing text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard let one = parts.first, parts.count <= 2, !parts.contains("") else { return nil }
    self.init(one: one, other: parts.last ?? one)
  }
}
