import Dispatch
import Glibc
import Synchronization

extension SlotSummary {
  /// Summarises the stretches of a series between neighbouring boundaries, on all processors.
  ///
  /// The boundaries are rising indices of the values.
  /// - Complexity: O(points) expected; memory for a few stretches and the summaries.
  static func summaries(of values: [Double], boundaries: [Int]) -> [SlotSummary] {
    Parallel.map(boundaries) { slots in
      let widest = slots.map { boundaries[$0 + 1] - boundaries[$0] }.max() ?? 0
      var scratch = [Double](repeating: 0, count: widest)
      let values = values.span
      return slots.map {
        SlotSummary(values, boundaries[$0]..<boundaries[$0 + 1], scratch: &scratch)
      }
    }.flatMap { $0 }
  }

  /// The distance from the median of its slot that scores 1 as a modified z-score, over all values.
  ///
  /// The median distance is exact: a first pass counts distances by their leading bits, a second
  /// sets aside those of the class in the middle.
  static func unitDistance(of values: [Double], in slots: [SlotSummary]) -> Double {
    guard let first = slots.first else { return 0 }
    let boundaries = [first.points.lowerBound] + slots.map(\.points.upperBound)
    let tallies = Parallel.map(boundaries) { part in
      var tally = DistanceTally()
      for slot in part { tally.add(values.span, slots[slot]) }
      return tally
    }
    var whole = DistanceTally()
    for tally in tallies { whole.add(tally) }
    guard whole.count > 0 else { return 0 }
    let (middle, before) = whole.middleClass
    var distances = Parallel.map(boundaries) { part in
      part.flatMap { DistanceTally.distances(values.span, slots[$0], in: middle) }
    }.flatMap { $0 }
    // The upper of the two in the middle of an even number is near enough to a robust unit.
    let rank = whole.count / 2 - before
    let median = Selection.element(rank, of: &distances, count: distances.count)
    return ModifiedZScore.unit(
      medianDistance: median, meanDistance: whole.sum / Double(whole.count))
  }
}

/// How many distances from the medians fall into each class of leading bits.
private struct DistanceTally: Sendable {
  private static let shift = UInt64(49)
  private var classes = [Int](repeating: 0, count: 1 << 15)
  private(set) var sum = 0.0
  private(set) var count = 0

  private static func classNumber(_ distance: Double) -> Int {
    Int(truncatingIfNeeded: distance.bitPattern >> shift)
  }

  mutating func add(_ values: Span<Double>, _ slot: SlotSummary) {
    for index in slot.points {
      let distance = abs(values[index] - slot.median)
      guard distance.isFinite else { continue }
      classes[Self.classNumber(distance)] += 1
      sum += distance
      count += 1
    }
  }

  mutating func add(_ other: DistanceTally) {
    for index in classes.indices { classes[index] += other.classes[index] }
    sum += other.sum
    count += other.count
  }

  /// The class that holds the distance in the middle, and how many distances come before it.
  var middleClass: (number: Int, before: Int) {
    var before = 0
    for (number, tally) in classes.enumerated() {
      if before + tally > count / 2 { return (number, before) }
      before += tally
    }
    return (0, 0)
  }

  static func distances(
    _ values: Span<Double>, _ slot: SlotSummary, in classNumber: Int
  ) -> [Double] {
    var distances: [Double] = []
    for index in slot.points {
      let distance = abs(values[index] - slot.median)
      if distance.isFinite, Self.classNumber(distance) == classNumber { distances.append(distance) }
    }
    return distances
  }
}

/// Work spread over the processors in parts of about equal size.
enum Parallel {
  /// Does some work for runs of neighbouring stretches, and gives the results in their order.
  ///
  /// The boundaries of the stretches are rising indices of the data; `work` is given the numbers of
  /// the stretches that it is to deal with.
  static func map<Result: Sendable>(
    _ boundaries: [Int], _ work: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    guard let first = boundaries.first, let last = boundaries.last, boundaries.count > 1 else {
      return []
    }
    let workers = last - first < 50_000 ? 1 : Processors.count
    let cuts = (0...workers).map { part in
      let target = first + (last - first) / workers * part
      return part == workers
        ? boundaries.count - 1
        : part == 0 ? 0 : min(boundaries.count - 1, boundaries.partitioningIndex { $0 >= target })
    }
    guard workers > 1 else { return [work(0..<(boundaries.count - 1))] }
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: workers) { part in
      let result = work(cuts[part]..<max(cuts[part], cuts[part + 1]))
      results.withLock { $0[part] = result }
    }
    return results.withLock { results in (0..<workers).compactMap { results[$0] } }
  }
}
