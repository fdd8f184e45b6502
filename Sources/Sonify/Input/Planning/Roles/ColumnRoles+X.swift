import SonifyChart
import SonifyTables

/// The column that orders the points.
extension ColumnRoles {
  /// Chooses x, unless the user did: the column that would be x if the user had not chosen y either, where that can be,
  /// so that naming what is heard anyway changes nothing.
  mutating func chooseX(_ choices: ChartChoices, by chooser: RoleChooser) {
    let open = RoleChooser(
      profiles: chooser.profiles, taken: chooser.taken.subtracting(ys + [x].compactMap { $0 }),
      wantsPairs: chooser.wantsPairs, chosenSeries: chooser.chosenSeries)
    let usual = open.x(hasY: false)
    guard choices.x == nil else {
      // Beside points in the plane, the user wants all measures.
      if let usual, usual.column == x, usual.rule != .pairs, usual.rule != .places {
        xRule = usual.rule
      }
      return
    }
    // A line has no points in the plane.
    let isLine = usual?.rule == .pairs && choices.kind ?? .scatter != .scatter
    let found =
      usual.flatMap { !isLine && mayBeX($0, open) ? $0 : nil } ?? chooser.x(hasY: !ys.isEmpty)
    if let found { (x, xRule) = (found.column, found.rule) }
  }

  /// Returns whether a column that would be x beside any y suits those that the user chose.
  private func mayBeX(_ found: (column: Int, rule: XRule), _ open: RoleChooser) -> Bool {
    guard !ys.contains(found.column) else { return false }
    return found.rule != .places || ys.allSatisfy { open.profiles[$0].isLatitude }
  }
}

extension ColumnRoles {
  /// The minimum number of names whose years are counted; those of a few are compared.
  private static let minNamesWithYears = 20

  /// Returns the only values if they are years of many names, as of books, which are counted by year.
  func yearsOfNames(_ profiles: [ColumnProfile]) -> Int? {
    guard ys.count == 1, xRule == .names, profiles[ys[0]].isNamedYears, profiles[ys[0]].repeats,
      profiles[ys[0]].sampled >= Self.minNamesWithYears
    else { return nil }
    return ys[0]
  }
}
