import SonifyBase

/// Applies the transforms of a specification to records, in order.
///
/// Unsupported transforms are recorded and skipped, so that there may still be a chart.
struct TransformRunner {
  /// The current records.
  var records: Records
  /// The parts that were not supported.
  var unsupported = UnsupportedParts()
  /// The remaining budget of work.
  var budget = WorkBudget()

  /// The maximum number of transforms of one view.
  static let maxCount = 1000

  /// Starts with the records of a view.
  init(_ records: Records) { self.records = records }

  /// Applies transforms in order.
  /// - Throws: ``SpecificationError`` if they make too many values or take too much work.
  mutating func apply(_ transforms: [DocumentNode]) throws(SpecificationError) {
    guard transforms.count <= Self.maxCount else {
      throw SpecificationError(
        path: "transform",
        SpecificationPhrases.manyTransforms.text(
          count: transforms.count,
          ["count": "\(transforms.count)", "maximum": "\(Self.maxCount)"]))
    }
    for node in transforms {
      do throws(RecordsError) {
        try apply(node)
      } catch {
        throw SpecificationError(node, error.problem)
      }
    }
  }

  /// Adds fields that have one value in all records.
  /// - Throws: ``SpecificationError`` if there are too many values.
  mutating func add(
    _ constants: [(name: String, value: JSONValue)]
  ) throws(SpecificationError) {
    for (name, value) in constants {
      do throws(RecordsError) {
        try records.set(name, Array(repeating: value, count: records.count))
      } catch {
        throw SpecificationError(path: "encoding", error.problem)
      }
    }
  }

  private mutating func apply(_ node: DocumentNode) throws(RecordsError) {
    try budget.spend(records.count)
    if let condition = node["filter"] {
      try filter(condition)
    } else if let expression = node["calculate"] {
      try calculate(expression, as: node["as"]?.text ?? "calculate")
    } else if node["aggregate"] != nil {
      try aggregate(node)
    } else if node["joinaggregate"] != nil {
      try joinAggregate(node)
    } else if node["bin"] != nil {
      try bin(node)
    } else if node["timeUnit"] != nil {
      try timeUnit(node)
    } else if node["fold"] != nil {
      try fold(node)
    } else if node["window"] != nil {
      try window(node)
    } else if node["stack"] != nil {
      try stack(node)
    } else if node["impute"] != nil {
      try impute(node)
    } else {
      let kind = node.keys.first { $0 != "as" && $0 != "groupby" } ?? "transform"
      unsupported.note(
        UnfollowedPhrases.kindPassedOver.text([
          "part": UnsupportedParts.part(node, showsValue: false), "kind": kind,
        ]), at: node.path)
    }
  }

  private mutating func filter(_ node: DocumentNode) throws(RecordsError) {
    let predicate: Predicate
    do throws(SpecificationError) {
      predicate = try Predicate(node, &unsupported)
    } catch {
      noteAllKept(error.path, error.problem)
      return
    }
    do throws(RecordsError) {
      let holds = try predicate.holds(over: records, &budget)
      records = records.selecting(holds.indices.filter { holds[$0] })
    } catch {
      if error == .tooMuchWork { throw error }
      noteAllKept("", error.problem)
    }
  }

  private mutating func noteAllKept(_ path: String, _ problem: String) {
    unsupported.note(
      UnfollowedPhrases.allKept.text(["part": path, "problem": problem]), at: path)
  }

  private mutating func calculate(_ node: DocumentNode, as name: String) throws(RecordsError) {
    let expression: Expression
    do throws(ExpressionFault) {
      expression = try Expression(parsing: node.text ?? "")
    } catch {
      unsupported.note(
        UnfollowedPhrases.notMade.text([
          "part": UnsupportedParts.part(node), "problem": error.problem, "name": name,
        ]), at: node.path)
      return
    }
    try records.set(name, try expression.values(over: records, &budget))
  }

  private mutating func bin(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["field"]?.text, let bin = node["bin"] else { return }
    let values = records.values(FieldPath(field)).map(\.measure)
    guard let binning = Binning(bin, of: values) else {
      unsupported.note(node, UnfollowedPhrases.noBins, showsValue: false)
      return
    }
    let names = names(node["as"], usual: ["bin_\(field)", "bin_\(field)_end"])
    let begins = values.map(binning.begin)
    try records.set(names[0], begins.map(JSONValue.init(measure:)))
    let ends = begins.map { JSONValue(measure: $0 + binning.step) }
    try records.set(names.count > 1 ? names[1] : "\(names[0])_end", ends)
  }

  private mutating func timeUnit(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["field"]?.text else { return }
    let part = node["timeUnit"]
    guard let name = part?.text ?? part?["unit"]?.text, let unit = TimeUnit(name) else {
      unsupported.note(part ?? node, UnfollowedPhrases.unknownUnit)
      return
    }
    let moments = records.moments(FieldPath(field))
    try records.set(
      node["as"]?.text ?? "\(name)_\(field)",
      moments.map { JSONValue(measure: unit.isBinned ? $0 : unit.start(of: $0)) }, areMoments: true)
  }

  private mutating func fold(_ node: DocumentNode) throws(RecordsError) {
    let fields = node["fold"]?.elements.compactMap(\.text) ?? []
    guard !fields.isEmpty else { return }
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

  /// Returns the names under "as": one or several.
  func names(_ node: DocumentNode?, usual: [String]) -> [String] {
    guard let node else { return usual }
    let names = node.text.map { [$0] } ?? node.elements.compactMap(\.text)
    return names.isEmpty ? usual : names
  }

  /// Returns the fields under "groupby".
  mutating func grouping(_ node: DocumentNode) throws(RecordsError) -> [FieldPath] {
    let group = node["groupby"]
    let names = group?.text.map { [$0] } ?? group?.elements.compactMap(\.text) ?? []
    try budget.spend(records.count, times: 10 * names.count)
    return names.map { FieldPath($0) }
  }

  /// Returns the fields under "sort".
  mutating func order(_ node: DocumentNode) throws(RecordsError) -> [SortField] {
    let order = SortField.list(node["sort"])
    try budget.spend(records.count, times: 20 * order.count)
    return order
  }
}
