import SonifyBase

/// The stacks of a chart: at every x, the parts that sound and their total.
struct Stacks: Sendable {
  /// The stack at one x.
  struct Stack: Sendable {
    /// The x of the stack.
    var x: Double
    /// The parts that are neither zero nor missing, in the order of their series.
    var parts: [Part] = []
    /// The total of all parts; not finite if all are missing.
    var total: Double
  }

  /// A part of a stack.
  struct Part: Sendable {
    /// The index in ``Stacks/tracks``.
    var track: Int
    /// The value.
    var y: Double
  }

  /// The series that the parts belong to.
  let tracks: [Track]
  /// The totals.
  let totals: Track
  /// All stacks, rising in x.
  let stacks: [Stack]
  /// The maximum number of parts in a stack.
  let maxCount: Int

  /// Collects the stacks, or returns nil unless there are totals and all series are played in
  /// steps.
  /// - Parameters:
  ///   - tracks: the tracks of a chart, with its totals as the last.
  ///   - series: the index of the totals, or nil if the chart has no stacks.
  init?(_ tracks: [Track], totals series: Int?) {
    guard let totals = tracks.last, totals.series == series,
      tracks.allSatisfy({ $0.style == .steps })
    else { return nil }
    let parts = Array(tracks.dropLast())
    var stacks = totals.points.map { Stack(x: totals.xs[$0], total: totals.ys[$0]) }
    for (number, track) in parts.enumerated() {
      var place = 0
      for point in track.points where track.isPresent(point) && track.ys[point] != 0 {
        while place < stacks.count, stacks[place].x < track.xs[point] { place += 1 }
        guard place < stacks.count, stacks[place].x == track.xs[point] else { continue }
        stacks[place].parts.append(Part(track: number, y: track.ys[point]))
      }
    }
    self.tracks = parts
    self.totals = totals
    self.stacks = stacks
    maxCount = stacks.map(\.parts.count).max() ?? 0
  }

  /// The notice for listeners if there is too little time for the parts.
  var tooManyNotice: Composition.Notice {
    let length = StackTimes.minimum(for: self)
    return .totalsAlone(
      stacks: stacks.count, parts: maxCount, seconds: Int(length.value.rounded(.up)))
  }
}
