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

  /// What every point comes to on ``ChartDescriptor/additionalAxes``: for each of them a column as
  /// long as ``xs``, or no columns at all when points have no further values.
  ///
  /// Numbers, seconds since 1970 or indices of categories; not a number where a value is missing.
  public var additionalValues: [[Double]]

  /// Which y axis the values lie on: 0 for ``ChartDescriptor/yAxis``, 1 for the first of
  /// ``ChartDescriptor/additionalAxes``, and so on; that axis is one of numbers or dates.
  public var axis: Int

  /// Makes a series.
  /// - Precondition: `xs` and `ys` are equally long; `labels` is empty or as long, and so is every
  ///   column of `additionalValues`.
  public init(
    name: String, isContinuous: Bool, xs: [Double], ys: [Double], labels: [String] = [],
    additionalValues: [[Double]] = [], axis: Int = 0
  ) {
    precondition(xs.count == ys.count && (labels.isEmpty || labels.count == xs.count))
    precondition(additionalValues.allSatisfy { $0.count == xs.count })
    self.name = name
    self.isContinuous = isContinuous
    self.xs = xs
    self.ys = ys
    self.labels = labels
    self.additionalValues = additionalValues
    self.axis = axis
  }

  /// How many points the series has, missing ones included.
  public var count: Int { xs.count }

  /// Some of the points, by their places from 0, in this order.
  package func points(at places: [Int]) -> DataSeries {
    var part = self
    part.xs = places.map { xs[$0] }
    part.ys = places.map { ys[$0] }
    if !labels.isEmpty { part.labels = places.map { labels[$0] } }
    part.additionalValues = additionalValues.map { column in places.map { column[$0] } }
    return part
  }
}
