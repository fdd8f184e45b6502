import Glibc

/// How the values of one series and the places where they stand are read out.
struct SeriesTexts {
  let xAxis: DataAxis
  let yAxis: NumericAxis
  private let placeForm: PlaceForm
  private let xText: ValueText
  private let yText: ValueText
  /// The power of ten of the last digit that the values have; nothing without values.
  private let digit: Int?

  /// How many values are looked at for their digits.
  private static let digitSample = 1000

  init(_ series: DataSeries, of chart: ChartDescriptor) {
    xAxis = chart.xAxis
    yAxis = chart.axis(of: series)
    (xText, yText) = (ValueText(axis: xAxis), ValueText(axis: yAxis))
    placeForm = PlaceForm(xAxis)
    let skip = max(1, series.ys.count / Self.digitSample)
    digit = stride(from: 0, to: series.ys.count, by: skip)
      .compactMap { series.ys[$0].isFinite ? DecimalDigits(series.ys[$0])?.exponent : nil }.min()
  }

  /// What the y axis shows; empty if it has no title.
  var yTitle: String { UntrustedText.harmless(yAxis.title, limit: 60) }

  /// What the x axis shows; empty if it has no title.
  var xTitle: String { UntrustedText.harmless(xAxis.title, limit: 60) }

  // MARK: - Values

  /// A value with its unit.
  func value(_ y: Double) -> String { UntrustedText.harmless(yText.textWithUnit(y), limit: 100) }

  /// A value that was worked out, with its unit: with no more than `extra` digits behind those of
  /// the data.
  func computed(_ y: Double, extra: Int = 1) -> String { value(rounded(y, extra: extra)) }

  /// A difference of values with its unit, without its sign: with no more than `extra` digits behind
  /// those of the data.
  func amount(_ difference: Double, extra: Int = 0) -> String {
    if case .date(let granularity) = yAxis.quantity {
      return DurationText(granularity: granularity).text(difference)
    }
    var axis = yAxis
    axis.valueDescriptions = [:]
    if axis.quantity == .year { axis.quantity = .number }
    let amount = abs(rounded(difference, extra: extra))
    return UntrustedText.harmless(ValueText(axis: axis).textWithUnit(amount), limit: 100)
  }

  /// A difference of values of any size in three digits, with its unit, without its sign.
  func fineAmount(_ difference: Double) -> String {
    if case .date(let granularity) = yAxis.quantity {
      return DurationText(granularity: granularity).text(difference)
    }
    let number = NumberText(digits: 3).text(abs(difference))
    return UntrustedText.harmless(yAxis.unit?.text(number) ?? number, limit: 100)
  }

  private func rounded(_ y: Double, extra: Int) -> Double {
    guard yAxis.quantity == .number, let digit, (-15..<15).contains(digit) else { return y }
    let unit = pow(10, Double(extra - digit))
    let rounded = (y * unit).rounded() / unit
    return rounded.isFinite ? rounded : y
  }

  // MARK: - Places

  /// A place on the x axis: "1957".
  func x(_ x: Double) -> String { UntrustedText.harmless(xText.textWithUnit(x), limit: 60) }

  /// A place on the x axis with the word that leads to it: "in 1957".
  func place(_ x: Double) -> String {
    let phrase =
      switch placeForm {
      case .during: PlacePhrases.during
      case .on: PlacePhrases.on
      case .at: PlacePhrases.at
      case .of: PlacePhrases.of
      }
    return phrase.text(["x": self.x(x)])
  }

  /// A value and where it stands: "268.8 in 1957".
  func point(_ point: SeriesFacts.Place) -> String { self.point(value(point.y), at: point.x) }

  /// The text of a value and where it stands.
  func point(_ value: String, at x: Double) -> String {
    placeForm.point(value, at: self.x(x))
  }

  /// A part of the x axis: "1914 to 1918", or one place.
  func span(from first: Double, to last: Double) -> String {
    let (from, to) = (x(first), x(last))
    return from == to ? from : PlacePhrases.span.text(["from": from, "to": to])
  }

  /// A length along the x axis: "10.7 years", "12 km"; nothing where x is a name or has no unit.
  func length(_ extent: Double) -> String? {
    guard case .numeric(let axis) = xAxis else { return nil }
    switch axis.quantity {
    case .year: return DurationText.years(extent)
    case .date(let granularity): return DurationText(granularity: granularity).text(extent)
    case .number:
      let text = axis.unit?.text(NumberText(digits: 3).text(extent))
      return text.map { UntrustedText.harmless($0, limit: 100) }
    }
  }
}
