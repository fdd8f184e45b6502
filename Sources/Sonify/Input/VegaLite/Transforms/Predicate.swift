import SonifyBase

/// A condition on records: an expression, a comparison of one field, or a combination of
/// conditions.
indirect enum Predicate {
  case expression(Expression)
  case field(FieldPath, TimeUnit?, Comparison)
  case all([Predicate])
  case any([Predicate])
  case not(Predicate)
  /// Always true: a condition on a selection that a reader has yet to make.
  case always

  /// A comparison of a value.
  enum Comparison {
    case equal(JSONValue)
    case less(JSONValue)
    case lessOrEqual(JSONValue)
    case greater(JSONValue)
    case greaterOrEqual(JSONValue)
    case range(JSONValue, JSONValue)
    case oneOf([JSONValue])
    case valid(Bool)
  }

  /// The maximum depth of nested conditions.
  static let maxDepth = 64

  /// Parses a condition.
  /// - Throws: ``SpecificationError`` at the first part that cannot be parsed.
  init(
    _ node: DocumentNode, _ unsupported: inout UnsupportedParts, depth: Int = 0
  ) throws(SpecificationError) {
    guard depth < Self.maxDepth else {
      throw SpecificationError(
        node, SpecificationPhrases.deep.text(["maximum": "\(Self.maxDepth)"]))
    }
    if let text = node.text {
      do throws(ExpressionFault) {
        self = .expression(try Expression(parsing: text))
      } catch {
        throw SpecificationError(node, error.problem)
      }
      return
    }
    if let parts = node["and"] {
      var predicates: [Predicate] = []
      for part in parts.elements {
        predicates.append(try Self(part, &unsupported, depth: depth + 1))
      }
      self = .all(predicates)
    } else if let parts = node["or"] {
      var predicates: [Predicate] = []
      for part in parts.elements {
        predicates.append(try Self(part, &unsupported, depth: depth + 1))
      }
      self = .any(predicates)
    } else if let part = node["not"] {
      self = .not(try Self(part, &unsupported, depth: depth + 1))
    } else if node["param"] != nil || node["selection"] != nil {
      unsupported.note(node, UnfollowedPhrases.nothingSelected, showsValue: false)
      self = .always
    } else {
      guard let field = node["field"]?.text else {
        throw SpecificationError(node, SpecificationPhrases.noCondition.text())
      }
      let unitName = node["timeUnit"]?.text ?? node["timeUnit"]?["unit"]?.text
      let unit = unitName.flatMap { TimeUnit($0) }
      self = .field(FieldPath(field), unit, try Self.comparison(node, unit))
    }
  }

  private static func comparison(
    _ node: DocumentNode, _ unit: TimeUnit?
  ) throws(SpecificationError) -> Comparison {
    /// A number that is compared with a time unit counts that unit: 2012 is the year.
    func literal(_ node: DocumentNode) -> JSONValue {
      guard node.number != nil, let unit, unit.parts.count == 1 else { return Self.literal(node) }
      return Self.literal(
        DocumentNode(.object([unit.parts[0].rawValue: node.value]), path: node.path))
    }
    if let value = node["equal"] { return .equal(literal(value)) }
    if let value = node["lt"] { return .less(literal(value)) }
    if let value = node["lte"] { return .lessOrEqual(literal(value)) }
    if let value = node["gt"] { return .greater(literal(value)) }
    if let value = node["gte"] { return .greaterOrEqual(literal(value)) }
    if let ends = node["range"]?.elements.map(literal), ends.count == 2 {
      return .range(ends[0], ends[1])
    }
    if let values = node["oneOf"]?.elements { return .oneOf(values.map(literal)) }
    if let isValid = node["valid"]?.value.boolean { return .valid(isValid) }
    throw SpecificationError(node, SpecificationPhrases.unknownComparison.text())
  }

  /// Returns a value, or a time for an object with a year and so on.
  static func literal(_ node: DocumentNode) -> JSONValue {
    guard let object = node.value.object else { return node.value }
    func part(_ key: String, _ usual: Double) -> Double { object[key]?.number ?? usual }
    var month = part("quarter", 1) * 3 - 2
    if let number = object["month"]?.number { month = number }
    if let name = object["month"]?.text?.lowercased().prefix(3) {
      let names = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
      ]
      month = Double((names.firstIndex(of: String(name)) ?? 0) + 1)
    }
    let date = object["day"]?.number.map { $0 + 1 } ?? part("date", 1)
    return .number(
      Timestamp(parts: [
        part("year", Double(TimeUnit.usualYear)), month - 1, date, part("hours", 0),
        part("minutes", 0), part("seconds", 0), part("milliseconds", 0),
      ]).milliseconds)
  }

  /// Returns whether the condition is true, for all records.
  func holds(
    over records: Records, _ budget: inout WorkBudget
  ) throws(RecordsError) -> [Bool] {
    try budget.spend(records.count, times: 2)
    switch self {
    case .always: return Array(repeating: true, count: records.count)
    case .expression(let expression):
      return try expression.values(over: records, &budget).map(\.isTrue)
    case .field(let field, let unit, let comparison):
      return try Self.holds(records, field, unit, comparison, &budget)
    case .not(let part): return try part.holds(over: records, &budget).map { !$0 }
    case .all(let parts):
      var result = Array(repeating: true, count: records.count)
      for part in parts {
        let holds = try part.holds(over: records, &budget)
        for row in result.indices where !holds[row] { result[row] = false }
      }
      return result
    case .any(let parts):
      var result = Array(repeating: false, count: records.count)
      for part in parts {
        let holds = try part.holds(over: records, &budget)
        for row in result.indices where holds[row] { result[row] = true }
      }
      return result
    }
  }

  private static func holds(
    _ records: Records, _ field: FieldPath, _ unit: TimeUnit?, _ comparison: Comparison,
    _ budget: inout WorkBudget
  ) throws(RecordsError) -> [Bool] {
    var values = records.values(field)
    var reader = TimestampParser()
    if let unit {
      values = values.map { .number(reader.milliseconds($0).map(unit.start) ?? .nan) }
    }
    let areMoments = unit != nil || records.holdsMoments(field)
    /// Texts that are compared with times are dates; texts compared with numbers of a text field
    /// are unchanged.
    func literal(_ value: JSONValue) -> JSONValue {
      guard areMoments, value.text != nil else { return value }
      return reader.milliseconds(value).map { .number($0) } ?? value
    }
    switch comparison {
    case .equal(let other):
      let other = literal(other)
      return values.map { $0.isLooselyEqual(to: other) }
    case .less(let other):
      let other = literal(other)
      return values.map { $0 != .null && $0.isLess(than: other) }
    case .greater(let other):
      let other = literal(other)
      return values.map { $0 != .null && other.isLess(than: $0) }
    case .lessOrEqual(let other):
      let other = literal(other)
      return values.map { $0 != .null && ($0.isLess(than: other) || $0.isLooselyEqual(to: other)) }
    case .greaterOrEqual(let other):
      let other = literal(other)
      return values.map { $0 != .null && (other.isLess(than: $0) || $0.isLooselyEqual(to: other)) }
    case .range(let low, let high):
      let (low, high) = (literal(low), literal(high))
      if areMoments || low.number != nil || high.number != nil {
        values = values.map { value in
          if value.text != nil, let moment = reader.milliseconds(value), value.coercedNumber.isNaN {
            return .number(moment)
          }
          return value
        }
      }
      return values.map { value in
        value != .null && (low == .null || !value.isLess(than: low) && !value.coercedNumberIsNaN)
          && (high == .null || !high.isLess(than: value))
      }
    case .oneOf(let others):
      let keys = Set(others.map { GroupKey(literal($0)) })
      return values.map { keys.contains(GroupKey($0)) }
    case .valid(let isValid):
      return values.map { value in
        let isFilled = value != .null && !(value.number?.isNaN ?? false)
        return isFilled == isValid
      }
    }
  }
}

extension JSONValue {
  /// Whether the value is the number NaN.
  fileprivate var coercedNumberIsNaN: Bool { number?.isNaN ?? false }
}
