/// A pass of a composition: its series and their times.
struct PlayedPass: Equatable, Sendable {
  /// The indices of the series, from 0; the index after the last is that of the totals of stacks.
  var series: [Int]
  /// The frames of the blips that count the series.
  var blips: [Range<Int>]
  /// The frames of the values.
  var frames: Range<Int>
  /// The time of each x.
  var time: TimeLaw

  /// The first frame of the pass, with its blips.
  var start: Int { blips.first?.lowerBound ?? frames.lowerBound }
}
