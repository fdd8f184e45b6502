/// A named series of points, stored by column so that millions of them need little memory.
public struct DataSeries: Equatable, Sendable {
  /// The name of the series; empty if the chart has only one and it is not named.
  public var name: String

  /// Whether neighbouring points belong together, as on a line.
  public var isContinuous: Bool

  /// The x of every point: a number, seconds since 1970 or the index of a category.
  ///
  /// Never missing. Rising for lines and bars; in the order of the data for scatter charts.
  public var xs: [Double]

  /// The y of every point, as many as ``xs``; NaN if the value is missing.
  public var ys: [Double]

  /// The label of every point, as many as ``xs`` and empty for those without, or no labels at all.
  ///
  /// On most points they are names, on a few the author's remarks: see
  /// ``ChartDescriptor/labelledPoints``.
  public var labels: [String]

  /// The values of every point on ``ChartDescriptor/additionalAxes``: for each axis a column as
  /// long as ``xs``, or no columns if points have no further values.
  ///
  /// Numbers, seconds since 1970 or indices of categories; NaN if a value is missing.
  public var additionalValues: [[Double]]

  /// The index of the y axis: 0 for ``ChartDescriptor/yAxis``, 1 for the first of
  /// ``ChartDescriptor/additionalAxes``, and so on; that axis has numbers or dates.
  public var axis: Int

  /// The further values of every element, if ``ys`` is only the main one: the median of a box, the
  /// close of a candle, the line of a band; else nil.
  public var figures: SeriesFigures?

  /// The number of rows of which each value is the mean, where values are means, as many as ``xs``; else empty.
  ///
  /// A chart document does not keep it.
  package var rowCounts: [Int] = []

  /// The rows that each point stands for, as many as ``xs``, if the points are slots; else empty.
  ///
  /// Points are in the middle of their slots, and their y is the middle value. A chart document does
  /// not keep the slots.
  package var slots: [RowSlot] = []

  /// What is known of the function that the points are samples of, or nil for data.
  package var curve: CurveFeatures?

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

  /// The number of points, including missing ones.
  public var count: Int { xs.count }

  /// Returns the points at some indices, from 0, in that order.
  package func points(at places: [Int]) -> DataSeries {
    var part = self
    part.xs = places.map { xs[$0] }
    part.ys = places.map { ys[$0] }
    if !labels.isEmpty { part.labels = places.map { labels[$0] } }
    if !rowCounts.isEmpty { part.rowCounts = places.map { rowCounts[$0] } }
    if !slots.isEmpty { part.slots = places.map { slots[$0] } }
    part.additionalValues = additionalValues.map { column in places.map { column[$0] } }
    part.figures = figures?.points(at: places)
    return part
  }
}
