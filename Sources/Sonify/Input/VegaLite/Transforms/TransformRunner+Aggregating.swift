import SonifyBase
import SonifyTables

extension TransformRunner {
  /// An aggregate in a specification.
  struct Aggregate {
    /// What is made of the values; nil for the whole record at their extreme.
    var operation: AggregateOperation?
    var extreme: Extreme?
    var field: FieldPath?
    var name: String
  }

  /// Parses the aggregates under a key; the fields of unknown ones are lacking.
  private mutating func aggregates(_ node: DocumentNode?) -> [Aggregate] {
    var result: [Aggregate] = []
    for element in node?.elements ?? [] {
      guard let name = element["op"]?.text else { continue }
      let operation = AggregateOperation(rawValue: name)
      let field = element["field"]?.text
      let extreme = Extreme.Kind(rawValue: name).flatMap { kind in
        field.map { Extreme(kind: kind, field: FieldPath($0)) }
      }
      let usual = operation == .count ? "count" : "\(name)_\(field ?? "*")"
      let made = element["as"]?.text ?? usual
      guard operation != nil || extreme != nil else {
        lack(
          made,
          SpecificationError(
            element["op"] ?? element, SpecificationPhrases.unknownOperation.text()))
        continue
      }
      result.append(
        Aggregate(
          operation: operation, extreme: extreme,
          field: field == "*" ? nil : field.map { FieldPath($0) }, name: made))
    }
    return result
  }

  /// Replaces the records by one record for each group, with its aggregates.
  mutating func aggregate(_ node: DocumentNode) throws(RecordsError) {
    let aggregates = aggregates(node["aggregate"])
    let fields = try grouping(node)
    try budget.spend(records.count, times: aggregates.count)
    let groups = records.groups(by: fields)
    let firsts = groups.map { $0[0] }
    var result = Records(count: groups.count)
    for field in fields {
      let values = records.values(field)
      try result.set(
        field.text, firsts.map { values[$0] }, areMoments: records.holdsMoments(field))
    }
    for aggregate in aggregates {
      try result.set(
        aggregate.name, try values(aggregate, groups), areMoments: keepsMoments(aggregate))
    }
    records = result
  }

  /// Adds to every record the aggregates of its group.
  mutating func joinAggregate(_ node: DocumentNode) throws(RecordsError) {
    let aggregates = aggregates(node["joinaggregate"])
    try budget.spend(records.count, times: aggregates.count + 1)
    let groups = records.groups(by: try grouping(node))
    for aggregate in aggregates {
      let values = try values(aggregate, groups)
      var column = Array(repeating: JSONValue.null, count: records.count)
      for (group, value) in zip(groups, values) { for row in group { column[row] = value } }
      try records.set(aggregate.name, column, areMoments: keepsMoments(aggregate))
    }
  }

  private func values(
    _ aggregate: Aggregate, _ groups: [[Int]]
  ) throws(RecordsError) -> [JSONValue] {
    guard let field = aggregate.field else { return groups.map { .number(Double($0.count)) } }
    let values = records.values(field)
    if let extreme = aggregate.extreme {
      let rows = groups.map { extreme.row(of: $0, by: values) }
      let wholes = try whole(records, Set(rows.compactMap(\.self)))
      return rows.map { row in row.flatMap { wholes[$0] } ?? .null }
    }
    return groups.map { group in
      aggregate.operation?.value(of: group.map { values[$0] }) ?? .null
    }
  }

  private func keepsMoments(_ aggregate: Aggregate) -> Bool {
    guard let field = aggregate.field, records.holdsMoments(field) else { return false }
    guard let operation = aggregate.operation else { return false }
    return [.min, .max, .median, .mean, .average].contains(operation)
  }
}
