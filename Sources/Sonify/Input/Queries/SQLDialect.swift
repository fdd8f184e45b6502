/// A dialect of SQL: how it quotes names and texts, and how it calls what a slot query needs.
public enum SQLDialect: String, CaseIterable, Sendable {
  /// PostgreSQL, version 9.4 or later.
  case postgresql
  /// DuckDB.
  case duckdb
  /// Spark SQL, version 3.3 or later.
  case spark
  /// SQLite, version 3.25 or later.
  case sqlite
}

extension SQLDialect {
  /// Returns a name in the quotes of the dialect, whatever it holds.
  func quoted(name: String) -> String {
    let mark: Unicode.Scalar = self == .spark ? "`" : "\""
    return "\(mark)\(name.doubling(mark))\(mark)"
  }

  /// Returns a text as a literal, whatever it holds and however the server treats backslashes.
  func quoted(text: String) -> String {
    switch self {
    case .postgresql where text.has(["\\"]):
      // Backslashes mean the same in such a literal, whatever standard_conforming_strings is.
      return "E'" + text.doubling("\\").doubling("'") + "'"
    case .spark where text.has(["'", "\\", "$"]):
      // Settings decide what quotes, backslashes and ${…} mean in a text.
      let digits = text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
      return "CAST(X'\(digits.joined())' AS STRING)"
    default:
      return "'" + text.doubling("'") + "'"
    }
  }

  /// Whether a name can stand in a statement: Spark replaces "${…}" even in
  /// quotes.
  func allows(name: String) -> Bool {
    self != .spark
      || !zip(name.utf8, name.utf8.dropFirst()).contains {
        $0 == UInt8(ascii: "$") && $1 == UInt8(ascii: "{")
      }
  }

  /// The type of numbers with a fraction.
  var numberType: String {
    switch self {
    case .postgresql: "double precision"
    case .duckdb, .spark: "DOUBLE"
    case .sqlite: "REAL"
    }
  }

  /// The type of texts.
  var textType: String {
    switch self {
    case .postgresql, .sqlite: "TEXT"
    case .duckdb: "VARCHAR"
    case .spark: "STRING"
    }
  }

  /// Infinity as a number.
  private var infinity: String {
    self == .sqlite ? "9e999" : "CAST('Infinity' AS \(numberType))"
  }

  /// Returns a condition that is true of finite numbers only; NaN is not below infinity.
  func isFinite(_ number: String) -> String { "ABS(\(number)) < \(infinity)" }

  /// Returns the smaller of two numbers.
  func smaller(_ one: String, _ other: String) -> String {
    "\(self == .sqlite ? "MIN" : "LEAST")(\(one), \(other))"
  }

  /// Returns the whole part of a number that is not negative.
  func whole(_ number: String) -> String {
    self == .sqlite ? "CAST(\(number) AS INTEGER)" : "CAST(FLOOR(\(number)) AS INTEGER)"
  }

  /// Returns a column as a number in the type that the table has.
  ///
  /// In PostgreSQL and DuckDB adding zero refuses a column of texts, whose order is not that of
  /// numbers. SQLite has no types of columns, so texts that are numbers are read.
  func number(_ column: String) -> String {
    switch self {
    case .postgresql, .duckdb, .spark: "\(column) + 0"
    case .sqlite:
      """
      CASE WHEN TYPEOF(\(column)) IN ('integer', 'real') THEN \(column) \
      WHEN TYPEOF(\(column)) = 'text' AND \(column) GLOB '*[0-9]*' \
      AND TRIM(\(column)) NOT GLOB '*[^0-9.eE+-]*' THEN CAST(\(column) AS NUMERIC) END
      """
    }
  }

  /// Returns a column of dates as seconds since 1970; a time without a zone counts as UTC.
  func seconds(_ column: String) -> String {
    switch self {
    case .postgresql: "CAST(EXTRACT(EPOCH FROM \(column)) AS double precision)"
    case .duckdb: "CAST(EPOCH(\(column)) AS DOUBLE)"
    case .spark: "UNIX_MICROS(CAST(\(column) AS TIMESTAMP)) / 1e6"
    case .sqlite:
      """
      CASE WHEN TYPEOF(\(column)) = 'text' THEN (JULIANDAY(\(column)) - 2440587.5) * 86400.0 \
      ELSE CAST(\(column) AS REAL) END
      """
    }
  }
}

extension String {
  /// Returns the text with each `mark` twice, also where a combining sign follows it.
  fileprivate func doubling(_ mark: Unicode.Scalar) -> String {
    var doubled = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      doubled.append(scalar)
      if scalar == mark { doubled.append(scalar) }
    }
    return String(doubled)
  }

  /// Returns whether the text has one of some marks, also where a combining sign follows it.
  fileprivate func has(_ marks: [Unicode.Scalar]) -> Bool {
    unicodeScalars.contains { marks.contains($0) }
  }
}
