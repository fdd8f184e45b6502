import SonifyChart

/// How the numbers of one column are written.
struct NumberStyle: Equatable, Sendable {
  /// The decimal sign.
  var decimal: UInt8
  /// What parts thousands.
  var grouping = SpreadsheetNumber.Grouping.none
  /// Whether no thousand may lack that sign, as the column is understood only so.
  var isGroupingStrict = false
  /// The sign before or behind the numbers.
  var mark: NumberMark?
  /// Whether some numbers lack that sign.
  var isMarkOptional = false

  /// Whether numbers are digits with a decimal sign and no more.
  var isPlain: Bool { grouping == .none && mark == nil }

  /// The style, or nothing if it is that of the whole table.
  func unless(of dialect: Dialect) -> NumberStyle? {
    isPlain && decimal == dialect.decimal ? nil : self
  }

  /// What all values are called by their sign, if they have the same.
  var unit: AxisUnit? {
    guard let mark, !isMarkOptional else { return nil }
    return AxisUnit(one: mark.rawValue, other: mark.rawValue)
  }

  /// Reads a whole cell.
  /// - Parameters:
  ///   - text: the cell without surrounding white space.
  ///   - encoding: how characters are written.
  /// - Returns: the nearest Double, or why there is none.
  func read(
    _ text: Span<UInt8>, _ encoding: ReadingOptions.Encoding
  ) -> DecimalNumber.Reading {
    if mark == nil || isMarkOptional, !isGroupingStrict {
      let reading = DecimalNumber.read(text, decimal: decimal)
      if isPlain || reading != .notNumber { return reading }
    }
    guard let written = SpreadsheetNumber(text, encoding),
      written.mark == mark || written.mark == nil && isMarkOptional,
      !isGroupingStrict || !written.hasLongHead,
      let plain = written.plain(decimal: decimal, grouping)
    else { return .notNumber }
    return DecimalNumber.read(plain.span, decimal: UInt8(ascii: "."))
  }

  /// What was found out about the numbers of a column.
  /// - Parameters:
  ///   - column: what the column is called.
  ///   - dialect: how the table is written.
  /// - Returns: nothing when numbers are written as everywhere in the table.
  func decisions(of column: String, _ dialect: Dialect) -> [Decision] {
    var found: [Decision.Writing] = []
    if decimal != dialect.decimal {
      found.append(.decimalCommaOf(column: column, decimal == UInt8(ascii: ",")))
    }
    if let sign = grouping.sign { found.append(.groupSign(sign, column: column)) }
    if let mark {
      found.append(.unitSign(mark.rawValue, column: column, ofAll: !isMarkOptional))
    }
    return found.map { .writing($0) }
  }
}

extension SpreadsheetNumber.Grouping {
  /// The usual sign between thousands.
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
