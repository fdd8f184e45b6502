import SonifyBase
import SonifyTables

/// Numbers that stand for missing values, as −999 and 9999.9 in records of the weather.
///
/// All their digits are nines, and they are far from every other value of their columns. Money has none,
/// for 99.99 is a price.
struct MissingValueCodes {
  /// Codes below all values.
  private static let negative: [Double] = [
    -99, -99.9, -99.99, -999, -999.9, -999.99, -9999, -9999.9, -9999.99, -99_999, -99_999.9,
    -999_999,
  ]
  /// Codes above all values.
  private static let positive: [Double] = [999, 999.9, 9999, 9999.9, 99_999, 99_999.9, 999_999]
  /// The minimum number of other values.
  private static let minimum = 3

  /// Returns the code among the values of some columns, or nil if there is none.
  static func code(in columns: [Table.Column]) -> Double? {
    let lowest = columns.map(\.summary.minimum).min() ?? .infinity
    let highest = columns.map(\.summary.maximum).max() ?? -.infinity
    return [lowest, highest].first { extreme in
      (negative.contains(extreme) || positive.contains(extreme)) && isCode(extreme, in: columns)
    }
  }

  /// Returns whether an extreme is a code.
  ///
  /// - Complexity: linear in the number of values.
  private static func isCode(_ code: Double, in columns: [Table.Column]) -> Bool {
    var others = ColumnSummary()
    var (occurrences, count) = (0, 0)
    for column in columns {
      for value in column.values where !value.isNaN {
        if value == code {
          occurrences += 1
        } else {
          count += 1
          others.minimum = min(others.minimum, value)
          others.maximum = max(others.maximum, value)
        }
      }
    }
    guard count >= minimum, let range = others.range else { return false }
    let reach = max(abs(range.lowerBound), abs(range.upperBound))
    if code > 0 { return occurrences > 1 && code > (occurrences > 2 ? 5 : 50) * reach }
    let size = -code
    guard range.lowerBound > 0.6 * code else { return false }
    // Losses may be great ones.
    if range.lowerBound < 0, size >= 999 { return 5 * reach < size }
    if occurrences == 1 {
      // A single one is far below values that are close to each other; −99 alone may be a value, and −99.9 a share
      // unless the others are far from 0 as well.
      let width = range.upperBound - range.lowerBound
      let isFar = range.lowerBound - code > 3 * width
      return size >= 999 ? reach < size || isFar : size > 99 && range.lowerBound > width && isFar
    }
    return range.lowerBound >= 0 || 2 * reach < size
  }
}

extension TableFindings {
  /// Makes gaps of the codes that stand for missing values in the columns of numbers that are heard.
  /// - Returns: the decisions that were made.
  mutating func removeMissingValueCodes() -> [Decision] {
    guard !roles.areTransactions else { return [] }
    let heard = (roles.ys + roles.toneColumns).filter {
      $0 != roles.x && !profiles[$0].isNamedMoney
    }
    // What is too little in one column may be enough in several.
    let groups = across.map { [$0.values] } ?? Set(heard).sorted().map { [$0] } + [heard]
    var found: [Double: (cells: Int, columns: [Int])] = [:]
    for group in groups {
      let numbers = group.filter {
        profiles[$0].content == .number && profiles[$0].style?.mark == nil
          && !profiles[$0].holdsYears && table.columns[$0] != nil
      }
      while let code = MissingValueCodes.code(in: numbers.compactMap { table.columns[$0] }) {
        for column in numbers {
          guard var values = table.columns[column]?.values else { continue }
          var cells = 0
          for row in values.indices where values[row] == code {
            values[row] = .nan
            cells += 1
          }
          guard cells > 0 else { continue }
          table.columns[column] = Table.Column(values)
          found[code, default: (0, [])].cells += cells
          found[code, default: (0, [])].columns.append(column)
        }
      }
    }
    return found.sorted { $0.key < $1.key }.map { code, place in
      let names = place.columns.sorted().map { profiles[$0].displayName($0) }
      return .rows(
        .missingCode(NumberText.exact(code), cells: place.cells, columns: names))
    }
  }
}
