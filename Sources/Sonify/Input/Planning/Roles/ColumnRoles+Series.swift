import SonifyChart
import SonifyTables

/// Columns that divide the series further, or have the units of their values.
extension ColumnRoles {
  /// Chooses a second column of series over time, unless the user chose what would not have one.
  mutating func chooseSecondSeries(_ choices: ChartChoices, by chooser: RoleChooser) {
    guard let series, series != units, choices.series == nil, choices.rows.grouping == nil,
      choices.tones.isEmpty, choices.kind == nil || choices.kind == .line,
      xRule == .dates || xRule == .years
    else { return }
    secondSeries =
      chooser.secondSeries(beside: [series, units].compactMap { $0 })
      ?? chooser.secondSeries(beside: [series])
  }

  /// Finds the units that a column has row by row, as those of a laboratory; values of several units are series, on
  /// axes of their own.
  mutating func chooseUnits(_ choices: ChartChoices, by chooser: RoleChooser) {
    let profiles = chooser.profiles
    guard choices.y.count < 2, choices.yUnit == nil, choices.rows.grouping == nil,
      choices.isStacked != true, choices.kind?.mainPart == nil, choices.kind != .heatmap,
      let y = ys.first(where: { profiles[$0].isNamedResult(isOnly: ys.count == 1) }),
      let column = Self.units(of: y, profiles), column != x
    else { return }
    let parts = profiles[column].distinct
    guard parts > 1 || ys.count == 1 else { return }
    let isOpen = choices.y.isEmpty && choices.series == nil && choices.splitsRows && x != nil
    let areEnough = xRule == .names || parts * Self.rowsOfUnit <= profiles[column].summary.present
    if series == nil, parts > 1 {
      guard isOpen, areEnough else { return }
      series = column
    }
    unused = ys.filter { $0 != y } + unused
    (ys, units) = ([y], column)
  }

  /// Returns the column of the units of another: the one after it, one named like it, or the only one.
  private static func units(of y: Int, _ profiles: [ColumnProfile]) -> Int? {
    let columns = profiles.indices.filter { profiles[$0].namesUnits }
    return columns.first { $0 == y + 1 }
      ?? columns.first { profiles[$0].isNamedLike(profiles[y]) }
      ?? (columns.count == 1 ? columns[0] : nil)
  }

  /// The minimum number of rows with a unit, on average, of which those without names are a series.
  private static let rowsOfUnit = 3
}
