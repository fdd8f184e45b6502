import SonifyChart

/// A trace of Plotly: points, lines, bars, or values to count.
struct PlotlyTrace {
  private let node: DocumentNode
  /// The number of traces beside it and itself.
  private let count: Int

  /// The number of points from which on Plotly draws no markers by itself.
  private static let manyPoints = 20

  /// Takes a trace.
  init(_ node: DocumentNode, count: Int) {
    self.node = node
    self.count = count
  }

  /// Returns the series.
  /// - Throws: ``SpecificationError`` if a typed array is damaged.
  func series() throws(SpecificationError) -> FigureSeries {
    var series = FigureSeries(path: node.path)
    series.name = FigureText.text(node["name"])
    if series.name.isEmpty, count > 1 {
      let index = node.path.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      series.name = "trace \(index)"
    }
    let xs = try PlotlyArray.values(node["x"])
    let ys = try PlotlyArray.values(node["y"])
    series.xs = Self.joined(xs) ?? []
    series.ys = Self.joined(ys) ?? []
    if ["candlestick", "ohlc"].contains(node["type"]?.text) {
      series.mark = .candlestick
      series.ys = try PlotlyArray.values(node["close"]) ?? []
      for part in [FigurePart.open, .high, .low] {
        series.parts[part] = try PlotlyArray.values(node[part.rawValue]) ?? []
      }
      if xs == nil { series.xs = steps("x", series.ys.count) }
      return series
    }
    if node["type"]?.text == "histogram" {
      readHistogram(&series)
      return series
    }
    if xs == nil { series.xs = steps("x", series.ys.count) }
    if ys == nil { series.ys = steps("y", series.xs.count) }
    series.mark = mark(of: series)
    series.labels = labels()
    let along = Self.axisOfErrors(node)
    if let errors = try PlotlyErrors(node["error_\(along)"]) {
      series.parts = errors.edges(around: along == "x" ? series.xs : series.ys)
    }
    return series
  }

  /// Returns the letter of the axis whose error bars are around the values of a trace.
  static func axisOfErrors(_ node: DocumentNode) -> String {
    node["type"]?.text == "bar" && node["orientation"]?.text == "h" ? "x" : "y"
  }

  /// Returns the values of an axis of two levels as pairs.
  private static func joined(_ values: [JSONValue]?) -> [JSONValue]? {
    guard let values, let first = values.first?.array, let count = values.last?.array?.count,
      values.count <= 4, first.count == count
    else { return values }
    return (0..<count).map { index in
      .array(
        values.map { level in
          level.array.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .null
        })
    }
  }

  /// Returns the positions of points that the trace does not give one by one.
  private func steps(_ letter: String, _ count: Int) -> [JSONValue] {
    let start = node["\(letter)0"]?.value ?? .number(0)
    let step = node["d\(letter)"]?.number ?? 1
    if let date = start.text.flatMap(DocumentAxis.date) {
      return (0..<count).map { .number(date * 1000 + Double($0) * step) }
    }
    let first = start.figureNumber ?? 0
    return (0..<count).map { .number(first + Double($0) * step) }
  }

  /// Returns whether the positions of a trace follow from a first date.
  static func beginsAtDate(_ node: DocumentNode) -> Bool {
    node["x"] == nil && node["x0"]?.text.flatMap(DocumentAxis.date) != nil
  }

  private func mark(of series: FigureSeries) -> FigureSeries.Mark {
    if node["type"]?.text == "bar" { return .bar }
    if node["stackgroup"]?.text?.isEmpty == false { return .line }
    guard let mode = node["mode"]?.text else { return .line }
    if mode.contains("lines") { return .line }
    let isFilled = node["fill"]?.text.map { $0 != "none" } ?? false
    return isFilled ? .line : .scatter
  }

  private func readHistogram(_ series: inout FigureSeries) {
    series.mark = .histogram
    let isSideways = node["orientation"]?.text == "h"
    series.aggregate =
      node["histfunc"]?.text.flatMap(FigureSeries.Aggregate.init(rawValue:)) ?? .count
    if series.aggregate == .count {
      // What is counted needs no second value.
      if isSideways { series.xs = [] } else if !series.xs.isEmpty { series.ys = [] }
    }
    let letter = isSideways || series.xs.isEmpty ? "y" : "x"
    let bins = node["\(letter)bins"]
    series.binSize = bins?["size"]?.value
    if let start = bins?["start"]?.number, let end = bins?["end"]?.number,
      let size = bins?["size"]?.number, size > 0, end > start
    {
      series.binCount = Int(min(1000, max(1, ((end - start) / size).rounded())))
    } else if let count = node["nbins\(letter)"]?.number, count >= 1 {
      series.binCount = Int(min(1000, count))
    }
  }

  /// Returns the names of the points: what the pointer shows first, or texts that are no numbers.
  private func labels() -> [String] {
    for key in ["hovertext", "text"] {
      guard let texts = node[key]?.value.array, texts.contains(where: { $0.text != nil }) else {
        continue
      }
      let isNaming = texts.contains { $0.figureNumber == nil && $0.text?.isEmpty == false }
      // The texts of bars repeat their values in words.
      guard isNaming, key == "hovertext" || node["type"]?.text != "bar" else { continue }
      return texts.map { FigureText.plain($0.text ?? "") }
    }
    return []
  }
}
