import SonifyBase

/// How the values of a field are meant.
enum FieldType: String, Sendable {
  case quantitative, temporal, ordinal, nominal
}

/// A channel of an encoding that reads a field: what of the records it shows, and how.
struct Channel: Equatable {
  /// What the channel is called: "x", "color".
  let name: String
  /// Its definition.
  let node: DocumentNode
  /// The field; nothing where records are counted.
  let field: FieldPath?
  /// How the values are meant; nothing when the data must say.
  var type: FieldType?
  /// What many values are put together to.
  let aggregate: AggregateOperation?
  /// How values are put into bins, if they are.
  let bin: DocumentNode?
  /// Whether the values are the beginnings of bins already.
  let isBinned: Bool
  /// By which part of dates values are put together, if they are.
  let timeUnit: TimeUnit?

  /// Reads the definition of a channel, or nothing when it reads no field.
  /// - Parameters:
  ///   - name: what the channel is called.
  ///   - definition: the definition; one under "condition" stands for it where it has no field.
  ///   - infersType: whether the data say how values are meant when the definition does not.
  ///   - unsupported: takes what is not followed.
  init?(
    _ name: String, _ definition: DocumentNode, infersType: Bool = false,
    _ unsupported: inout UnsupportedParts
  ) {
    var node = definition
    if node["field"] == nil, node["aggregate"] == nil, let condition = node["condition"] {
      node = condition.elements.first { $0["field"] != nil } ?? condition
    }
    self.name = name
    self.node = node
    let fieldNode = node["field"]
    field = fieldNode?.text.map { FieldPath($0) }
    var operation: AggregateOperation?
    if let aggregate = node["aggregate"], !aggregate.isNull {
      operation = aggregate.text.flatMap(AggregateOperation.init(rawValue:))
      if operation == nil {
        unsupported.note(aggregate, UnfollowedPhrases.asTheyAre)
      }
    }
    aggregate = operation
    guard field != nil || operation == .count else {
      if node["datum"] != nil || node["value"] != nil, ["x", "y"].contains(name) {
        unsupported.note(node, UnfollowedPhrases.onePlace, showsValue: false)
      }
      return nil
    }
    let bin = node["bin"]
    isBinned = bin?.text == "binned" || bin?["binned"]?.value.boolean == true
    self.bin = isBinned || bin?.isNull ?? true || bin?.value == .boolean(false) ? nil : bin
    let unitNode = node["timeUnit"]
    let unitName = unitNode?.text ?? unitNode?["unit"]?.text
    timeUnit = unitName.flatMap { TimeUnit($0) }
    if let unitNode, !unitNode.isNull, timeUnit == nil {
      unsupported.note(unitNode, UnfollowedPhrases.unknownUnit)
    }
    if let step = unitNode?["step"] { unsupported.note(step, UnfollowedPhrases.passedOver) }
    type = Self.type(node, infersType, aggregate, self.bin, timeUnit)
  }

  /// The type that is given, or else the one that Vega-Lite takes.
  private static func type(
    _ node: DocumentNode, _ infersType: Bool, _ aggregate: AggregateOperation?,
    _ bin: DocumentNode?, _ timeUnit: TimeUnit?
  ) -> FieldType? {
    if let name = node["type"]?.text {
      let types: [FieldType] = [.quantitative, .temporal, .ordinal, .nominal]
      if let type = types.first(where: { $0.rawValue.hasPrefix(name.lowercased()) }) { return type }
    }
    if node["sort"]?.value.array != nil { return .ordinal }
    if timeUnit != nil { return .temporal }
    if bin != nil || aggregate != nil { return .quantitative }
    switch node["scale"]?["type"]?.text {
    case "linear", "log", "pow", "sqrt", "symlog", "identity", "quantize", "quantile", "threshold":
      return .quantitative
    case "time", "utc": return .temporal
    default: return infersType ? nil : .nominal
    }
  }

  /// Where the values of the channel are put among the records.
  var column: String { "encoding.\(name)" }

  /// Whether the values measure something that can be heard as pitch.
  var isMeasure: Bool { type == .quantitative && bin == nil && !isBinned && timeUnit == nil }

  /// Whether the values are names, not places along an axis.
  var isDiscrete: Bool {
    bin != nil || isBinned || type == .ordinal || type == .nominal || timeUnit?.isCyclic == true
  }

  /// Whether two channels show the same of the records.
  func shows(sameAs other: Channel) -> Bool {
    field == other.field && aggregate == other.aggregate && timeUnit == other.timeUnit
      && (bin == nil) == (other.bin == nil)
  }

  /// What the values are called when no title says: "mean of price".
  var defaultTitle: String {
    var name = field?.displayName
    if let timeUnit, timeUnit.isCyclic, let field = name {
      name = Conventions.naming {
        TimeUnitPhrases.ofField.text(["unit": timeUnit.title, "field": field])
      }
    }
    return aggregate.map { $0.title($0 == .count ? nil : name) } ?? name ?? ""
  }

  /// The title that is given, if there is one.
  var title: String? {
    for node in [node["title"], node["axis"]?["title"], node["legend"]?["title"]] {
      guard let node else { continue }
      if let title = DocumentTitle.text(node), !title.isEmpty { return title }
    }
    return nil
  }
}

/// Titles of specifications: a text, lines of text, or an object with both and a subtitle.
enum DocumentTitle {
  /// The title in one line.
  static func text(_ node: DocumentNode) -> String? {
    if let text = node.text { return text }
    if node.value.array != nil { return node.elements.compactMap(\.text).joined(separator: " ") }
    let parts = [node["text"], node["subtitle"]].compactMap { $0.flatMap(text) }
    return parts.isEmpty ? nil : parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
