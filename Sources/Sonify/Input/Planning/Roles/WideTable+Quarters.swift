import SonifyBase

/// Columns named by a year and the Roman number of its quarter, as in two rows of a header.
extension WideTable {
  /// Returns the columns named so, with the beginnings of their quarters in seconds since 1970; none if no year has a
  /// fourth one, as half-years and terms have none.
  static func quartersOfYears(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    guard measures.contains(where: { profiles[$0].name.hasSuffix(" IV") }) else { return [] }
    return measures.compactMap { column in
      quarterOfYear(profiles[column].name).map { (moment: $0, column: column) }
    }
  }

  /// Returns the beginning of "1995 III", a year above the number of its quarter, in seconds since 1970; nil if it is
  /// something else.
  static func quarterOfYear(_ name: String) -> Double? {
    let words = name.split(separator: " ")
    guard words.count == 2, let quarter = ["I", "II", "III", "IV"].firstIndex(of: words[1]),
      year(String(words[0])) != nil
    else { return nil }
    return DateFormat(form: .quarter).seconds(Array("\(words[0])-Q\(quarter + 1)".utf8).span)
  }
}
