extension Decision {
  /// Joins decisions that are the same but for the columns or series that they are on.
  /// - Parameter decisions: decisions on one column or one axis each, among others.
  /// - Returns: one decision for all columns or series of which the same is true, where the first of them stood.
  /// - Complexity: linear in the decisions for each of those that differ.
  package static func joined(_ decisions: [Decision]) -> [Decision] {
    var joined: [Decision] = []
    for decision in decisions {
      guard let names = decision.names else {
        joined.append(decision)
        continue
      }
      let same = joined.firstIndex { $0.names != nil && $0.on([]) == decision.on([]) }
      if let same {
        joined[same] = decision.on((joined[same].names ?? []) + names)
      } else {
        joined.append(decision)
      }
    }
    return joined
  }

  /// The columns or series of which the same may be true; nil if the decision is on something else.
  private var names: [String]? {
    switch self {
    case .writing(.groupSign(_, let columns)), .writing(.unitSign(_, let columns, _)),
      .writing(.measured(let columns, _)), .writing(.decimalCommaOf(let columns, _)):
      columns
    case .axis(.ownAxes(let series)): series
    // Several series of one axis are together.
    case .axis(.ownAxis(let series)): series.count == 1 ? series : nil
    default: nil
    }
  }

  /// Returns the decision on other columns or series.
  private func on(_ names: [String]) -> Decision {
    switch self {
    case .writing(.groupSign(let sign, _)): .writing(.groupSign(sign, columns: names))
    case .writing(.unitSign(let sign, _, let ofAll)):
      .writing(.unitSign(sign, columns: names, ofAll: ofAll))
    case .writing(.measured(_, let measure)): .writing(.measured(columns: names, measure))
    case .writing(.decimalCommaOf(_, let isComma)):
      .writing(.decimalCommaOf(columns: names, isComma))
    case .axis(.ownAxis), .axis(.ownAxes): .axis(.ownAxes(names))
    default: self
    }
  }
}
