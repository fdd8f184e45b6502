/// The points of a scatter chart as their form is sought in them: by rising x, and not too many.
struct Cloud: Equatable, Sendable {
  /// The x of every point, rising.
  let xs: [Double]
  /// The y of every point.
  let ys: [Double]

  /// The maximum number of points that determine a form.
  static let maxCount = 2048

  /// The number of points.
  var count: Int { xs.count }

  /// Takes points, or evenly many of them if there are more than ``maxCount``.
  /// - Parameter pairs: in any order, in units in which squares are safe.
  /// - Complexity: O(*n*).
  init(_ pairs: CompletePairs) {
    let sorted = pairs.sorted()
    guard sorted.count > Self.maxCount else {
      (xs, ys) = (sorted.xs, sorted.ys)
      return
    }
    // One of each of equally many neighbours, by chance: a fixed step could follow a pattern.
    var random = FixedRandom()
    let chosen = (0..<Self.maxCount).map { part in
      let start = part * sorted.count / Self.maxCount
      return Int.random(in: start..<(part + 1) * sorted.count / Self.maxCount, using: &random)
    }
    (xs, ys) = (chosen.map { sorted.xs[$0] }, chosen.map { sorted.ys[$0] })
  }
}
