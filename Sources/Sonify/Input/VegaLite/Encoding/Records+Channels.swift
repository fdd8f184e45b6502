import SonifyTables

extension Records {
  /// Computes what a channel shows of every record and stores it in the column of the channel.
  /// - Parameters:
  ///   - channel: the channel, whose type is inferred from the data if it has none.
  ///   - whole: the records of all facets, which the bins cover; nil if these are all.
  ///   - unsupported: collects unsupported parts.
  /// - Returns: the bins, if the channel has any.
  /// - Throws: ``RecordsError/tooLarge``.
  mutating func derive(
    _ channel: inout Channel, among whole: Records? = nil, _ unsupported: inout UnsupportedParts
  ) throws(RecordsError) -> Binning? {
    guard let field = channel.field else {
      try set(channel.column, Array(repeating: .number(1), count: count))
      return nil
    }
    if channel.type == nil { channel.type = likelyType(of: field) }
    if let bin = channel.bin {
      let values = values(field).map(\.measure)
      let usualCount = ["x", "y", "theta", "radius"].contains(channel.name) ? 10 : 6
      let all = whole.flatMap { $0.has(field) ? $0.values(field).map(\.measure) : nil } ?? values
      guard let binning = Binning(bin, of: all, usualCount: usualCount) else {
        try set(channel.column, Array(repeating: .null, count: count))
        return nil
      }
      let begins = values.map { value in
        let begin = binning.begin(of: value)
        return begin.isFinite ? JSONValue.number(begin) : .null
      }
      try set(channel.column, begins)
      return binning
    }
    if let unit = channel.timeUnit {
      let starts = times(of: field, channel, &unsupported).map {
        unit.isBinned ? $0 : unit.start(of: $0)
      }
      try set(channel.column, starts.map(JSONValue.init(measure:)), areMoments: true)
    } else if channel.type == .temporal, channel.aggregate != .count {
      try set(
        channel.column, times(of: field, channel, &unsupported).map(JSONValue.init(measure:)),
        areMoments: true)
    } else if case .field(let error, let sign, _) = channel.end {
      let distances = values(error).map(\.measure)
      try set(
        channel.column,
        zip(values(field), distances).map { JSONValue(measure: $0.measure + sign * $1) })
    } else {
      try set(channel.column, values(field), areMoments: holdsMoments(field))
    }
    return nil
  }

  /// Returns the type of a field: quantitative for numbers, temporal for dates, otherwise nominal.
  private func likelyType(of field: FieldPath) -> FieldType {
    if holdsMoments(field) { return .temporal }
    let present = values(field).filter { $0 != .null }
    if present.allSatisfy({ $0.number != nil }) { return .quantitative }
    var reader = TimestampParser()
    return present.prefix(1000).allSatisfy({ reader.milliseconds($0) != nil })
      ? .temporal : .nominal
  }

  /// Returns the times of a temporal field; integers that can only be years are years.
  private func times(
    of field: FieldPath, _ channel: Channel, _ unsupported: inout UnsupportedParts
  ) -> [Double] {
    let values = values(field)
    let present = values.filter { $0 != .null }
    let areYears =
      !holdsMoments(field) && !present.isEmpty
      && present.allSatisfy { value in
        guard let year = value.number else { return false }
        return year == year.rounded() && (1000..<3000).contains(year)
      }
    guard areYears else { return moments(field) }
    unsupported.add(.specification(.numbersAsYears(path: channel.node.path)))
    return values.map { value in
      value.number.map { Timestamp(parts: [$0]).milliseconds } ?? .nan
    }
  }

  /// Returns one record for each distinct combination of the channels without aggregates, with the
  /// aggregates of the others.
  func aggregated(over channels: [Channel]) throws(RecordsError) -> Records {
    let keys = channels.filter { !$0.isAggregated }
    let groups = groups(by: keys.map { FieldPath(names: [$0.column]) })
    var result = Records(count: groups.count)
    for channel in channels {
      let values = self[channel.column] ?? []
      if let extreme = channel.extreme {
        let others = self.values(extreme.field)
        try result.set(
          channel.column,
          groups.map { group in extreme.row(of: group, by: others).map { values[$0] } ?? .null },
          areMoments: moments.contains(channel.column))
      } else if let operation = channel.aggregate, case .spread(let spread, let sign) = channel.end
      {
        let ends = groups.map { group in
          let members = group.map { values[$0] }
          return JSONValue(
            measure: operation.value(of: members).measure
              + sign * spread.value(of: members).measure)
        }
        try result.set(channel.column, ends)
      } else if let operation = channel.aggregate {
        try result.set(
          channel.column, groups.map { group in operation.value(of: group.map { values[$0] }) },
          areMoments: channel.type == .temporal)
      } else {
        try result.set(
          channel.column, groups.map { values[$0[0]] },
          areMoments: moments.contains(channel.column))
      }
    }
    return result
  }

  /// Adds a record of zero for each empty bin, so that bins are adjacent.
  mutating func fill(
    _ binning: Binning, _ x: Channel, _ encoding: ViewEncoding
  ) throws(RecordsError) {
    let begins = self[x.column] ?? []
    let present = Set(begins.map(GroupKey.init))
    let binCount = (binning.stop - binning.start) / binning.step
    guard count > 0, binCount < 1000 else { return }
    let empty = (0..<Int(binCount.rounded()))
      .map { JSONValue.number(binning.start + binning.step * Double($0)) }
      .filter { !present.contains(GroupKey($0)) }
    let counts = self[encoding.y.column] ?? []
    self = selecting(Array(0..<count) + empty.map { _ in 0 })
    try set(x.column, begins + empty)
    try set(encoding.y.column, counts + empty.map { _ in .number(0) })
  }
}
