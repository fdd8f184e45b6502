import SonifyTables

extension NumberAddition {
  /// Determines the addition to the cells of a column, or nil if they have none.
  ///
  /// Three in four must have the same unit, or figures in brackets. Notes may stand beside any number, but
  /// all that is left must be numbers.
  /// - Parameter cells: the cells that are not missing.
  init?(of cells: [ArraySlice<UInt8>]) {
    let units = cells.map { Self.unit(in: $0.span) }
    if let unit = units.lazy.compactMap({ $0 }).first, cells.count > 1,
      case let count = units.count(where: { $0 == unit }), count * 4 >= cells.count * 3
    {
      self = .unit(unit, ofAll: count == cells.count)
      return
    }
    if cells.count > 1,
      cells.count(where: { Self.hasBrackets($0) }) * 4 >= cells.count * 3
    {
      self = .brackets
      return
    }
    var noted = 0
    var ambiguous = 0
    for cell in cells where !NumberEvidence.isNumber(cell.span.trimmed) {
      guard let number = Self.notes.number(in: cell.span),
        NumberEvidence.isNumber(number.span)
      else { return nil }
      noted += 1
      if Self.endsAmbiguously(cell.span.trimmed) { ambiguous += 1 }
    }
    guard noted > 0, ambiguous * 2 <= cells.count else { return nil }
    self = .notes
  }

  private static func hasBrackets(_ cell: ArraySlice<UInt8>) -> Bool {
    guard let number = NumberAddition.brackets.number(in: cell.span) else { return false }
    return NumberEvidence.isNumber(number.span)
  }

  /// Returns whether a cell ends with a letter, which may be a unit, or a raised figure, which may be a
  /// power: they are notes only beside as many numbers without.
  private static func endsAmbiguously(_ cell: Span<UInt8>) -> Bool {
    guard let last = String(decoding: cell.indices.map { cell[$0] }, as: UTF8.self).last else {
      return false
    }
    return last.isLetter || "¹²³⁴⁵⁶⁷⁸⁹".contains(last)
  }
}
