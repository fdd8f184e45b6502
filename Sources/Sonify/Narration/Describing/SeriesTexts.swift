import Glibc

/// How the values of one series and the places where they stand are read out.
struct SeriesTexts {
  /// Which words lead to a place on the x axis.
  enum PlaceForm {
    /// "in 1957", "in March 1958", "in July".
    case during
    /// "on 29 March 1958".
    case on
    /// "at 12 km".
    case at
    /// "for Manchuria".
    case of
  }

  let xAxis: DataAxis
  let yAxis: NumericAxis
  let placeForm: PlaceForm
  private let xText: ValueText
  private let yText: ValueText
  /// The power of ten of the last digit that the values have; nothing without values.
  private let place: Int?

  /// How many values are looked at for their digits.
  private static let digitSample = 1000

  init(_ series: DataSeries, of chart: ChartDescriptor) {
    xAxis = chart.xAxis
    yAxis = chart.axis(of: series)
    (xText, yText) = (ValueText(axis: xAxis), ValueText(axis: yAxis))
    placeForm = PlaceForm(xAxis)
    let skip = max(1, series.ys.count / Self.digitSample)
    place = stride(from: 0, to: series.ys.count, by: skip)
      .compactMap { series.ys[$0].isFinite ? DecimalDigits(series.ys[$0])?.exponent : nil }.min()
  }

  /// A value with its unit.
  func value(_ y: Double) -> String { UntrustedText.harmless(yText.textWithUnit(y), limit: 100) }

  /// A value that was worked out, with its unit: of no more than one digit behind those of the data.
  func computed(_ y: Double) -> String {
    guard case .number = yAxis.quantity, let place, (-15..<15).contains(place) else {
      return value(y)
    }
    let unit = pow(10, Double(1 - place))
    let rounded = (y * unit).rounded() / unit
    return value(rounded.isFinite ? rounded : y)
  }

  /// A place on the x axis.
  func place(_ x: Double) -> String { UntrustedText.harmless(xText.textWithUnit(x), limit: 60) }

  /// A value and where it stands: "268.8 in 1957".
  func point(_ point: SeriesFacts.Place) -> String {
    let phrase =
      switch placeForm {
      case .during: PlacePhrases.valueDuring
      case .on: PlacePhrases.valueOn
      case .at: PlacePhrases.valueAt
      case .of: PlacePhrases.valueOf
      }
    return phrase.text(["value": value(point.y), "x": place(point.x)])
  }
}

extension SeriesTexts.PlaceForm {
  init(_ axis: DataAxis) {
    switch axis {
    case .categorical(let axis):
      let isOfMonths = CalendarCycle.months.places(axis.categories) != nil
      let isOfWeekdays = CalendarCycle.weekdays.places(axis.categories) != nil
      self = isOfMonths ? .during : isOfWeekdays ? .on : .of
    case .numeric(let axis):
      self =
        switch axis.quantity {
        case .number: .at
        case .year, .date(.year), .date(.quarter), .date(.month): .during
        case .date(.day): .on
        case .date: .at
        }
    }
  }
}
