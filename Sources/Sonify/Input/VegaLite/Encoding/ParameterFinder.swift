import SonifyBase
import SonifyTables

/// Finds the parameters of a specification and their initial values.
struct ParameterFinder {
  /// The parameters found.
  private(set) var parameters = Parameters()
  /// The selections that select nothing at first.
  private(set) var empty: [DocumentNode] = []
  private var calculated: [(name: String, expression: String)] = []
  private var visited = 0

  /// Finds all parameters of a specification.
  init(_ document: DocumentNode) {
    var view = UnitView(node: document)
    view.enter(document)
    collect(view)
    calculate()
  }

  private mutating func collect(_ view: UnitView) {
    visited += 1
    guard visited <= UnitView.maxCount else { return }
    for node in view.node["params"]?.elements ?? [] {
      if let name = node["name"]?.text { add(name, node, in: view) }
    }
    for name in view.node["selection"]?.keys ?? [] {
      if let node = view.node["selection"]?[name] { addSelection(name, node, in: view) }
    }
    for part in Self.parts(of: view.node) {
      var inner = view
      inner.enter(part)
      collect(inner)
    }
  }

  /// Returns the views that a view is made of.
  private static func parts(of node: DocumentNode) -> [DocumentNode] {
    ["layer", "concat", "hconcat", "vconcat"].flatMap { node[$0]?.elements ?? [] }
      + [node["spec"]].compactMap(\.self)
  }

  private mutating func add(_ name: String, _ node: DocumentNode, in view: UnitView) {
    if node["select"] != nil {
      addSelection(name, node, in: view)
    } else if let expression = node["expr"]?.text {
      calculated.append((name, expression))
    } else {
      parameters.values[name] = node["value"]?.value ?? .null
    }
  }

  /// Calculates the parameters that depend on others, which may come later.
  private mutating func calculate() {
    for _ in 0..<3 {
      for (name, text) in calculated where parameters.values[name] == nil {
        var budget = WorkBudget()
        guard let expression = try? Expression(parsing: text, parameters.values),
          expression.fields.isEmpty,
          let values = try? expression.values(over: Records(count: 1), &budget)
        else { continue }
        parameters.values[name] = values[0]
      }
    }
  }

  // MARK: Selections

  private mutating func addSelection(_ name: String, _ node: DocumentNode, in view: UnitView) {
    let select = node["select"] ?? node
    let value = node["value"] ?? node["init"]
    var selection = Parameters.Selection()
    selection.includesAllIfEmpty = select["empty"]?.text != "none"
    let owner = Self.owner(node, view)
    selection.data = owner.data
    selection.transforms = owner.transforms
    var chosen = JSONObject()
    if let value, !value.isNull {
      do throws(SpecificationError) {
        let isInterval = (select.text ?? select["type"]?.text) == "interval"
        let reader = InitialValue(select: select, view: owner)
        (selection.condition, chosen) =
          isInterval ? try reader.interval(value) : try reader.points(value)
      } catch {
        selection.fault = error
      }
    } else {
      empty.append(node)
    }
    parameters.values[name] = .object(chosen)
    parameters.selections[name] = selection
  }

  /// Returns the view whose channels a selection refers to: for one that stands outside, the first
  /// view that it names, or the first of all.
  private static func owner(_ node: DocumentNode, _ view: UnitView) -> UnitView {
    let names = Set(node["views"]?.elements.compactMap(\.text) ?? [])
    var first: UnitView?
    var open = [view]
    var count = 0
    while let view = open.popLast(), count < 1000 {
      count += 1
      let parts = parts(of: view.node)
      if parts.isEmpty {
        if names.isEmpty || view.node["name"]?.text.map(names.contains) == true { return view }
        first = first ?? view
      }
      for part in parts.reversed() {
        var inner = view
        inner.enter(part)
        open.append(inner)
      }
    }
    return first ?? view
  }
}

/// Reads the initial value of a selection.
private struct InitialValue {
  /// The definition of the selection.
  let select: DocumentNode
  /// The view whose channels it may name.
  let view: UnitView

  /// A field that a selection projects on, with its unit of time.
  private typealias Projection = (field: FieldPath, unit: TimeUnit?)

  /// Returns the condition of a value of points: an object for each point, or the value of the only
  /// field.
  func points(
    _ value: DocumentNode
  ) throws(SpecificationError) -> (Predicate?, JSONObject) {
    var chosen = JSONObject()
    var points: [Predicate] = []
    for point in value.value.array == nil ? [value] : value.elements {
      var parts: [Predicate] = []
      for (name, value) in try members(of: point) {
        let (field, unit) = try projection(name, value)
        let literal = Predicate.literal(value)
        parts.append(.field(field, unit, .equal(literal)))
        chosen[field.text] = .array((chosen[field.text]?.array ?? []) + [literal])
      }
      points.append(.all(parts))
    }
    return (points.isEmpty ? nil : .any(points), chosen)
  }

  /// Returns the condition of a value of an interval: two ends for each channel, or names.
  func interval(
    _ value: DocumentNode
  ) throws(SpecificationError) -> (Predicate?, JSONObject) {
    var chosen = JSONObject()
    var parts: [Predicate] = []
    for (name, value) in try members(of: value) {
      let (field, unit) = try projection(name, value)
      let literals = value.elements.map(Predicate.literal)
      chosen[field.text] = .array(literals)
      let numbers = literals.compactMap(\.number)
      if numbers.count == 2, literals.count == 2, let low = numbers.min(), let high = numbers.max()
      {
        parts.append(.field(field, unit, .range(.number(low), .number(high))))
      } else {
        parts.append(.field(field, unit, .oneOf(literals)))
      }
    }
    return (parts.isEmpty ? nil : .all(parts), chosen)
  }

  /// Returns the values by the names of fields or channels.
  private func members(
    of node: DocumentNode
  ) throws(SpecificationError) -> [(String, DocumentNode)] {
    let names = (select["fields"]?.elements ?? []) + (select["encodings"]?.elements ?? [])
    if node.value.object == nil {
      guard names.count == 1, let name = names[0].text else { throw fault(node) }
      return [(name, node)]
    }
    return node.keys.compactMap { key in node[key].map { (key, $0) } }
  }

  private func projection(
    _ name: String, _ value: DocumentNode
  ) throws(SpecificationError) -> Projection {
    let fields = select["fields"]?.elements.compactMap(\.text) ?? []
    if fields.contains(name) { return (FieldPath(name), nil) }
    guard let channel = view.encoding.first(where: { $0.name == name })?.definition else {
      return (FieldPath(name), nil)
    }
    let unit = channel["timeUnit"].flatMap { TimeUnit($0) }
    guard let field = channel["field"]?.text, channel["bin"]?.value.object == nil,
      channel["bin"]?.value != .boolean(true), channel["aggregate"] == nil,
      channel["timeUnit"] == nil || unit != nil
    else { throw fault(value) }
    return (FieldPath(field), unit)
  }

  private func fault(_ node: DocumentNode) -> SpecificationError {
    SpecificationError(node, SpecificationPhrases.unknownSelection.text())
  }
}
