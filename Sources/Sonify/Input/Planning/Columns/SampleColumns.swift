import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of numbers that are samples of one quantity, whose rows have nothing to do with each other.
enum SampleColumns {
  /// The minimum number of values of a sample.
  private static let minSize = 5
  /// The minimum number of cells that a shorter sample lacks; fewer values of pairs may be missing.
  private static let minLacking = 3
  /// The maximum correlation of two samples by their rows; that of those whose names count on, which may be by
  /// chance, and that of others.
  private static let maxCorrelations = (named: 0.8, unnamed: 0.5)
  /// Words before the number of a sample.
  private static let words: Set<String> = [
    "group", "sample", "trial", "treatment", "class", "team", "plot", "batch", "garden", "gruppe",
    "groupe", "grupo", "gruppo", "grupa", "klasse", "classe",
  ]

  /// Marks the columns of a table of nothing but samples.
  ///
  /// They end in different rows, or three or more have names that count on, as "garden A" to "garden C" and "group
  /// 1" to "group 4". Their values are in no order, and no two go together.
  /// - Parameters:
  ///   - profiles: what the rows show of the columns.
  ///   - grid: all rows.
  ///   - firstRow: the first of them after the header.
  ///   - dialect: the dialect of the table.
  static func mark(
    in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int, _ dialect: Dialect
  ) {
    let columns = profiles.indices.filter { !profiles[$0].hasNoValues }
    let first = columns.first.map { profiles[$0] }
    guard (2...ColumnRoles.usualColumns).contains(columns.count), let first,
      columns.allSatisfy({ mayBeSample(profiles[$0]) }),
      columns.allSatisfy({
        profiles[$0].quantity == first.quantity && profiles[$0].style == first.style
      }),
      let low = columns.compactMap({ profiles[$0].summary.range?.lowerBound }).max(),
      let high = columns.compactMap({ profiles[$0].summary.range?.upperBound }).min(), low < high
    else { return }
    let counts = columns.map { profiles[$0].sampled }
    let areRagged =
      (counts.max() ?? 0) - (counts.min() ?? 0) >= minLacking
      && columns.allSatisfy { profiles[$0].summary.missing == 0 || profiles[$0].endsEarly }
    let areNamed = nameSamples(columns.map { profiles[$0].name })
    guard areRagged || areNamed else { return }
    let values = columns.map { column in
      (firstRow..<max(firstRow, grid.rowCount)).map { row in
        grid.cell(row, column).flatMap {
          ColumnProfile.number($0.span, dialect, profiles[column].style)
        } ?? .nan
      }
    }
    let limit = areNamed ? maxCorrelations.named : maxCorrelations.unnamed
    for (place, ys) in values.enumerated() {
      for xs in values[..<place] {
        let correlation = SeriesFacts.Correlation(CompletePairs(xs: xs, ys: ys))
        guard abs(correlation?.pearson ?? 0) <= limit else { return }
      }
    }
    for column in columns { profiles[column].isSample = true }
  }

  private static func mayBeSample(_ profile: ColumnProfile) -> Bool {
    profile.content == .number && profile.isCertain && !profile.name.isEmpty
      && profile.sampled >= minSize && profile.stepRatio > ColumnProfile.minRatioOfCases
      && !profile.isIdentifier && !profile.countsSteps && !profile.isCalendarPart && !profile.isFlag
      && !profile.isNamedYears
  }

  /// Returns whether three or more names end in letters from A on, or in numbers from 1 on after a word for a
  /// sample.
  private static func nameSamples(_ names: [String]) -> Bool {
    guard names.count > 2, let stem = names.first?.dropLast(),
      names.allSatisfy({ $0.hasPrefix(stem) })
    else { return false }
    let ends = names.map { $0.dropFirst(stem.count) }
    let words = HeaderWords(String(stem)).words
    let areLetters = zip(ends, "ABCDEFGH").allSatisfy { $0 == String($1) }
    let areNumbers = ends.enumerated().allSatisfy { Int($1) == $0 + 1 }
    return areLetters || areNumbers && words.last.map(Self.words.contains) ?? false
  }
}
