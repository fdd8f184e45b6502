extension TransformRunner {
  /// Adds the start and the end of each value when those of a group are stacked.
  mutating func stack(_ node: DocumentNode) throws(RecordsError) {
    guard let field = node["stack"]?.text else { return }
    let names = names(node["as"], usual: ["\(field)_start", "\(field)_end"])
    let offset = node["offset"]?.text ?? "zero"
    let measures = records.values(FieldPath(field)).map { $0.measure.isNaN ? 0 : $0.measure }
    var starts = Array(repeating: JSONValue.null, count: records.count)
    var ends = starts
    let order = try order(node)
    let groups = records.groups(by: try grouping(node))
    let sums = groups.map { $0.reduce(0) { $0 + abs(measures[$1]) } }
    let maximum = sums.max() ?? 0
    for (group, sum) in zip(groups, sums) {
      try budget.spend(group.count, times: 10)
      var (above, below) = (offset == "center" ? (maximum - sum) / 2 : 0, 0.0)
      for row in records.sorted(group, by: order) {
        let measure = measures[row]
        switch offset {
        case "normalize":
          starts[row] = .number(sum > 0 ? above / sum : 0)
          above += abs(measure)
          ends[row] = .number(sum > 0 ? above / sum : 0)
        case "center":
          starts[row] = .number(above)
          above += abs(measure)
          ends[row] = .number(above)
        default:
          starts[row] = .number(measure < 0 ? below : above)
          if measure < 0 { below += measure } else { above += measure }
          ends[row] = .number(measure < 0 ? below : above)
        }
      }
    }
    try records.set(names[0], starts)
    try records.set(names.count > 1 ? names[1] : "\(names[0])_end", ends)
  }
}
