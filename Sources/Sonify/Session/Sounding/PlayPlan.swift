import SonifyBase
import SonifyChart
import SonifyComposition
import SonifySound

/// A plan for playing the view at any speed.
struct PlayPlan: Sendable {
  /// The speeds that keys select: each about 1.4 times the one before.
  static let speeds: [Double] = [
    0.125, 0.18, 0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.6, 8, 11, 16, 22, 32, 45, 64,
  ]

  /// Returns the next faster or slower speed, or nil at the fastest and the slowest.
  static func speed(nextTo speed: Double, isFaster: Bool) -> Double? {
    isFaster ? speeds.first { $0 > speed } : speeds.last { $0 < speed }
  }

  private let chart: ChartDescriptor
  /// The options of the sound at the usual speed.
  let options: SoundOptions
  /// The series that is played alone, or nil for all; the index after the last series stands for
  /// the totals of stacks.
  let series: Int?
  /// Whether it plays one series because all are too many.
  var isInsteadOfAll = false
  /// The composition at the usual speed.
  let usual: Composition

  /// Plans the playing of a chart, or of one of its series alone.
  /// - Throws: ``CompositionError`` if the chart cannot be played.
  /// - Complexity: O(points).
  init(
    _ chart: ChartDescriptor, _ options: SoundOptions, hearing series: Int? = nil
  ) throws(CompositionError) {
    self.series = series
    self.chart = chart
    self.options = options
    usual = try Composer(options).compose(chart, hearing: series)
  }

  /// Whether series play one after the other.
  var isInSequence: Bool {
    switch usual.order {
    case .inSequence, .rowsInSequence: true
    case .stacks, .together, .rowsTogether, .apart, nil: false
    }
  }

  /// Returns the composition at a speed, or nil if it would leave out a point that is heard at the
  /// usual speed.
  func composition(atSpeed speed: Double) -> Composition? {
    guard speed != 1 else { return usual }
    var options = options
    let length = usual.score.duration.value / speed
    options.duration = min(
      Composer.allowedDurations.upperBound,
      max(Composer.allowedDurations.lowerBound, Seconds(length)))
    guard let composition = try? Composer(options).compose(chart, hearing: series),
      speed < 1 || composition.pointsHeard >= usual.pointsHeard
    else { return nil }
    return composition
  }

  /// Returns the composition at a speed, or at the largest of ``speeds`` below it at which every
  /// point is heard.
  func fastest(upTo speed: Double) -> (composition: Composition, speed: Double) {
    if let composition = composition(atSpeed: speed) { return (composition, speed) }
    for slower in Self.speeds.reversed() where slower < speed && slower > 1 {
      if let composition = composition(atSpeed: slower) { return (composition, slower) }
    }
    return (usual, 1)
  }
}
