import SonifyBase
import SonifyTables

extension TableFindings {
  /// Makes two columns of each of blood pressures, the systolic and the diastolic ones, and a third of the pulse if
  /// it stands beside them.
  mutating func splitBloodPressures() {
    for column in profiles.indices where profiles[column].style?.measure == .bloodPressure {
      guard let values = table.columns[column]?.values else { continue }
      let parts = values.map(BloodPressure.parts)
      let profile = profiles[column]
      let name = profile.displayName(column)
      func part(
        _ phrase: Phrase, in unit: String, _ values: [Double]
      ) -> (column: Table.Column, profile: ColumnProfile) {
        let column = Table.Column(values)
        return (column, Self.part(phrase, of: name, profile, unit, column))
      }
      let unit = BloodPressure.unit
      var found = [
        part(ColumnPhrases.systolic, in: unit, parts.map(\.systolic)),
        part(ColumnPhrases.diastolic, in: unit, parts.map(\.diastolic)),
      ]
      if parts.contains(where: { !$0.pulse.isNaN }) {
        found.append(part(ColumnPhrases.pulse, in: BloodPressure.unitOfPulse, parts.map(\.pulse)))
      }
      (table.columns[column], profiles[column]) = (found[0].column, found[0].profile)
      let y = roles.ys.firstIndex(of: column)
      for (place, further) in found.dropFirst().enumerated() {
        let number = profiles.count
        table.columns[number] = further.column
        profiles.append(further.profile)
        // A histogram counts the values of one column, and x has one.
        if roles.x == column {
          roles.unused.append(number)
        } else if let y {
          roles.ys.insert(number, at: y + 1 + place)
        }
      }
    }
  }

  /// Returns what is known of one part of the pressures in a column.
  private static func part(
    _ phrase: Phrase, of name: String, _ pressures: ColumnProfile, _ unit: String,
    _ column: Table.Column
  ) -> ColumnProfile {
    var part = ColumnProfile(
      name: LocaleSettings.naming { phrase.text(["column": name]) }, column.summary)
    part.style = pressures.style
    part.style?.measure = nil
    part.style?.addition = .unit(unit, ofAll: true)
    return part
  }
}
