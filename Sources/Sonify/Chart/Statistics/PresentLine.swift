import Glibc

/// The values of a line that are present, in a scale in which sums of squares are safe.
package struct PresentLine {
  /// The index of each value in the whole line.
  let indices: [Int]
  /// The x of each value, 0 to 1.
  let xs: [Double]
  /// The values relative to their centre, −1 to 1.
  let ys: [Double]
  /// The width of the line in the unit of x.
  let width: Double
  /// The noise of the values.
  let noise: SerialNoise
  private let scale: Scale

  /// The scale of values: their centre, and the distance from it to the outermost.
  struct Scale: Sendable {
    let centre: Double
    let unit: Double

    /// Finds the scale of finite numbers.
    init(of numbers: [Double]) {
      let (minimum, maximum) = (numbers.min() ?? 0, numbers.max() ?? 0)
      (centre, unit) = (minimum / 2 + maximum / 2, maximum / 2 - minimum / 2)
    }

    /// Returns numbers relative to the centre, −1 to 1.
    func relative(_ numbers: [Double]) -> [Double] {
      numbers.map { unit > 0 ? ($0 - centre) / unit : 0 }
    }
  }

  /// Keeps the values that are present.
  /// - Parameters:
  ///   - numbers: the values; those that are not finite are missing.
  ///   - positions: the x of each, rising and finite; or nil if they are evenly spaced.
  package init(_ numbers: [Double], at positions: [Double]? = nil) {
    let indices = numbers.indices.filter { numbers[$0].isFinite }
    let present = indices.map { numbers[$0] }
    let places = indices.map { positions?[$0] ?? Double($0) }
    let (start, end) = (places.first ?? 0, places.last ?? 0)
    let width = end / 2 - start / 2
    self.indices = indices
    self.width = 2 * width
    scale = Scale(of: present)
    ys = scale.relative(present)
    noise = SerialNoise(of: ys)
    xs = places.map { width > 0 ? ($0 / 2 - start / 2) / width : 0 }
  }

  /// Whether the values are smooth and a parabola explains nearly all of their variance.
  var isNearlyParabola: Bool {
    guard noise.isSmooth, let deviations = Deviations(ys) else { return false }
    let left = Parabola.residuals(of: ys, at: xs).reduce(0) { $0 + $1 * $1 }
    return left <= Self.maxLeft * deviations.sumOfSquares
  }

  /// The maximum share of the variance that a parabola leaves of a line which is nearly one.
  private static let maxLeft = 0.05

  /// Returns the mean of a part of the values, in their unit.
  func mean(_ part: Range<Int>) -> Double {
    scale.centre + scale.unit * part.reduce(0) { $0 + ys[$1] / Double(part.count) }
  }

  /// Returns a slope in the units of the line.
  func slope(_ slope: Double) -> Double { (width > 0 ? slope / width * scale.unit : 0).clamped }

  /// Returns a distance between two values in their unit.
  func distance(_ distance: Double) -> Double { (distance * scale.unit).clamped }

  /// Returns the values with lone spikes cut to 3.5 deviations of noise from a neighbour, so that
  /// no single value makes a level.
  func withoutSpikes() -> [Double] {
    let reach = ModifiedZScore.threshold * noise.deviation
    return ys.indices.map { index in
      guard index > 0, index < ys.count - 1 else { return ys[index] }
      let (before, behind) = (ys[index - 1], ys[index + 1])
      return max(min(before, behind) - reach, min(max(before, behind) + reach, ys[index]))
    }
  }
}
