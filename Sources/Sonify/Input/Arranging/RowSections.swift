import Glibc
import SonifyTables

/// Rows that head others, as in budgets and in the outlines of pivot tables.
extension TableFindings {
  /// Leaves out rows that head the rows below them: those without values, and those that hold their sums.
  ///
  /// If names come again, each gets that of its section.
  /// - Returns: the decisions that were made.
  mutating func removeSections() -> [Decision] {
    guard across == nil, let labels = rowLabels else { return [] }
    let measures = measures
    if let heads = Self.blankHeads(labels, measures) {
      removeHeads(heads, labels)
      return [.table(.headings(heads.count))]
    }
    guard let heads = Self.sumHeads(labels, measures) else { return [] }
    removeHeads(heads, labels)
    return [.table(.subtotals(heads.map { labels[$0] }))]
  }

  /// Returns the rows without any value, if the first row is one, there are several, and rows with values follow each.
  ///
  /// A country without a value is a point. What heads a section is written in capitals or before a colon, has a sum below
  /// its rows, or names that other sections have, too.
  private static func blankHeads(_ labels: [String], _ measures: [[Double]]) -> [Int]? {
    guard !measures.isEmpty else { return nil }
    let heads = labels.indices.filter { row in measures.allSatisfy { $0[row].isNaN } }
    guard heads.count > 1, heads.first == 0, let last = heads.last, last < labels.count - 1,
      zip(heads, heads.dropFirst()).allSatisfy({ $1 - $0 > 1 }),
      // A year without harvest is a point.
      heads.allSatisfy({ !labels[$0].contains(where: \.isNumber) })
    else { return nil }
    let others = Set(labels.indices).subtracting(heads).map { labels[$0] }
    func areCapitals(_ label: String) -> Bool {
      label.count > 2 && label == label.uppercased() && label != label.lowercased()
    }
    let areMarked =
      heads.allSatisfy { labels[$0].last == ":" }
      || heads.allSatisfy { areCapitals(labels[$0]) } && !others.contains(where: areCapitals)
    let haveSums = others.count { TotalRow.partialLabel($0) != nil } >= heads.count
    return areMarked || haveSums || namesComeAgain(labels, heads) ? heads : nil
  }

  /// Returns whether sections have names that others have, too, each once, and the heads have their own.
  private static func namesComeAgain(_ labels: [String], _ heads: [Int]) -> Bool {
    let names = heads.map { labels[$0] }
    let ends = heads.dropFirst() + [labels.count]
    let sections = zip(heads, ends).map { Array(labels[($0 + 1)..<$1]) }
    let all = sections.flatMap(\.self)
    return Set(names).count == names.count && Set(names).isDisjoint(with: all)
      && sections.allSatisfy { Set($0).count == $0.count } && Set(all).count < all.count
  }

  /// Returns the rows that are the sums of those up to the next of them, if that is so of the whole table.
  private static func sumHeads(_ labels: [String], _ measures: [[Double]]) -> [Int]? {
    guard !measures.isEmpty, labels.count >= minSections * (minParts + 1) else { return nil }
    let step = measures.map(step)
    var heads: [Int] = []
    var digits = 0.0
    var row = 0
    while row < labels.count {
      guard let end = sectionEnd(from: row, measures), end - row > minParts else { return nil }
      for (values, step) in zip(measures, step) where values[row] != 0 && !values[row].isNaN {
        digits += log10(max(1, abs(values[row]) / step))
      }
      heads.append(row)
      row = end
    }
    let names = heads.map { labels[$0] }
    // Names that come again show an outline; otherwise there must be too many digits for chance.
    let comeAgain = Set(labels).count < labels.count && Set(names).count == names.count
    let isSure = comeAgain ? digits >= 2 : digits >= 6 && heads.count > minSections
    return heads.count >= minSections && isSure ? heads : nil
  }

  /// The minimum number of sections that show an outline, and of parts in each.
  private static let (minSections, minParts) = (2, 2)

  /// Returns the row after those whose sum a row holds in every column; nil if it holds none.
  private static func sectionEnd(from head: Int, _ measures: [[Double]]) -> Int? {
    var sums = measures.map { _ in 0.0 }
    var sizes = sums
    for row in (head + 1)..<max(head + 1, measures[0].count) {
      for (index, values) in measures.enumerated() where !values[row].isNaN {
        sums[index] += values[row]
        sizes[index] += abs(values[row])
      }
      let isSum = measures.indices.allSatisfy {
        abs(measures[$0][head] - sums[$0]) <= 1e-9 * sizes[$0]
      }
      if isSum, sizes.contains(where: { $0 > 0 }), sizes.allSatisfy(\.isFinite) { return row + 1 }
    }
    return nil
  }

  private mutating func removeHeads(_ heads: [Int], _ labels: [String]) {
    let heads = Set(heads)
    let rows = labels.indices.filter { !heads.contains($0) }
    if let x = roles.x, Set(rows.map { labels[$0] }).count < rows.count,
      let column = table.columns[x]
    {
      var texts = TextDictionary()
      var head = ""
      column.values = labels.indices.map { row in
        if heads.contains(row) { head = labels[row] }
        let name = heads.contains(row) ? head : "\(head), \(labels[row])"
        return texts.index(of: Array(name.utf8).span).map(Double.init) ?? .nan
      }
      column.texts = texts
    }
    table.keep(rows)
  }
}
