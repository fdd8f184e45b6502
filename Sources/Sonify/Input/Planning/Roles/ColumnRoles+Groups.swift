import SonifyChart
import SonifyTables

/// Columns that may group the rows of a chart and do not.
extension ColumnRoles {
  /// The maximum number of texts of a column that groups rows.
  private static let maxGroups = 50

  /// Returns the columns of a few texts by which rows that share an x, or points in the plane, are not told apart.
  /// - Parameters:
  ///   - profiles: what is known of the columns.
  ///   - choices: the user's choices; who asks for series or groups asks for none of these.
  /// - Returns: the columns in their order; none if series tell the rows apart.
  func undividedGroups(_ profiles: [ColumnProfile], _ choices: ChartChoices) -> [Int] {
    guard choices.series == nil, choices.splitsRows, choices.rows.grouping == nil, !isMatrix,
      choices.kind != .histogram, !areCounted, !areRowsCounted, figure == nil, secondSeries == nil,
      let x, series.map({ profiles[$0].isOnceForEachX != true }) ?? true
    else { return [] }
    let areMixed = profiles[x].repeats || xRule == .pairs
    guard areMixed || xRule == .dates else { return [] }
    let used = [x, series, units, labels, directions]
    return profiles.indices.filter { column in
      !used.contains(column) && !toneColumns.contains(column) && Self.groupsRows(profiles[column])
        && (areMixed
          || profiles[column].namesKindsOfEvents
            && profiles[column].changes >= profiles[column].distinct)
    }
  }

  /// Returns whether each of a few texts stands in two rows on average.
  private static func groupsRows(_ profile: ColumnProfile) -> Bool {
    profile.content == .text && (2...maxGroups).contains(profile.distinct)
      && profile.distinct * 2 <= profile.summary.present
      && profile.summary.missing < profile.summary.present && !profile.namesTimes
      && !profile.isPartOfDate
      && !profile.isCodeOfText && profile.brokenNumber == nil && profile.almostNumber == nil
  }
}
