extension RangeChoice {
  /// The ends as numbers on an axis.
  /// - Parameters:
  ///   - axis: "x" or "y", for messages.
  ///   - quantity: what the numbers of the axis stand for.
  /// - Returns: the ends, the lower one truly below the upper one.
  /// - Throws: ``InputError/badChoice(_:)`` when the ends are no such range.
  func resolved(for axis: String, _ quantity: Quantity) throws(InputError) -> ClosedRange<Double> {
    let low = try low.resolved(quantity)
    let high = try high.resolved(quantity)
    guard low < high else {
      throw .badChoice(
        "the \(axis) range \(self.low.words):\(self.high.words) is upside down or empty")
    }
    guard (high - low).isFinite else { throw .badChoice("the \(axis) range is too wide") }
    return low...high
  }
}

extension AxisValue {
  /// What was given, for messages.
  var words: String {
    switch self {
    case .number(let value): "\(value)"
    case .text(let text): UntrustedText.harmless(text, limit: 60)
    }
  }

  /// The value as a number on an axis.
  func resolved(_ quantity: Quantity) throws(InputError) -> Double {
    switch self {
    case .number(let value):
      guard value.isFinite else { throw .badChoice("\(value) is not a finite number") }
      return value
    case .text(let text):
      if case .date = quantity {
        if let seconds = Self.date(text) { return seconds }
        throw .badChoice("\"\(words)\" is not a date (write it as 2012-01-31)")
      }
      guard let value = Self.number(text) else {
        throw .badChoice("\"\(words)\" is not a number")
      }
      return value
    }
  }

  /// Whether the value can be understood on some axis.
  var isUnderstood: Bool {
    switch self {
    case .number(let value): value.isFinite
    case .text(let text): Self.number(text) != nil || Self.date(text) != nil
    }
  }

  private static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    let reading = DecimalNumber.read(bytes.span.trimmed, decimal: UInt8(ascii: "."))
    if case .number(let value) = reading { return value }
    return nil
  }

  /// The first moment of a year or a date, in seconds since 1970.
  private static func date(_ text: String) -> Double? {
    if let year = Int(text), text.utf8.count <= 4 {
      return CivilDate(year: year, month: 1, day: 1).map { Double($0.daysSince1970) * 86_400 }
    }
    let bytes = Array(text.utf8)
    for format in DateFormat.allCases {
      if let seconds = format.seconds(bytes.span.trimmed) { return seconds }
    }
    return nil
  }
}

extension Double {
  /// The number for messages: a whole one without a decimal part.
  var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension GridChoice {
  /// Where an axis is divided.
  func values(
    in range: ClosedRange<Double>, _ scale: AxisScale, _ quantity: Quantity
  ) throws(InputError) -> [Double] {
    switch self {
    case .auto: return Gridlines.values(in: range, scale: scale, quantity: quantity)
    case .none: return []
    case .count(let count):
      return Gridlines.values(in: range, scale: scale, quantity: quantity, about: count)
    case .at(let values):
      var gridlines: Set<Double> = []
      for value in values { gridlines.insert(try value.resolved(quantity)) }
      return gridlines.filter(range.contains).sorted()
    }
  }
}
