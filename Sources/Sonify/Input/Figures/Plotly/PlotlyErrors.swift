import SonifyChart

/// The error bars of a trace, as the edges of a band around its values.
struct PlotlyErrors {
  private let kind: String
  private let above: (values: [JSONValue]?, size: Double)
  private let below: (values: [JSONValue]?, size: Double)

  /// Takes the error bars along one axis; nil if none are drawn.
  /// - Throws: ``SpecificationError`` if a typed array is damaged.
  init?(_ node: DocumentNode?) throws(SpecificationError) {
    guard let node, node["visible"]?.value != .boolean(false),
      ["array", "arrayminus", "value", "type"].contains(where: { node[$0] != nil })
    else { return nil }
    let values = try PlotlyArray.values(node["array"])
    let size = node["value"]?.number ?? 10
    kind = node["type"]?.text ?? (values == nil ? "percent" : "data")
    above = (values, size)
    let isSymmetric = node["symmetric"]?.value
    guard isSymmetric != .boolean(true),
      isSymmetric != nil || node["arrayminus"] != nil || node["valueminus"] != nil
    else {
      below = above
      return
    }
    below = (try PlotlyArray.values(node["arrayminus"]), node["valueminus"]?.number ?? 10)
  }

  /// Returns the edges around values.
  func edges(around values: [JSONValue]) -> [FigurePart: [JSONValue]] {
    func edge(_ side: (values: [JSONValue]?, size: Double), _ sign: Double) -> [JSONValue] {
      values.indices.map { index in
        guard let y = values[index].figureNumber, let size = size(of: side, at: index, y) else {
          return .null
        }
        return .number(y + sign * size)
      }
    }
    return [.lower: edge(below, -1), .upper: edge(above, 1)]
  }

  private func size(
    of side: (values: [JSONValue]?, size: Double), at index: Int, _ y: Double
  ) -> Double? {
    switch kind {
    case "percent": return abs(y) * side.size / 100
    case "constant": return side.size
    case "sqrt": return abs(y).squareRoot()
    default:
      guard let values = side.values, values.indices.contains(index) else { return nil }
      return values[index].figureNumber
    }
  }
}
