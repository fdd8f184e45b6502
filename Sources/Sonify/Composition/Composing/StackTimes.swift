import SonifyBase
import SonifyChart

/// The times of stacks: all have as many beats as the one with the most parts needs, so that stacks
/// are as evenly spaced as x.
///
/// A part has one beat and the total two, followed by one of silence; so it can be heard where a
/// stack ends, and which of its tones is the total.
package struct StackTimes: Sendable {
  /// The beats of a total, which differs from a part by its length.
  package static let beatsOfTotal = 2
  /// The beats of silence after a stack.
  static let beatsOfSilence = 1
  /// The minimum beat: faster, listeners lose the order of the parts.
  static let minBeat = StepTimes.minSpacing
  /// The maximum beat: slower, the parts of a stack no longer belong together.
  static let maxBeat = Seconds.milliseconds(250)
  /// The usual duration of all stacks, unless the minimum beat requires more.
  private static let usualLength = Seconds(20)

  /// The first frame of every stack.
  let onsets: [Int]
  /// The number of frames in a beat.
  let beat: Int
  /// The time of each x: the first frame of its stack.
  let time: TimeLaw

  /// Schedules stacks over a range of frames: as x is spaced or, if that leaves too little time for
  /// some, evenly in their order; nil if there is too little time for the parts.
  init?(_ stacks: Stacks, on axis: DataAxis, over frames: Range<Int>, at sampleRate: SampleRate) {
    self.init(
      stacks.stacks.map(\.x), beats: Self.beats(of: stacks), on: axis, over: frames, at: sampleRate)
  }

  /// Schedules elements at `xs`, rising, that take a number of beats each; as the stacks.
  init?(
    _ xs: [Double], beats: Int, on axis: DataAxis, over frames: Range<Int>,
    at sampleRate: SampleRate
  ) {
    let minimum = sampleRate.frames(in: Self.minBeat)
    let maximum = sampleRate.frames(in: Self.maxBeat)
    let places = xs.map { axis.position(of: $0) }
    let even = Double(frames.count) / Double(max(1, xs.count))
    guard Int(even) / beats >= minimum, let last = xs.indices.last else { return nil }

    // Between the two closest there must be enough time for one, and after the last as well.
    let closest = zip(places, places.dropFirst()).map { $1 - $0 }.min()
    let room = closest.map { Double(frames.count) * $0 / (1 + $0) } ?? even
    if room.isFinite, Int(room) / beats >= minimum {
      time = TimeLaw(
        axis, over: Double(frames.lowerBound)...(Double(frames.upperBound) - room))
      onsets = xs.map(time.frame)
      beat = min(maximum, Int(room) / beats)
    } else {
      onsets = xs.indices.map { frames.lowerBound + Int(Double($0) * even) }
      let knots = zip(places, onsets).map { TimeLaw.Knot(position: $0, frame: Double($1)) }
      time = TimeLaw(
        axis,
        through: places[last] < 1
          ? knots + [TimeLaw.Knot(position: 1, frame: knots[last].frame)] : knots)
      beat = min(maximum, Int(even) / beats)
    }
  }

  /// Returns the number of beats from one stack to the next.
  static func beats(of stacks: Stacks) -> Int {
    stacks.maxCount + beatsOfTotal + beatsOfSilence
  }

  /// Returns the default duration of stacks, or nil if that is too long to listen to.
  static func natural(for stacks: Stacks) -> Seconds? { natural(minimum: minimum(for: stacks)) }

  /// Returns the default duration of what takes a minimum time, or nil if that is too long to listen
  /// to.
  static func natural(minimum: Seconds) -> Seconds? {
    guard minimum <= Schedule.maxLength else { return nil }
    let longest = Seconds(minimum.value * maxBeat.value / minBeat.value)
    return max(minimum, min(longest, usualLength))
  }

  /// Returns the minimum time in which the parts can be heard.
  static func minimum(for stacks: Stacks) -> Seconds {
    Seconds(Double(stacks.stacks.count * beats(of: stacks)) * minBeat.value)
  }
}
