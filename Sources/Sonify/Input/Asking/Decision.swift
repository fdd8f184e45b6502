/// What was chosen or done unasked on the way from data to a chart.
public struct Decision: Equatable, Sendable {
  /// What was chosen, in one phrase without a period: "x is year".
  public var text: String

  /// What to write to have it otherwise, as in "--x COLUMN"; nothing when it cannot be changed.
  public var remedy: String?

  /// Whether a listener should hear of it unasked; the others matter when something is not as
  /// expected.
  public var isTold: Bool

  /// Makes a decision.
  public init(_ text: String, remedy: String? = nil, isTold: Bool = true) {
    self.text = text
    self.remedy = remedy
    self.isTold = isTold
  }
}
