import SonifyTables

/// The order of the values of a channel of categories.
struct CategoryOrder: Equatable {
  /// The index of every value in the order.
  let places: [GroupKey: Int]
  /// The values, in order.
  let values: [JSONValue]
  /// Whether the specification gives the order.
  let isAsked: Bool

  /// Sorts the values of a channel by its "sort" and "scale.domain".
  /// - Parameters:
  ///   - channel: the channel.
  ///   - records: the records with the columns of all channels, before they are aggregated.
  ///   - encoding: all channels, for sorting by other channels.
  ///   - isStacked: whether measures of one category are added.
  ///   - unsupported: collects unsupported parts.
  init(
    _ channel: Channel, _ records: Records, _ encoding: ViewEncoding, isStacked: Bool,
    _ unsupported: inout UnsupportedParts
  ) {
    let column = records[channel.column] ?? []
    var groups: [GroupKey: [Int]] = [:]
    var distinct: [JSONValue] = []
    for (row, value) in column.enumerated() where value != .null {
      if groups[GroupKey(value), default: []].isEmpty { distinct.append(value) }
      groups[GroupKey(value), default: []].append(row)
    }
    let sort = channel.node["sort"]
    let domain = channel.node["scale"]?["domain"]?.value.array ?? []
    var sorted = distinct
    if !domain.isEmpty {
      sorted = Self.listed(domain, distinct)
    } else if let list = sort?.value.array {
      sorted = Self.listed(list, distinct)
    } else if sort?.isNull == true {
      sorted = distinct
    } else if let key = Self.key(sort, encoding, isStacked: isStacked) {
      let values = key.column.flatMap { records[$0] } ?? key.field.map(records.values) ?? []
      var measures: [GroupKey: Double] = [:]
      for (group, rows) in groups {
        let found = key.operation.value(of: rows.map { values.isEmpty ? .null : values[$0] })
        measures[group] = found.measure
      }
      func measure(_ value: JSONValue) -> Double { measures[GroupKey(value)] ?? .nan }
      sorted = distinct.enumerated().sorted { one, other in
        let (first, second) = (measure(one.element), measure(other.element))
        if first.isNaN || second.isNaN || first == second {
          return first.isNaN == second.isNaN ? one.offset < other.offset : second.isNaN
        }
        return key.isDescending ? first > second : first < second
      }.map(\.element)
    } else {
      let isDescending = sort?.text == "descending"
      if let sort, !isDescending, sort.text != "ascending" {
        unsupported.note(sort, UnfollowedPhrases.asAscending)
      }
      sorted = distinct.sorted { $0.isOrdered(before: $1) }
      if isDescending { sorted.reverse() }
    }
    if channel.node["scale"]?["reverse"]?.value.boolean == true { sorted.reverse() }
    isAsked = sort != nil || !domain.isEmpty
    values = sorted
    places = Dictionary(
      sorted.enumerated().map { (GroupKey($1), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the values in a list, in its order, and the others after them in ascending order.
  private static func listed(_ list: [JSONValue], _ distinct: [JSONValue]) -> [JSONValue] {
    let present = Set(distinct.map(GroupKey.init))
    var seen: Set<GroupKey> = []
    let first = list.filter {
      present.contains(GroupKey($0)) && seen.insert(GroupKey($0)).inserted
    }
    return first
      + distinct.filter { !seen.contains(GroupKey($0)) }.sorted { $0.isOrdered(before: $1) }
  }

  private struct Measure {
    var operation: AggregateOperation
    var field: FieldPath?
    var column: String?
    var isDescending: Bool
  }

  /// Returns the sort key for a sort by a field or by another channel, or nil for other sorts.
  private static func key(
    _ sort: DocumentNode?, _ encoding: ViewEncoding, isStacked: Bool
  ) -> Measure? {
    guard let sort else { return nil }
    var name = sort["encoding"]?.text
    var isDescending = sort["order"]?.text == "descending"
    if let text = sort.text, !["ascending", "descending"].contains(text) {
      isDescending = text.hasPrefix("-")
      name = isDescending ? String(text.dropFirst()) : text
    }
    if let name {
      guard let other = encoding.all.first(where: { $0.name == name }) else { return nil }
      let isSum = isStacked && other.name == encoding.y.name
      return Measure(
        operation: other.aggregate ?? (isSum ? .sum : .min), field: nil, column: other.column,
        isDescending: isDescending)
    }
    guard sort.value.object != nil else { return nil }
    let field = sort["field"]?.text.map { FieldPath($0) }
    let operation = sort["op"]?.text.flatMap(AggregateOperation.init(rawValue:))
    guard field != nil || operation == .count else { return nil }
    let isSum = isStacked && field == encoding.y.field
    return Measure(
      operation: operation ?? (isSum ? .sum : .min), field: field, column: nil,
      isDescending: isDescending)
  }
}
