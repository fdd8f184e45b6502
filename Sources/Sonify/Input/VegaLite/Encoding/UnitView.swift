import SonifyBase
import SonifyTables

/// One view of a specification: marks, or layers of marks, of some data.
struct UnitView {
  /// The view itself.
  var node: DocumentNode
  /// Its data, its own or those of an enclosing view.
  var data: DocumentNode?
  /// The transforms of its data, those of enclosing views first.
  var transforms: [DocumentNode] = []
  /// The definitions of its channels, by name.
  var encoding: [(name: String, definition: DocumentNode)] = []
  /// Fields that have one value in all records after the transforms.
  var constants: [(name: String, value: JSONValue)] = []
  /// The fields with one view for each of their values.
  var facets: [DocumentNode] = []
  /// The titles of enclosing views and its own, from the outermost.
  var titles: [String] = []
  /// The author's description of the view.
  var summary: String?
  /// The settings of the whole specification.
  var config: DocumentNode?

  /// The maximum number of views.
  static let maxCount = 10_000
  private static let facetChannels = ["row", "column", "facet"]

  /// The layers of marks, or the view alone if it has none.
  var layers: [UnitView] {
    guard let layers = node["layer"] else { return [self] }
    return layers.elements.prefix(1000).flatMap { layer in
      var view = self
      view.enter(layer)
      return view.layers
    }
  }

  /// The type of its mark.
  var mark: String { node["mark"]?.text ?? node["mark"]?["type"]?.text ?? "" }

  /// Returns all views of a specification, in order.
  static func all(of specification: DocumentNode) throws(SpecificationError) -> [UnitView] {
    var views: [UnitView] = []
    var budget = WorkBudget()
    var outer = UnitView(node: specification, config: specification["config"])
    outer.enter(specification)
    try collect(outer, into: &views, &budget)
    return views
  }

  /// Applies the properties of a nested view.
  mutating func enter(_ node: DocumentNode) {
    self.node = node
    if let data = node["data"] {
      self.data = data
      transforms = []
    }
    transforms += node["transform"]?.elements ?? []
    for name in node["encoding"]?.keys ?? [] {
      guard let definition = node["encoding"]?[name], !definition.isNull else { continue }
      if Self.facetChannels.contains(name) {
        facets.append(definition)
      } else if let place = encoding.firstIndex(where: { $0.name == name }) {
        encoding[place].definition = Self.merged(encoding[place].definition, definition)
      } else {
        encoding.append((name, definition))
      }
    }
    if let title = node["title"].flatMap(DocumentTitle.text), !title.isEmpty {
      titles.append(title)
    }
    if let text = node["description"]?.text { summary = text }
  }

  /// Returns the definition of a layer, merged into that of the enclosing view unless it is a value.
  private static func merged(_ outer: DocumentNode, _ inner: DocumentNode) -> DocumentNode {
    let isValue = ["value", "condition"].contains { inner[$0] != nil } && inner["field"] == nil
    guard !isValue, var object = outer.value.object, let added = inner.value.object else {
      return inner
    }
    // Where the values come from is replaced as a whole.
    if ["field", "aggregate", "datum"].contains(where: { inner[$0] != nil }) {
      for key in ["field", "aggregate", "datum", "value", "condition", "bin", "timeUnit"] {
        object[key] = nil
      }
    }
    for member in added.members { object[member.key] = member.value }
    return DocumentNode(.object(object), path: inner.path)
  }

  private static func collect(
    _ view: UnitView, into views: inout [UnitView], _ budget: inout WorkBudget
  ) throws(SpecificationError) {
    guard views.count < maxCount else {
      throw SpecificationError(
        view.node, SpecificationPhrases.manyViews.text(["maximum": "\(maxCount)"]))
    }
    for key in ["concat", "hconcat", "vconcat"] {
      guard let parts = view.node[key] else { continue }
      for part in parts.elements {
        var inner = view
        inner.enter(part)
        try collect(inner, into: &views, &budget)
      }
      return
    }
    if view.node["repeat"] != nil {
      for part in try Repetition.views(of: view.node, &budget) {
        var inner = view
        inner.enter(part)
        try collect(inner, into: &views, &budget)
      }
      return
    }
    if let facet = view.node["facet"], let part = view.node["spec"] {
      var inner = view
      inner.facets += ["row", "column"].compactMap { facet[$0] }
      if facet["field"] != nil { inner.facets.append(facet) }
      inner.enter(part)
      try collect(inner, into: &views, &budget)
      return
    }
    guard view.node["mark"] != nil || view.node["layer"] != nil else {
      throw SpecificationError(view.node, SpecificationPhrases.noMark.text())
    }
    views.append(view)
  }
}
