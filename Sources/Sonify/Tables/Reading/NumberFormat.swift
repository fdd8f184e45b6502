import SonifyBase
package import SonifyChart

/// The format of the numbers of one column.
package struct NumberFormat: Equatable, Sendable {
  /// The decimal sign.
  var decimal: UInt8
  /// The group separator.
  package var grouping = SpreadsheetNumber.Grouping.none
  /// Whether no thousand may lack the group separator, because only this makes the format
  /// unambiguous.
  package var isGroupingStrict = false
  /// The mark before or after the numbers.
  package var mark: UnitSign?
  /// Whether some numbers lack the mark.
  var isMarkOptional = false

  /// Whether a dash may stand for decimals, as in "12,-".
  package var mayEndWithDash = false

  /// The measure of numbers with units that programs write for people, or nil if they have none.
  package var measure: HumanMeasure?
  /// What stands beside the numbers, or nil if nothing does.
  package var addition: NumberAddition?

  package init(
    decimal: UInt8, grouping: SpreadsheetNumber.Grouping = .none, isGroupingStrict: Bool = false,
    mark: UnitSign? = nil, isMarkOptional: Bool = false, measure: HumanMeasure? = nil
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.isGroupingStrict = isGroupingStrict
    self.mark = mark
    self.isMarkOptional = isMarkOptional
    self.measure = measure
  }

  /// Whether numbers are digits with a decimal sign and no more.
  var isPlain: Bool { hasPlainDigits && measure == nil && addition == nil }
  private var hasPlainDigits: Bool { grouping == .none && mark == nil && !mayEndWithDash }

  /// Returns the style, or nil if it is that of the whole table.
  package func unless(of dialect: Dialect) -> NumberFormat? {
    isPlain && decimal == dialect.decimal ? nil : self
  }

  /// The unit of all values, by their mark, or nil if they do not all have it.
  package var unit: AxisUnit? {
    switch measure {
    case .size: return .size
    case .decimalSize: return .decimalSize
    case .duration, .hours: return .duration
    case .timeOfDay: return .timeOfDay
    case .bloodPressure: return AxisUnit(one: BloodPressure.unit, other: BloodPressure.unit)
    case .amount, .uncertain, nil: break
    }
    if case .unit(let name, ofAll: true) = addition { return AxisUnit(one: name, other: name) }
    guard let mark, !isMarkOptional else { return nil }
    return AxisUnit(one: mark.rawValue, other: mark.rawValue)
  }

  /// Reads a whole cell.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: the nearest `Double`, or why there is none.
  func read(_ text: Span<UInt8>) -> DecimalNumber.Reading {
    if let measure {
      let number = addition?.number(in: text)
      let value = measure.value(text) ?? number.flatMap { measure.value($0.span) }
      return value.map { .number($0) } ?? .notNumber
    }
    switch addition {
    case .unit(_, ofAll: true):
      guard let number = addition?.number(in: text) else { return .notNumber }
      return readBare(number.span)
    case .unit, .notes, .brackets:
      let reading = readBare(text)
      guard reading == .notNumber, let number = addition?.number(in: text) else { return reading }
      return readBare(number.span)
    case nil: return readBare(text)
    }
  }

  /// Reads a number without what stands beside it.
  private func readBare(_ text: Span<UInt8>) -> DecimalNumber.Reading {
    if mark == nil || isMarkOptional, !isGroupingStrict {
      let reading = DecimalNumber.read(text, decimal: decimal)
      if hasPlainDigits || reading != .notNumber { return reading }
    }
    guard let written = SpreadsheetNumber(text),
      !written.endsWithDash || mayEndWithDash,
      written.mark == mark || written.mark == nil && isMarkOptional,
      !isGroupingStrict || written.headLength <= 3,
      let plain = written.plain(decimal: decimal, grouping)
    else { return .notNumber }
    return DecimalNumber.read(plain.span, decimal: UInt8(ascii: "."))
  }

  /// Returns what was detected about the numbers of a column.
  /// - Parameters:
  ///   - column: the name of the column.
  ///   - dialect: the dialect of the table.
  /// - Returns: the decisions, empty if the numbers have the format of the table.
  package func decisions(of column: String, _ dialect: Dialect) -> [Decision] {
    var found: [Decision.Writing] = []
    if decimal != dialect.decimal {
      found.append(.decimalCommaOf(columns: [column], decimal == UInt8(ascii: ",")))
    }
    if let sign = grouping.sign { found.append(.groupSign(sign, columns: [column])) }
    if let mark {
      found.append(.unitSign(mark.rawValue, columns: [column], ofAll: !isMarkOptional))
    }
    switch measure {
    case .size, .decimalSize: found.append(.measured(columns: [column], .sizes))
    case .duration: found.append(.measured(columns: [column], .durations))
    case .hours: found.append(.measured(columns: [column], .hours))
    case .timeOfDay: found.append(.measured(columns: [column], .timesOfDay))
    case .amount: found.append(.measured(columns: [column], .amounts))
    case .bloodPressure: found.append(.measured(columns: [column], .bloodPressures))
    case .uncertain: found.append(.measured(columns: [column], .uncertainties))
    case nil: break
    }
    switch addition {
    case .unit(let name, let ofAll):
      found.append(.unitSign(name, columns: [column], ofAll: ofAll))
    case .notes: found.append(.measured(columns: [column], .notes))
    case .brackets: found.append(.measured(columns: [column], .brackets))
    case nil: break
    }
    return found.map { .writing($0) }
  }
}

extension SpreadsheetNumber.Grouping {
  /// The usual form of the group separator.
  fileprivate var sign: Character? {
    switch self {
    case .none: nil
    case .comma: ","
    case .point: "."
    case .space: " "
    case .apostrophe: "'"
    }
  }
}
