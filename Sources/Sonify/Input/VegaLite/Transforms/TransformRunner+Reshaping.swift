import SonifyBase
import SonifyTables

extension TransformRunner {
  /// Makes a record of each of some fields.
  mutating func fold(_ node: DocumentNode) throws(RecordsError) {
    let fields = node["fold"]?.elements.compactMap(\.text) ?? []
    guard !fields.isEmpty else { throw incomplete(node) }
    let names = names(node["as"], usual: ["key", "value"])
    let (rows, overflow) = records.count.multipliedReportingOverflow(by: fields.count)
    guard !overflow else { throw .tooLarge }
    try Records.check(rows, records.names.count + 2)
    let columns = fields.map { records.values(FieldPath($0)) }
    let count = records.count
    records = records.selecting((0..<rows).map { $0 / fields.count })
    try records.set(names[0], (0..<rows).map { .text(fields[$0 % fields.count]) })
    try records.set(
      names.count > 1 ? names[1] : "value",
      (0..<rows).map { count > 0 ? columns[$0 % fields.count][$0 / fields.count] : .null })
  }

  /// Makes a record of each element of the lists in some fields; a shorter list lacks the last ones.
  mutating func flatten(_ node: DocumentNode) throws(RecordsError) {
    let fields = node["flatten"]?.elements.compactMap(\.text) ?? []
    guard !fields.isEmpty else { throw incomplete(node) }
    let names = names(node["as"], usual: fields)
    let columns = fields.map { records.values(FieldPath($0)) }
    var rows: [Int] = []
    var places: [Int] = []
    for row in 0..<records.count {
      let count = columns.map { $0[row].array?.count ?? 0 }.max() ?? 0
      try Records.check(rows.count + count, records.names.count + 1)
      try budget.spend(count, times: 10)
      for place in 0..<count {
        rows.append(row)
        places.append(place)
      }
    }
    records = records.selecting(rows)
    for (index, column) in columns.enumerated() {
      let values = zip(rows, places).map { row, place -> JSONValue in
        guard let list = column[row].array, list.indices.contains(place) else { return .null }
        return list[place].shortened
      }
      try records.set(index < names.count ? names[index] : fields[index], values)
    }
  }

  /// Makes one record of each group, with a field for each value of another field.
  mutating func pivot(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["pivot"]?.text, let value = node["value"]?.text else {
      throw incomplete(node)
    }
    let operation = node["op"]?.text.map { AggregateOperation(rawValue: $0) } ?? .sum
    guard let operation else {
      throw .specification(
        SpecificationError(node["op"] ?? node, SpecificationPhrases.unknownOperation.text()))
    }
    let fields = try grouping(node)
    let groups = records.groups(by: fields)
    let pivots = records.values(FieldPath(field))
    var seen: Set<GroupKey> = []
    var keys = pivots.filter { seen.insert(GroupKey($0)).inserted }
    try budget.spend(keys.count, times: 20)
    keys.sort { $0.isOrdered(before: $1) }
    if let limit = node["limit"]?.number, limit >= 1 {
      keys = Array(keys.prefix(Int(min(limit, Double(keys.count)))))
    }
    try Records.check(groups.count, keys.count + fields.count)
    try budget.spend(records.count, times: 10)
    try budget.spend(groups.count, times: 10 * keys.count)
    let values = records.values(FieldPath(value))
    let parts = groups.map { group in Dictionary(grouping: group) { GroupKey(pivots[$0]) } }
    var result = Records(count: groups.count)
    for field in fields {
      let column = records.values(field)
      try result.set(
        field.text, groups.map { column[$0[0]] }, areMoments: records.holdsMoments(field))
    }
    for key in keys {
      try result.set(
        key.coercedText,
        parts.map { part in
          // What is absent is no number, where null counts as zero.
          let value = operation.value(of: (part[GroupKey(key)] ?? []).map { values[$0] })
          return value == .null ? .number(.nan) : value
        })
    }
    records = result
  }

  /// Keeps a number of records, at even steps where Vega takes them at random.
  mutating func sample(_ node: DocumentNode) throws(RecordsError) {
    let size = max(0, min(node["sample"]?.number ?? 1000, Double(Records.maxSize)))
    let (kept, count) = (Int(size.isNaN ? 0 : size), records.count)
    guard kept < count else { return }
    records = records.selecting((0..<kept).map { $0 * count / kept })
    unsupported.note(node["sample"] ?? node, UnfollowedPhrases.evenSample)
  }

  /// Sets a parameter to the minimum and the maximum of a field.
  mutating func extent(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["extent"]?.text, let name = node["param"]?.text else {
      throw incomplete(node)
    }
    let measures = records.values(FieldPath(field)).map(\.measure).filter(\.isFinite)
    parameters.values[name] = .array(
      [measures.min(), measures.max()].map { JSONValue(measure: $0 ?? .nan) })
  }

  /// Replaces the records by quantiles of a field, for each group.
  mutating func quantile(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["quantile"]?.text else { throw incomplete(node) }
    let names = names(node["as"], usual: ["prob", "value"])
    guard names.count > 1 else { throw incomplete(node) }
    let step = node["step"]?.number ?? 0.01
    guard step >= 1e-4, step < 1 else { throw incomplete(node) }
    var probabilities = node["probs"]?.elements.compactMap(\.number) ?? []
    if probabilities.isEmpty {
      probabilities = (0..<Int(((1 - 1e-14 - step / 2) / step).rounded(.up)))
        .map { step / 2 + step * Double($0) }
    }
    guard probabilities.allSatisfy({ (0...1).contains($0) }) else { throw incomplete(node) }
    let fields = try grouping(node)
    let groups = records.groups(by: fields)
    try Records.check(groups.count * probabilities.count, fields.count + 2)
    try budget.spend(records.count, times: 20)
    let measures = records.values(FieldPath(field)).map(\.measure)
    let values = groups.flatMap { group in
      let sorted = group.map { measures[$0] }.filter { !$0.isNaN }.sorted()
      return probabilities.map { sorted.isEmpty ? .nan : AggregateOperation.quantile(sorted, $0) }
    }
    try become(groups.flatMap { group in probabilities.map { _ in group[0] } }, keeping: fields)
    let count = groups.count
    try records.set(
      names[0], (0..<count).flatMap { _ in probabilities.map(JSONValue.number) })
    try records.set(names[1], values.map(JSONValue.init(measure:)))
  }

  /// Replaces the records by copies of some of them, with some fields only.
  mutating func become(_ rows: [Int], keeping fields: [FieldPath]) throws(RecordsError) {
    try Records.check(rows.count, fields.count + 2)
    var result = Records(count: rows.count)
    for field in fields {
      let column = records.values(field)
      try result.set(field.text, rows.map { column[$0] }, areMoments: records.holdsMoments(field))
    }
    records = result
  }

  /// The error of a transform that lacks a part.
  func incomplete(_ node: DocumentNode) -> RecordsError {
    .specification(SpecificationError(node, SpecificationPhrases.incomplete.text()))
  }
}
