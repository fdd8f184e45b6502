/// The text of a slot query in a dialect.
///
/// DuckDB and Spark find all columns of the result in one scan. PostgreSQL
/// and SQLite have no function for the x of an extreme, so windows find the extremes of a slot
/// beside its rows.
struct SlotStatement {
  let query: SlotQuery
  let dialect: SQLDialect
  /// The ends of x as positions on its axis; nil to find them.
  let range: ClosedRange<Double>?
  /// The conditions of the query.
  let tests: [String]

  /// The statement, in lines.
  var text: String {
    var parts = [part("points", points)]
    if range == nil {
      parts.append(
        part("ends", ["SELECT MIN(place) AS low, MAX(place) AS high FROM \(name("points"))"]))
    }
    parts.append(part("slotted", slotted))
    switch dialect {
    case .postgresql, .sqlite: parts.append(part("measured", measured))
    case .duckdb, .spark: break
    }
    return "WITH " + parts.joined(separator: ", ") + " " + summary.joined(separator: "\n")
  }

  /// Returns a name for a part of the statement that is not that of the table.
  private func name(_ part: String) -> String {
    query.table.parts.last?.lowercased() == part ? "\(part)_of_slots" : part
  }

  private func part(_ name: String, _ lines: [String]) -> String {
    "\(self.name(name)) AS (\n" + lines.map { "  \($0)\n" }.joined() + ")"
  }

  // MARK: - Points

  /// The rows with an x, as numbers.
  private var points: [String] {
    let (column, value) = (dialect.column(query.x), dialect.number(dialect.column(query.y)))
    let number = "CAST(\(value) AS \(dialect.numberType))"
    let series = query.series.map { name in
      "COALESCE(CAST(\(dialect.column(name)) AS \(dialect.textType)), '')"
    }
    return [
      "SELECT \(series ?? dialect.quoted(text: query.y)) AS series,",
      "  \(query.scale == .time ? column : dialect.number(column)) AS x,",
      "  \(place) AS place,",
      "  \(number) AS y",
      "FROM \(query.table.parts.map { dialect.quoted(name: $0) }.joined(separator: ".")) AS t",
      "WHERE " + ([hasPlace] + tests).joined(separator: "\n    AND "),
    ]
  }

  /// The position of a row on the x axis.
  private var place: String {
    let column = dialect.column(query.x)
    let number = "CAST(\(dialect.number(column)) AS \(dialect.numberType))"
    return switch query.scale {
    case .linear: number
    case .log: "LN(\(number))"
    case .time: dialect.seconds(column)
    }
  }

  /// The condition that is true of rows with an x.
  private var hasPlace: String {
    let column = dialect.column(query.x)
    let number = "CAST(\(dialect.number(column)) AS \(dialect.numberType))"
    return switch (query.scale, dialect) {
    case (.linear, _): dialect.isFinite(number)
    case (.log, _): "\(number) > 0 AND \(dialect.isFinite(number))"
    case (.time, .postgresql), (.time, .duckdb): "ISFINITE(\(column))"
    case (.time, .spark), (.time, .sqlite): "\(dialect.seconds(column)) IS NOT NULL"
    }
  }

  // MARK: - Slots

  /// The points with the number of their slot, from 1.
  private var slotted: [String] {
    let ends = range.map { (position($0.lowerBound), position($0.upperBound)) }
    let (low, high) = ends ?? ("\(name("ends")).low", "\(name("ends")).high")
    let share = "(place - \(low)) / (\(high) - \(low))"
    let slot = dialect.smaller(
      "\(query.slots)", "1 + " + dialect.whole("\(share) * \(query.slots)"))
    let first = "SELECT series, x, CASE WHEN \(dialect.isFinite("y")) THEN y END AS y,"
    guard range == nil else {
      return [
        first, "  \(slot) AS slot",
        "FROM \(name("points")) WHERE place >= \(low) AND place <= \(high)",
      ]
    }
    return [
      first, "  CASE WHEN \(high) > \(low) THEN", "    \(slot)", "  ELSE 1 END AS slot",
      "FROM \(name("points")) CROSS JOIN \(name("ends"))",
    ]
  }

  /// An end of x as a position, with a fraction so that no dialect divides whole numbers.
  private func position(_ end: Double) -> String {
    let number = "CAST(\(end) AS \(dialect.numberType))"
    return query.scale == .log ? "LN(\(number))" : number
  }

  /// The points of the slots beside the extremes of their slot, and their rank among its values.
  private var measured: [String] {
    let slot = "OVER (PARTITION BY series, slot)"
    let hasValue = "CASE WHEN y IS NOT NULL THEN x END"
    var lines = [
      "SELECT series, slot, x, y, MIN(y) \(slot) AS minimum, MAX(y) \(slot) AS maximum,",
      "  MIN(\(hasValue)) \(slot) AS x_first, MAX(\(hasValue)) \(slot) AS x_last",
    ]
    if dialect == .sqlite {
      lines[1] += ","
      lines += [
        "  COUNT(y) \(slot) - 1 AS last_rank,",
        "  ROW_NUMBER() OVER (PARTITION BY series, slot ORDER BY y IS NULL, y) - 1 AS value_rank",
      ]
    }
    return lines + ["FROM \(name("slotted"))"]
  }

  // MARK: - Summary

  private var summary: [String] {
    let columns =
      [
        ("series", "series"), ("slot", "slot"), ("x_from", "MIN(x)"), ("x_to", "MAX(x)"),
        ("rows", "COUNT(*)"), ("missing", "COUNT(*) - COUNT(y)"),
      ] + extremes + quantiles + [("mean", "AVG(y)")]
    let lines = columns.map { name, value in
      name == value
        ? dialect.quoted(name: name) : "\(value) AS \(dialect.quoted(name: name))"
    }
    return ["SELECT " + lines.joined(separator: ",\n  ")]
      + [note, "FROM \(name(isInOnePass ? "slotted" : "measured"))"]
      + ["GROUP BY series, slot", "ORDER BY series, slot"]
  }

  private var isInOnePass: Bool { dialect == .duckdb || dialect == .spark }

  private var extremes: [(String, String)] {
    let present = "FILTER (WHERE y IS NOT NULL)"
    func first(_ value: String, by order: String) -> String {
      dialect == .duckdb
        ? "ARG_MIN(\(value), ROW(\(order))) \(present)"
        : "MIN_BY(\(value), STRUCT(\(order))) \(present)"
    }
    func last(_ value: String, by order: String) -> String {
      dialect == .duckdb
        ? "ARG_MAX(\(value), ROW(\(order))) \(present)"
        : "MAX_BY(\(value), STRUCT(\(order))) \(present)"
    }
    guard isInOnePass else {
      return [
        ("first", "MIN(CASE WHEN x = x_first THEN y END)"),
        ("last", "MAX(CASE WHEN x = x_last THEN y END)"),
        ("minimum", "MIN(y)"), ("x_minimum", "MIN(CASE WHEN y = minimum THEN x END)"),
        ("maximum", "MAX(y)"), ("x_maximum", "MIN(CASE WHEN y = maximum THEN x END)"),
      ]
    }
    return [
      ("first", first("y", by: "x, y")), ("last", last("y", by: "x, y")),
      ("minimum", "MIN(y)"), ("x_minimum", first("x", by: "y, x")),
      ("maximum", "MAX(y)"), ("x_maximum", first("x", by: "-y, x")),
    ]
  }

  private var quantiles: [(String, String)] {
    [("lower", "0.1"), ("median", "0.5"), ("upper", "0.9")].map { name, share in
      let quantile =
        switch dialect {
        case .postgresql: "PERCENTILE_CONT(\(share)) WITHIN GROUP (ORDER BY y)"
        case .duckdb: "APPROX_QUANTILE(y, \(share))"
        case .spark: "PERCENTILE_APPROX(y, \(share), 10000)"
        // Between two ranks the quantile is interpolated; a missing value has a null product.
        case .sqlite: "SUM(y * MAX(0.0, 1.0 - ABS(value_rank - \(share) * last_rank)))"
        }
      return (name, quantile)
    }
  }

  /// Comments on what is exact and what times mean: part of the statement, in English as all of it.
  private var note: String {
    var notes = [
      isInOnePass
        ? "lower, median and upper are approximate, so that one scan is enough."
        : "lower, median and upper are exact: the values of each slot are sorted."
    ]
    if query.scale == .time {
      notes.append(
        dialect == .sqlite || dialect == .duckdb
          ? "Times without a zone are in UTC."
          : "Times with a zone are in the time zone of the session.")
    }
    return notes.map { "/* \($0) */" }.joined(separator: "\n")
  }
}

extension SQLDialect {
  /// Returns a column of the table, which no dialect can take for anything else.
  ///
  /// SQLite reads an unknown name in quotation marks as a text, unless a table is before it.
  func column(_ name: String) -> String { "t.\(quoted(name: name))" }
}
