import SonifyChart

/// The boxes of traces of Plotly: of values, or of quartiles that are given.
struct PlotlyBoxes {
  /// Whether values run to the right.
  private let isTurned: Bool
  /// The series; traces that are a box each make one.
  private(set) var series: [FigureSeries] = []
  /// Whether boxes are placed by the names of their traces.
  private(set) var areNamed = false

  /// Creates no boxes.
  init(isTurned: Bool) { self.isTurned = isTurned }

  /// Adds the boxes of a trace.
  /// - Parameters:
  ///   - node: the trace.
  ///   - count: the number of traces in the view.
  /// - Throws: ``SpecificationError`` if a typed array is damaged.
  mutating func add(_ node: DocumentNode, count: Int) throws(SpecificationError) {
    let (place, measure) = isTurned ? ("y", "x") : ("x", "y")
    let positions = try PlotlyArray.values(node[place])
    var name = FigureText.text(node["name"])
    if name.isEmpty, count > 1 || positions == nil {
      name = "trace \(node.path.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" })"
    }
    var trace = FigureSeries(path: node.path, name: name, mark: .box)
    if let medians = try PlotlyArray.values(node["median"]) {
      trace.xs = positions ?? medians.map { _ in .null }
      trace.ys = medians
      for (part, keys) in Self.keys {
        for key in keys where trace.parts[part] == nil {
          trace.parts[part] = try PlotlyArray.values(node[key])
        }
      }
    } else {
      let values = try PlotlyArray.values(node[measure]) ?? []
      let places = positions ?? values.map { _ in .null }
      var groups: [(place: JSONValue, values: [Double])] = []
      var indices: [String: Int] = [:]
      for (place, value) in zip(places, values) {
        guard let number = value.figureNumber, number.isFinite else { continue }
        let name = place.figureName ?? ""
        if let index = indices[name] {
          groups[index].values.append(number)
        } else {
          indices[name] = groups.count
          groups.append((place, [number]))
        }
      }
      for group in groups {
        add(Self.box(of: group.values, node), at: group.place, to: &trace)
      }
    }
    guard positions == nil else {
      series.append(trace)
      return
    }
    // A trace without positions stands at its name, beside those of other traces.
    let own = node["\(place)0"]?.value ?? .text(name)
    trace.xs = trace.xs.map { _ in own }
    areNamed = areNamed || own.text != nil
    guard let index = series.firstIndex(where: \.name.isEmpty) else {
      trace.name = ""
      series.append(trace)
      return
    }
    series[index].join(trace)
  }

  /// What given values of boxes are called, the first of which is present.
  private static let keys: [(part: FigurePart, keys: [String])] = [
    (.lowWhisker, ["lowerfence", "q1"]), (.lowerQuartile, ["q1"]), (.upperQuartile, ["q3"]),
    (.highWhisker, ["upperfence", "q3"]),
  ]

  private func add(_ box: PointFigure, at place: JSONValue, to trace: inout FigureSeries) {
    trace.xs.append(place)
    trace.ys.append(box[.median].map(JSONValue.number) ?? .null)
    for part in ChartKind.box.figureParts where part != .median {
      trace.parts[part, default: []].append(box[part].map(JSONValue.number) ?? .null)
    }
    trace.outliers.append(box.outliers.map(JSONValue.number))
  }

  /// Returns the box of some values as Plotly draws it, without values if there is none.
  ///
  /// By default, quartiles are at the rank *n*·*p* + ½ (type 5 of Hyndman and Fan); the other methods
  /// take the medians of the halves, with or without the middle value.
  private static func box(of values: [Double], _ node: DocumentNode) -> PointFigure {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return PointFigure([:]) }
    let method = node["quartilemethod"]?.text
    let half = method == "inclusive" ? (sorted.count + 1) / 2 : sorted.count / 2
    let areHalves = (method == "inclusive" || method == "exclusive") && sorted.count > 1
    let lower = areHalves ? quantile(0.5, of: sorted.prefix(half)) : quantile(0.25, of: sorted[...])
    let upper = areHalves ? quantile(0.5, of: sorted.suffix(half)) : quantile(0.75, of: sorted[...])
    // Without outliers, whiskers reach to the ends.
    let hasEnds = node["boxpoints"]?.value == .boolean(false)
    return PointFigure.box(
      ofSorted: sorted, lower: lower, median: quantile(0.5, of: sorted[...]), upper: upper,
      reach: hasEnds ? .infinity : 1.5)
  }

  private static func quantile(_ share: Double, of sorted: ArraySlice<Double>) -> Double {
    let rank = min(max(Double(sorted.count) * share - 0.5, 0), Double(sorted.count - 1))
    let index = sorted.startIndex + Int(rank)
    let rest = rank - rank.rounded(.down)
    guard rest > 0 else { return sorted[index] }
    return sorted[index] * (1 - rest) + sorted[index + 1] * rest
  }
}

extension FigureSeries {
  /// Adds the elements of another series.
  fileprivate mutating func join(_ other: FigureSeries) {
    for part in Set(parts.keys).union(other.parts.keys) {
      parts[part] =
        (parts[part] ?? xs.map { _ in .null }) + (other.parts[part] ?? other.xs.map { _ in .null })
    }
    if !outliers.isEmpty || !other.outliers.isEmpty {
      outliers =
        (outliers.isEmpty ? xs.map { _ in [] } : outliers)
        + (other.outliers.isEmpty ? other.xs.map { _ in [] } : other.outliers)
    }
    (xs, ys) = (xs + other.xs, ys + other.ys)
  }
}
