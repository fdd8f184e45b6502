import SonifyBase
import SonifyTables

/// Applies the transforms of a specification to records, in order.
///
/// A transform that is not supported is an error. A calculation that is not leaves out its field, which
/// is an error once a transform or a channel uses it.
struct TransformRunner {
  /// The current records.
  var records: Records
  /// The parts that were not supported.
  var unsupported = UnsupportedParts()
  /// The initial values of parameters.
  var parameters = Parameters()
  /// Reads the data of lookups.
  var reader: RecordsReader?
  /// The fields that could not be made, and why.
  var lacking: [String: SpecificationError] = [:]
  /// The remaining budget of work.
  var budget = WorkBudget()

  /// The maximum number of transforms of one view.
  static let maxCount = 1000

  /// Starts with the records of a view.
  init(_ records: Records) { self.records = records }

  /// Applies transforms in order.
  /// - Throws: ``SpecificationError`` if one is not supported, or if they make too many values or
  ///   take too much work.
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
        if case .specification(let error) = error { throw error }
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
    if let fault = faultOfInput(node) {
      guard node["calculate"] != nil else { throw .specification(fault) }
      lacking[node["as"]?.text ?? "calculate"] = fault
      return
    }
    if let condition = node["filter"] {
      try filter(condition)
    } else if let expression = node["calculate"] {
      try calculate(expression, as: node["as"]?.text ?? "calculate")
    } else if let transform = Self.transforms.first(where: { node[$0.key] != nil }) {
      try transform.apply(&self, node)
    } else {
      let kind = node.keys.first { $0 != "as" && $0 != "groupby" } ?? "transform"
      throw .specification(
        SpecificationError(
          node,
          SpecificationPhrases.unknownTransform.text([
            "kind": "\"\(UntrustedText.harmless(kind, limit: 60))\""
          ])))
    }
  }

  private typealias Transform = (
    key: String,
    apply: @Sendable (inout TransformRunner, DocumentNode) throws(RecordsError) -> Void
  )

  /// The transforms by the key that names them; one with several is the first.
  private static let transforms: [Transform] = [
    ("aggregate", { runner, node throws(RecordsError) in try runner.aggregate(node) }),
    ("joinaggregate", { runner, node throws(RecordsError) in try runner.joinAggregate(node) }),
    ("bin", { runner, node throws(RecordsError) in try runner.bin(node) }),
    ("timeUnit", { runner, node throws(RecordsError) in try runner.timeUnit(node) }),
    ("fold", { runner, node throws(RecordsError) in try runner.fold(node) }),
    ("window", { runner, node throws(RecordsError) in try runner.window(node) }),
    ("stack", { runner, node throws(RecordsError) in try runner.stack(node) }),
    ("impute", { runner, node throws(RecordsError) in try runner.impute(node) }),
    ("lookup", { runner, node throws(RecordsError) in try runner.lookup(node) }),
    ("flatten", { runner, node throws(RecordsError) in try runner.flatten(node) }),
    ("pivot", { runner, node throws(RecordsError) in try runner.pivot(node) }),
    ("sample", { runner, node throws(RecordsError) in try runner.sample(node) }),
    ("quantile", { runner, node throws(RecordsError) in try runner.quantile(node) }),
    ("density", { runner, node throws(RecordsError) in try runner.density(node) }),
    ("regression", { runner, node throws(RecordsError) in try runner.regression(node) }),
    ("loess", { runner, node throws(RecordsError) in try runner.loess(node) }),
    ("extent", { runner, node throws(RecordsError) in try runner.extent(node) }),
  ]

  /// Returns why a transform lacks its input: it uses a field that could not be made.
  private func faultOfInput(_ node: DocumentNode) -> SpecificationError? {
    guard !lacking.isEmpty else { return nil }
    var used: Set<String> = []
    func search(_ value: JSONValue) {
      switch value {
      case .text(let text):
        used.insert(text)
        used.insert(FieldPath(text).names[0])
        let expression = try? Expression(parsing: text, parameters.values)
        used.formUnion(expression?.fields.map { $0.names[0] } ?? [])
      case .array(let elements): elements.forEach(search)
      case .object(let object):
        for member in object.members where !["as", "from"].contains(member.key) {
          search(member.value)
        }
      default: break
      }
    }
    search(node.value)
    return lacking.keys.sorted().first(where: used.contains).flatMap { lacking[$0] }
  }

  /// Records that a field could not be made.
  mutating func lack(_ name: String, _ fault: SpecificationError) {
    lacking[name] = fault
    unsupported.note(
      UnfollowedPhrases.notMade.text([
        "part": fault.path, "problem": fault.problem, "name": name,
      ]), at: fault.path)
  }

  private mutating func filter(_ node: DocumentNode) throws(RecordsError) {
    let predicate: Predicate
    do throws(SpecificationError) {
      predicate = try Predicate(node, parameters, &unsupported)
    } catch {
      throw .specification(error)
    }
    let holds = try predicate.holds(over: records, &budget)
    records = records.selecting(holds.indices.filter { holds[$0] })
  }

  private mutating func calculate(_ node: DocumentNode, as name: String) throws(RecordsError) {
    let expression: Expression
    do throws(ExpressionFault) {
      expression = try Expression(parsing: node.text ?? "", parameters.values)
    } catch {
      lack(name, SpecificationError(node, error.problem))
      return
    }
    try records.set(name, try expression.values(over: records, &budget))
    lacking[name] = nil
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
    guard let field = node["field"]?.text, let part = node["timeUnit"] else {
      throw incomplete(node)
    }
    let name = node["as"]?.text ?? "\(part.text ?? part["unit"]?.text ?? "")_\(field)"
    guard let unit = TimeUnit(part) else {
      lack(name, SpecificationError(part, SpecificationPhrases.unknownUnit.text()))
      return
    }
    let moments = records.moments(FieldPath(field))
    try records.set(
      name,
      moments.map { JSONValue(measure: unit.isBinned ? $0 : unit.start(of: $0)) }, areMoments: true)
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
