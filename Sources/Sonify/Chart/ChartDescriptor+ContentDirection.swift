extension ChartDescriptor {
  /// Which way the x axis of a chart runs on its author's page, as `contentDirection` of
  /// `AXChartDescriptor` says it.
  ///
  /// Time always goes on with rising x, and the keys to the next and the previous point keep their
  /// meaning. The direction decides on left and right only: they are what they are on the page, and
  /// where x runs neither to the right nor to the left, sound stays in the middle.
  public enum ContentDirection: String, CaseIterable, Sendable, Codable {
    /// The least x is on the left.
    case leftToRight
    /// The least x is on the right.
    case rightToLeft
    /// The least x is at the top.
    case topToBottom
    /// The least x is at the bottom.
    case bottomToTop
    /// Points go round with the clock, as the slices of a pie.
    case radialClockwise
    /// Points go round against the clock.
    case radialCounterClockwise
  }
}
