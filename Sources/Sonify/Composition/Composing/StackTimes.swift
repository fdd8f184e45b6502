import SonifyBase
import SonifyChart

/// When stacks sound: each for as many beats as the one with most parts needs, so that stacks come
/// as evenly as x does.
///
/// A part has one beat and the total two, and one of silence follows; so the ear hears where a
/// stack ends, and which of its tones is the total.
package struct StackTimes: Sendable {
  /// The beats of a total, which is told from a part by its length.
  package static let beatsOfTotal = 2
  /// The beats of silence behind a stack.
  static let beatsOfSilence = 1
  /// The shortest beat: faster, listeners lose the order of the parts.
  static let minBeat = StepTimes.minSpacing
  /// The longest beat: slower, a stack falls apart.
  static let maxBeat = Seconds.milliseconds(250)
  /// The length of all stacks, as far as the shortest beat allows.
  private static let usualLength = Seconds(20)

  /// The frame on which every stack begins.
  let onsets: [Int]
  /// The frames of a beat.
  let beat: Int
  /// From x to the frame on which its stack begins.
  let time: TimeLaw

  /// Places stacks over a stretch of time: as x does or, where that would leave some too little
  /// time, evenly in their order.
  /// - Returns: nothing if there is too little time for the parts.
  init?(_ stacks: Stacks, on axis: DataAxis, over frames: Range<Int>, at sampleRate: SampleRate) {
    let minimum = sampleRate.frames(in: Self.minBeat)
    let maximum = sampleRate.frames(in: Self.maxBeat)
    let (xs, beats) = (stacks.stacks.map(\.x), Self.beats(of: stacks))
    let places = xs.map { axis.position(of: $0) }
    let even = Double(frames.count) / Double(max(1, xs.count))
    guard Int(even) / beats >= minimum, let last = xs.indices.last else { return nil }

    // Between the two closest there must be room for one, and behind the last as well.
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

  /// The beats from one stack to the next.
  static func beats(of stacks: Stacks) -> Int {
    stacks.maxCount + beatsOfTotal + beatsOfSilence
  }

  /// How long stacks ought to sound, when nobody says; nothing where that is too long to listen to.
  static func natural(for stacks: Stacks) -> Seconds? {
    let minimum = minimum(for: stacks)
    guard minimum <= Programme.maxLength else { return nil }
    let longest = Seconds(minimum.value * maxBeat.value / minBeat.value)
    return max(minimum, min(longest, usualLength))
  }

  /// The shortest time in which the parts can be heard.
  static func minimum(for stacks: Stacks) -> Seconds {
    Seconds(Double(stacks.stacks.count * beats(of: stacks)) * minBeat.value)
  }
}
