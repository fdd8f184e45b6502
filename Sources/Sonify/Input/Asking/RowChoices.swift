/// Which rows of a table make the chart.
///
/// As in SQL: of the rows that meet all ``conditions``, those with the same x are put together by
/// ``grouping``; the result is put in ``order``, and the ``first`` or ``last`` of it are taken.
public struct RowChoices: Equatable, Sendable {
  /// What holds for every row that is taken.
  public var conditions: [Condition] = []

  /// What becomes of the values of rows with the same x, and the same series if there are any;
  /// nothing to take their mean where the kind of chart has one value for each x.
  public var grouping: Grouping?

  /// What the rows are sorted by; nothing to leave them as they come.
  public var order: Order?

  /// How many of the first rows are taken, at least 1; nothing for all.
  public var first: Int?

  /// How many of the last rows are taken, at least 1, after ``first``; nothing for all.
  public var last: Int?

  /// Makes choices that take all rows as they come.
  public init() {}
}

extension RowChoices {
  /// What becomes of the values of several rows.
  public enum Grouping: String, CaseIterable, Sendable {
    /// Their mean.
    case mean
    /// Their sum.
    case sum
    /// How many there are; without a column to count, how many rows.
    case count
    /// Their median: the middle one, or the mean of the two in the middle.
    case median
    /// The least.
    case min
    /// The greatest.
    case max
  }
}

extension RowChoices {
  /// What rows are sorted by.
  public struct Order: Equatable, Sendable {
    /// The column whose values decide.
    public var column: ColumnReference
    /// Whether the greatest comes first.
    public var isFalling: Bool

    /// Sorts by a column, the least first unless `isFalling`; rows without a value come last.
    public init(column: ColumnReference, isFalling: Bool = false) {
      self.column = column
      self.isFalling = isFalling
    }

    /// Reads "COLUMN" or "COLUMN:desc"; "COLUMN:asc" is the former.
    public init?(parsing text: String) {
      let isFalling = text.hasSuffix(":desc")
      let name =
        isFalling ? text.dropLast(5) : text.hasSuffix(":asc") ? text.dropLast(4) : Substring(text)
      guard !name.isEmpty else { return nil }
      self.init(column: ColumnReference(String(name)), isFalling: isFalling)
    }
  }
}
