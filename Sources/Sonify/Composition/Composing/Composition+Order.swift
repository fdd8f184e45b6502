import SonifyBase

extension Composition {
  /// Which series sound when and where.
  public enum Order: Equatable, Sendable {
    /// At each x the parts of so many series in order, and then their total.
    case stacks(Int)
    /// So many series one after the other; the total of stacks may come besides.
    case inSequence(Int, andTotal: Bool)
    /// So many series together; the total of stacks may come besides.
    case together(Int, andTotal: Bool)
    /// Two series together, by their names: one on the left and one on the right.
    case apart(left: String, right: String)

    /// The order in one phrase without a period.
    public var text: String {
      switch self {
      case .stacks(let count): OrderPhrases.stacks.text(count: count)
      case .inSequence(let count, let andTotal):
        OrderPhrases.inSequence.text(["series": Self.series(count, andTotal)])
      case .together(let count, let andTotal):
        OrderPhrases.together.text(["series": Self.series(count, andTotal)])
      case .apart(let left, let right): OrderPhrases.apart.text(["left": left, "right": right])
      }
    }

    private static func series(_ count: Int, _ andTotal: Bool) -> String {
      (andTotal ? OrderPhrases.seriesAndTotal : OrderPhrases.series).text(count: count)
    }
  }
}
