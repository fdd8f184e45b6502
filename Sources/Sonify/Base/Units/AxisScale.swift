/// The spacing of values along an axis.
public enum AxisScale: String, CaseIterable, Sendable, Codable {
  /// Equal differences are equally far apart.
  case linear
  /// Equal ratios are equally far apart; every value is greater than zero.
  case log10
  /// As ``log10``, with gridlines at powers of e.
  case ln
}
