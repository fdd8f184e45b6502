import SonifyBase
import SonifyChart

/// A function of x as the points of a line: even steps, and the points at which it is zero, turns,
/// jumps or ends.
struct SampledFunction {
  /// The number of even steps of the points.
  static let steps = 200
  /// The number of even steps that are looked at between two points.
  static let substeps = 10
  /// The maximum number of features that are looked for.
  static let maxFeatures = 400

  /// The maximum number of steps around a pole at which values are too large for a number.
  private static let maxOverflow = steps * substeps / 100

  /// The x of the points, rising.
  private(set) var xs: [Double] = []
  /// The value at each; NaN at poles and where there is none.
  private(set) var ys: [Double] = []
  /// What the function does between the points.
  private(set) var features = CurveFeatures()
  /// The values at even steps, without those that are not finite.
  let values: [Double]

  /// The value, if the function has no other.
  var onlyValue: Double? {
    guard let first = values.first, values.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private let search: CurveSearch
  private let grid: [Double]
  private let heights: [Double]

  /// Samples a function.
  /// - Parameters:
  ///   - axis: the x axis.
  ///   - value: the function; NaN where it has no value.
  /// - Complexity: O(``steps`` · ``substeps`` + 1,000 · ``maxFeatures``) values.
  init(over axis: AxisPlacement, _ value: @escaping (Double) -> Double) {
    let count = Self.steps * Self.substeps
    grid = (0...count).map { Self.x($0, of: count, over: axis) }
    heights = grid.map(value)
    values = heights.filter(\.isFinite)
    search = CurveSearch(
      value: value, width: (axis.high - axis.low) / Double(count))
    find()
    place()
  }

  /// Returns an even step: on a linear axis the number nearest to the exact one, so that round ends
  /// give round steps.
  private static func x(_ number: Int, of count: Int, over axis: AxisPlacement) -> Double {
    guard axis.scale == .linear else {
      return axis.value(at: Double(number) / Double(count))
    }
    let (low, high) = (axis.low / Double(count), axis.high / Double(count))
    guard abs(axis.low) < 1e12, abs(axis.high) < 1e12 else {
      return low * Double(count - number) + high * Double(number)
    }
    return (axis.low * Double(count - number) + axis.high * Double(number)) / Double(count)
  }

  // MARK: - Features

  /// The ends of steps between which values are joined.
  private var runs: [Range<Int>] = []
  /// The ends of the domain and of jumps, with their values.
  private var edges: [(x: Double, y: Double)] = []

  private mutating func find() {
    var first: Int?
    for index in grid.indices {
      guard heights[index].isFinite else {
        if let start = first { runs.append(start..<index) }
        first = nil
        continue
      }
      guard index > 0, first != nil else {
        first = index
        continue
      }
      if breaks(at: index), let start = first {
        runs.append(start..<index)
        first = index
      }
    }
    if let start = first { runs.append(start..<grid.count) }
    findDomain()
    for run in runs { findTurns(in: run) }
    findExactZeros()
    features.zeros.sort { $0.x < $1.x }
    features.extremes.sort { $0.x < $1.x }
    features.poles = merged(features.poles)
    features.jumps.sort()
    features.isCutOff = features.count > Self.maxFeatures
  }

  private var hasEnough: Bool { features.count > Self.maxFeatures }

  /// Looks at the step that ends at an index, where both ends have values, for a change of sign or
  /// a jump.
  /// - Returns: whether the function is broken there.
  private mutating func breaks(at index: Int) -> Bool {
    let (low, high) = (grid[index - 1], grid[index])
    let (first, last) = (heights[index - 1], heights[index])
    let isSignChange = first < 0 && last > 0 || first > 0 && last < 0
    guard !hasEnough, isSignChange || isSteep(at: index) else { return false }
    let level = isSignChange ? 0 : first / 2 + last / 2
    let isRising = first < last
    let ends = search.change(from: low, to: high) {
      let y = search.value($0)
      return isRising ? y < level : y > level
    }
    let (before, after) = (search.value(ends.low), search.value(ends.high))
    let pole = CurveFeatures.Pole(
      x: search.rounded(ends.low) { !search.value($0).isFinite },
      before: search.divergence(at: ends.low, from: -1),
      after: search.divergence(at: ends.high, from: 1))
    if pole.before != nil || pole.after != nil {
      features.poles.append(pole)
      return true
    }
    if abs(after - before) > 0.01 * abs(last - first), before.isFinite, after.isFinite {
      features.jumps.append(search.rounded(ends.high) { search.value($0) == after })
      edges += [(ends.low, before), (ends.high, after)]
      return true
    }
    guard isSignChange else { return false }
    let nearer = abs(before) < abs(after) ? ends.low : ends.high
    let height = abs(search.value(nearer))
    let x = search.rounded(nearer) { abs(search.value($0)) <= height }
    features.zeros.append(.init(x: x, isCrossing: true))
    return false
  }

  /// Returns whether the step that ends at an index is far longer than those on both sides of it, or
  /// the function is constant on one half of it, as where it jumps in each step.
  private func isSteep(at index: Int) -> Bool {
    guard index > 1, index + 1 < grid.count else { return false }
    let (first, last) = (heights[index - 1], heights[index])
    let step = abs(last - first)
    // Steps in the last digits are those of rounding.
    guard step > 1e-9 * max(abs(first), abs(last)) else { return false }
    let middle = search.value(grid[index - 1] / 2 + grid[index] / 2)
    guard middle != first, middle != last else { return true }
    let others = max(
      abs(heights[index - 1] - heights[index - 2]), abs(heights[index + 1] - heights[index]))
    return others.isFinite && step > 8 * others
  }

  /// Finds the ends of the runs of values that are not at the ends of the range: poles, or the ends
  /// of the domain.
  private mutating func findDomain() {
    var last: Double?
    var isKnown = false
    func isDefined(_ x: Double) -> Bool { search.value(x).isFinite }
    for (number, run) in runs.enumerated() where !hasEnough {
      let start = run.lowerBound
      if start > 0, !heights[start - 1].isFinite, !isKnown {
        let end = search.change(from: grid[start - 1], to: grid[start]) { !isDefined($0) }
        addEnd(defined: end.high, undefined: end.low, side: 1, since: last ?? grid[0])
      }
      let next = run.upperBound
      isKnown = number + 1 < runs.count && addOverflow(from: next, to: runs[number + 1].lowerBound)
      if next < grid.count, !heights[next].isFinite, !isKnown {
        let end = search.change(from: grid[next - 1], to: grid[next]) { isDefined($0) }
        last = addEnd(defined: end.low, undefined: end.high, side: -1, since: nil)
        let isLast = number == runs.count - 1
        if isLast, let last, grid[grid.count - 1] > last {
          features.undefined.append(last...grid[grid.count - 1])
        }
      }
    }
  }

  /// Adds a pole where the values between two runs are too large for a number.
  /// - Parameters:
  ///   - first: the index of the first of these values.
  ///   - next: the index of the next value.
  /// - Returns: whether there is such a pole; not if the values are many.
  private mutating func addOverflow(from first: Int, to next: Int) -> Bool {
    guard first < next, next - first <= Self.maxOverflow, heights[first].isInfinite,
      heights[next - 1] == heights[first]
    else { return false }
    func isFinite(_ x: Double) -> Bool { search.value(x).isFinite }
    let left = search.change(from: grid[first - 1], to: grid[first]) { isFinite($0) }
    let right = search.change(from: grid[next - 1], to: grid[next]) { !isFinite($0) }
    let (before, after) = (search.value(left.low), search.value(right.high))
    // Right beside the values that are too large, a function that grows is hardly smaller.
    func grows(_ y: Double) -> Bool {
      abs(y) > Double.greatestFiniteMagnitude * 1e-20 && y.sign == heights[first].sign
    }
    guard grows(before) || grows(after) else { return false }
    let middle = left.high / 2 + right.low / 2
    let x = !grows(before) ? left.high : !grows(after) ? right.low : middle
    func end(_ y: Double, at x: Double, from side: Double) -> FloatingPointSign? {
      grows(y) ? heights[first].sign : search.divergence(at: x, from: side)
    }
    let pole = CurveFeatures.Pole(
      x: search.rounded(x) { search.value($0) == heights[first] },
      before: end(before, at: left.high, from: -1), after: end(after, at: right.low, from: 1))
    if pole.before == nil { edges.append((left.low, before)) }
    if pole.after == nil { edges.append((right.high, after)) }
    features.poles.append(pole)
    return true
  }

  /// Adds an end of the domain.
  /// - Parameters:
  ///   - defined: the last x with a value.
  ///   - undefined: the x beside it, without a value.
  ///   - side: the side of the end that has values, as for ``CurveSearch/divergence(at:from:)``.
  ///   - since: where the stretch without a value began, if it ends here.
  /// - Returns: the end.
  @discardableResult
  private mutating func addEnd(
    defined: Double, undefined: Double, side: Double, since: Double?
  ) -> Double {
    // A rounder number outside is no end, unless the function has a value right beside it.
    let end = search.rounded(undefined) { x in
      !search.value(x).isFinite
        && (search.value(side > 0 ? x.nextUp : x.nextDown).isFinite
          || abs(x - undefined) <= 1e-15 * search.width)
    }
    if let sign = search.divergence(at: undefined, from: side) {
      features.poles.append(
        .init(x: end, before: side < 0 ? sign : nil, after: side > 0 ? sign : nil))
    } else {
      edges.append((defined, search.value(defined)))
    }
    let isPoint = since.map { abs($0 - end) <= search.width * 1e-6 } ?? true
    if let since, !isPoint {
      let last = abs(defined) < 1e-12 * search.width ? 0 : defined
      features.undefined.append(min(since, last)...max(since, last))
    } else if since != nil, !features.poles.contains(where: { abs($0.x - end) <= search.width }) {
      features.undefined.append(end...end)
    }
    return end
  }

  /// Finds the turns of a run of values.
  private mutating func findTurns(in run: Range<Int>) {
    var before: (index: Int, isRising: Bool)?
    for index in run.dropFirst() where !hasEnough {
      let (first, last) = (heights[index - 1], heights[index])
      guard abs(last - first) > 1e-13 * max(abs(first), abs(last)) else { continue }
      let isRising = last > first
      defer { before = (index, isRising) }
      // Where the function stays level for longer, nothing is a turn.
      guard let before, before.isRising != isRising, index - before.index <= 2 else { continue }
      let isPeak = before.isRising
      let found = search.extreme(isPeak, from: grid[before.index - 1], to: grid[index])
      let (left, right) = (
        search.divergence(at: found.x, from: -1), search.divergence(at: found.x, from: 1)
      )
      if left != nil || right != nil {
        features.poles.append(.init(x: found.x, before: left, after: right))
        continue
      }
      let scale = max(abs(first), abs(last), abs(heights[before.index - 1]))
      features.extremes.append(.init(x: found.x, y: found.y, isPeak: isPeak))
      // A turn at zero touches it.
      if abs(found.y) <= 1e-12 * scale {
        features.extremes[features.extremes.count - 1].y = 0
        features.zeros.append(.init(x: found.x, isCrossing: false))
      }
    }
  }

  /// Finds zeros at even steps; those in a row are no points.
  private mutating func findExactZeros() {
    for run in runs {
      for index in run where heights[index] == 0 && !hasEnough {
        let before = index > run.lowerBound ? heights[index - 1] : .nan
        let after = index + 1 < run.upperBound ? heights[index + 1] : .nan
        guard before != 0, after != 0 else { continue }
        let isKnown = features.zeros.contains { abs($0.x - grid[index]) <= search.width / 2 }
        guard !isKnown else { continue }
        features.zeros.append(
          .init(x: grid[index], isCrossing: before < 0 && after > 0 || before > 0 && after < 0))
      }
    }
  }

  /// Joins what was found of a pole on both sides.
  private func merged(_ poles: [CurveFeatures.Pole]) -> [CurveFeatures.Pole] {
    var joined: [CurveFeatures.Pole] = []
    for pole in poles.sorted(by: { $0.x < $1.x }) {
      guard let last = joined.last, pole.x - last.x <= search.width / 2 else {
        joined.append(pole)
        continue
      }
      joined[joined.count - 1].before = last.before ?? pole.before
      joined[joined.count - 1].after = last.after ?? pole.after
    }
    return joined
  }

  // MARK: - Points

  /// Puts the points together: features replace steps near them, and near a pole there is
  /// no point, so that the silence is heard.
  private mutating func place() {
    guard !features.isCutOff else {
      xs = grid
      ys = heights.map { $0.isFinite ? $0 : .nan }
      return
    }
    let step = search.width * Double(Self.substeps)
    var exact: [(x: Double, y: Double)] = edges
    exact += features.zeros.map { ($0.x, 0) }
    for extreme in features.extremes where !exact.contains(where: { $0.x == extreme.x }) {
      exact.append((extreme.x, extreme.y))
    }
    let holes =
      features.poles.map(\.x) + features.undefined.map { $0.lowerBound / 2 + $0.upperBound / 2 }
    let points = features.undefined.filter { $0.lowerBound == $0.upperBound }.map(\.lowerBound)
    let poles = features.poles.map(\.x).sorted()
    let silences = (poles + points).sorted()
    func isNear(_ x: Double, _ others: [Double], _ distance: Double) -> Bool {
      let next = others.partitioningIndex { $0 >= x - distance }
      return next < others.count && others[next] <= x + distance
    }
    let known = exact.map(\.x).sorted()
    var placed = exact.filter { !isNear($0.x, silences, 0.25 * step) }
    for index in stride(from: 0, to: grid.count, by: Self.substeps) {
      let x = grid[index]
      let isEnd = index == 0 || index == grid.count - 1
      guard heights[index].isFinite, !isNear(x, poles, 1.25 * step),
        !isNear(x, silences, 0.25 * step),
        !isNear(x, known, isEnd ? 0 : 0.25 * step)
      else { continue }
      placed.append((x, heights[index]))
    }
    placed += holes.map { ($0, .nan) }
    placed.sort { ($0.x, $1.y.isNaN ? 1 : 0) < ($1.x, $0.y.isNaN ? 1 : 0) }
    for point in placed where xs.last != point.x {
      xs.append(point.x)
      ys.append(point.y)
    }
  }
}
