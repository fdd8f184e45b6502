/// What a pass of a composition was: which series sounded when.
struct PlayedPass: Equatable, Sendable {
  /// The series, from 0; that behind the last are the totals of stacks.
  var series: [Int]
  /// When the blips sound that count the series, in frames.
  var blips: [Range<Int>]
  /// When the values sound, in frames.
  var frames: Range<Int>
  /// When each x sounds.
  var time: TimeLaw

  /// The first frame of all.
  var start: Int { blips.first?.lowerBound ?? frames.lowerBound }
}
