import SonifyBase
import SonifyTables

extension TableFindings {
  /// Makes two columns of each of blood pressures, the systolic and the diastolic ones.
  mutating func splitBloodPressures() {
    for column in profiles.indices where profiles[column].style?.measure == .bloodPressure {
      guard let values = table.columns[column]?.values else { continue }
      let parts = values.map(BloodPressure.parts)
      let profile = profiles[column]
      let name = profile.displayName(column)
      let (systolic, diastolic) = (
        Table.Column(parts.map(\.systolic)), Table.Column(parts.map(\.diastolic))
      )
      table.columns[column] = systolic
      profiles[column] = Self.part(ColumnPhrases.systolic, of: name, profile, systolic)
      let second = profiles.count
      table.columns[second] = diastolic
      profiles.append(Self.part(ColumnPhrases.diastolic, of: name, profile, diastolic))
      // A histogram counts the values of one column, and x has one.
      if roles.x == column {
        roles.unused.append(second)
      } else if let y = roles.ys.firstIndex(of: column) {
        roles.ys.insert(second, at: y + 1)
      }
    }
  }

  /// Returns what is known of one part of the pressures in a column.
  private static func part(
    _ phrase: Phrase, of name: String, _ pressures: ColumnProfile, _ column: Table.Column
  ) -> ColumnProfile {
    var part = ColumnProfile(
      name: LocaleSettings.naming { phrase.text(["column": name]) }, column.summary)
    part.style = pressures.style
    part.style?.measure = nil
    part.style?.addition = .unit(BloodPressure.unit, ofAll: true)
    return part
  }
}
