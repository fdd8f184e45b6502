/// A value of an element that has several: a box, a candle or a part of a band.
public enum FigurePart: String, CaseIterable, Sendable, Codable {
  /// The lowest value of a box that is no outlier.
  case lowWhisker
  /// The lower quartile of a box.
  case lowerQuartile
  /// The median of a box.
  case median
  /// The upper quartile of a box.
  case upperQuartile
  /// The highest value of a box that is no outlier.
  case highWhisker
  /// The first value of a candle.
  case open
  /// The highest value of a candle.
  case high
  /// The lowest value of a candle.
  case low
  /// The last value of a candle.
  case close
  /// The lower edge of a band.
  case lower
  /// The line of a band.
  case line
  /// The upper edge of a band.
  case upper
}

extension ChartKind {
  /// The parts of an element, in their usual order; empty where an element is a value.
  public var figureParts: [FigurePart] {
    switch self {
    case .box: [.lowWhisker, .lowerQuartile, .median, .upperQuartile, .highWhisker]
    case .candlestick: [.open, .high, .low, .close]
    case .band: [.lower, .line, .upper]
    case .line, .bar, .scatter, .histogram, .heatmap: []
    }
  }

  /// The part that is the y of a point, or nil where an element is a value.
  public var mainPart: FigurePart? {
    switch self {
    case .box: .median
    case .candlestick: .close
    case .band: .line
    case .line, .bar, .scatter, .histogram, .heatmap: nil
    }
  }

  /// The kind of chart that the y of the points alone would make, whose rules of statistics apply to
  /// them.
  package var ofValues: ChartKind {
    switch self {
    case .box: .bar
    case .candlestick, .band: .line
    case .line, .bar, .scatter, .histogram, .heatmap: self
    }
  }
}

/// The values of one element: the five numbers and the outliers of a box, the four of a candle, or
/// the three of a band.
public struct PointFigure: Equatable, Sendable {
  /// The values by part, all finite.
  public var values: [FigurePart: Double]

  /// The outliers of a box, rising and finite.
  public var outliers: [Double]

  /// Makes a figure.
  public init(_ values: [FigurePart: Double], outliers: [Double] = []) {
    self.values = values
    self.outliers = outliers
  }

  /// The value of a part, or nil if it is missing.
  public subscript(part: FigurePart) -> Double? { values[part] }

  /// The range of all values with the outliers, or nil if there are none.
  public var range: ClosedRange<Double>? {
    let all = values.values + outliers
    guard let low = all.min(), let high = all.max() else { return nil }
    return low...high
  }
}

/// The values of the elements of a series beside their y, stored by column.
public struct SeriesFigures: Equatable, Sendable {
  /// For each part but the y of the points a column as long as the series; NaN where a value is
  /// missing.
  public var columns: [FigurePart: [Double]]

  /// The outliers of every element, rising, as many lists as the series has points; empty if no
  /// element has any.
  public var outliers: [[Double]]

  /// Makes columns.
  public init(columns: [FigurePart: [Double]], outliers: [[Double]] = []) {
    self.columns = columns
    self.outliers = outliers
  }

  /// Returns the figure at an index, from 0.
  /// - Parameters:
  ///   - index: the index of the point.
  ///   - y: the value of the point.
  ///   - main: the part that this value is.
  /// - Returns: the figure, without the parts that are missing.
  public func figure(at index: Int, y: Double, main: FigurePart) -> PointFigure {
    var values = columns.compactMapValues { $0[index].isFinite ? $0[index] : nil }
    if y.isFinite { values[main] = y }
    return PointFigure(values, outliers: outliers.isEmpty ? [] : outliers[index])
  }

  /// Returns the figures at some indices, in that order.
  package func points(at places: [Int]) -> SeriesFigures {
    SeriesFigures(
      columns: columns.mapValues { column in places.map { column[$0] } },
      outliers: outliers.isEmpty ? [] : places.map { outliers[$0] })
  }

  /// The range of all values, or nil if there are none.
  package var range: ClosedRange<Double>? {
    var (low, high) = (Double.infinity, -Double.infinity)
    for column in Array(columns.values) + outliers {
      for value in column where value.isFinite { (low, high) = (min(low, value), max(high, value)) }
    }
    return low <= high ? low...high : nil
  }
}

extension ChartDescriptor {
  /// Whether the elements of the chart have several values each: boxes, candles or a band.
  public var hasFigures: Bool {
    kind.mainPart != nil && series.contains { $0.figures != nil }
  }

  /// Returns the figure of a point of a series, or nil if the chart has none or the point has no
  /// value.
  public func figure(ofSeries index: Int, at point: Int) -> PointFigure? {
    guard let main = kind.mainPart, series.indices.contains(index),
      let figures = series[index].figures, series[index].ys.indices.contains(point),
      series[index].ys[point].isFinite
    else { return nil }
    return figures.figure(at: point, y: series[index].ys[point], main: main)
  }
}

extension DataSeries {
  /// Makes a series of figures, which share the main part of a kind of chart.
  /// - Parameters:
  ///   - name: the name of the series.
  ///   - kind: ``ChartKind/box``, ``ChartKind/candlestick`` or ``ChartKind/band``.
  ///   - xs: the x of every element: a number, seconds since 1970 or the index of a category.
  ///   - figures: the elements, as many as `xs`; one without the main part is missing.
  /// - Precondition: `xs` and `figures` are equally long.
  public init(name: String, of kind: ChartKind, xs: [Double], figures: [PointFigure]) {
    precondition(xs.count == figures.count)
    let main = kind.mainPart ?? .line
    self.init(
      name: name, isContinuous: kind == .band, xs: xs, ys: figures.map { $0[main] ?? .nan })
    var columns: [FigurePart: [Double]] = [:]
    for part in kind.figureParts where part != main {
      columns[part] = figures.map { $0[part] ?? .nan }
    }
    let hasOutliers = figures.contains { !$0.outliers.isEmpty }
    self.figures = SeriesFigures(
      columns: columns, outliers: hasOutliers ? figures.map { $0.outliers.sorted() } : [])
  }
}
