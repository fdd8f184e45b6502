import SonifyBase
import SonifyChart
import SonifyTables

/// The columns that properties of tones follow.
extension ColumnRoles {
  /// Whether timbres follow the column that would make series: rows of the same x are then as many
  /// points of one series.
  func timbresDivide(_ profiles: [ColumnProfile], by chooser: RoleChooser) -> Bool {
    guard let timbre = tones[.timbre],
      (2...Self.usualSeries).contains(profiles[timbre].distinct)
    else { return false }
    let whole = RoleChooser(
      profiles: profiles, taken: chooser.taken.subtracting([timbre]),
      wantsPairs: chooser.wantsPairs, chosenSeries: chooser.chosenSeries)
    return whole.seriesCandidates(x: x, by: xRule, ys: ys, areWanted: false).contains(timbre)
  }

  /// Finds the columns that properties of tones follow.
  mutating func chooseTones(
    _ profiles: [ColumnProfile], _ choices: ChartChoices, besides labels: Int?
  ) throws(InputError) {
    guard !choices.tones.isEmpty else { return }
    guard choices.kind?.mainPart == nil, choices.kind != .heatmap else {
      throw .badChoice(.tonesOfFigures)
    }
    guard choices.kind != .histogram, choices.rows.grouping == nil,
      choices.rows.combinedPeriod == nil
    else {
      throw .badChoice(.tonesOfSummaries)
    }
    for property in ToneProperty.allCases {
      guard let reference = choices.tones[property] else { continue }
      let column = try reference.index(among: profiles.map(\.name))
      let others = [x, series, labels] + (property == .timbre ? ys.map { $0 } : [])
      let isOther = property == .timbre ? toneColumns.contains(column) : tones[.timbre] == column
      guard !others.contains(column), !isOther else {
        let name = UntrustedText.harmless(profiles[column].displayName(column), limit: 60)
        throw .badChoice(.toneInUse(property, column: name))
      }
      tones[property] = column
    }
  }
}
