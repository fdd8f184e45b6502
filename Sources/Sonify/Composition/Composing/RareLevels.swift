import SonifyBase
import SonifyChart

/// The levels of a track with a few different values that are outliers: those that few slots have.
///
/// Any other level is part of what the tone shows as the mean. Own tones for it would sound all the
/// time, and which of its points they are of would be chance.
struct RareLevels {
  /// A slot with values beyond the limit, and the range of the medians around it.
  typealias Place = (slot: SlotSummary, medians: ClosedRange<Double>)

  private let ys: [Double]
  private let limit: Double
  private let levels: [Double]

  /// Returns whether an outlier in a number of slots is usual: in over a twentieth, which is also the
  /// share of time that the tone may be away from a stationary line, or over three.
  static func areMany(_ count: Int, of slots: [SlotSummary]) -> Bool {
    20 * count > max(60, slots.count { $0.count > 0 })
  }

  /// Finds the levels that are beyond the limit in few slots.
  /// - Complexity: O(points of the slots).
  init(
    _ levels: [Double], of ys: [Double], in places: [Place], beyond limit: Double,
    among slots: [SlotSummary]
  ) {
    (self.ys, self.limit) = (ys, limit)
    var counts = [Int](repeating: 0, count: levels.count)
    for place in places {
      for (number, level) in levels.enumerated()
      where Self.distance(of: level, from: place.medians) > limit
        && place.slot.firstIndex(of: level, in: ys) != nil
      {
        counts[number] += 1
      }
    }
    self.levels = zip(levels, counts).filter { $1 > 0 && !Self.areMany($1, of: slots) }.map(\.0)
  }

  /// Returns the first point of a slot on the rare level that is farthest from the medians, or nil
  /// if it has none beyond the limit.
  func farthest(in place: Place) -> (index: Int, distance: Double)? {
    levels.compactMap { level -> (index: Int, distance: Double)? in
      let distance = Self.distance(of: level, from: place.medians)
      guard distance > limit, let index = place.slot.firstIndex(of: level, in: ys) else {
        return nil
      }
      return (index, distance)
    }.max { ($0.distance, $1.index) < ($1.distance, $0.index) }
  }

  private static func distance(of level: Double, from medians: ClosedRange<Double>) -> Double {
    max(level - medians.upperBound, medians.lowerBound - level)
  }
}

extension Track {
  /// The different values, rising, if there are at most ``BinnedValues/maxLevels``; otherwise, and
  /// if points are slots, none.
  /// - Complexity: O(points).
  var levels: [Double] {
    guard slots.isEmpty else { return [] }
    var found: [Double] = []
    for point in points where ys[point].isFinite && !found.contains(ys[point]) {
      guard found.count < BinnedValues.maxLevels else { return [] }
      found.append(ys[point])
    }
    return found.sorted()
  }
}
