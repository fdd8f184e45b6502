/// A point of a series, as `AXDataPoint`.
public struct DataPoint: Equatable, Sendable {
  /// A number, seconds since 1970-01-01T00:00:00Z or a category: its name, or its index from 0.
  public var x: Value
  /// The value, or nil if it is missing.
  public var y: Double?
  /// A value on each of ``ChartDescriptor/additionalAxes``, in their order, or nil if it is
  /// missing; values omitted at the end are missing, too.
  public var additionalValues: [Value?]
  /// The label of the point, its name or a remark of the author, or nil if it has none.
  public var label: String?

  /// Makes a point on an axis of numbers or dates.
  public init(
    x: Double, y: Double?, additionalValues: [Value?] = [], label: String? = nil
  ) {
    self.x = .number(x)
    self.y = y
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Makes a point on an axis of categories.
  public init(
    x: String, y: Double?, additionalValues: [Value?] = [], label: String? = nil
  ) {
    self.x = .category(x)
    self.y = y
    self.additionalValues = additionalValues
    self.label = label
  }
}

extension DataPoint {
  /// A value of a point on one of the axes of its chart, as `AXDataPointValue`.
  public enum Value: Equatable, Sendable {
    /// A number, seconds since 1970-01-01T00:00:00Z or the index of a category.
    case number(Double)
    /// The name of a category.
    case category(String)

    /// Returns the value as series store it: on a categorical axis the index of the name, or nil if
    /// the axis has no such name.
    func number(on axis: DataAxis?) -> Double? {
      switch (self, axis) {
      case (.number(let number), _): number
      case (.category(let name), .categorical(let axis)):
        axis.categories.firstIndex(of: name).map(Double.init)
      case (.category, _): nil
      }
    }
  }
}

extension DataPoint.Value: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral
{
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// Makes a number from an integer.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a category from its name.
  public init(stringLiteral value: String) { self = .category(value) }
}

extension DataSeries {
  /// Makes a series from single points, as `AXDataSeriesDescriptor`.
  /// - Parameters:
  ///   - name: the name of the series.
  ///   - isContinuous: whether neighbouring points belong together, as on a line.
  ///   - dataPoints: the points; on a line or in a bar chart, rising in x.
  ///   - xAxis: the x axis of the chart, required if points name their categories.
  ///   - additionalAxes: the additional axes of the chart, required if points name their categories
  ///     on them.
  ///   - axis: the index of the y axis, as in ``axis``.
  /// - Precondition: no x is NaN, and every name is one of the categories of its axis.
  /// - Complexity: O(*n*), or O(*n* · *m*) with *m* categories.
  public init(
    name: String, isContinuous: Bool, dataPoints: [DataPoint], xAxis: DataAxis? = nil,
    additionalAxes: [DataAxis] = [], axis: Int = 0
  ) {
    func number(_ value: DataPoint.Value, on axis: DataAxis?) -> Double {
      let number = value.number(on: axis)
      precondition(number != nil, "a point names a category that its axis does not have")
      return number ?? .nan
    }
    let xs = dataPoints.map { number($0.x, on: xAxis) }
    precondition(!xs.contains { $0.isNaN }, "a point has no x")
    let columns = max(
      additionalAxes.count, dataPoints.map(\.additionalValues.count).max() ?? 0)
    let hasValues = dataPoints.contains { !$0.additionalValues.isEmpty }
    self.init(
      name: name, isContinuous: isContinuous, xs: xs, ys: dataPoints.map { $0.y ?? .nan },
      labels: dataPoints.contains { $0.label != nil } ? dataPoints.map { $0.label ?? "" } : [],
      additionalValues: hasValues
        ? (0..<columns).map { column in
          let axis = additionalAxes.indices.contains(column) ? additionalAxes[column] : nil
          return dataPoints.map { point in
            guard point.additionalValues.indices.contains(column),
              let value = point.additionalValues[column]
            else { return .nan }
            return number(value, on: axis)
          }
        } : [],
      axis: axis)
  }

  /// The point at `index`, from 0; a category is given by its index.
  public subscript(index: Int) -> DataPoint {
    DataPoint(
      x: xs[index], y: ys[index].isNaN ? nil : ys[index],
      additionalValues: additionalValues.map { $0[index].isNaN ? nil : .number($0[index]) },
      label: labels.isEmpty ? nil : labels[index])
  }
}
