/// What is known of a function whose samples are a series: where it is zero, turns, jumps, goes to
/// infinity and has no value.
package struct CurveFeatures: Equatable, Sendable {
  /// The zeros, rising.
  package var zeros: [Zero] = []
  /// The turning points, rising.
  package var extremes: [Extreme] = []
  /// The poles, rising.
  package var poles: [Pole] = []
  /// The stretches without a value, rising; the ends of one may be equal.
  package var undefined: [ClosedRange<Double>] = []
  /// The x at which the value jumps, rising.
  package var jumps: [Double] = []
  /// Whether there are more features than are looked for.
  package var isCutOff = false

  /// Those of a curve that has too many.
  package static var endless: Self {
    var features = Self()
    features.isCutOff = true
    return features
  }

  /// Makes features of which none is known.
  package init() {}

  /// An x at which a function is zero.
  package struct Zero: Equatable, Sendable {
    /// The x.
    package var x: Double
    /// Whether the sign changes there.
    package var isCrossing: Bool

    /// Makes a zero.
    package init(x: Double, isCrossing: Bool) { (self.x, self.isCrossing) = (x, isCrossing) }
  }

  /// A point at which a function turns.
  package struct Extreme: Equatable, Sendable {
    /// The x.
    package var x: Double
    /// The value there.
    package var y: Double
    /// Whether its neighbours are lower.
    package var isPeak: Bool

    /// Makes an extreme.
    package init(x: Double, y: Double, isPeak: Bool) {
      (self.x, self.y, self.isPeak) = (x, y, isPeak)
    }
  }

  /// An x near which a function has no bound.
  package struct Pole: Equatable, Sendable {
    /// The x.
    package var x: Double
    /// Where the function goes on the left of the pole, or nil if it has a bound or no value there.
    package var before: FloatingPointSign?
    /// Where the function goes on the right of the pole.
    package var after: FloatingPointSign?

    /// Makes a pole.
    package init(x: Double, before: FloatingPointSign?, after: FloatingPointSign?) {
      (self.x, self.before, self.after) = (x, before, after)
    }
  }

  /// Returns the features within a range of x; of a stretch without a value, its part.
  package func within(_ range: ClosedRange<Double>) -> Self {
    var part = Self()
    part.zeros = zeros.filter { range.contains($0.x) }
    part.extremes = extremes.filter { range.contains($0.x) }
    part.poles = poles.filter { range.contains($0.x) }
    part.undefined = undefined.filter(range.overlaps).map { $0.clamped(to: range) }
    part.jumps = jumps.filter(range.contains)
    part.isCutOff = isCutOff
    return part
  }

  /// The number of features.
  package var count: Int {
    zeros.count + extremes.count + poles.count + undefined.count + jumps.count
  }

  /// The maximum number of features of a curve whose samples all sound: more turn too often for the
  /// ear to follow, and are summarised as data are.
  package static let maxSmoothCount = 100

  /// Whether the curve is slow enough to be followed from sample to sample.
  package var isSmooth: Bool { !isCutOff && count <= Self.maxSmoothCount }
}
