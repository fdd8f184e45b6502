import SonifyBase
import SonifyTables

extension TransformRunner {
  /// Adds records for keys that a group lacks; with a method such as the mean, also fills in
  /// missing values, as in Vega-Lite.
  mutating func impute(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["impute"]?.text, let key = node["key"]?.text else {
      throw incomplete(node)
    }
    let fields = try grouping(node)
    try impute(field, key: FieldPath(key), groupedBy: fields, by: node)
  }

  /// Returns the keys of "keyvals", a list or a sequence.
  private static func keys(_ node: DocumentNode) throws(RecordsError) -> [JSONValue] {
    if let list = node.value.array { return list }
    guard let stop = node["stop"]?.number else { return [] }
    let (start, step) = (node["start"]?.number ?? 0, node["step"]?.number ?? 1)
    let count = (stop - start) / step
    guard count.isFinite, count < Double(Records.maxSize) else { throw .tooLarge }
    return (0..<Int(max(0, count.rounded(.up)))).map { .number(start + step * Double($0)) }
  }

  /// Adds records for keys that a group lacks; with a method such as the mean, also fills in
  /// missing values, as in Vega-Lite.
  ///
  /// A frame is a range of neighbours, those that were added after the others.
  mutating func impute(
    _ field: String, key: FieldPath, groupedBy fields: [FieldPath], by node: DocumentNode
  ) throws(RecordsError) {
    let further = try node["keyvals"].map(Self.keys) ?? []
    let method = node["method"]?.text ?? "value"
    let operation = AggregateOperation(rawValue: method)
    guard operation != nil || method == "value" else {
      throw .specification(
        SpecificationError(node["method"] ?? node, SpecificationPhrases.unknownOperation.text()))
    }
    let value = node["value"]?.value ?? .null
    let frame = node["frame"]?.elements.map(\.number) ?? []
    let keyValues = records.values(key)
    var seen: Set<GroupKey> = []
    let keys = (further + keyValues).filter { seen.insert(GroupKey($0)).inserted }
    let groups = records.groups(by: fields)
    let (cells, overflow) = keys.count.multipliedReportingOverflow(by: groups.count)
    guard !overflow else { throw .tooLarge }
    try Records.check(cells, 1)
    try budget.spend(cells, times: 10)

    let path = FieldPath(field)
    var values = records.values(path)
    var rows = Array(0..<records.count)
    var added: [(key: JSONValue, value: JSONValue)] = []
    for group in groups {
      let present = Set(group.map { GroupKey(keyValues[$0]) })
      let absent = keys.filter { !present.contains(GroupKey($0)) }
      // With a method, what is missing is known only after what is missing was added.
      let column = group.map { values[$0] } + absent.map { _ in operation == nil ? value : .null }
      let filled =
        try operation.map { operation throws(RecordsError) in
          try Self.filled(column, by: operation, within: frame, &budget)
        } ?? column
      for (place, row) in group.enumerated() { values[row] = filled[place] }
      rows += absent.map { _ in group[0] }
      added += zip(absent, filled.dropFirst(group.count)).map { ($0, $1) }
    }
    let kept = Set(fields.compactMap(\.names.first))
    let areMoments = (records.holdsMoments(key), records.holdsMoments(path))
    let count = records.count
    try Records.check(rows.count, records.names.count)
    records = records.selecting(rows)
    for name in records.names where !kept.contains(name) {
      guard var column = records[name] else { continue }
      for row in count..<rows.count { column[row] = .null }
      try records.set(name, column, areMoments: records.moments.contains(name))
    }
    try records.set(key.text, keyValues + added.map(\.key), areMoments: areMoments.0)
    try records.set(field, values + added.map(\.value), areMoments: areMoments.1)
  }
  /// Returns values with missing ones replaced by an aggregate of their neighbours within a frame,
  /// or of all values.
  private static func filled(
    _ values: [JSONValue], by operation: AggregateOperation, within frame: [Double?],
    _ budget: inout WorkBudget
  ) throws(RecordsError) -> [JSONValue] {
    guard values.contains(where: { !$0.isValid }) else { return values }
    func reach(_ index: Int) -> Int {
      let end = frame.indices.contains(index) ? frame[index] : nil
      return end.map { Int(min(abs($0.isNaN ? 0 : $0), Double(values.count))) } ?? values.count
    }
    let (before, after) = (reach(0), reach(1))
    guard before < values.count || after < values.count else {
      let filler = operation.value(of: values)
      return values.map { $0.isValid ? $0 : filler }
    }
    var result = values
    for place in values.indices where !values[place].isValid {
      let near = values[max(0, place - before)..<min(values.count, place + after + 1)]
      try budget.spend(near.count, times: 5)
      result[place] = operation.value(of: Array(near))
    }
    return result
  }
}
