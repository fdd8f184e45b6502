public import SonifyBase

/// An x axis: numbers, dates or categories.
public enum DataAxis: Equatable, Sendable {
  /// Numbers or dates.
  case numeric(NumericAxis)
  /// Names, in their order.
  case categorical(CategoricalAxis)

  /// What the axis shows, as in "year".
  public var title: String {
    switch self {
    case .numeric(let axis): axis.title
    case .categorical(let axis): axis.title
    }
  }

  /// The least and the greatest x; categories count from 0.
  public var range: ClosedRange<Double> {
    switch self {
    case .numeric(let axis): axis.range
    case .categorical(let axis): 0...Double(max(0, axis.categories.count - 1))
    }
  }
}

/// An axis of names; the x of a point is the index of its category, counted from 0.
public struct CategoricalAxis: Equatable, Sendable {
  /// What the axis shows, as in "month".
  public var title: String

  /// The names, in the order in which they are heard.
  public var categories: [String]

  /// Makes an axis of names.
  public init(title: String, categories: [String]) {
    self.title = title
    self.categories = categories
  }
}

/// An axis of numbers or dates.
public struct NumericAxis: Equatable, Sendable {
  /// What the axis shows, as in "births per 10,000 women aged 23".
  public var title: String

  /// The least and the greatest value on the axis; both finite.
  public var range: ClosedRange<Double>

  /// How values are spaced along the axis.
  public var scale: AxisScale

  /// What the numbers stand for.
  public var quantity: Quantity

  /// Values at which the axis is divided, rising, all within ``range``.
  public var gridlines: [Double]

  /// What one and several of the values are called, if the axis has a unit.
  public var unit: AxisUnit?

  /// What single values are called, as on a scale of answers: 1 is "never", 5 is "always".
  ///
  /// A value that is exactly equal to one of these is said by its name, without the unit.
  public var valueDescriptions: [Double: String]

  /// What values are called by a program, before ``valueDescriptions`` and the ways of ``quantity``
  /// and ``unit``.
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
  /// What the numbers of an axis stand for.
  public enum Quantity: Equatable, Sendable {
    /// A plain number.
    case number
    /// A calendar year, never written with thousands separators.
    case year
    /// A length of time in seconds, said as "2 h 5 min"; a unit of the axis is not said.
    case duration
    /// Seconds since 1970-01-01T00:00:00Z, written no finer than `granularity`.
    case date(DateGranularity)
  }
}

/// What one and several of a quantity are called: "cup" and "cups".
public struct AxisUnit: Hashable, Sendable, Codable {
  /// The name of exactly one.
  public var one: String
  /// The name of any other number.
  public var other: String

  /// Makes a unit.
  public init(one: String, other: String) {
    self.one = one
    self.other = other
  }
}
