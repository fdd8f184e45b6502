import SonifyBase
import SonifyTables

/// Views that are repeated for several fields.
enum Repetition {
  /// Returns the views of a "repeat", each with its own fields substituted.
  static func views(
    of node: DocumentNode, _ budget: inout WorkBudget
  ) throws(SpecificationError) -> [DocumentNode] {
    guard let repeated = node["repeat"], let part = node["spec"] else {
      throw SpecificationError(node, SpecificationPhrases.noRepeatedView.text())
    }
    func fields(_ node: DocumentNode?) -> [String] { node?.elements.compactMap(\.text) ?? [] }
    var choices: [[String: String]] = []
    if repeated.value.array != nil {
      choices = fields(repeated).map { ["repeat": $0] }
    } else {
      choices = [[:]]
      for key in ["row", "column"] {
        let names = fields(repeated[key])
        guard !names.isEmpty else { continue }
        choices = choices.flatMap { choice in
          names.map { name in choice.merging([key: name]) { $1 } }
        }
      }
    }
    guard choices.count <= UnitView.maxCount else {
      throw SpecificationError(
        repeated, SpecificationPhrases.manyViews.text(["maximum": "\(UnitView.maxCount)"]))
    }
    do throws(RecordsError) {
      // Every view is kept, so a value costs as much as many steps.
      let layers = max(1, fields(repeated["layer"]).count)
      try budget.spend(choices.count, times: 40 * size(part.value) * min(layers, 10_000))
    } catch {
      throw SpecificationError(repeated, SpecificationPhrases.longRepetition.text())
    }
    let layers = repeated.value.array == nil ? fields(repeated["layer"]) : []
    guard !layers.isEmpty else {
      return choices.map { DocumentNode(replaced(part.value, $0), path: part.path) }
    }
    return choices.map { choice in
      let parts = layers.map { replaced(part.value, choice.merging(["layer": $0]) { $1 }) }
      return DocumentNode(.object(["layer": .array(parts)]), path: part.path)
    }
  }

  /// Returns the number of values within a view, without its data.
  private static func size(_ value: JSONValue) -> Int {
    switch value {
    case .array(let elements): elements.reduce(1) { $0 + size($1) }
    case .object(let object):
      object.members.reduce(1) { $0 + (isData($1.key) ? 1 : size($1.value)) }
    default: 1
    }
  }

  private static func isData(_ key: String) -> Bool { key == "values" || key == "datasets" }

  /// Returns a view with {"repeat": "column"} replaced by the name of a field.
  private static func replaced(_ value: JSONValue, _ names: [String: String]) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map { replaced($0, names) })
    case .object(let object):
      if object.members.count == 1, let key = object["repeat"]?.text, let name = names[key] {
        return .text(name)
      }
      var result = JSONObject()
      for member in object.members {
        result[member.key] =
          isData(member.key)
          ? member.value : replaced(member.value, names)
      }
      return .object(result)
    default: return value
    }
  }
}
