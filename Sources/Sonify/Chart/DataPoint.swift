/// One point of a series, as `AXDataPoint` has it.
public struct DataPoint: Equatable, Sendable {
  /// A number, seconds since 1970-01-01T00:00:00Z or a category: its name, or its index from 0.
  public var x: Value
  /// The value, or nothing where it is missing.
  public var y: Double?
  /// A value on each of ``ChartDescriptor/additionalAxes``, in their order, or nothing where it is
  /// missing; values that are left out at the end are missing, too.
  public var additionalValues: [Value?]
  /// What the point is called, if it has a name.
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

  /// Makes a point on an axis of names.
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
  /// A value of a point on one of the axes of its chart, as `AXDataPointValue` has it.
  public enum Value: Equatable, Sendable {
    /// A number, seconds since 1970-01-01T00:00:00Z or the index of a category.
    case number(Double)
    /// The name of a category.
    case category(String)

    /// The value as series keep it: on an axis of names, the index of the name; nothing for a name
    /// that the axis does not have.
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

  /// Makes a whole number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// Makes a category of its name.
  public init(stringLiteral value: String) { self = .category(value) }
}

extension DataSeries {
  /// Makes a series of points one by one, as `AXDataSeriesDescriptor` takes them.
  /// - Parameters:
  ///   - name: what the series is called.
  ///   - isContinuous: whether neighbouring points belong together, as on a line.
  ///   - dataPoints: the points; on a line or in a bar chart, rising in x.
  ///   - xAxis: the x axis of the chart, needed where points name their categories.
  ///   - additionalAxes: the additional axes of the chart, needed where points name their
  ///     categories on them.
  ///   - axis: which y axis the values lie on, as in ``axis``.
  /// - Precondition: no x is "not a number", and every name is one of the categories of its axis.
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

  /// The point at `index`, which runs from 0; categories are numbers.
  public subscript(index: Int) -> DataPoint {
    DataPoint(
      x: xs[index], y: ys[index].isNaN ? nil : ys[index],
      additionalValues: additionalValues.map { $0[index].isNaN ? nil : .number($0[index]) },
      label: labels.isEmpty ? nil : labels[index])
  }
}
