import SonifyTables

/// The rows of a table, grouped by x and series.
struct RowGroups {
  /// The first row of every group, in the order of the groups.
  let firsts: [Int]
  /// The number of rows in the largest group.
  let maximum: Int
  /// The number of rows that are in no group.
  let leftOut: Int

  /// The rows, ordered by group.
  private let members: [Int]
  /// The end of each group among them.
  private let ends: [Int]

  private struct Pair: Hashable {
    var x: Double
    var series: Double
  }

  /// Groups the rows.
  ///
  /// Rows without an x or a series are in no group.
  /// - Parameters:
  ///   - xs: the x of every row.
  ///   - series: the series of every row, if there are any.
  ///   - isSorted: whether the groups are ordered by x, instead of by their first row.
  /// - Complexity: linear in the rows, and O(*n* log *n*) in the groups.
  init(xs: [Double], series: [Double]?, isSorted: Bool) {
    var numbers: [Pair: Int] = [:]
    var group = [Int](repeating: -1, count: xs.count)
    var counts: [Int] = []
    var firsts: [Int] = []
    for row in xs.indices {
      let pair = Pair(x: xs[row], series: series?[row] ?? 0)
      guard !pair.x.isNaN, !pair.series.isNaN else { continue }
      if let number = numbers[pair] {
        group[row] = number
        counts[number] += 1
      } else {
        numbers[pair] = counts.count
        group[row] = counts.count
        counts.append(1)
        firsts.append(row)
      }
    }
    let order =
      isSorted
      ? counts.indices.sorted { (xs[firsts[$0]], $0) < (xs[firsts[$1]], $1) }
      : Array(counts.indices)
    var next = [Int](repeating: 0, count: counts.count)
    var ends: [Int] = []
    for number in order {
      next[number] = ends.last ?? 0
      ends.append(next[number] + counts[number])
    }
    var members = [Int](repeating: 0, count: ends.last ?? 0)
    for row in xs.indices where group[row] >= 0 {
      members[next[group[row]]] = row
      next[group[row]] += 1
    }
    self.firsts = order.map { firsts[$0] }
    self.ends = ends
    self.members = members
    maximum = counts.max() ?? 0
    leftOut = xs.count - members.count
  }

  /// The number of rows in every group.
  var counts: [Double] { zip(ends, [0] + ends).map { Double($0 - $1) } }

  /// Returns a summary of the values of every group, ignoring NaN.
  /// - Returns: a number for every group; NaN where there are no values, except for counts;
  ///   infinity if it exceeds the largest `Double`.
  func values(of column: [Double], by grouping: RowChoices.Grouping) -> [Double] {
    zip([0] + ends, ends).map { start, end in
      grouping.value(of: members[start..<end].map { column[$0] }.filter { !$0.isNaN })
    }
  }
}

extension RowChoices.Grouping {
  /// Returns a summary of values.
  func value(of values: [Double]) -> Double {
    guard !values.isEmpty else { return self == .count ? 0 : .nan }
    switch self {
    case .count: return Double(values.count)
    case .sum: return Self.sum(values)
    case .mean:
      let mean = Self.sum(values) / Double(values.count)
      return mean.isFinite ? mean : Self.sum(values.map { $0 / Double(values.count) })
    case .median:
      let sorted = values.sorted()
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      return low == high ? low : low / 2 + high / 2
    case .min: return values.min() ?? .nan
    case .max: return values.max() ?? .nan
    }
  }

  /// Returns the sum with Neumaier's compensation.
  private static func sum(_ values: [Double]) -> Double {
    var sum = 0.0
    var lost = 0.0
    for value in values {
      let next = sum + value
      lost += abs(sum) >= abs(value) ? (sum - next) + value : (value - next) + sum
      sum = next
    }
    return sum.isFinite ? sum + lost : sum
  }
}
