package import SonifyChart

/// The tones of one element in their order: the law of the sound of boxes, candles and bands.
///
/// - A box rises: the outliers below, the lower whisker, the lower quartile, the median, the upper
///   quartile, the upper whisker, the outliers above. The median is twice as long, an outlier half as
///   long as a quartile.
/// - A candle begins with its open and ends with its close, twice as long. Between the two it touches
///   the low and then the high if it rises, the high and then the low if it falls.
/// - A point of a band is its lower edge, its value, twice as long, and its upper edge.
package struct FigureSteps: Sendable {
  /// A tone.
  package struct Step: Equatable, Sendable {
    /// The value.
    package var y: Double
    /// The first half beat, from 0.
    package var start: Int
    /// The number of half beats until the next tone.
    package var length: Int
    /// Whether it is the y of the point.
    package var isMain = false
  }

  /// The tones.
  package private(set) var steps: [Step] = []
  /// The number of half beats of all tones.
  package private(set) var length = 0

  /// The maximum number of outliers of a box that sound on one side.
  package static let maxOutliers = 4
  /// The half beats of silence after an element.
  static let silence = 2

  /// Puts the values of an element in order.
  package init(_ figure: PointFigure, of kind: ChartKind) {
    var parts = kind.figureParts
    if kind == .candlestick, let open = figure[.open], let close = figure[.close] {
      parts = close < open ? [.open, .high, .low, .close] : [.open, .low, .high, .close]
    }
    let median = figure[.median] ?? 0
    add(outliers: figure.outliers.filter { $0 < median })
    for part in parts {
      guard let y = figure[part] else { continue }
      let isMain = part == kind.mainPart
      add(y, length: isMain ? 4 : 2, isMain: isMain)
    }
    add(outliers: figure.outliers.filter { $0 >= median })
  }

  /// Returns the number of half beats of an element with all of its values, or nil if it depends on
  /// its outliers.
  static func length(of kind: ChartKind) -> Int? {
    kind == .box ? nil : 2 * (kind.figureParts.count + 1)
  }

  private mutating func add(_ y: Double, length: Int, isMain: Bool = false) {
    steps.append(Step(y: y, start: self.length, length: length, isMain: isMain))
    self.length += length
  }

  /// Adds the outliers on one side: of many the farthest and the nearest, and others evenly between
  /// them.
  private mutating func add(outliers: [Double]) {
    let count = min(outliers.count, Self.maxOutliers)
    for number in 0..<count {
      let last = max(1, count - 1)
      add(outliers[number * (outliers.count - 1) / last], length: 1)
    }
  }
}
