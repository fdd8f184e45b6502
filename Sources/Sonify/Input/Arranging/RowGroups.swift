/// The rows of a table that have the same x and the same series, put together.
struct RowGroups {
  /// The first row of every group, in the order of the groups.
  let firsts: [Int]
  /// How many rows the greatest group has.
  let maximum: Int
  /// How many rows have no place in any group.
  let leftOut: Int

  /// The rows, group after group.
  private let members: [Int]
  /// Where each group ends among them.
  private let ends: [Int]

  private struct Pair: Hashable {
    var x: Double
    var series: Double
  }

  /// Finds the groups.
  ///
  /// Rows without an x or a series belong to none.
  /// - Parameters:
  ///   - xs: the x of every row.
  ///   - series: the series of every row, if there are any.
  ///   - isSorted: whether groups go by x, and not by their first row.
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

  /// How many rows every group has.
  var counts: [Double] { zip(ends, [0] + ends).map { Double($0 - $1) } }

  /// What the values of every group come to; those that are not a number do not count.
  /// - Returns: a number for every group, not a number where there are no values unless they are
  ///   counted, infinite past the greatest Double.
  func values(of column: [Double], by grouping: RowChoices.Grouping) -> [Double] {
    zip([0] + ends, ends).map { start, end in
      grouping.value(of: members[start..<end].map { column[$0] }.filter { !$0.isNaN })
    }
  }
}

extension RowChoices.Grouping {
  /// What values come to.
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

  /// The sum, with what every addition loses (Neumaier).
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
