import SonifyBase

/// The text of the values of an axis, for people and for programs.
///
/// Any number can be written, whether it lies on the axis or not. Text for people follows
/// ``LocaleSettings/current`` at initialisation; text for programs never does.
package struct ValueText: Equatable, Sendable {
  private enum Form: Equatable {
    case number(NumberText)
    case year(NumberText)
    case duration(ClockText)
    case timeOfDay(TimeOfDayText)
    case size(SizeText)
    case date(DateText)
    case category([String])
  }

  private let form: Form
  private let unit: AxisUnit?
  private let descriptions: [Double: String]
  private let provider: ValueDescriptionProvider?

  /// Makes a formatter for an axis of numbers or dates.
  /// - Parameters:
  ///   - axis: the axis; its range determines the number of digits.
  ///   - step: a number that all values are multiples of, as 0.25, or nil if there is none.
  ///   - groupingThousands: whether to group digits, as in "1,234,567"; years never are.
  ///   - leavingOutDay: whether the day is left out of times that are all of one day.
  package init(
    axis: NumericAxis, step: Double? = nil, groupingThousands: Bool = true,
    leavingOutDay: Bool = false
  ) {
    unit = axis.unit
    descriptions = axis.valueDescriptions
    provider = axis.valueDescriptionProvider
    form =
      switch axis.quantity {
      case .number:
        .number(
          NumberText(
            range: axis.range, scale: axis.scale, step: step, groupingThousands: groupingThousands,
            isMoney: axis.unit?.isMoney ?? false))
      case .row:
        .number(NumberText(range: axis.range, step: 1, groupingThousands: groupingThousands))
      case .year: .year(NumberText(range: axis.range, step: step, groupingThousands: false))
      case .duration: .duration(ClockText(range: axis.range))
      case .timeOfDay: .timeOfDay(TimeOfDayText(range: axis.range))
      case .size(let prefixes):
        .size(
          SizeText(
            range: axis.range, scale: axis.scale, prefixes: prefixes, bytes: axis.unit))
      case .date(let granularity):
        .date(
          DateText(
            granularity: granularity, leavingOutDayOf: leavingOutDay ? axis.range : nil))
      }
  }

  private init(form: Form, unit: AxisUnit?) {
    self.form = form
    self.unit = unit
    descriptions = [:]
    provider = nil
  }

  /// Makes a formatter for an x axis of numbers, dates or categories.
  /// - Parameters:
  ///   - axis: the axis.
  ///   - leavingOutDay: whether the day is left out of times that are all of one day.
  package init(axis: DataAxis, leavingOutDay: Bool = false) {
    switch axis {
    case .numeric(let axis): self.init(axis: axis, leavingOutDay: leavingOutDay)
    case .categorical(let axis):
      self.init(form: .category(axis.categories), unit: nil)
    }
  }

  /// Returns the author's name for a value, or nil if it has none: that of the axis's
  /// ``NumericAxis/valueDescriptionProvider``, else one of its ``NumericAxis/valueDescriptions``.
  package func description(of value: Double) -> String? {
    if value.isFinite, let name = provider?.description(of: value), !name.isEmpty { return name }
    guard !descriptions.isEmpty, let name = descriptions[value], !name.isEmpty else { return nil }
    return name
  }

  /// Returns the text of a value without its unit: "183.1", "1975", "2 h 5 min", "29 March 1958",
  /// "Mazda RX4" or the author's name for it.
  package func text(_ value: Double) -> String {
    if let name = description(of: value) { return name }
    return switch form {
    case .number(let form): form.text(value)
    case .year(let form): ValuePhrases.year.text(["year": form.text(value)])
    case .duration(let form): form.text(value)
    case .timeOfDay(let form): form.text(value)
    case .size(let form): form.text(value)
    case .date(let form): form.text(value)
    case .category(let names): name(value, in: names) ?? NumberText(digits: 6).text(value)
    }
  }

  /// Returns a computed number as it is written, but not finer than a power of ten: rounded once,
  /// so that its text has no other digits.
  package func rounded(_ value: Double, toPlace place: Int) -> Double {
    guard case .number(let form) = form, var decimal = DecimalDigits(value) else { return value }
    decimal.round(toPlace: max(place, form.lastPlace(of: decimal)))
    return decimal.value.isFinite ? decimal.value : value
  }

  /// Returns the text of the start or end of a range, for which some languages decline months;
  /// otherwise as ``text(_:)``.
  package func endText(_ value: Double) -> String {
    guard case .date(let form) = form, description(of: value) == nil else { return text(value) }
    return form.endText(value)
  }

  /// Returns the text of a value with its unit, if the axis has one and the value has no name: "5
  /// cups", "$183.10", never "1 cups".
  package func textWithUnit(_ value: Double) -> String {
    let text = text(value)
    guard case .number = form, let unit, value.isFinite, description(of: value) == nil else {
      return text
    }
    return unit.text(text)
  }

  /// Returns the text of a range with its unit: "60 to 80 km", or "$60 to $80" if the unit comes
  /// first; two times of one day have it once.
  package func range(_ low: Double, _ high: Double) -> String {
    if case .date(let form) = form, description(of: low) == nil, description(of: high) == nil {
      return ValueRangePhrases.range.text([
        "low": form.endText(low), "high": form.endText(high, from: low),
      ])
    }
    guard case .number = form else {
      return ValueRangePhrases.range.text(["low": endText(low), "high": endText(high)])
    }
    let comesFirst =
      description(of: high) != nil || !textWithUnit(high).hasPrefix(text(high))
    return ValueRangePhrases.range.text([
      "low": comesFirst ? textWithUnit(low) : text(low), "high": textWithUnit(high),
    ])
  }

  /// Returns the value for programs: all digits of a number, the ISO 8601 form of a date, the name
  /// of a category.
  package func exact(_ value: Double) -> String {
    switch form {
    case .number, .year, .duration, .timeOfDay, .size: NumberText.exact(value)
    case .date(let form): form.iso8601(value)
    case .category(let names): name(value, in: names) ?? NumberText.exact(value)
    }
  }

  private func name(_ value: Double, in names: [String]) -> String? {
    guard let index = Int(exactly: value.rounded()), names.indices.contains(index) else {
      return nil
    }
    return names[index]
  }
}
