/// A table whose rows are slots: the result of a ``SlotQuery``.
public enum SlotTable {
  /// The names of its columns, in order.
  public static let columns = Column.allCases.map(\.rawValue)

  /// A column of the table.
  enum Column: String, CaseIterable {
    case series
    case slot
    case xFrom = "x_from"
    case xTo = "x_to"
    case rows
    case missing
    case first
    case last
    case minimum
    case xMinimum = "x_minimum"
    case maximum
    case xMaximum = "x_maximum"
    case lower
    case median
    case upper
    case mean

    /// The index in the table.
    var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// Whether it holds positions on the x axis.
    var isOfX: Bool { [.xFrom, .xTo, .xMinimum, .xMaximum].contains(self) }
  }
}
