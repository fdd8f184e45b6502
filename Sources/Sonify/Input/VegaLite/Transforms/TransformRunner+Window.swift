import SonifyBase
import SonifyTables

extension TransformRunner {
  /// Adds values that depend on the neighbours of a record: running sums, moving means, ranks.
  mutating func window(_ node: DocumentNode) throws(RecordsError) {
    let order = try order(node)
    let groups = records.groups(by: try grouping(node))
    var windows: [Window] = []
    for group in groups {
      try budget.spend(group.count, times: 20)
      windows.append(
        Window(
          records, records.sorted(group, by: order), order,
          before: node["frame"]?.elements.first?.value ?? .null,
          after: node["frame"]?.elements.last?.value ?? .number(0),
          ignoresPeers: node["ignorePeers"]?.value.boolean ?? false))
    }
    for element in node["window"]?.elements ?? [] {
      guard let operation = element["op"], let name = operation.text else { continue }
      let field = element["field"]?.text
      let made = element["as"]?.text ?? "\(name)_\(field ?? "")"
      guard Window.knows(name) else {
        lack(made, SpecificationError(operation, SpecificationPhrases.unknownOperation.text()))
        continue
      }
      try budget.spend(records.count, times: 10)
      let values = field.map { records.values(FieldPath($0)) } ?? []
      var column = Array(repeating: JSONValue.null, count: records.count)
      for window in windows {
        let results = try window.values(
          name, values, parameter: element["param"]?.number, &budget)
        for (row, value) in zip(window.rows, results) { column[row] = value }
      }
      try records.set(made, column)
    }
  }
}

/// The sorted records of one group, each with its frame of neighbours.
struct Window {
  /// The indices of the records, in sort order.
  let rows: [Int]
  /// For each record, the range of its frame in ``rows``.
  private let frames: [Range<Int>]
  /// For each record, the first index in ``rows`` of its peers, which are equal in sort order.
  private let peers: [Int]
  /// For each record, the index in ``rows`` after its last peer.
  private let ends: [Int]

  private static let ranks = [
    "row_number", "rank", "dense_rank", "percent_rank", "cume_dist", "lag", "lead", "first_value",
    "last_value", "nth_value", "prev_value", "next_value", "ntile",
  ]

  /// Returns whether an operation is supported.
  static func knows(_ name: String) -> Bool {
    ranks.contains(name) || AggregateOperation(rawValue: name) != nil
  }

  /// Computes the frames of a group.
  init(
    _ records: Records, _ rows: [Int], _ order: [SortField], before: JSONValue, after: JSONValue,
    ignoresPeers: Bool
  ) {
    self.rows = rows
    let keys = order.map { field in
      let values = records.values(field.field)
      return rows.map { GroupKey(values[$0]) }
    }
    var peers: [Int] = []
    for place in rows.indices {
      let isEqual = place > 0 && !keys.isEmpty && keys.allSatisfy { $0[place] == $0[place - 1] }
      peers.append(isEqual ? peers[place - 1] : place)
    }
    var ends = Array(repeating: rows.count, count: rows.count)
    for place in rows.indices.reversed() where place + 1 < rows.count {
      ends[place] = peers[place + 1] == peers[place] ? ends[place + 1] : place + 1
    }
    func reach(_ value: JSONValue) -> Int? {
      value.number.map { Int(min(abs($0.isNaN ? 0 : $0), Double(rows.count))) }
    }
    let (back, ahead) = (reach(before), reach(after))
    frames = rows.indices.map { place in
      var low = back.map { max(0, place - $0) } ?? 0
      var high = ahead.map { min(rows.count, place + $0 + 1) } ?? rows.count
      if !keys.isEmpty, !ignoresPeers {
        low = peers[low]
        high = ends[high - 1]
      }
      return low..<high
    }
    self.peers = peers
    self.ends = ends
  }

  /// Returns the values of an operation for ``rows``.
  func values(
    _ name: String, _ values: [JSONValue], parameter: Double?, _ budget: inout WorkBudget
  ) throws(RecordsError) -> [JSONValue] {
    if Self.ranks.contains(name) { return ranking(name, values, parameter) }
    guard let operation = AggregateOperation(rawValue: name) else { return [] }
    if operation == .count { return frames.map { .number(Double($0.count)) } }
    guard !values.isEmpty else { return rows.map { _ in .null } }
    let measures = rows.map { values[$0].measure }
    if [.sum, .mean, .average, .valid].contains(operation) { return running(operation, measures) }
    for frame in frames { try budget.spend(frame.count, times: 2) }
    return frames.map { frame in operation.value(of: frame.map { values[rows[$0]] }) }
  }

  /// Returns sums and means as differences of running sums, which are the sums themselves for
  /// frames that only grow.
  private func running(_ operation: AggregateOperation, _ measures: [Double]) -> [JSONValue] {
    var sums = [0.0]
    var counts = [0]
    for measure in measures {
      sums.append(sums[sums.count - 1] + (measure.isNaN ? 0 : measure))
      counts.append(counts[counts.count - 1] + (measure.isNaN ? 0 : 1))
    }
    return frames.map { frame in
      let count = Double(counts[frame.upperBound] - counts[frame.lowerBound])
      let sum = sums[frame.upperBound] - sums[frame.lowerBound]
      switch operation {
      case .valid: return .number(count)
      case .sum: return count > 0 ? .number(sum) : .null
      default: return count > 0 ? .number(sum / count) : .null
      }
    }
  }

  private func ranking(_ name: String, _ values: [JSONValue], _ parameter: Double?) -> [JSONValue] {
    func value(_ place: Int) -> JSONValue {
      rows.indices.contains(place) && !values.isEmpty ? values[rows[place]] : .null
    }
    let distance = Int(max(0, min(parameter ?? 1, 1e9)))
    func isFilled(_ place: Int) -> Bool { value(place).isValid }
    var last = Array(repeating: -1, count: name == "prev_value" ? rows.count : 0)
    for place in last.indices {
      last[place] = isFilled(place) ? place : place > 0 ? last[place - 1] : -1
    }
    var next = Array(repeating: rows.count, count: name == "next_value" ? rows.count : 0)
    for place in next.indices.reversed() where isFilled(place) || place + 1 < next.count {
      next[place] = isFilled(place) ? place : next[place + 1]
    }
    var dense = 0
    return rows.indices.map { place in
      if peers[place] == place { dense += 1 }
      switch name {
      case "row_number": return .number(Double(place + 1))
      case "rank": return .number(Double(peers[place] + 1))
      case "dense_rank": return .number(Double(dense))
      case "percent_rank":
        return .number(rows.count > 1 ? Double(peers[place]) / Double(rows.count - 1) : 0)
      case "cume_dist":
        return .number(Double(ends[place]) / Double(rows.count))
      case "lag": return value(place - distance)
      case "lead": return value(place + distance)
      case "nth_value":
        let wanted = frames[place].lowerBound + max(1, distance) - 1
        return wanted < frames[place].upperBound ? value(wanted) : .null
      case "ntile":
        let share = Double(max(1, distance)) * Double(ends[place]) / Double(rows.count)
        return .number(share.rounded(.up))
      case "prev_value": return value(last[place])
      case "next_value": return value(next[place])
      case "first_value": return value(frames[place].lowerBound)
      default: return value(frames[place].upperBound - 1)
      }
    }
  }
}
