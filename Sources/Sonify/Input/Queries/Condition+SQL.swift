import SonifyBase
import SonifyTables

extension RowChoices.Condition {
  /// Returns the condition in SQL, with names and values that are quoted.
  ///
  /// A date with a month stands for its whole period, as in ``value``. Other values are compared in
  /// the type of the column.
  /// - Throws: ``InputError/badChoice(_:)`` if a comparison of order has no value.
  func test(in dialect: SQLDialect) throws(InputError) -> String {
    let name = dialect.column(column.text)
    guard !value.isEmpty else {
      switch comparison {
      case .equal: return "\(name) IS NULL"
      case .notEqual: return "\(name) IS NOT NULL"
      default: throw .badChoice(.noValue(shown(column.text)))
      }
    }
    if isNumber {
      // PostgreSQL and DuckDB read a text as a value of the column's type.
      switch dialect {
      case .postgresql, .duckdb: return "\(name) \(comparison.sql) \(dialect.quoted(text: value))"
      case .spark: return "\(name) \(comparison.sql) \(plainNumber)"
      case .sqlite: return "(\(dialect.number(name))) \(comparison.sql) \(plainNumber)"
      }
    }
    guard let period = DatePeriod(value)?.seconds, let start = Self.date(period.lowerBound),
      let end = Self.date(period.upperBound)
    else { return "\(name) \(comparison.sql) \(dialect.quoted(text: value))" }
    let (first, next) = (dialect.quoted(text: start), dialect.quoted(text: end))
    return switch comparison {
    case .equal: "(\(name) >= \(first) AND \(name) < \(next))"
    case .notEqual: "(\(name) < \(first) OR \(name) >= \(next))"
    case .less: "\(name) < \(first)"
    case .atMost: "\(name) < \(next)"
    case .greater: "\(name) >= \(next)"
    case .atLeast: "\(name) >= \(first)"
    }
  }

  /// Whether the value is a plain number, which needs no quotes.
  private var isNumber: Bool {
    let bytes = Array(value.utf8)
    guard case .number = DecimalNumber.read(bytes.span, decimal: UInt8(ascii: ".")) else {
      return false
    }
    return bytes.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
  }

  /// The number without a plus sign, which begins a comment in no dialect.
  private var plainNumber: String { value.hasPrefix("+") ? String(value.dropFirst()) : value }

  /// Returns a moment as databases read it: the day, with the time unless it is midnight.
  private static func date(_ seconds: Double) -> String? {
    guard CivilDate.moments.contains(seconds), seconds == seconds.rounded() else { return nil }
    let days = (seconds / 86_400).rounded(.down)
    let date = CivilDate(daysSince1970: Int(days))
    guard (1...9999).contains(date.year) else { return nil }
    let second = Int(seconds - days * 86_400)
    let day = "\(padded(date.year, 4))-\(padded(date.month))-\(padded(date.day))"
    guard second > 0 else { return day }
    return "\(day) \(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension RowChoices.Condition.Comparison {
  /// The operator in SQL.
  fileprivate var sql: String { self == .notEqual ? "<>" : rawValue }
}
