import SonifyTables

extension ChartLoader {
  /// Makes a chart of the first rows without reading the others, if the data are long.
  ///
  /// The beginning is loaded as if it were all, larger each time until it holds the rows.
  /// - Returns: the chart; nil if all data must be read.
  /// - Throws: ``InputError`` if the data cannot be read.
  static func firstRows(
    _ opening: SourceOpening, _ source: ChartSource, _ reading: ReadingOptions,
    _ choices: ChartChoices, _ limits: ReadingLimits
  ) throws(InputError) -> LoadedChart? {
    guard let count = choices.rows.countOfFirstAlone else { return nil }
    var size = max(limits.beginning, count.multipliedReportingOverflow(by: usualRow).partialValue)
    while case let bytes = try opening.source(atLeast: size), bytes.isCut {
      guard let format = try? InputFormat(of: bytes, reading), format.hasRowsInOrder else {
        return nil
      }
      // What is wrong may be only that the data are cut off.
      if var loaded = try? load(bytes, source, reading, choices, limits),
        loaded.keepFirstRows(count)
      {
        return loaded
      }
      size = max(size, size.multipliedReportingOverflow(by: growth).partialValue)
    }
    return nil
  }

  /// The number of bytes of a row for which the beginning is long enough.
  private static let usualRow = 128
  private static let growth = 8
}

extension RowChoices {
  /// The number of first rows to take, if the choice of rows depends on nothing else.
  fileprivate var countOfFirstAlone: Int? {
    var others = self
    others.first = nil
    return others == RowChoices() ? first : nil
  }
}

extension InputFormat {
  /// Whether rows can be read before those that follow are known.
  fileprivate var hasRowsInOrder: Bool {
    switch self {
    case .delimited, .table, .json, .ndjson: true
    case .html, .workbook, .database, .vegaLite, .chart, .figure, .script, .notebook: false
    }
  }
}

extension LoadedChart {
  /// Notes that only the first rows were read, and returns whether there were enough of them.
  fileprivate mutating func keepFirstRows(_ count: Int) -> Bool {
    var isEnough = false
    decisions = decisions.map { decision in
      switch decision {
      case .rows(.first):
        isEnough = true
        return .rows(.onlyFirst(count))
      case .writing(.size(_, let columns)):
        return .writing(.size(rows: count, columns: columns))
      default: return decision
      }
    }
    return isEnough
  }
}
