import SonifyBase
import SonifyTables

/// A condition on records: an expression, a comparison of one field, or a combination of
/// conditions.
indirect enum Predicate {
  case expression(Expression)
  case field(FieldPath, TimeUnit?, Comparison)
  case all([Predicate])
  case any([Predicate])
  case not(Predicate)
  /// True or false for all records: a condition on a selection that a reader has yet to make.
  case constant(Bool)

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

    /// Whether values are compared with numbers or times.
    var hasNumbers: Bool {
      switch self {
      case .equal(let value), .less(let value), .lessOrEqual(let value), .greater(let value),
        .greaterOrEqual(let value):
        value.number != nil
      case .range(let low, let high): low.number != nil || high.number != nil
      case .oneOf(let values): values.contains { $0.number != nil }
      case .valid: false
      }
    }
  }

  /// The maximum depth of nested conditions.
  static let maxDepth = 64

  /// Parses a condition.
  /// - Parameters:
  ///   - node: the condition.
  ///   - parameters: the initial values of parameters and selections.
  ///   - unsupported: collects unsupported parts.
  ///   - depth: the number of conditions around it.
  /// - Throws: ``SpecificationError`` at the first part that cannot be parsed.
  init(
    _ node: DocumentNode, _ parameters: Parameters, _ unsupported: inout UnsupportedParts,
    depth: Int = 0
  ) throws(SpecificationError) {
    guard depth < Self.maxDepth else {
      throw SpecificationError(
        node, SpecificationPhrases.deep.text(["maximum": "\(Self.maxDepth)"]))
    }
    if let text = node.text {
      do throws(ExpressionFault) {
        self = .expression(try Expression(parsing: text, parameters.values))
      } catch {
        throw SpecificationError(node, error.problem)
      }
      return
    }
    if let parts = node["and"] {
      var predicates: [Predicate] = []
      for part in parts.elements {
        predicates.append(try Self(part, parameters, &unsupported, depth: depth + 1))
      }
      self = .all(predicates)
    } else if let parts = node["or"] {
      var predicates: [Predicate] = []
      for part in parts.elements {
        predicates.append(try Self(part, parameters, &unsupported, depth: depth + 1))
      }
      self = .any(predicates)
    } else if let part = node["not"] {
      self = .not(try Self(part, parameters, &unsupported, depth: depth + 1))
    } else if let reference = node["param"] ?? node["selection"] {
      self = try Self(selection: reference, of: node, parameters, &unsupported, depth: depth)
    } else {
      guard let field = node["field"]?.text else {
        throw SpecificationError(node, SpecificationPhrases.noCondition.text())
      }
      let unit = node["timeUnit"].flatMap { TimeUnit($0) }
      if let node = node["timeUnit"], !node.isNull, unit == nil {
        throw SpecificationError(node, SpecificationPhrases.unknownUnit.text())
      }
      self = .field(FieldPath(field), unit, try Self.comparison(node, unit))
    }
  }

  /// Creates the condition that a selection includes a record, or a combination of selections as
  /// in version 4.
  private init(
    selection reference: DocumentNode, of node: DocumentNode, _ parameters: Parameters,
    _ unsupported: inout UnsupportedParts, depth: Int
  ) throws(SpecificationError) {
    guard depth < Self.maxDepth else {
      throw SpecificationError(
        node, SpecificationPhrases.deep.text(["maximum": "\(Self.maxDepth)"]))
    }
    guard let name = reference.text else {
      var parts: [Predicate] = []
      for part in (reference["and"] ?? reference["or"])?.elements ?? [] {
        parts.append(
          try Self(selection: part, of: node, parameters, &unsupported, depth: depth + 1))
      }
      if let part = reference["not"] {
        self = .not(try Self(selection: part, of: node, parameters, &unsupported, depth: depth + 1))
      } else if !parts.isEmpty {
        self = reference["and"] == nil ? .any(parts) : .all(parts)
      } else {
        throw SpecificationError(node, SpecificationPhrases.noCondition.text())
      }
      return
    }
    guard let selection = parameters.selections[name] else {
      throw SpecificationError(
        reference,
        SpecificationPhrases.unknownParameter.text([
          "name": UntrustedText.harmless(name, limit: 60)
        ]))
    }
    if let fault = selection.fault { throw fault }
    if let condition = selection.condition {
      self = condition
      return
    }
    let keepsAll = node["empty"]?.value.boolean ?? selection.includesAllIfEmpty
    if keepsAll { unsupported.note(node, UnfollowedPhrases.nothingSelected, showsValue: false) }
    self = .constant(keepsAll)
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
    case .constant(let isTrue): return Array(repeating: isTrue, count: records.count)
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
    // Texts that are compared with a time or a number are dates, unless they are numbers.
    if comparison.hasNumbers {
      values = values.map { value in
        guard value.text != nil, value.coercedNumber.isNaN else { return value }
        return reader.milliseconds(value).map { .number($0) } ?? value
      }
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
