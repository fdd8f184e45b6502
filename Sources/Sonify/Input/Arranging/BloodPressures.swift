import SonifyBase
import SonifyTables

extension TableFindings {
  /// Makes two columns of each of blood pressures, the systolic and the diastolic ones.
  mutating func splitBloodPressures() {
    for column in profiles.indices where profiles[column].style?.measure == .bloodPressure {
      guard let values = table.columns[column]?.values else { continue }
      let parts = values.map(BloodPressure.parts)
      let name = profiles[column].displayName(column)
      var style = profiles[column].style
      style?.measure = nil
      style?.addition = .unit(BloodPressure.unit, ofAll: true)
      let halves = [
        (ColumnPhrases.systolic, parts.map(\.systolic)),
        (ColumnPhrases.diastolic, parts.map(\.diastolic)),
      ]
      for (place, (phrase, numbers)) in halves.enumerated() {
        let half = Table.Column(numbers)
        var profile = ColumnProfile(
          name: LocaleSettings.naming { phrase.text(["column": name]) }, half.summary)
        profile.style = style
        let index = place == 0 ? column : profiles.count
        table.columns[index] = half
        if place == 0 { profiles[column] = profile } else { profiles.append(profile) }
        guard place > 0 else { continue }
        // A histogram counts the values of one column, and x has one.
        if roles.x == column {
          roles.unused.append(index)
        } else if let y = roles.ys.firstIndex(of: column) {
          roles.ys.insert(index, at: y + 1)
        }
      }
    }
  }
}
