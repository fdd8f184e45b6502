import SonifyBase

extension InputError {
  /// Why a row of a slot table is malformed; columns are given by their names.
  public enum SlotFault: Equatable, Sendable, CustomStringConvertible {
    /// The cell is empty.
    case empty
    /// The number is not whole, or is below the minimum.
    case notCount(minimum: Int)
    /// The value is above that of the other column.
    case above(String)
    /// The x is outside the slot.
    case outside
    /// The slot overlaps another one of its series.
    case overlaps

    /// What is wrong, without the location.
    public var description: String {
      switch self {
      case .empty: SlotFaultPhrases.empty.text()
      case .notCount(let minimum): SlotFaultPhrases.notCount.text(["minimum": "\(minimum)"])
      case .above(let column): SlotFaultPhrases.above.text(["name": column])
      case .outside: SlotFaultPhrases.outside.text()
      case .overlaps: SlotFaultPhrases.overlaps.text()
      }
    }
  }
}
