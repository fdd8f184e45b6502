import SonifyBase
import SonifyTables

/// The type of measurement of a field.
enum FieldType: String, Sendable {
  case quantitative, temporal, ordinal, nominal
}

/// A channel of an encoding that refers to a field.
struct Channel: Equatable {
  /// The name of the channel: "x", "color".
  private(set) var name: String
  /// Its definition.
  let node: DocumentNode
  /// The field; nil if records are counted.
  let field: FieldPath?
  /// The type of measurement; nil to infer it from the data.
  var type: FieldType?
  /// The aggregate of the values, if any.
  var aggregate: AggregateOperation?
  /// The end of an error bar that the values are, if they are one.
  var end: ErrorEnd?
  /// The record of each group whose value is taken, and the field that determines it, if any.
  let extreme: Extreme?
  /// Why the channel does not show what it should, or nil.
  private(set) var fault: SpecificationError?
  /// The definition of the bins of the values, if any.
  let bin: DocumentNode?
  /// Whether the values are already lower edges of bins.
  let isBinned: Bool
  /// The time unit by which dates are grouped, if any.
  let timeUnit: TimeUnit?

  /// Reads the definition of a channel; nil if it has no field.
  /// - Parameters:
  ///   - name: the name of the channel.
  ///   - definition: the definition; one under "condition" replaces it if it has no field.
  ///   - infersType: whether to infer the type from the data if the definition has none.
  ///   - unsupported: collects unsupported parts.
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
    var extreme: Extreme?
    if let aggregate = node["aggregate"], !aggregate.isNull {
      operation = aggregate.text.flatMap(AggregateOperation.init(rawValue:))
      for kind in [Extreme.Kind.argmin, .argmax] {
        guard let other = aggregate[kind.rawValue]?.text else { continue }
        extreme = Extreme(kind: kind, field: FieldPath(other))
      }
      if operation == nil, extreme == nil {
        fault = SpecificationError(aggregate, SpecificationPhrases.unknownOperation.text())
      }
    }
    aggregate = operation
    self.extreme = extreme
    // A shape on a map is no value.
    guard node["type"]?.text != "geojson" else { return nil }
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
    timeUnit = unitNode.flatMap { TimeUnit($0) }
    if let unitNode, !unitNode.isNull, timeUnit == nil {
      fault = SpecificationError(unitNode, SpecificationPhrases.unknownUnit.text())
    }
    type = Self.type(node, infersType, aggregate, self.bin, timeUnit)
  }

  /// Returns the type that is given, or else the default of Vega-Lite.
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

  /// Returns a channel of the same values with another name.
  func named(_ name: String) -> Channel {
    var channel = self
    channel.name = name
    return channel
  }

  /// The name of the channel's column in the records.
  var column: String { "encoding.\(name)" }

  /// Whether each value is made of those of several records.
  var isAggregated: Bool { aggregate != nil || extreme != nil }

  /// Whether the values are measures that can be mapped to pitch.
  var isMeasure: Bool { type == .quantitative && bin == nil && !isBinned && timeUnit == nil }

  /// Whether the values are categories.
  var isDiscrete: Bool {
    bin != nil || isBinned || type == .ordinal || type == .nominal || timeUnit?.isCyclic == true
  }

  /// Returns whether two channels show the same values.
  func shows(sameAs other: Channel) -> Bool {
    field == other.field && aggregate == other.aggregate && timeUnit == other.timeUnit
      && extreme == other.extreme && end == other.end
      && (bin == nil) == (other.bin == nil)
  }

  /// The default title of the values: "mean of price".
  var defaultTitle: String {
    var name = field?.displayName
    if let timeUnit, timeUnit.isCyclic, let field = name {
      name = LocaleSettings.naming {
        TimeUnitPhrases.ofField.text(["unit": timeUnit.title, "field": field])
      }
    }
    if let end { return end.title(name ?? "") }
    if let extreme {
      let phrase =
        extreme.kind == .argmin ? AggregatePhrases.atMinimum : AggregatePhrases.atMaximum
      return LocaleSettings.naming {
        phrase.text(["field": name ?? "", "other": extreme.field.displayName])
      }
    }
    return aggregate.map { $0.title($0 == .count ? nil : name) } ?? name ?? ""
  }

  /// The title that is given, or nil.
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
  /// Returns the title in one line.
  static func text(_ node: DocumentNode) -> String? {
    if let text = node.text { return text }
    if node.value.array != nil { return node.elements.compactMap(\.text).joined(separator: " ") }
    let parts = [node["text"], node["subtitle"]].compactMap { $0.flatMap(text) }
    return parts.isEmpty ? nil : parts.filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
