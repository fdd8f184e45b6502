import SonifyBase
import SonifyTables

/// Columns that are named by numbers alone.
extension WideTable {
  /// The minimum number of columns that are named by numbers alone; fewer are groups to compare.
  private static let minNumbers = 6

  /// Returns the columns whose names are numbers that rise, beside one that names the rows.
  static func numbers(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let named = measures.compactMap { column in
      Double(profiles[column].name).map { (moment: $0, column: column) }
    }
    guard named.count >= minNumbers,
      zip(named, named.dropFirst()).allSatisfy({ $0.moment < $1.moment }),
      profiles.contains(where: { $0.content == .text && !$0.repeats })
        || hasNumberedRows(profiles)
    else { return [] }
    // Beside months and days there may be their sum, and the year before.
    let areCounted = named.enumerated().allSatisfy { Double($0 + 1) == $1.moment }
    return areCounted || named.count == measures.count ? named : []
  }

  /// Returns whether the whole numbers of the first column are those of a few customers or samples and all different.
  static func hasNumberedRows(_ profiles: [ColumnProfile]) -> Bool {
    guard let first = profiles.first, first.content == .number, first.style == nil,
      first.isCertain, first.summary.isWhole, first.summary.missing == 0, !first.repeats,
      (2...maxRows).contains(first.summary.present)
    else { return false }
    return first.isIdentifier || IdentifierWords.numbers.contains(first.lastWord)
      || IdentifierWords.ends.contains(where: first.lastWord.hasSuffix)
  }

  /// Returns whether the first column is the only one beside those of times, and its whole numbers are all different and
  /// no counts, as codes of parties.
  static func firstColumnNamesRows(_ others: [Int], _ profiles: [ColumnProfile]) -> Bool {
    guard others == [0], case let first = profiles[0], first.style == nil else { return false }
    return first.summary.isWhole && first.summary.missing == 0 && !first.repeats
      && first.summary.present > 2 && !first.summary.isConsecutive && !first.name.isEmpty
  }

  /// Returns whether the numbers of the first column rise in equal steps under a name, and no text names the rows, as hours
  /// and ages do.
  static func areRowsSteps(_ profiles: [ColumnProfile]) -> Bool {
    guard let first = profiles.first, first.content == .number, !first.name.isEmpty else {
      return false
    }
    return (first.summary.isConsecutive || first.hasEvenSteps && first.summary.isRising)
      && !RowWords.numbers.contains(first.lastWord) && !RowWords.alone.contains(first.lastWord)
      && !profiles.contains { $0.content == .text && !$0.repeats && $0.summary.present > 0 }
  }

  /// Returns the columns that are named 1 to 12 beside years, with the months; none if others are.
  static func numberedMonths(
    _ measures: [Int], _ profiles: [ColumnProfile]
  ) -> [(moment: Double, column: Int)] {
    let named = measures.compactMap { column in
      Int(profiles[column].name).map { (moment: Double($0), column: column) }
    }
    return named.map(\.moment) == (1...12).map(Double.init) ? named : []
  }
}
