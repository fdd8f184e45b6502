extension TransformRunner {
  /// Adds records for keys that a group lacks; with a method such as the mean, also fills in
  /// missing values, as in Vega-Lite.
  mutating func impute(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["impute"]?.text, let key = node["key"]?.text else { return }
    if let frame = node["frame"], !frame.elements.allSatisfy({ $0.isNull }) {
      unsupported.note(frame, UnfollowedPhrases.groupFrame, showsValue: false)
    }
    var keys: [JSONValue] = []
    if let list = node["keyvals"]?.value.array { keys = list }
    if let sequence = node["keyvals"], let stop = sequence["stop"]?.number {
      let (start, step) = (sequence["start"]?.number ?? 0, sequence["step"]?.number ?? 1)
      let count = (stop - start) / step
      guard count.isFinite, count < Double(Records.maxSize) else { throw .tooLarge }
      if count > 0 {
        keys = (0..<Int(count.rounded(.up))).map { .number(start + step * Double($0)) }
      }
    }
    let fields = try grouping(node)
    try impute(
      field, key: FieldPath(key), further: keys, groupedBy: fields,
      method: node["method"]?.text ?? "value", value: node["value"]?.value ?? .null)
  }

  /// Adds records for keys that a group lacks; with a method such as the mean, also fills in
  /// missing values, as in Vega-Lite.
  mutating func impute(
    _ field: String, key: FieldPath, further: [JSONValue], groupedBy fields: [FieldPath],
    method: String, value: JSONValue
  ) throws(RecordsError) {
    let keyValues = records.values(key)
    var seen: Set<GroupKey> = []
    let keys = (keyValues + further).filter { seen.insert(GroupKey($0)).inserted }
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
      let operation = AggregateOperation(rawValue: method)
      let filler = operation.map { $0.value(of: group.map { values[$0] }) } ?? value
      if operation != nil {
        for row in group where !values[row].isValid { values[row] = filler }
      }
      let present = Set(group.map { GroupKey(keyValues[$0]) })
      for key in keys where !present.contains(GroupKey(key)) {
        rows.append(group[0])
        added.append((key, filler))
      }
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
}
