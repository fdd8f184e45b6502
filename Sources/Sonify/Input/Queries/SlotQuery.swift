import SonifyBase
import SonifyChart
public import SonifyTables

/// A question to a database: the summary of a table in slots along x, which sounds as the rows
/// would.
///
/// Its ``statement(in:)`` runs where the table is. The result is a slot table: a row for each slot
/// and series, with the columns of ``SlotTable/columns``. Every command and ``ChartLoader`` read it.
public struct SlotQuery: Equatable, Sendable {
  /// The quantity of x, which a query cannot find out by itself.
  public enum Scale: String, CaseIterable, Sendable {
    /// Numbers, in slots of equal width.
    case linear
    /// Numbers above 0, in slots of equal ratio.
    case log
    /// Dates, in slots of equal duration.
    case time
  }

  /// The usual number of slots: a line of 20 seconds has as many windows.
  public static let usualSlots = 285
  /// The maximum number of slots.
  public static let maxSlots = 100_000

  /// The table.
  public var table: SQLTable
  /// The name of the column of x.
  public var x: String
  /// The name of the column of the values.
  public var y: String
  /// The name of the column with one series for each of its values; nil for one series.
  public var series: String?
  /// The quantity of x.
  public var scale = Scale.linear
  /// The conditions that every row must meet; their columns are names, never numbers.
  public var conditions: [RowChoices.Condition] = []
  /// The number of slots between the ends of x, 1 to ``maxSlots``.
  public var slots = usualSlots
  /// The ends of x, or nil for the minimum and the maximum of the rows, which a first scan finds.
  public var xRange: ChartChoices.AxisRange?

  /// Creates a query of two columns of a table.
  public init(_ table: SQLTable, x: String, y: String) {
    self.table = table
    self.x = x
    self.y = y
  }

  /// Returns the query as one statement in SQL, without a semicolon at its end.
  /// - Parameter dialect: the dialect of the database.
  /// - Returns: the statement, in several lines.
  /// - Throws: ``InputError/badChoice(_:)`` if a condition has no value, the range is none, or the
  ///   dialect cannot quote a name.
  public func statement(in dialect: SQLDialect) throws(InputError) -> String {
    let names = table.parts + [x, y] + [series].compactMap { $0 } + conditions.map(\.column.text)
    for name in names where !dialect.allows(name: name) {
      throw .badChoice(.nameInSQL(UntrustedText.harmless(name, limit: 60)))
    }
    return SlotStatement(
      query: self, dialect: dialect, range: try range(), tests: try tests(in: dialect)
    ).text
  }

  /// The ends of x as positions on its axis.
  private func range() throws(InputError) -> ClosedRange<Double>? {
    guard let xRange else { return nil }
    let quantity: NumericAxis.Quantity = scale == .time ? .date(.second) : .number
    let range = try xRange.resolved(for: .x, quantity)
    guard scale != .log || range.lowerBound > 0 else {
      throw .badChoice(.notPositive(.x, minimum: range.lowerBound))
    }
    return range
  }

  private func tests(in dialect: SQLDialect) throws(InputError) -> [String] {
    var tests: [String] = []
    for condition in conditions { tests.append(try condition.test(in: dialect)) }
    return tests
  }
}
