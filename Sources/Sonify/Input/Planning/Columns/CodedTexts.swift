import SonifyBase
import SonifyTables

/// Columns of numbers that stand for the texts of another column, as those of offices do: 1, 2 and 9 beside
/// "men", "women" and "all".
enum CodedTexts {
  /// The maximum number of columns that are compared with each other.
  private static let maxColumns = 64
  /// The maximum number of codes.
  private static let maxCodes = 20
  /// The minimum number of rows for each code, on average.
  private static let minRows = 3
  /// The minimum number of letters of a word that two headers have in common.
  private static let minWord = 3

  /// Marks columns of small whole numbers each of which has one text in another column, and each text one number, if their
  /// headers say that they belong together.
  /// - Parameters:
  ///   - profiles: what the first rows show of the columns.
  ///   - grid: these rows.
  ///   - firstRow: the first of them after the header.
  /// - Complexity: linear in the rows for each pair of columns.
  static func mark(in profiles: inout [ColumnProfile], _ grid: CellGrid, from firstRow: Int) {
    guard profiles.count <= maxColumns else { return }
    for column in profiles.indices where mayBeCodes(profiles[column]) {
      let texts = profiles.indices.filter {
        profiles[$0].content == .text && profiles[$0].distinct == profiles[column].distinct
          && profiles[$0].changes == profiles[column].changes
          && areRelated(column, $0, profiles)
      }
      profiles[column].codesText = texts.contains { areOneToOne(column, $0, grid, firstRow) }
    }
  }

  /// Returns whether numbers may be codes: few whole ones without a large gap, but for one that stands for all or none.
  private static func mayBeCodes(_ profile: ColumnProfile) -> Bool {
    guard profile.content == .number, profile.style == nil, profile.summary.isWhole,
      profile.summary.minimum >= 0, profile.repeats, (2...maxCodes).contains(profile.distinct),
      profile.distinct * minRows <= profile.sampled, profile.quantity == nil,
      !profile.headerWords.contains(anyOf: MeasureWords.outcomes)
    else { return false }
    let last = profile.summary.maximum
    return last < Double(2 * profile.distinct) || [9, 99, 999].contains(last)
  }

  /// Returns whether the header of numbers is one of kinds or codes, or has a word in common with that of texts, as "type"
  /// and "type name": a danger, doors and defects may have texts of their own and be measured.
  private static func areRelated(_ codes: Int, _ texts: Int, _ profiles: [ColumnProfile]) -> Bool {
    let (own, others) = (profiles[codes].headerWords.words, profiles[texts].headerWords.words)
    if own.contains(where: IdentifierWords.kinds.union(IdentifierWords.codes).contains) {
      return abs(codes - texts) == 1
    }
    return own.contains { word in
      word.count >= minWord && others.contains { $0 == word || $0.hasPrefix(word) }
    }
  }

  private static func areOneToOne(
    _ codes: Int, _ texts: Int, _ grid: CellGrid, _ firstRow: Int
  ) -> Bool {
    var textOfCode: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    var codeOfText: [ArraySlice<UInt8>: ArraySlice<UInt8>] = [:]
    for row in firstRow..<grid.rowCount {
      let (code, text) = (grid.cell(row, codes) ?? [], grid.cell(row, texts) ?? [])
      guard textOfCode.updateValue(text, forKey: code) ?? text == text,
        codeOfText.updateValue(code, forKey: text) ?? code == code
      else { return false }
    }
    return true
  }
}
