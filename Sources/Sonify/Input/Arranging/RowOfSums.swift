import Glibc
import SonifyTables

extension TableFindings {
  /// Leaves out a last row that is the sum of the others in every column of values, whatever its name is.
  ///
  /// Chance makes no such row: at least three others are not 0, and the sums have as many digits as one number in
  /// a thousand.
  /// - Returns: the decisions that were made.
  mutating func removeSums() -> [Decision] {
    guard let x = roles.x, roles.xRule == .names, roles.series == nil, across == nil,
      let names = table.columns[x], names.texts.count == table.rowCount,
      case let last = table.rowCount - 1, last >= Self.minParts,
      let place = Int(exactly: names.values[last])
    else { return [] }
    var digits = 0.0
    for column in roles.ys {
      guard profiles[column].content == .number, let values = table.columns[column]?.values,
        case let parts = values.dropLast().filter({ !$0.isNaN && $0 != 0 }),
        parts.count >= Self.minParts, let sum = values.last,
        abs(sum - parts.reduce(0, +)) <= 1e-9 * abs(sum)
      else { return [] }
      digits += log10(abs(sum) / Self.step(of: parts))
    }
    guard digits >= Self.minDigits else { return [] }
    let label = CellText.clean(names.texts[place])
    table.keep(Array(0..<last))
    return [.table(.totals([label]))]
  }

  /// The minimum number of rows that make a sum.
  private static let minParts = 3
  /// The minimum number of decimal digits of all sums together that agree.
  private static let minDigits = 3.0

  /// Returns the power of ten of which all numbers are multiples, at most 1 and at least a millionth.
  private static func step(of numbers: [Double]) -> Double {
    var step = 1.0
    while step > 1e-6,
      !numbers.allSatisfy({ abs(($0 / step).rounded() - $0 / step) <= 1e-6 })
    {
      step /= 10
    }
    return step
  }
}
