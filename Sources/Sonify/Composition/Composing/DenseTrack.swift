import SonifyBase
package import SonifyChart

/// A track with more points than time, summarised in slots of equal width on the x axis.
package struct DenseTrack {
  /// An extreme value or an outlier.
  struct Point {
    var x: Double
    var y: Double
    /// The distance from the line; infinite for the minimum and the maximum.
    var distance: Double
  }

  /// The summaries of the slots, by rising x.
  let slots: [SlotSummary]
  /// The minimum and maximum of the track, by rising x, except those on which the line through the
  /// medians rests; none if all values are the same.
  let extremes: [Point]
  /// At most one outlier per slot, the farthest first.
  let rareOutliers: [Point]
  /// The extremes and outliers that are rare, the farthest first.
  let outliers: [Point]
  let track: Track
  let xAxis: DataAxis

  /// Summarises a track in `count` slots.
  /// - Complexity: O(points) expected, shared among the processors.
  init(_ track: Track, slots count: Int, on xAxis: DataAxis) {
    self.track = track
    self.xAxis = xAxis
    let points = track.xs[track.points]
    let boundaries =
      [points.startIndex]
      + (1..<max(1, count)).map { slot in
        let x = xAxis.value(at: Double(slot) / Double(count))
        return points.partitioningIndex { $0 >= x }
      } + [points.endIndex]
    slots =
      track.slots.isEmpty
      ? SlotSummary.summaries(of: track.ys, boundaries: boundaries)
      : SlotSummary.summaries(of: track.slots, boundaries: boundaries)
    let sounding = slots.filter { $0.count > 0 }
    guard let minimum = sounding.min(by: { $0.minimum < $1.minimum }),
      let maximum = sounding.max(by: { $0.maximum < $1.maximum }),
      minimum.minimum < maximum.maximum
    else {
      (extremes, rareOutliers, outliers) = ([], [], [])
      return
    }
    let ends = [(minimum, minimum.minimum), (maximum, maximum.maximum)]
      .filter { !Self.isHeld($0.1, by: sounding) }
      .compactMap { slot, y in
        track.point(of: y, in: slot).map { Point(x: $0.x, y: y, distance: .infinity) }
      }.sorted { $0.x < $1.x }
    extremes = ends
    let found = Self.rareOutliers(of: track, in: slots)
    func all(_ rareOutliers: [RareOutlier]) -> [Point] {
      rareOutliers.map { Point(x: $0.x, y: $0.y, distance: $0.distance) }
    }
    rareOutliers = all(
      found.filter { point in !ends.contains { $0.x == point.x && $0.y == point.y } })
    let rare = Set(RareOutliers.rare(of: found.map { ($0.index, $0.distance) }, among: slots.count))
    outliers = all(found.filter { rare.contains($0.index) })
  }

  /// An outlier of a slot.
  package struct RareOutlier {
    /// The index of its point.
    package var index: Int
    /// Its x, which is that of the point unless this is a slot.
    package var x: Double
    /// The value.
    package var y: Double
    /// The distance from the line.
    package var distance: Double
  }

  /// Returns whether two neighbouring slots have this median, so that the line rests on it.
  private static func isHeld(_ value: Double, by slots: [SlotSummary]) -> Bool {
    zip(slots, slots.dropFirst()).contains { $0.median == value && $1.median == value }
  }

  /// Returns the position of the middle of a slot on the x axis, 0 at its lower end, 1 at its
  /// upper.
  func middle(of slot: Int) -> Double { (Double(slot) + 0.5) / Double(slots.count) }

  /// Returns the position of the start of a slot on the x axis, 0 at its lower end, 1 at its upper.
  func start(of slot: Int) -> Double { Double(slot) / Double(slots.count) }

  /// Returns the value of every slot that is farthest from the line, if it is an outlier; the
  /// farthest first.
  ///
  /// A value between the median of its slot and those of the neighbours is part of a slope. Where
  /// values take a few levels, only one that few slots have is an outlier.
  package static func rareOutliers(
    of track: Track, in slots: [SlotSummary]
  ) -> [RareOutlier] {
    let unit =
      track.slots.isEmpty
      ? SlotSummary.unitDistance(of: track.ys, in: slots)
      : SlotSummary.unitDistance(of: Array(track.slots[track.points]))
    let limit = ModifiedZScore.threshold(among: track.count) * unit
    var places: [(slot: SlotSummary, medians: ClosedRange<Double>)] = []
    for (number, slot) in slots.enumerated() where slot.count > 0 {
      let medians = slots[max(0, number - 1)...min(slots.count - 1, number + 1)]
        .filter { $0.count > 0 }.map(\.median)
      let (low, high) = (medians.min() ?? slot.median, medians.max() ?? slot.median)
      if max(slot.maximum - high, low - slot.minimum) > limit { places.append((slot, low...high)) }
    }
    let levels = RareLevels.areMany(places.count, of: slots) ? track.levels : []
    var rareOutliers: [RareOutlier] = []
    if levels.isEmpty {
      for (slot, medians) in places {
        let (above, below) = (
          slot.maximum - medians.upperBound, medians.lowerBound - slot.minimum
        )
        let y = above >= below ? slot.maximum : slot.minimum
        guard let (index, x) = track.point(of: y, in: slot) else { continue }
        rareOutliers.append(RareOutlier(index: index, x: x, y: y, distance: max(above, below)))
      }
    } else {
      let rare = RareLevels(levels, of: track.ys, in: places, beyond: limit, among: slots)
      rareOutliers = places.compactMap { rare.farthest(in: $0) }.map { index, distance in
        RareOutlier(index: index, x: track.xs[index], y: track.ys[index], distance: distance)
      }
    }
    return rareOutliers.sorted { ($1.distance, $0.index) < ($0.distance, $1.index) }
  }
}
