import SonifyBase

extension Bins {
  /// Returns the names of the bins: "60 to 80", or "4" if each contains a single number.
  /// - Parameters:
  ///   - quantity: the meaning of the numbers.
  ///   - unit: the unit, which follows the upper edge.
  /// - Returns: a name for every bin, all different.
  package func names(_ quantity: NumericAxis.Quantity, unit: AxisUnit?) -> [String] {
    LocaleSettings.$current.withValue(LocaleSettings.ofNames ?? .current) { spoken(quantity, unit) }
  }

  private func spoken(_ quantity: NumericAxis.Quantity, _ unit: AxisUnit?) -> [String] {
    let (low, high) = (edges[0], edges[edges.count - 1])
    let axis = NumericAxis(title: "", range: low...high, quantity: quantity, unit: unit)
    let text = ValueText(axis: axis, step: width > 0 ? width : nil)
    return (0..<count).map { bin in
      holdSingleValues || edges.count == 1
        ? text.textWithUnit(edges[bin]) : text.range(edges[bin], edges[bin + 1])
    }
  }
}
