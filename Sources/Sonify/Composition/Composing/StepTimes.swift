import SonifyBase
import SonifyChart

/// The onsets of the tones of discrete series that sound together.
struct StepTimes: Sendable {
  /// The x of every step, rising; an x that a series has several times has that number of steps.
  let xs: [Double]
  /// The first frame of every step, rising.
  let onsets: [Int]
  /// The first frame after the last step.
  let end: Int
  /// The time of each x: the frame of its first step.
  let time: TimeLaw

  /// The minimum time from one onset to the next that passes are planned for.
  static let minSpacing = Seconds.milliseconds(100)
  /// The maximum time from one onset to the next that passes are planned for.
  static let maxSpacing = Seconds.milliseconds(400)
  /// The minimum time from one onset to the next if x is uneven.
  static let crowdedSpacing = Seconds.milliseconds(60)

  /// Schedules the steps of all tracks over a range of frames.
  ///
  /// Onsets are spaced as x, so that even x gives even onsets; if x leaves too little time, later
  /// onsets are delayed, and earlier ones are advanced if the end leaves too little time.
  /// - Parameters:
  ///   - tracks: tracks which together have no more points than fit with ``crowdedSpacing`` between
  ///     them.
  ///   - axis: the x axis.
  ///   - frames: the range of frames.
  ///   - sampleRate: the number of frames per second.
  ///   - isEven: whether steps are evenly spaced whatever their x, as cells are.
  init(
    _ tracks: [Track], on axis: DataAxis, over frames: Range<Int>, at sampleRate: SampleRate,
    isEven: Bool = false
  ) {
    let xs = Self.steps(of: tracks)
    let count = max(1, xs.count)
    let spacing = Double(frames.count) / Double(count)
    let law = TimeLaw(
      axis, over: Double(frames.lowerBound)...(Double(frames.upperBound) - spacing))
    let minimum = max(1, min(sampleRate.frames(in: Self.crowdedSpacing), frames.count / count))
    var onsets = xs.enumerated().map { step, x in
      isEven ? frames.lowerBound + step * frames.count / count : law.frame(at: x)
    }
    for index in onsets.indices.dropFirst() {
      onsets[index] = max(onsets[index], onsets[index - 1] + minimum)
    }
    var latest = frames.upperBound - minimum
    for index in onsets.indices.reversed() {
      onsets[index] = min(onsets[index], latest)
      latest = onsets[index] - minimum
    }
    self.xs = xs
    self.onsets = onsets
    end = frames.upperBound
    let wasPushed = zip(xs, onsets).contains { law.frame(at: $0) != $1 }
    time = wasPushed ? TimeLaw(axis, through: Self.knots(xs, onsets, law, axis, frames)) : law
  }

  /// Returns the time from a step to the next, in frames.
  func room(after step: Int) -> Int {
    (step + 1 < onsets.count ? onsets[step + 1] : end) - onsets[step]
  }

  /// Returns the index of the step of every point of a track.
  func steps(of track: Track) -> [Int] {
    var next = 0
    return track.points.map { point in
      while next < xs.count - 1, xs[next] < track.xs[point] { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// Returns the x of every step: those of all tracks, each repeated as often as in the track that
  /// has it most often.
  static func steps(of tracks: [Track]) -> [Double] {
    guard var steps = tracks.first.map({ Array($0.xs[$0.points]) }) else { return [] }
    for track in tracks.dropFirst() {
      var merged: [Double] = []
      var own = steps[...]
      var other = track.xs[track.points]
      while let first = own.first ?? other.first {
        let x = min(first, other.first ?? first)
        if own.first == x { own.removeFirst() }
        if other.first == x { other.removeFirst() }
        merged.append(x)
      }
      steps = merged
    }
    return steps
  }

  private static func knots(
    _ xs: [Double], _ onsets: [Int], _ law: TimeLaw, _ axis: DataAxis, _ frames: Range<Int>
  ) -> [TimeLaw.Knot] {
    var knots = [TimeLaw.Knot(position: 0, frame: Double(frames.lowerBound))]
    for (x, onset) in zip(xs, onsets) {
      let knot = TimeLaw.Knot(position: axis.position(of: x), frame: Double(onset))
      if knot.position > knots[knots.count - 1].position {
        knots.append(knot)
      } else if knots.count == 1 {
        knots[0] = knot
      }
    }
    let last = knots[knots.count - 1]
    if last.position < 1 {
      let end = max(last.frame, law.time(atPosition: 1))
      knots.append(TimeLaw.Knot(position: 1, frame: end))
    }
    return knots
  }
}
