import Glibc
import SonifyBase

/// Rows that are the sums of rows next to them, level by level, as a country, its regions and their towns, or the
/// accounts of a budget.
struct SumTree {
  /// The rows that are sums of others, in their order.
  private(set) var parents: [Int] = []
  /// The rows of which the first one is the sum, itself included, if it is one: 0 up to this one.
  private(set) var firstEnd = 0

  /// The columns, without those that follow from others.
  private let measures: [[Double]]
  /// The largest number of which those of each are multiples.
  private let steps: [Double]

  /// The minimum number of decimal digits of a sum, in all columns together, that chance has no share in.
  private static let minDigits = 6.0
  /// The minimum number of parts of one sum, or of sums of two parts beside each other: exports are imports and a balance.
  private static let minParts = 3
  private static let minPairs = 2
  /// The minimum number of sums in a single column, as income may equal costs.
  private static let minSumsOfOne = 2

  /// Finds the sums.
  ///
  /// They are above their parts, or else below them.
  /// - Parameter columns: the numbers of the rows, column by column, of which the first 64 are examined; there are no sums
  ///   if one of them is negative.
  /// - Complexity: quadratic in the rows for each column at worst, and linear where no row is as large as many after it.
  init(_ columns: [[Double]]) {
    var known: [[Double]] = []
    for values in columns.prefix(Self.maxColumns)
    where !known.contains(where: { Self.follows(values, from: $0) }) {
      known.append(values)
    }
    measures = known
    steps = known.map { Self.step(of: $0.filter { $0 > 0 }) }
    guard let count = known.first?.count, known.allSatisfy({ $0.allSatisfy { !($0 < 0) } }) else {
      return
    }
    let above = sums(of: Array(0..<count))
    let below = sums(of: (0..<count).reversed())
    let found = above.rows.count >= below.rows.count ? above : below
    guard found.maxParts >= Self.minParts || found.lowest >= Self.minPairs,
      known.count > 1 || found.rows.count >= Self.minSumsOfOne
    else { return }
    parents = found.rows.sorted()
    firstEnd = above.rows.count >= below.rows.count ? above.firstEnd : 0
  }

  /// The rows that are sums of others.
  private struct Sums {
    var rows: [Int] = []
    /// The maximum number of parts of one, and the number of those of which no part is a sum.
    var maxParts = 0
    var lowest = 0
    /// The number of rows that the first one sums up, itself included.
    var firstEnd = 0
  }

  /// The maximum number of columns that are compared.
  static let maxColumns = 64

  /// Returns the rows that are sums of some of those after them.
  private func sums(of rows: [Int]) -> Sums {
    var sums = Sums()
    // The rows after the current one that are no parts of others between them, the nearest last.
    var tops: [(index: Int, row: Int)] = []
    for (index, row) in rows.enumerated().reversed() {
      if let count = parts(of: row, among: tops) {
        if !tops.suffix(count).contains(where: { sums.rows.contains($0.row) }) { sums.lowest += 1 }
        tops.removeLast(count)
        sums.rows.append(row)
        sums.maxParts = max(sums.maxParts, count)
        if index == 0 { sums.firstEnd = tops.last?.index ?? rows.count }
      }
      tops.append((index, row))
    }
    return sums
  }

  /// Returns the number of nearest rows, at least two, whose sum a row is in all columns; nil if it is none.
  private func parts(of row: Int, among tops: [(index: Int, row: Int)]) -> Int? {
    var digits = 0.0
    for (values, step) in zip(measures, steps) where values[row] > 0 {
      digits += log10(max(1, values[row] / step))
    }
    guard digits >= Self.minDigits else { return nil }
    var sums = measures.map { _ in 0.0 }
    for (count, top) in tops.reversed().enumerated() {
      var (isSum, isBelow) = (true, false)
      for column in measures.indices {
        let (value, part) = (measures[column][row], measures[column][top.row])
        if !part.isNaN { sums[column] += part }
        let difference = sums[column] - (value.isNaN ? 0 : value)
        if difference > 1e-9 * sums[column] { return nil }
        if difference < -1e-9 * value { (isSum, isBelow) = (false, true) }
      }
      if isSum { return count > 0 ? count + 1 : nil }
      guard isBelow else { return nil }
    }
    return nil
  }

  /// Returns the largest number of which all others are multiples, as plans of round amounts have it.
  private static func step(of numbers: [Double]) -> Double {
    let decimal = TableFindings.step(of: numbers)
    var common = 0.0
    for number in numbers {
      var (one, other) = ((number / decimal).rounded(), common)
      while other >= 1 { (one, other) = (other, one.truncatingRemainder(dividingBy: other)) }
      common = one
    }
    return decimal * max(1, common)
  }

  /// Returns whether numbers are multiples of others, as shares are of counts, in the row of the largest.
  private static func follows(_ numbers: [Double], from others: [Double]) -> Bool {
    let known = others.indices.filter { !others[$0].isNaN && !numbers[$0].isNaN }
    guard let row = known.max(by: { others[$0] < others[$1] }), others[row] > 0 else {
      return false
    }
    let step = TableFindings.step(of: numbers.filter { !$0.isNaN })
    return TableFindings.follows(numbers, from: others, at: row, step: step)
  }
}
