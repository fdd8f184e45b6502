import SonifyBase
import SonifyChart
import SonifyTables

/// A series of a chart document, whose points are read one by one.
struct DocumentSeries {
  /// The series in the document.
  let object: DocumentObject<ChartDocument.SeriesMember>
  /// The points in the document.
  let points: [JSONValue]
  /// The name of the series.
  let name: String
  /// The index of the y axis of its values.
  let axis: Int
  /// The x of the points that have one.
  private(set) var xs: [Double] = []
  /// The values of these points; NaN if missing.
  private(set) var ys: [Double] = []
  private var labels: [String] = []
  private var columns: [[Double]] = []
  private var parts: [FigurePart: [Double]] = [:]
  private var outliers: [[Double]] = []
  /// What the document says of the function whose samples the points are.
  private let curve: CurveFeatures?

  /// Creates a series from its JSON value.
  /// - Parameters:
  ///   - value: the series in the document.
  ///   - path: the path of the series in messages.
  ///   - axes: the number of additional axes.
  ///   - faults: collects the faults.
  init?(_ value: JSONValue, path: String, additionalAxes axes: Int, _ faults: inout DocumentFaults)
  {
    guard
      let object = DocumentObject<ChartDocument.SeriesMember>(value, path: path, &faults)
    else { return nil }
    self.object = object
    name = object.text(.name, &faults) ?? ""
    axis = object.wholeNumber(.axis, in: 0...axes, &faults) ?? 0
    if object[.points] == nil {
      faults.add(DocumentFaultPhrases.missing.text(), at: object.path(of: .points))
    }
    points = object.array(.points, &faults) ?? []
    curve = CurveFeatures(of: object, &faults)
  }

  /// Returns the first value of a member of the points.
  func first(_ member: ChartDocument.PointMember) -> JSONValue? {
    for point in points.prefix(1000) {
      if let value = point.object?[member.rawValue], value != .null { return value }
    }
    return nil
  }

  /// Returns the first value of a point on an additional axis, counted from 0.
  func firstAdditional(_ number: Int) -> JSONValue? {
    for point in points.prefix(1000) {
      let values = point.object?[ChartDocument.PointMember.additionalValues.rawValue]?.array ?? []
      if values.indices.contains(number), values[number] != .null { return values[number] }
    }
    return nil
  }

  /// Reads the points.
  /// - Parameters:
  ///   - x: the x axis.
  ///   - axes: the y axis and, after it, the additional ones.
  ///   - faults: collects the faults.
  mutating func read(
    x: inout DocumentAxis, axes: inout [DocumentAxis], _ faults: inout DocumentFaults
  ) {
    xs.reserveCapacity(points.count)
    ys.reserveCapacity(points.count)
    for (number, point) in points.enumerated() {
      func path(_ member: String) -> String { self.path(ofPoint: number, member) }
      guard let members = point.object else {
        faults.add(DocumentFaultPhrases.notObject.text(["value": point.words]), at: path(""))
        continue
      }
      guard let value = members["x"], value != .null else {
        faults.add(DocumentFaultPhrases.missing.text(), at: path("x"))
        continue
      }
      if let number = x.number(value) {
        xs.append(number)
      } else {
        faults.add(x.problem(with: value), at: path("x"))
        continue
      }
      if let key = members.repeatedKey { faults.addRepeated(path(key)) }
      ys.append(.nan)
      if !labels.isEmpty { labels.append("") }
      for index in columns.indices { columns[index].append(.nan) }
      for part in Array(parts.keys) { parts[part]?.append(.nan) }
      if !outliers.isEmpty { outliers.append([]) }
      for member in members.members where member.value != .null {
        switch ChartDocument.PointMember(rawValue: member.key) {
        case .x: break
        case .y:
          if let number = axes[axis].number(member.value) {
            ys[ys.count - 1] = number
          } else {
            faults.add(axes[axis].problem(with: member.value), at: path("y"))
          }
        case .label:
          guard let text = member.value.text else {
            faults.add(
              DocumentFaultPhrases.notText.text(["value": member.value.words]), at: path("label"))
            continue
          }
          if labels.isEmpty { labels = [String](repeating: "", count: xs.count) }
          labels[labels.count - 1] = text
        case .additionalValues:
          take(member.value, ofPoint: number, on: &axes, &faults)
        case .outliers: takeOutliers(member.value, ofPoint: number, on: &axes, &faults)
        case let other?:
          guard let part = other.part else { continue }
          if let value = axes[axis].number(member.value) {
            if parts[part] == nil { parts[part] = [Double](repeating: .nan, count: xs.count) }
            parts[part]?[xs.count - 1] = value
          } else {
            faults.add(axes[axis].problem(with: member.value), at: path(member.key))
          }
        case nil: faults.addUnknown(path(member.key))
        }
      }
    }
  }

  private func path(ofPoint number: Int, _ member: String) -> String {
    "\(object.path(of: .points))[\(number)]" + (member.isEmpty ? "" : ".\(member)")
  }

  /// Takes the values of the last point on the additional axes.
  private mutating func take(
    _ value: JSONValue, ofPoint number: Int, on axes: inout [DocumentAxis],
    _ faults: inout DocumentFaults
  ) {
    func path() -> String { self.path(ofPoint: number, "additionalValues") }
    guard let values = value.array else {
      return faults.add(
        DocumentFaultPhrases.notArray.text(["value": value.words]), at: path())
    }
    guard values.count < axes.count else {
      return faults.add(
        DocumentFaultPhrases.additionalValues.text(
          count: values.count, ["count": "\(values.count)", "axes": "\(axes.count - 1)"]),
        at: path())
    }
    if columns.isEmpty {
      columns = [[Double]](
        repeating: [Double](repeating: .nan, count: xs.count), count: axes.count - 1)
    }
    for (index, value) in values.enumerated() where value != .null {
      if let number = axes[index + 1].number(value) {
        columns[index][xs.count - 1] = number
      } else {
        faults.add(axes[index + 1].problem(with: value), at: "\(path())[\(index)]")
      }
    }
  }

  /// Takes the outliers of the last point.
  private mutating func takeOutliers(
    _ value: JSONValue, ofPoint number: Int, on axes: inout [DocumentAxis],
    _ faults: inout DocumentFaults
  ) {
    guard let values = value.array else {
      return faults.add(
        DocumentFaultPhrases.notArray.text(["value": value.words]),
        at: path(ofPoint: number, "outliers"))
    }
    if outliers.isEmpty { outliers = [[Double]](repeating: [], count: xs.count) }
    for (index, value) in values.enumerated() where value != .null {
      if let number = axes[axis].number(value) {
        outliers[xs.count - 1].append(number)
      } else {
        faults.add(
          axes[axis].problem(with: value), at: path(ofPoint: number, "outliers[\(index)]"))
      }
    }
    outliers[xs.count - 1].sort()
  }

  /// The further values of the elements, or nil if there are none.
  var figures: SeriesFigures? {
    parts.isEmpty && outliers.isEmpty ? nil : SeriesFigures(columns: parts, outliers: outliers)
  }

  /// Whether x increases from point to point.
  var isRising: Bool { zip(xs, xs.dropFirst()).allSatisfy { $0 < $1 } }

  /// Returns the values of the points on an additional axis, counted from 0.
  func values(on number: Int) -> [Double] { columns.isEmpty ? [] : columns[number] }

  /// Returns the series, with its points sorted by x if `inOrder`.
  func finished(isContinuous: Bool, inOrder: Bool) -> DataSeries {
    var series = DataSeries(
      name: name, isContinuous: isContinuous, xs: xs, ys: ys, labels: labels,
      additionalValues: columns, axis: axis)
    series.figures = figures
    series.curve = curve
    let isOrdered = zip(xs, xs.dropFirst()).allSatisfy { $0 <= $1 }
    guard inOrder, !isOrdered else { return series }
    return series.points(at: xs.indices.sorted { (xs[$0], $0) < (xs[$1], $1) })
  }
}
