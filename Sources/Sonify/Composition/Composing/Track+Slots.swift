import SonifyBase
import SonifyChart

extension Track {
  /// The number of points that stand for the rows of a slot with the usual number of them.
  private static let usualStandIns = 256

  /// The same track with points that stand for the rows of its slots, if its points are slots.
  ///
  /// They are spread evenly over the x of their slot, so that windows of any width see the
  /// distribution of its values, and follow the line through the neighbouring slots.
  var withStandIns: Track {
    guard !slots.isEmpty else { return self }
    let slots = slots[points]
    let usual = max(1, slots.reduce(0) { $0 + $1.count } / max(1, slots.count))
    let levels = levelsOfSlots
    var (xs, ys): ([Double], [Double]) = ([], [])
    for number in slots.indices {
      let slot = slots[number]
      guard let values = slot.values else {
        xs += [slot.x]
        ys += [.nan]
        continue
      }
      let share = Double(slot.count) / Double(usual)
      let count = max(1, Int(min(4, share) * Double(Self.usualStandIns)))
      let slope = slope(ofSlot: number)
      let rising =
        levels.isEmpty
        ? values.distribution(count, without: slope) : values.distribution(count, on: levels)
      for (place, index) in Self.scattered(count).enumerated() {
        let part = (Double(place) + 0.5) / Double(count)
        let y = rising[index] + (levels.isEmpty ? slope * (part - 0.5) : 0)
        xs.append(slot.xs.lowerBound + part * (slot.xs.upperBound - slot.xs.lowerBound))
        ys.append(min(values.maximum.y, max(values.minimum.y, y)))
      }
    }
    return Track(
      series: series, axis: axis, style: style, xs: xs, ys: ys, points: xs.indices,
      outside: outside)
  }

  /// The different values among the rows of slots that are known, rising, if there are at most
  /// ``BinnedValues/maxLevels``, so that all rows have one of them; otherwise none.
  private var levelsOfSlots: [Double] {
    var levels: Set<Double> = []
    var known = 0
    for values in slots[points].compactMap(\.values) {
      levels.formUnion([values.first, values.last, values.minimum.y, values.maximum.y])
      guard levels.count <= BinnedValues.maxLevels else { return [] }
      known += 1
    }
    return known >= BinnedValues.maxLevels ? levels.sorted() : []
  }

  /// Returns the rise of the line through the middle values of a slot and its neighbours, over the
  /// width of the slot.
  private func slope(ofSlot number: Int) -> Double {
    let near = max(points.lowerBound, number - 1)...min(points.upperBound - 1, number + 1)
    let places = near.compactMap { near in
      slots[near].values.map { (slots[near].x, $0.middle) }
    }
    guard let first = places.first, let last = places.last, first.0 < last.0 else { return 0 }
    let width = slots[number].xs.upperBound - slots[number].xs.lowerBound
    return (last.1 - first.1) * min(1, width / (last.0 - first.0))
  }

  /// Returns the indices below a count in an order in which neighbours are far apart.
  private static func scattered(_ count: Int) -> [Int] {
    // Multiples of the golden ratio are evenly distributed in every part of the sequence.
    let ratio = 0.618_033_988_749_894_9
    let keys = (0..<count).map { Double($0) * ratio }.map { $0 - $0.rounded(.down) }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, index) in keys.indices.sorted(by: { keys[$0] < keys[$1] }).enumerated() {
      ranks[index] = rank
    }
    return ranks
  }

  /// The square root of half the mean square difference of neighbouring rows, in parts of the axis:
  /// of the last row of each slot and the first one of the next.
  ///
  /// It is nil if points are rows, or there are no such neighbours.
  var roughnessOfSlots: Double? {
    let values = slots.isEmpty ? [] : slots[points].map(\.values)
    let placement = axis.placement
    func position(_ y: Double) -> Double { min(1, max(0, placement.position(of: y))) }
    let squares = zip(values, values.dropFirst()).compactMap { one, next -> Double? in
      guard let one, let next else { return nil }
      let step = position(next.first) - position(one.last)
      return step * step
    }
    guard !squares.isEmpty else { return nil }
    return (squares.reduce(0, +) / Double(2 * squares.count)).squareRoot()
  }

  /// Returns the first point in a slot with a value that is one of its extremes, and its x; nil if
  /// it has none.
  func point(of y: Double, in slot: SlotSummary) -> (index: Int, x: Double)? {
    guard !slots.isEmpty else {
      return slot.firstIndex(of: y, in: ys).map { ($0, xs[$0]) }
    }
    let found = slot.points.lazy.compactMap { index -> (index: Int, x: Double)? in
      let ends = slots[index].values.map { [$0.minimum, $0.maximum] } ?? []
      return ends.first { $0.y == y }.map { (index, $0.x) }
    }
    return found.first
  }

  /// Returns the number of slots into which an axis may be divided so that none is empty without a
  /// gap: that of the slots of the track, or as many as are wanted if its points are rows.
  func maxSlotCount(on axis: DataAxis) -> Int {
    guard !slots.isEmpty, let step = gapRule(on: axis).usualStep, step > 0 else { return .max }
    return max(1, Int(min(1e6, 1 / step) + 0.5))
  }

  /// Returns the rule for absent rows.
  func gapRule(on axis: DataAxis) -> GapRule {
    slots.isEmpty ? GapRule(xs, points, on: axis) : GapRule(slots[points], on: axis)
  }
}
