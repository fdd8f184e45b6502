import Glibc
import SonifyTables

extension TableFindings {
  /// Leaves out a last row that is the sum of the others in every column of values, whatever its name is.
  ///
  /// One column shows no sum: what is left over may be half of the whole, and income may equal costs. In several
  /// columns that do not follow from each other, chance makes no such row of numbers with some digits.
  /// - Returns: the decisions that were made.
  mutating func removeSums() -> [Decision] {
    guard let x = roles.x, roles.xRule == .names, roles.series == nil, across == nil,
      let names = table.columns[x], names.texts.count == table.rowCount,
      case let last = table.rowCount - 1, last >= Self.minParts,
      let place = Int(exactly: names.values[last])
    else { return [] }
    var known: [[Double]] = []
    var digits = 0.0
    for column in roles.ys {
      guard profiles[column].content == .number, let values = table.columns[column]?.values,
        case let parts = values.dropLast().filter({ !$0.isNaN && $0 != 0 }),
        parts.count >= Self.minParts, parts.allSatisfy({ $0 > 0 }), let sum = values.last,
        abs(sum - parts.reduce(0, +)) <= 1e-9 * sum
      else { return [] }
      let step = Self.step(of: parts)
      guard !known.contains(where: { Self.follows(values, from: $0, step: step) }) else { continue }
      known.append(values)
      digits += log10(sum / step)
    }
    guard known.count > 1, digits >= Self.minDigits else { return [] }
    let label = CellText.clean(names.texts[place])
    table.keep(Array(0..<last))
    return [.table(.totals([label]))]
  }

  /// The minimum number of rows that make a sum.
  private static let minParts = 3
  /// The minimum number of decimal digits of all sums together that agree.
  private static let minDigits = 4.0

  /// Returns whether numbers are multiples of others, but for rounding to a step, as shares are of counts; the last
  /// ones are sums.
  private static func follows(_ numbers: [Double], from others: [Double], step: Double) -> Bool {
    let ratio = (numbers.last ?? 0) / (others.last ?? 1)
    return zip(numbers, others).allSatisfy { $0.isNaN || $1.isNaN || abs($0 - $1 * ratio) <= step }
  }

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
