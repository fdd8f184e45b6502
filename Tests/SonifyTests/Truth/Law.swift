import Foundation

/// How data ought to sound, worked out without the library: pitches by f = low·(high/low)^t, times
/// by the place on the x axis.
enum Law {
  /// The pitch, in hertz, of a value on an axis.
  static func pitch(
    of value: Double, on axis: ClosedRange<Double>, from low: Double = 220, to high: Double = 1760
  ) -> Double {
    low * pow(high / low, position(of: value, on: axis))
  }

  /// Where a value lies on an axis, 0 at its lower end, 1 at its upper.
  static func position(of value: Double, on axis: ClosedRange<Double>) -> Double {
    (value - axis.lowerBound) / (axis.upperBound - axis.lowerBound)
  }

  /// The time of a place on the x axis, whose ends have the times of `stretch`.
  static func time(
    of x: Double, on axis: ClosedRange<Double>, over stretch: ClosedRange<Double>
  ) -> Double {
    stretch.lowerBound
      + (stretch.upperBound - stretch.lowerBound) * position(of: x, on: axis)
  }

  /// The range of the numbers that are there.
  static func range(of values: [Double]) -> ClosedRange<Double> {
    let present = values.filter(\.isFinite)
    return (present.min() ?? 0)...(present.max() ?? 1)
  }

  /// How long the first and the last value of a line are held: a quarter of the time of a point,
  /// or of a slot of 70 ms where points are denser, at most 50 ms.
  static func hold(points: Int, in length: Double) -> Double {
    min(0.05, length / min(Double(points), (length / 0.07).rounded(.down)) / 4)
  }
}

/// A line as it ought to sound.
struct ExpectedLine {
  /// The time of every point in seconds, rising.
  let times: [Double]
  /// The pitch of every point in hertz; "not a number" where its value is missing.
  let pitches: [Double]
  /// The x axis, and the times of its two ends.
  let xAxis: ClosedRange<Double>
  let ends: ClosedRange<Double>

  /// A line of points that lasts for a stretch of time; where no axis is given, it holds just the
  /// points.
  init(
    xs: [Double], ys: [Double], over stretch: ClosedRange<Double>,
    xAxis: ClosedRange<Double>? = nil, yAxis: ClosedRange<Double>? = nil
  ) {
    let hold = Law.hold(points: xs.count, in: stretch.upperBound - stretch.lowerBound)
    let axis = yAxis ?? Law.range(of: ys)
    self.xAxis = xAxis ?? Law.range(of: xs)
    ends = (stretch.lowerBound + hold)...(stretch.upperBound - hold)
    times = xs.map { [xAxis = self.xAxis, ends] in Law.time(of: $0, on: xAxis, over: ends) }
    pitches = ys.map { Law.pitch(of: $0, on: axis) }
  }

  /// The time, in seconds, of a place on the x axis.
  func time(of x: Double) -> Double { Law.time(of: x, on: xAxis, over: ends) }

  /// The pitch at a time on the way from point to point, evenly in log frequency; nothing within
  /// `reach` seconds of a point, where an excerpt would hear the turn, and outside.
  func pitch(at time: Double, awayFromTurnsBy reach: Double) -> Double? {
    guard let next = times.firstIndex(where: { $0 > time }), next > 0 else { return nil }
    let (first, last) = (times[next - 1], times[next])
    guard time - first >= reach, last - time >= reach else { return nil }
    let fraction = (time - first) / (last - first)
    let pitch = pitches[next - 1] * pow(pitches[next] / pitches[next - 1], fraction)
    return pitch.isFinite ? pitch : nil
  }
}
