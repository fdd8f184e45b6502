import SonifyBase

extension Composition {
  /// The order and the positions of series.
  public enum Order: Equatable, Sendable {
    /// At each x the parts of a number of series in order, and then their total.
    case stacks(Int)
    /// A number of series in sequence, optionally with the total of stacks.
    case inSequence(Int, andTotal: Bool)
    /// A number of series together, optionally with the total of stacks.
    case together(Int, andTotal: Bool)
    /// A number of rows of a heat map in sequence, or together.
    case rowsInSequence(Int)
    case rowsTogether(Int)
    /// Two series together, by their names: one on the left and one on the right.
    case apart(left: String, right: String)

    /// The order as a phrase without a full stop.
    public var text: String {
      switch self {
      case .stacks(let count): OrderPhrases.stacks.text(count: count)
      case .inSequence(let count, let andTotal):
        OrderPhrases.inSequence.text(["series": Self.series(count, andTotal)])
      case .together(let count, let andTotal):
        OrderPhrases.together.text(["series": Self.series(count, andTotal)])
      case .rowsInSequence(let count):
        OrderPhrases.inSequence.text(["series": OrderPhrases.rows.text(count: count)])
      case .rowsTogether(let count):
        OrderPhrases.together.text(["series": OrderPhrases.rows.text(count: count)])
      case .apart(let left, let right): OrderPhrases.apart.text(["left": left, "right": right])
      }
    }

    private static func series(_ count: Int, _ andTotal: Bool) -> String {
      (andTotal ? OrderPhrases.seriesAndTotal : OrderPhrases.series).text(count: count)
    }
  }
}
