import SonifyTables

/// Columns that may group the rows of a chart and do not.
extension ChartAssembly {
  /// The maximum number of texts of a column that groups rows.
  private static let maxGroups = 50

  /// The names of columns of a few texts by which rows that share a number or date, or points in the plane, are not told
  /// apart, though the user did not ask for that.
  var undividedGroups: [String] {
    guard choices.series == nil, choices.splitsRows, choices.rows.grouping == nil, !roles.isMatrix,
      !isHistogram,
      roles.figure == nil,
      let x = roles.x, profiles[x].content != .text,
      profiles[x].repeats || roles.xRule == .pairs,
      roles.series.map({ profiles[$0].isOnceForEachX != true }) ?? true
    else { return [] }
    let used = [roles.series, roles.secondSeries, roles.units, roles.labels, roles.directions]
    return profiles.indices.filter { column in
      !used.contains(column) && !roles.toneColumns.contains(column) && groupsRows(profiles[column])
    }.map { profiles[$0].displayName($0) }
  }

  /// Returns whether each of a few texts stands in two rows on average.
  private func groupsRows(_ profile: ColumnProfile) -> Bool {
    profile.content == .text && (2...Self.maxGroups).contains(profile.distinct)
      && profile.distinct * 2 <= profile.summary.present
      && profile.summary.missing < profile.summary.present && !profile.namesTimes
      && !profile.isCodeOfText && profile.brokenNumber == nil && profile.almostNumber == nil
  }
}
