import Glibc
import SonifyBase
package import SonifyChart

/// The texts of the values of one series and of their x.
package struct SeriesTexts {
  let xAxis: DataAxis
  let yAxis: NumericAxis
  private let preposition: XPreposition
  /// ``yAxis`` over the range of the series alone.
  private let ownAxis: NumericAxis
  private let xText: ValueText
  private let yText: ValueText
  /// As ``yText``, but with the same digits for all series on the axis.
  private let axisText: ValueText
  /// The power of ten of the last digit of the values, or nil if there are no values.
  private let digit: Int?

  /// The approximate number of values that are examined for their digits.
  private static let digitSample = 1000

  /// Creates the texts of a series, precise enough for `range`, which may be a small part of the
  /// axis; or for the axis if `range` is nil.
  package init(_ series: DataSeries, of chart: ChartDescriptor, range: ClosedRange<Double>?) {
    xAxis = chart.xAxis
    yAxis = chart.axis(of: series)
    var ownAxis = yAxis
    if let range, chart.series.count > 1, range.lowerBound < range.upperBound {
      ownAxis.range = range
    }
    self.ownAxis = ownAxis
    // The day that all times share is said with the range of the axis.
    (xText, yText) = (ValueText(axis: xAxis, leavingOutDay: true), ValueText(axis: ownAxis))
    axisText = ValueText(axis: yAxis)
    preposition = XPreposition(xAxis)
    // Of slots only the extremes are values as they were recorded.
    let ys =
      series.slots.isEmpty
      ? series.ys : series.slots.compactMap(\.values).flatMap { [$0.minimum.y, $0.maximum.y] }
    let skip = max(1, ys.count / Self.digitSample)
    digit = stride(from: 0, to: ys.count, by: skip)
      .compactMap { ys[$0].isFinite ? DecimalDigits(ys[$0])?.exponent : nil }.min()
  }

  /// The title of the y axis, or "y" if it has none.
  var yTitle: String { Self.title(yAxis.title, else: "y") }

  /// The title of the x axis, or "x" if it has none.
  var xTitle: String { Self.title(xAxis.title, else: "x") }

  private static func title(_ title: String, else letter: String) -> String {
    let title = UntrustedText.harmless(title, limit: 60)
    return title.isEmpty ? letter : title
  }

  // MARK: - Values

  /// Returns a value with its unit.
  func value(_ y: Double) -> String { UntrustedText.harmless(yText.textWithUnit(y), limit: 100) }

  /// Returns a computed value with its unit, with at most `extra` digits more than the data.
  func computed(_ y: Double, extra: Int = 1) -> String { value(rounded(y, extra: extra, yText)) }

  /// Returns a computed value for comparison with those of other series.
  func comparable(_ y: Double) -> String {
    UntrustedText.harmless(axisText.textWithUnit(rounded(y, extra: 1, axisText)), limit: 100)
  }

  /// Returns a value with its unit and three digits that count, however small it is on the axis.
  func precise(_ y: Double) -> String {
    let range = ownAxis.range
    guard yAxis.isOfAmounts, y != 0, abs(y) < 0.01 * (range.upperBound - range.lowerBound)
    else { return value(y) }
    return text(y, digits: 3)
  }

  /// Returns values with their units and so many digits that those which differ have other texts: 99.98 %
  /// is not all of it.
  func distinctTexts(of ys: [Double]) -> [String] {
    let usual = ys.map(value)
    guard yAxis.isOfAmounts, Set(usual).count < Set(ys).count else { return usual }
    let texts = (4...15).lazy.map { digits in ys.map { self.text($0, digits: digits) } }
    return texts.first { Set($0).count == Set(ys).count } ?? usual
  }

  /// Returns an amount with its unit and at most some digits, however small it is on the axis.
  private func text(_ amount: Double, digits: Int) -> String {
    if case .size(let prefixes) = yAxis.quantity {
      return SizeText(digits: digits, prefixes: prefixes, bytes: yAxis.unit).text(amount)
    }
    let number = NumberText(digits: digits, isMoney: isInMoney).text(amount)
    return UntrustedText.harmless(yAxis.unit?.text(number) ?? number, limit: 100)
  }

  /// Returns a difference of values with its unit and without its sign, with at most `extra` digits
  /// more than the data.
  func amount(_ difference: Double, extra: Int = 0) -> String {
    if case .date(let granularity) = yAxis.quantity {
      return DurationText(granularity: granularity).text(difference)
    }
    let (text, amount) = (amountText, abs(rounded(difference, extra: extra, amountText)))
    return isInPercent
      ? DifferencePhrases.percentagePoints.text(text.text(amount))
      : UntrustedText.harmless(text.textWithUnit(amount), limit: 100)
  }

  /// Returns the sum of values, with its unit.
  func sum(_ sum: Double) -> String {
    UntrustedText.harmless(amountText.textWithUnit(rounded(sum, extra: 0, amountText)), limit: 100)
  }

  /// The text of an amount on the axis, without descriptions of values.
  private var amountText: ValueText {
    var axis = ownAxis
    (axis.valueDescriptions, axis.valueDescriptionProvider) = ([:], nil)
    if axis.quantity == .year { axis.quantity = .number }
    if axis.quantity == .timeOfDay {
      // The time between two times of day is a length of time.
      (axis.quantity, axis.range) = (.duration, 0...(axis.range.upperBound - axis.range.lowerBound))
    }
    return ValueText(axis: axis)
  }

  /// Returns two computed levels and their difference, which agrees with them as they are rounded:
  /// with enough digits for the difference to have two, at most two more than the data.
  package func change(
    from before: Double, to after: Double
  ) -> (amount: String, before: String, after: String) {
    let size = abs(after - before)
    let extra = (0...2).first { size * pow(10, Double($0 - (digit ?? 0))) >= 10 } ?? 2
    let start = rounded(before, extra: extra, yText)
    let end = rounded(after, extra: extra, yText)
    return (amount(end - start, extra: extra), value(start), value(end))
  }

  /// Returns a difference of values of any size, with its unit and without its sign, in two digits,
  /// or three if the first is 1, so that all are about equally precise.
  func fineAmount(_ difference: Double) -> String {
    if case .date(let granularity) = yAxis.quantity {
      return DurationText(granularity: granularity).text(difference)
    }
    if [.duration, .timeOfDay].contains(yAxis.quantity) {
      return DurationText(granularity: .fraction).text(difference)
    }
    if case .size(let prefixes) = yAxis.quantity {
      return SizeText(digits: 3, prefixes: prefixes, bytes: yAxis.unit).text(abs(difference))
    }
    let number = rounded(abs(difference))
    return isInPercent
      ? DifferencePhrases.percentagePoints.text(number)
      : UntrustedText.harmless(yAxis.unit?.text(number) ?? number, limit: 100)
  }

  /// Whether differences of values are percentage points.
  private var isInPercent: Bool { yAxis.unit?.other == "%" }

  private var isInMoney: Bool { yAxis.unit?.isMoney ?? false }

  private func rounded(_ number: Double) -> String {
    guard var decimal = DecimalDigits(number), let leading = decimal.leadingExponent else {
      return NumberText(digits: 2).text(number)
    }
    let digits = decimal.digits.first == 1 ? 3 : 2
    decimal.round(toPlace: leading - digits + 1)
    return NumberText(digits: digits, isMoney: isInMoney).text(decimal.value)
  }

  /// Returns a computed value with at most `extra` digits more than the data, rounded once as a text
  /// writes it.
  private func rounded(_ y: Double, extra: Int, _ text: ValueText) -> Double {
    guard yAxis.quantity == .number, let digit else { return y }
    return text.rounded(y, toPlace: digit - extra)
  }

  // MARK: - Values of x

  /// Returns an x: "1957".
  func x(_ x: Double) -> String { UntrustedText.harmless(xText.textWithUnit(x), limit: 60) }

  /// Returns the first or last x of a range.
  func end(_ x: Double) -> String { UntrustedText.harmless(xText.endText(x), limit: 60) }

  /// Returns an x rounded to a power of ten of which the axis has at least twenty, as precisely as a
  /// smooth curve has it; dates are not rounded.
  func roughly(_ x: Double) -> Double {
    guard case .numeric(let axis) = xAxis, axis.quantity == .number || axis.quantity == .year
    else { return x }
    let extent = axis.range.upperBound - axis.range.lowerBound
    guard extent > 0, extent.isFinite else { return x }
    let exponent = log10(extent / 20).rounded(.down)
    guard abs(exponent) < 15 else { return x }
    // A whole power divides without a rounding error of its own.
    let power = pow(10, abs(exponent))
    return exponent < 0 ? (x * power).rounded() / power : (x / power).rounded() * power
  }

  /// An x with its preposition: "in 1957".
  func place(_ x: Double) -> String {
    preposition.place(self.x(x))
  }

  /// "After" with an x: "after 1957".
  func after(_ x: Double) -> String {
    preposition.after(self.x(x))
  }

  /// How far something goes on the x axis: "until 1957".
  func until(_ x: Double) -> String {
    preposition.until(self.x(x))
  }

  /// From where to where something goes on the x axis: "from 1957 to 1960".
  func span(from first: Double, to last: Double) -> String {
    preposition.span(from: end(first), to: end(last))
  }

  /// Returns the text of a stretch of x with points at its ends alone: "between 2 May and 8 June 1957".
  func between(_ first: Double, _ last: Double) -> String {
    preposition.between(end(first), end(last))
  }

  /// A value and where it stands: "268.8 in 1957".
  func point(_ point: SeriesFacts.Place) -> String { self.point(value(point.y), at: point.x) }

  /// Returns a value and the name of its point: "268.8 for Waseca".
  func point(_ point: SeriesFacts.Place, named name: String) -> String {
    XPreposition.of.point(value(point.y), at: name)
  }

  /// Returns the text of a value with its x.
  func point(_ value: String, at x: Double) -> String {
    preposition.point(value, at: self.x(x))
  }

  /// The length of units of time, by their usual names.
  private static let secondsPerUnit: [String: Double] = [
    "s": 1, "sec": 1, "second": 1, "seconds": 1, "min": 60, "mins": 60, "minute": 60,
    "minutes": 60, "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600,
  ]

  /// Returns a length along the x axis: "10.7 years", "12 km"; nil if x is a category or has no
  /// unit.
  func length(_ extent: Double) -> String? {
    guard case .numeric(let axis) = xAxis else { return nil }
    switch axis.quantity {
    case .row: return nil
    case .year: return DurationText.years(extent)
    case .duration, .timeOfDay: return DurationText(granularity: .fraction).text(extent)
    case .date(let granularity): return DurationText(granularity: granularity).text(extent)
    case .size(let prefixes):
      return SizeText(digits: 3, prefixes: prefixes, bytes: axis.unit).text(extent)
    case .number:
      guard let unit = axis.unit else { return nil }
      if let seconds = Self.secondsPerUnit[unit.other.lowercased()] {
        return DurationText(granularity: .fraction).text(extent * seconds)
      }
      return UntrustedText.harmless(unit.text(NumberText(digits: 3).text(extent)), limit: 100)
    }
  }
}
