import SonifyBase

extension SlotSummary {
  /// Returns a summary of each range of a series between adjacent boundaries, on all processors.
  ///
  /// The boundaries are rising indices of the values.
  /// - Complexity: O(points) expected; memory for a few ranges and the summaries.
  package static func summaries(of values: [Double], boundaries: [Int]) -> [SlotSummary] {
    Parallel.map(boundaries) { slots in
      let widest = slots.map { boundaries[$0 + 1] - boundaries[$0] }.max() ?? 0
      var scratch = [Double](repeating: 0, count: widest)
      var room = scratch.mutableSpan
      let values = values.span
      var summaries: [SlotSummary] = []
      for slot in slots {
        summaries.append(
          SlotSummary(values, boundaries[slot]..<boundaries[slot + 1], scratch: &room))
      }
      return summaries
    }.flatMap { $0 }
  }

  /// Returns a summary of each range of points that are slots, between adjacent boundaries.
  package static func summaries(of slots: [RowSlot], boundaries: [Int]) -> [SlotSummary] {
    zip(boundaries, boundaries.dropFirst()).map { SlotSummary(slots, $0..<$1) }
  }

  /// As ``unitDistance(of:in:)``, of values distributed as those of slots.
  package static func unitDistance(of slots: [RowSlot]) -> Double {
    let count = slots.reduce(0) { $0 + $1.count } / max(1, slots.count)
    return ModifiedZScore.unit(
      of: slots.flatMap { slot in
        let values = slot.values
        return values?.distribution(slot.samples(of: count)).map {
          abs($0 - (values?.middle ?? $0))
        } ?? []
      })
  }

  /// The maximum number of values from which the usual distance from the medians is found.
  static let maxSample = 65_536

  /// Returns the distance from the median of its slot that scores 1 as a modified z-score.
  ///
  /// It is found from all values or, if there are many, from evenly spaced ones: then it is 0 if
  /// hardly any value differs from the median of its slot.
  package static func unitDistance(of values: [Double], in slots: [SlotSummary]) -> Double {
    let points = slots.reduce(0) { $0 + $1.points.count }
    // An odd step does not stay in phase with a pattern of two, ten or twelve for long.
    let step = points <= maxSample ? 1 : points / maxSample | 1
    var distances: [Double] = []
    distances.reserveCapacity(min(points, 2 * maxSample))
    var offset = 0
    for slot in slots {
      for point in stride(
        from: slot.points.lowerBound + offset, to: slot.points.upperBound, by: step)
      {
        let distance = abs(values[point] - slot.median)
        if distance.isFinite { distances.append(distance) }
      }
      let rest = max(0, slot.points.count - offset) % step
      offset = slot.points.count < offset ? offset - slot.points.count : (step - rest) % step
    }
    return ModifiedZScore.unit(of: distances)
  }
}
