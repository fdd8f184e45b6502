import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

/// A score that plays, and the points of the chart that its sounds stand for.
struct Playback: Sendable {
  /// The score.
  let score: Score
  /// The x of the chart at which that of the score is 0: categories in view count from 0.
  let origin: Double
  /// The series of sounds without one: the totals of stacks.
  let totals: Int?
  /// Whether all sounds at one x belong to one point, that of the total.
  let isOfStacks: Bool
  /// Whether several sounds of a series at one x are those of one element.
  let isOfFigures: Bool
  /// Whether the score runs from the last x to the first.
  let isBackwards: Bool
  /// Whether the score is a part that plays again and again.
  let isLoop: Bool
  /// Whether the score answers a key instead of playing the view.
  let isReply: Bool

  /// Creates the playback of a chart from beginning to end, at a level.
  init(_ composition: Composition, of chart: ChartDescriptor, level: Double) {
    self.init(
      score: composition.score.levelled(at: level), origin: 0, totals: chart.series.count,
      isOfStacks: composition.hearsStacks, isOfFigures: composition.hearsFigures)
  }

  init(
    score: Score, origin: Double, totals: Int? = nil, isOfStacks: Bool = false,
    isOfFigures: Bool = false, isBackwards: Bool = false, isLoop: Bool = false,
    isReply: Bool = false
  ) {
    self.isBackwards = isBackwards
    self.isLoop = isLoop
    self.score = score
    self.origin = origin
    self.totals = totals
    self.isOfStacks = isOfStacks
    self.isOfFigures = isOfFigures
    self.isReply = isReply
  }

  /// A position in a series during playback.
  struct Place: Equatable, Sendable {
    /// The index of the series.
    var series: Int
    /// The x in the chart of the value that sounded last.
    var x: Double
    /// The part of its sound that has been played, 0 to 1.
    var share: Double
  }

  /// The maximum number of events that are searched for a sound of the preferred series: more than
  /// begin together.
  private static let reach = 64

  /// Returns the value that sounds at a frame or sounded last before it, one of the preferred
  /// series if it still sounds; nil if there is none.
  /// - Complexity: O(log *n*) in the number of events, typically.
  func place(at frame: Int, preferring series: Int?) -> Place? {
    let next = score.events.partitioningIndex { $0.start > frame }
    let before = score.events[..<next]
    guard let latest = before.last(where: Self.isValue) else { return nil }
    let own = before.suffix(Self.reach).last {
      Self.isValue($0) && self.series(of: $0) == series
        && ($0.end > frame || $0.start == latest.start)
    }
    let event = own ?? latest
    guard let series = self.series(of: event), let x = event.x else { return nil }
    return Place(
      series: series, x: x + origin,
      share: min(1, Double(frame - event.start) / Double(event.duration)))
  }

  /// Returns the frame at which a position is reached: that of the last value of the series at or
  /// before its x, or of the first after it.
  /// - Complexity: O(events).
  func frame(of place: Place) -> Int {
    let x = place.x - origin
    let own = score.events.filter { Self.isValue($0) && series(of: $0) == place.series }
    if isBackwards {
      return (own.last { ($0.x ?? -.infinity) >= x } ?? own.first)?.start ?? 0
    }
    if isOfStacks || isOfFigures {
      return (own.first { ($0.x ?? -.infinity) >= x } ?? own.last)?.start ?? 0
    }
    guard let event = own.last(where: { ($0.x ?? .infinity) <= x }) ?? own.first else { return 0 }
    let share = event.x == x ? place.share : 0
    return min(event.start + Int(share * Double(event.duration)), score.frames - 1)
  }

  /// Returns the frame at which a series begins, with the blips that count it.
  func start(ofSeries series: Int) -> Int {
    score.events.first { self.series(of: $0) == series && $0.kind.isTonal }?.start ?? 0
  }

  /// Returns the last value, at the start of its sound.
  func end(preferring series: Int?) -> Place? {
    guard var place = place(at: score.frames - 1, preferring: series) else { return nil }
    place.share = 0
    return place
  }

  private func series(of event: Score.Event) -> Int? {
    isOfStacks ? totals : event.series ?? totals
  }

  private static func isValue(_ event: Score.Event) -> Bool {
    (event.kind == .tone || event.kind == .glide) && event.x != nil
  }
}
