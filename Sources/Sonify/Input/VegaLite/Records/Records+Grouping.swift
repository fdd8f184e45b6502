extension Records {
  /// Returns the records grouped by the values of some fields, in order of first occurrence.
  /// - Parameter fields: the fields; without any, all records are one group.
  /// - Returns: the indices of the records of every group; no group is empty.
  func groups(by fields: [FieldPath]) -> [[Int]] {
    guard count > 0 else { return [] }
    guard !fields.isEmpty else { return [Array(0..<count)] }
    let columns = fields.map(values)
    var places: [[GroupKey]: Int] = [:]
    var groups: [[Int]] = []
    for row in 0..<count {
      let key = columns.map { GroupKey($0[row]) }
      if let place = places[key] {
        groups[place].append(row)
      } else {
        places[key] = groups.count
        groups.append([row])
      }
    }
    return groups
  }

  /// Returns record indices sorted by some fields; the sort is stable.
  func sorted(_ rows: [Int], by order: [SortField]) -> [Int] {
    guard !order.isEmpty else { return rows }
    let columns = order.map { values($0.field) }
    return rows.enumerated().sorted { one, other in
      for (column, field) in zip(columns, order) {
        let (first, second) = (column[one.element], column[other.element])
        if first.isOrdered(before: second) { return !field.isDescending }
        if second.isOrdered(before: first) { return field.isDescending }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}

/// A field that orders records.
struct SortField: Equatable, Sendable {
  /// The field.
  var field: FieldPath
  /// Whether the order is descending.
  var isDescending = false

  /// Returns the fields of a transform's "sort".
  static func list(_ node: DocumentNode?) -> [SortField] {
    (node?.elements ?? []).compactMap { element in
      guard let field = element["field"]?.text else { return nil }
      return SortField(
        field: FieldPath(field), isDescending: element["order"]?.text == "descending")
    }
  }
}
