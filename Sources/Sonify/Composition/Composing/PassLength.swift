import SonifyBase
import SonifyChart

/// The default duration of a pass.
enum PassLength {
  /// The time per point, unless the whole would be too short or too long.
  private static let point = Seconds.milliseconds(100)
  /// The time for a single point, which is not compared with others.
  private static let onlyPoint = Seconds(0.5)
  /// The time for functions, whose points are as many as suit their form.
  private static let function = Seconds(10)
  /// The minimum and maximum duration of a pass of several points.
  private static let allowed = Seconds(5)...Seconds(20)

  /// Returns the duration of every pass that suits the longest series.
  static func natural(of groups: [[Track]], on axis: DataAxis) -> Seconds {
    groups.map { length(of: $0, on: axis) }.max() ?? allowed.lowerBound
  }

  private static func length(of tracks: [Track], on axis: DataAxis) -> Seconds {
    guard !tracks.allSatisfy(\.isSmooth) else { return function }
    let points = tracks.map(\.count).max() ?? 0
    let usual = max(
      allowed.lowerBound, min(allowed.upperBound, Seconds(point.value * Double(points))))
    let discrete = tracks.filter { $0.style == .steps }
    guard discrete.count == tracks.count else { return points > 1 ? usual : onlyPoint }
    return steps(StepTimes.steps(of: discrete.map(\.first200)), usual: usual, on: axis)
  }

  /// Returns the time for discrete tones: more than usual if uneven x brings some of them close
  /// together.
  private static func steps(_ xs: [Double], usual: Seconds, on axis: DataAxis) -> Seconds {
    let count = Double(max(1, xs.count))
    let spacing = max(
      StepTimes.minSpacing.value, min(StepTimes.maxSpacing.value, usual.value / count))
    let closest =
      zip(xs, xs.dropFirst())
      .map { axis.position(of: $1) - axis.position(of: $0) }.filter { $0 > 0 }.min() ?? 1
    let needed = StepTimes.minSpacing.value * (1 / closest + 1)
    return Seconds(min(allowed.upperBound.value, max(spacing * count, needed)))
  }
}
