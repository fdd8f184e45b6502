import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of remarks, which name single points.
extension ColumnProfile {
  /// Whether the header names a column of remarks on single rows.
  var isNamedLabel: Bool {
    RowWords.remarks.contains(lastWord) || headerWords.words == ["event"]
      || headerWords.words == ["events"]
  }

  /// Whether the column has remarks on few rows: texts in at most a tenth of them or, under a usual
  /// header, in as few as a chart's labels.
  ///
  /// Under such a header the first rows may be empty.
  var holdsRemarks: Bool {
    if isNamedLabel, content == nil, !isCertain { return true }
    return holdsFewLabels && (isNamedLabel || summary.present * 10 <= rowsSeen)
  }

  /// Whether the column has texts in so few rows that they are labels of single points.
  var holdsFewLabels: Bool {
    guard content == .text else { return false }
    // Texts that only come after the first rows are few.
    guard summary.present > 0 else { return !isCertain && summary.missing > 0 }
    return LabelledPoints.areFew(summary.present, of: rowsSeen)
  }

  /// The number of rows from which the share of texts follows: of the first rows a fifth more, since
  /// chance may put more texts among them.
  private var rowsSeen: Int {
    let rows = summary.present + summary.missing
    return isCertain ? rows : rows + rows / 5
  }
}
