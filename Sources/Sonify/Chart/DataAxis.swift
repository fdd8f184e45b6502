public import SonifyBase

/// An x axis: numbers, dates or categories.
public enum DataAxis: Equatable, Sendable {
  /// Numbers or dates.
  case numeric(NumericAxis)
  /// Categories, in their order.
  case categorical(CategoricalAxis)

  /// The title of the axis, as in "year".
  public var title: String {
    switch self {
    case .numeric(let axis): axis.title
    case .categorical(let axis): axis.title
    }
  }

  /// The minimum and maximum x; categories count from 0.
  public var range: ClosedRange<Double> {
    switch self {
    case .numeric(let axis): axis.range
    case .categorical(let axis): 0...Double(max(0, axis.categories.count - 1))
    }
  }
}

/// An axis of categories; the x of a point is the index of its category, from 0.
public struct CategoricalAxis: Equatable, Sendable {
  /// The title of the axis, as in "month".
  public var title: String

  /// The names of the categories, in the order of playback.
  public var categories: [String]

  /// Makes an axis of categories.
  public init(title: String, categories: [String]) {
    self.title = title
    self.categories = categories
  }
}

/// An axis of numbers or dates.
public struct NumericAxis: Equatable, Sendable {
  /// The title of the axis, as in "births per 10,000 women aged 23".
  public var title: String

  /// The minimum and maximum on the axis; both finite.
  public var range: ClosedRange<Double>

  /// The spacing of values along the axis.
  public var scale: AxisScale

  /// The meaning of the numbers.
  public var quantity: Quantity

  /// The values of the gridlines, rising, all within ``range``.
  public var gridlines: [Double]

  /// The singular and the plural of the unit, or nil if the axis has none.
  public var unit: AxisUnit?

  /// Names of single values, as on a scale of answers: 1 is "never", 5 is "always".
  ///
  /// A value that is exactly equal to one of these is replaced by its name, without the unit.
  public var valueDescriptions: [Double: String]

  /// A program's own names for values, which take precedence over ``valueDescriptions`` and over
  /// the formats of ``quantity`` and ``unit``.
  public var valueDescriptionProvider: ValueDescriptionProvider?

  /// Makes an axis of numbers or dates.
  public init(
    title: String, range: ClosedRange<Double>, scale: AxisScale = .linear,
    quantity: Quantity = .number, gridlines: [Double] = [], unit: AxisUnit? = nil,
    valueDescriptions: [Double: String] = [:],
    valueDescriptionProvider: ValueDescriptionProvider? = nil
  ) {
    self.title = title
    self.range = range
    self.scale = scale
    self.quantity = quantity
    self.gridlines = gridlines
    self.unit = unit
    self.valueDescriptions = valueDescriptions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

extension NumericAxis {
  /// Whether the numbers are amounts of something, as opposed to years, rows and times.
  package var isOfAmounts: Bool {
    switch quantity {
    case .number, .size: true
    case .year, .row, .duration, .timeOfDay, .date: false
    }
  }

  /// The meaning of the numbers on an axis.
  public enum Quantity: Equatable, Sendable {
    /// A plain number.
    case number
    /// A calendar year, never written with thousands separators.
    case year
    /// The number of a row of a table, whose rows are in no order.
    case row
    /// A duration in seconds, said as "2 h 5 min"; the unit of the axis is not said.
    case duration
    /// A time of day in seconds since midnight, said as "14:05"; where the axis is longer than a
    /// night and passes midnight, with the day: "09:30 on day 2". The unit of the axis is not said.
    case timeOfDay
    /// A size in bytes, said with prefixes as "252 GiB" or "1.5 GB"; the unit of the axis is said of
    /// single bytes.
    case size(SizePrefixes)
    /// Seconds since 1970-01-01T00:00:00Z, written no finer than `granularity`.
    case date(DateGranularity)
  }
}

/// The name of a unit, in singular and plural: "cup" and "cups".
public struct AxisUnit: Hashable, Sendable, Codable {
  /// The singular.
  public var one: String
  /// The form for any other number.
  public var other: String

  /// Makes a unit.
  public init(one: String, other: String) {
    self.one = one
    self.other = other
  }
}
