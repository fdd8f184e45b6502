/// A named series of points, kept by column so that millions of them stay small.
public struct DataSeries: Equatable, Sendable {
  /// What the series is called; empty when the chart has only one and nothing names it.
  public var name: String

  /// Whether neighbouring points belong together, as on a line.
  public var isContinuous: Bool

  /// The x of every point: a number, seconds since 1970 or the index of a category.
  ///
  /// Never missing. Rising for lines and bars; in the order of the data for scatter charts.
  public var xs: [Double]

  /// The y of every point, as many as ``xs``; not a number where the value is missing.
  public var ys: [Double]

  /// The name of every point, as many as ``xs``, or empty when points have no names.
  public var labels: [String]

  /// Which y axis the values lie on: 0 for ``ChartDescriptor/yAxis``, 1 for the first of
  /// ``ChartDescriptor/additionalAxes``, and so on.
  public var axis: Int

  /// Makes a series.
  /// - Precondition: `xs` and `ys` are equally long; `labels` is empty or as long.
  public init(
    name: String, isContinuous: Bool, xs: [Double], ys: [Double], labels: [String] = [],
    axis: Int = 0
  ) {
    precondition(xs.count == ys.count && (labels.isEmpty || labels.count == xs.count))
    self.name = name
    self.isContinuous = isContinuous
    self.xs = xs
    self.ys = ys
    self.labels = labels
    self.axis = axis
  }

  /// How many points the series has, missing ones included.
  public var count: Int { xs.count }

  /// The point at `index`, which runs from 0.
  public subscript(index: Int) -> DataPoint {
    DataPoint(
      x: xs[index], y: ys[index].isNaN ? nil : ys[index],
      label: labels.isEmpty ? nil : labels[index])
  }
}

/// One point of a series.
public struct DataPoint: Equatable, Sendable {
  /// A number, seconds since 1970 or the index of a category.
  public var x: Double
  /// The value, or nothing where it is missing.
  public var y: Double?
  /// What the point is called, if it has a name.
  public var label: String?

  /// Makes a point.
  public init(x: Double, y: Double?, label: String? = nil) {
    self.x = x
    self.y = y
    self.label = label
  }
}
