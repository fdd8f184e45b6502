import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of remarks, which name single points.
extension ColumnProfile {
  /// Whether the header names a column of remarks on single rows.
  var isNamedLabel: Bool {
    ["label", "labels", "note", "notes", "annotation", "annotations", "comment", "comments"]
      .contains(lastWord) || HeaderWords(name).words == ["event"]
      || HeaderWords(name).words == ["events"]
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

  /// Returns the words with which programs and people say that there is no value, among numbers that are
  /// more; none if there are other words.
  static func strayWords(among cells: [ArraySlice<UInt8>], _ dialect: Dialect) -> [[UInt8]] {
    let filled = cells.filter { !dialect.isMissingNumber($0.span.trimmed) }
    let others = filled.filter { cell in
      !NumberEvidence.isNumber(cell.span.trimmed, dialect.encoding)
        && NumberAddition.number(besideAny: cell.span.trimmed) == nil
        && HumanMeasure.duration.value(cell.span.trimmed) == nil
    }
    guard !others.isEmpty, others.count * 2 < filled.count, others.allSatisfy(saysNothing) else {
      return []
    }
    return Set(others.map { Array($0) }).sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Returns whether a text says that a value could not be measured, perhaps with the unit that it would have.
  private static func saysNothing(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= 20, let text = String(validating: text, as: UTF8.self)?.lowercased() else {
      return false
    }
    return wordsOfFailure.contains { word in
      text.hasPrefix(word)
        && (text.count == word.count || word == "err" && !text.contains(where: \.isNumber))
    }
  }

  private static let wordsOfFailure = [
    "error", "err", "fault", "fail", "failed", "failure", "offline", "invalid", "timeout",
    "time out", "overflow", "overload", "out of range", "not measured", "dnf", "dns",
    "fehler", "defekt", "ausfall", "erreur", "panne", "fallo", "błąd", "brak",
  ]
}
