import SonifyBase
import SonifyTables

extension TransformRunner {
  /// Adds to every record the fields of the record of other data that has the same key, or that
  /// record as a whole.
  ///
  /// Of several with the same key, the last counts, as in Vega.
  mutating func lookup(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["lookup"]?.text, let from = node["from"], let key = from["key"]?.text
    else { throw incomplete(node) }
    let fields = from["fields"]?.elements.compactMap(\.text) ?? []
    let usual = fields.isEmpty ? [from["param"]?.text ?? "_lookup"] : fields
    let names = names(node["as"], usual: usual)
    let other: Records
    do throws(SpecificationError) {
      other = try secondary(from)
    } catch {
      // What is looked up may only colour marks: it matters once a channel uses it.
      for name in names { lack(name, error) }
      return
    }
    try budget.spend(other.count + records.count, times: 10 * (fields.count + 1))
    var places: [GroupKey: Int] = [:]
    for (row, value) in other.values(FieldPath(key)).enumerated() { places[GroupKey(value)] = row }
    let found = records.values(FieldPath(field)).map { places[GroupKey($0)] }
    let usualValue = node["default"]?.value ?? .null
    if fields.isEmpty {
      let wholes = try whole(other, Set(found.compactMap(\.self)))
      try records.set(
        names[0], found.map { row in row.flatMap { wholes[$0] } ?? usualValue })
    }
    for (name, field) in zip(names, fields) {
      let path = FieldPath(field)
      let values = other.values(path)
      try records.set(
        name, found.map { $0.map { values[$0] } ?? usualValue },
        areMoments: other.holdsMoments(path))
    }
  }

  /// Returns some records as objects.
  func whole(
    _ records: Records, _ rows: Set<Int>
  ) throws(RecordsError) -> [Int: JSONValue] {
    try Records.check(rows.count, records.names.count)
    var wholes: [Int: JSONValue] = [:]
    for row in rows {
      var object = JSONObject()
      for name in records.names { object[name] = records[name]?[row] }
      wholes[row] = .object(object)
    }
    return wholes
  }

  /// Reads the records that a lookup searches: data of their own, or those that a selection
  /// includes.
  private mutating func secondary(_ from: DocumentNode) throws(SpecificationError) -> Records {
    guard let name = from["param"]?.text else { return try read(from["data"], from) }
    guard let selection = parameters.selections[name], selection.data != nil else {
      throw SpecificationError(
        from,
        SpecificationPhrases.unknownParameter.text([
          "name": UntrustedText.harmless(name, limit: 60)
        ]))
    }
    if let fault = selection.fault { throw fault }
    var inner = TransformRunner(try read(selection.data, from))
    inner.parameters = parameters
    inner.reader = reader
    inner.budget = budget
    // A lookup in these transforms could lead back here.
    for name in inner.parameters.selections.keys {
      inner.parameters.selections[name]?.data = nil
    }
    try inner.apply(selection.transforms)
    if let condition = selection.condition {
      do throws(RecordsError) {
        let holds = try condition.holds(over: inner.records, &inner.budget)
        inner.records = inner.records.selecting(holds.indices.filter { holds[$0] })
      } catch {
        throw SpecificationError(from, error.problem)
      }
    }
    budget = inner.budget
    return inner.records
  }

  private mutating func read(
    _ data: DocumentNode?, _ from: DocumentNode
  ) throws(SpecificationError) -> Records {
    guard let data, var reader else {
      throw SpecificationError(from, SpecificationPhrases.incomplete.text())
    }
    do throws(InputError) {
      let records = try reader.records(data)
      self.reader = reader
      return records
    } catch {
      if case .badData(_, .specification(let fault, let path)) = error {
        throw SpecificationError(path: path, fault)
      }
      throw SpecificationError(path: from.path, .data(error))
    }
  }
}
