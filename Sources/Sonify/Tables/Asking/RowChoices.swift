/// Which rows of a table make the chart.
///
/// As in SQL: the rows that meet all ``conditions`` are selected, those with the same x, or an x in
/// the same ``period``, are combined by ``grouping``, the result is sorted by ``order``, and the
/// ``first`` or ``last`` rows of it are taken.
public struct RowChoices: Equatable, Sendable {
  /// The conditions that every row must meet.
  public var conditions: [Condition] = []

  /// How the values of rows with the same x, and the same series if there are any, are combined;
  /// nil to take their mean if the kind of chart has one value for each x.
  public var grouping: Grouping?

  /// The period of the calendar whose rows are combined, if x has dates; nil to find it: twenty payments or events or more
  /// that come in no even steps are added or counted by the month, the week, the day or the year, and other rows are each
  /// by itself.
  public var period: Period?

  /// The order of the rows; nil to keep them as they come.
  public var order: Order?

  /// The number of first rows to take, at least 1; nil for all.
  public var first: Int?

  /// The number of last rows to take, at least 1, after ``first``; nil for all.
  public var last: Int?

  /// Creates choices that take all rows as they come.
  public init() {}

  /// The period that was chosen, if its rows are to be combined.
  package var combinedPeriod: Period? { period == .row ? nil : period }
}

extension RowChoices {
  /// How the values of several rows are combined.
  public enum Grouping: String, CaseIterable, Sendable {
    /// Their mean.
    case mean
    /// Their sum.
    case sum
    /// The number of values; without a column to count, the number of rows.
    case count
    /// Their median: the middle value, or the mean of the two in the middle.
    case median
    /// Their minimum.
    case min
    /// Their maximum.
    case max
  }
}

extension RowChoices {
  /// A period of the calendar whose rows are combined.
  ///
  /// Without a ``RowChoices/grouping``, payments and counts are added, rows without values are counted, and other values
  /// make a mean. In each series, periods without rows between others have the sum and the count 0, or no value if the
  /// others have ten rows or more on average.
  public enum Period: String, CaseIterable, Sendable {
    /// No period of the calendar.
    case row
    /// A day.
    case day
    /// A week, from Monday on.
    case week
    /// A month.
    case month
    /// A quarter of a year, from January, April, July or October on.
    case quarter
    /// A year.
    case year
  }
}

extension RowChoices {
  /// The order of rows.
  public struct Order: Equatable, Sendable {
    /// The column to sort by.
    public var column: ColumnReference
    /// Whether the order is descending.
    public var isFalling: Bool

    /// Sorts by a column, in ascending order unless `isFalling`; rows without a value come last.
    public init(column: ColumnReference, isFalling: Bool = false) {
      self.column = column
      self.isFalling = isFalling
    }

    /// Parses "COLUMN" or "COLUMN:desc"; "COLUMN:asc" is the same as "COLUMN".
    public init?(parsing text: String) {
      let isFalling = text.hasSuffix(":desc")
      let name =
        isFalling ? text.dropLast(5) : text.hasSuffix(":asc") ? text.dropLast(4) : Substring(text)
      guard !name.isEmpty else { return nil }
      self.init(column: ColumnReference(String(name)), isFalling: isFalling)
    }
  }
}
