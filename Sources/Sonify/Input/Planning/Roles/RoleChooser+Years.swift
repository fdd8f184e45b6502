import SonifyBase
import SonifyTables

extension RoleChooser {
  /// The first column of years that order the rows, or that are a time axis for several series.
  var years: Int? {
    let years = numbers.filter { profiles[$0].isNamedYears && isInMostRows($0) }
    let plain = years.filter { !profiles[$0].areYearsOfRecords }
    return years.first(where: isInOrder) ?? plain.first(where: isTimeAxis)
  }

  /// Returns whether repeated years are a time axis: if there may be five or more different years,
  /// or some text, or a pair of texts, has each of them at most once.
  private func isTimeAxis(_ column: Int) -> Bool {
    guard let range = profiles[column].summary.range else { return false }
    // The first rows may be of few years.
    if !profiles[column].isCertain, profiles[column].turns == 0 { return true }
    guard range.upperBound > range.lowerBound else { return false }
    let years = Int(min(range.upperBound - range.lowerBound, 1000)) + 1
    if years > 4 { return true }
    let rows = profiles[column].summary.present
    let texts = free.filter { profiles[$0].content == .text }.map { profiles[$0].distinct }
    let groups = texts.filter { (2...ColumnRoles.usualSeries).contains($0) }
    if groups.contains(where: { $0 * years >= rows }) { return true }
    // Two years are compared.
    guard years > 2 else { return false }
    // Many towns with each of the years, or two columns that name the series, as countries and indicators.
    let falls = profiles[column].falls
    let isPanel = texts.contains { count in
      (2...ColumnRoles.maxPanel).contains(count) && count * years == rows
        && (falls == 0 || falls < count)
    }
    if isPanel { return true }
    return groups.indices.contains { one in
      groups[(one + 1)...].contains { $0 * groups[one] * years == rows }
    }
  }
}
