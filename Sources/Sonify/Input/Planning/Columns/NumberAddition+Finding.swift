import SonifyTables

extension NumberAddition {
  /// Determines the addition to the cells of a column, or nil if they have none.
  ///
  /// Three in four must have the same unit, or figures in brackets. Notes may stand beside any number, but
  /// all that is left must be numbers.
  /// - Parameter cells: the cells that are not missing.
  init?(of cells: [ArraySlice<UInt8>]) {
    if let points = Self.points(of: cells) {
      self = .unit(points, ofAll: true)
      return
    }
    let units = cells.map { Self.unit(in: $0.span) }
    if let unit = units.lazy.compactMap({ $0 }).first, cells.count > 1,
      case let count = units.count(where: { $0 == unit }), count * 4 >= cells.count * 3
    {
      self = .unit(unit, ofAll: count == cells.count)
      return
    }
    if cells.count > 1,
      cells.count(where: { Self.isNumberWithBrackets($0) }) * 4 >= cells.count * 3
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

  /// Returns of how many points all cells are, as in 6/10 and 8/10; nil if they may be days and months, or halves and
  /// quarters.
  private static func points(of cells: [ArraySlice<UInt8>]) -> String? {
    let all = cells.prefix(while: { points(of: $0.span) != nil }).map { points(of: $0.span) ?? "" }
    guard cells.count > 2, all.count == cells.count, let first = all.first,
      all.allSatisfy({ $0 == first })
    else { return nil }
    let texts = cells.map { String(decoding: $0, as: UTF8.self) }
    let days = texts.compactMap { Double($0.prefix { $0 != "/" }) }
    let areDays =
      Double(first.dropFirst()) ?? 0 <= 12
      && zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
    return areDays ? nil : first
  }

  /// Returns whether a cell holds a number and figures in brackets after it, as an estimate with its interval.
  static func isNumberWithBrackets(_ cell: ArraySlice<UInt8>) -> Bool {
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
