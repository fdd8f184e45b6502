import SonifyBase
import SonifyTables

/// Samples side by side, as a class of boys beside one of girls: the rows say nothing of what is in them.
extension RoleChooser {
  /// The columns of a table that are samples of one quantity, each of which is a box; nil if they are none.
  ///
  /// They end in different rows, or three or more have names that count on, as "garden A" to "garden C" and "group
  /// 1" to "group 4". Their values are in no order, and most of what one has the others may have.
  var samples: [Int]? {
    let columns = free.filter { !profiles[$0].hasNoValues }
    guard (2...ColumnRoles.usualColumns).contains(columns.count), columns.allSatisfy(mayBeSample)
    else { return nil }
    let ranges = columns.compactMap { profiles[$0].summary.range }
    guard ranges.count == columns.count,
      let low = ranges.map(\.lowerBound).max(), let high = ranges.map(\.upperBound).min(),
      low < high
    else { return nil }
    let counts = Set(columns.map { profiles[$0].summary.present })
    let areRagged =
      counts.count > 1
      && columns.allSatisfy { profiles[$0].summary.missing == 0 || profiles[$0].endsEarly }
    return areRagged || nameSamples(columns.map { profiles[$0].name }) ? columns : nil
  }

  /// The minimum number of values of a sample.
  private static let minSample = 5
  /// Words before the number of a sample.
  private static let samples: Set<String> = [
    "group", "sample", "trial", "treatment", "class", "team", "plot", "batch", "garden", "gruppe",
    "groupe", "grupo", "gruppo", "grupa", "klasse", "classe",
  ]

  private func mayBeSample(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.content == .number && profile.isCertain && !profile.name.isEmpty
      && profile.sampled >= Self.minSample && profile.stepRatio > Self.minRatioOfCases
      && profile.times(column) == nil && !profile.isIdentifier && !profile.countsSteps
      && !profile.isCalendarPart && !profile.isFlag
  }

  /// Returns whether three or more names end in letters from A on, or in numbers from 1 on after a word for a
  /// sample.
  private func nameSamples(_ names: [String]) -> Bool {
    guard names.count > 2, let stem = names.first?.dropLast(),
      names.allSatisfy({ $0.hasPrefix(stem) })
    else { return false }
    let ends = names.map { $0.dropFirst(stem.count) }
    let words = HeaderWords(String(stem)).words
    let areLetters = zip(ends, "ABCDEFGH").allSatisfy { $0 == String($1) }
    let areNumbers = ends.enumerated().allSatisfy { Int($1) == $0 + 1 }
    return areLetters || areNumbers && words.last.map(Self.samples.contains) ?? false
  }
}
