extension ChartDescriptor {
  /// The direction of a chart's x axis on its author's page, as `contentDirection` of
  /// `AXChartDescriptor`.
  ///
  /// Time always advances with rising x, and the keys for the next and the previous point keep
  /// their meaning. The direction affects left and right only: they are as on the page, and if x
  /// runs neither to the right nor to the left, sound stays in the centre.
  public enum ContentDirection: String, CaseIterable, Sendable, Codable {
    /// The smallest x is on the left.
    case leftToRight
    /// The smallest x is on the right.
    case rightToLeft
    /// The smallest x is at the top.
    case topToBottom
    /// The smallest x is at the bottom.
    case bottomToTop
    /// Points run clockwise, as the slices of a pie.
    case radialClockwise
    /// Points run counterclockwise.
    case radialCounterClockwise
  }
}
