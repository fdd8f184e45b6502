extension Records {
  /// The records that have the same values in some fields, in the order in which they first come.
  /// - Parameter fields: the fields; without any, all records are one group.
  /// - Returns: the places of the records of every group; no group is empty.
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

  /// Puts places in the order of some fields; those that are equal stay in the order in which they
  /// are.
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
  /// Whether the greatest comes first.
  var isDescending = false

  /// The fields of a "sort" of transforms.
  static func list(_ node: DocumentNode?) -> [SortField] {
    (node?.elements ?? []).compactMap { element in
      guard let field = element["field"]?.text else { return nil }
      return SortField(
        field: FieldPath(field), isDescending: element["order"]?.text == "descending")
    }
  }
}
