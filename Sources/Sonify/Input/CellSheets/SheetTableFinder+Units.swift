import SonifyBase
import SonifyTables

extension SheetTableFinder {
  /// Leaves out rows of percentages among rows of other numbers, or the other way round, whichever are fewer: they cannot
  /// share a column.
  mutating func findOtherUnits() {
    guard sheet.units.contains(UnitSign.percent.rawValue) else { return }
    var (percentages, others): ([Int], [Int]) = ([], [])
    // A first row of numbers may name the columns.
    for row in body.dropFirst(header.isEmpty ? 1 : 0) where !skipped.contains(row) {
      // Zero has no unit.
      let numbers = Set(places(row)).filter {
        $0 >= 0 && sheet.kind($0) == .number && !sheet.text($0).elementsEqual("0".utf8)
      }
      let count = numbers.count { sheet.unit($0) == UnitSign.percent.rawValue }
      guard count == 0 || count == numbers.count else { return }
      if count > 0 { percentages.append(row) } else if !numbers.isEmpty { others.append(row) }
    }
    guard !percentages.isEmpty, !others.isEmpty else { return }
    let left = percentages.count > others.count ? others : percentages
    skipped.formUnion(left)
    findings.otherUnits = left.map { row in
      let label = sheet.places(row).first { !sheet.isBlank($0) && !sheet.isValue($0) }
      let text = label.map { String(decoding: sheet.text($0), as: UTF8.self) }
      return text.map { UntrustedText.harmless($0, limit: 40) } ?? "\(sheet.line(row) + 1)"
    }
  }
}
