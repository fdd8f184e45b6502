import SonifyBase
import SonifyChart

/// Options of Highcharts: "series" of points, with their axes and the defaults in "plotOptions".
struct HighchartsFigure {
  private let root: DocumentNode

  /// The kinds of series that are played.
  private static let marks: [String: FigureSeries.Mark] = [
    "line": .line, "spline": .line, "area": .line, "areaspline": .line, "column": .bar,
    "bar": .bar, "lollipop": .bar, "scatter": .scatter, "bubble": .scatter, "pie": .bar,
    "boxplot": .box, "candlestick": .candlestick, "ohlc": .candlestick,
  ]

  /// The kinds of series that are the edges of a band around another.
  private static let ranges: Set<String> = ["errorbar", "arearange", "areasplinerange"]

  /// Takes options.
  init(_ root: DocumentNode) { self.root = root }

  /// Returns the chart of a view: the series of one x axis, or a pie.
  /// - Parameter chosen: the number of the view, counted from 1, or nil for the first.
  /// - Returns: the chart, with the parts that are not followed.
  /// - Throws: ``SpecificationError`` if no series can be played.
  func figure(view chosen: Int?) throws(SpecificationError) -> Figure {
    var figure = Figure()
    var views: [(key: String, series: [DocumentNode])] = []
    var others: [(node: DocumentNode, kind: String)] = []
    var hidden: [DocumentNode] = []
    var ranges: [(node: DocumentNode, target: String)] = []
    for (index, series) in (root["series"]?.oneOrMore ?? []).enumerated() {
      let kind = kind(of: series)
      if series["visible"]?.value == .boolean(false) {
        hidden.append(series)
      } else if Self.ranges.contains(kind), let target = target(of: series, index) {
        ranges.append((series, target))
      } else if Self.marks[kind] == nil {
        others.append((series["type"] ?? root["chart"]?["type"] ?? series, kind))
        FigureKinds.note(series, kind, &figure.unsupported)
      } else {
        let key = kind == "pie" ? "pie \(index)" : "\(number(of: series, "xAxis"))"
        if let place = views.firstIndex(where: { $0.key == key }) {
          views[place].series.append(series)
        } else {
          views.append((key, [series]))
        }
      }
    }
    guard !views.isEmpty else {
      if others.isEmpty, root["data"] != nil {
        throw SpecificationError(path: "data", FigureFaultPhrases.elsewhere.text())
      }
      throw FigureKinds.fault(others, isAnyHidden: !hidden.isEmpty)
    }
    let view = views[try Figure.view(chosen, of: views.count, &figure.unsupported)]
    for series in hidden {
      figure.unsupported.note(FigurePhrases.hidden.text(["part": series.path]), at: series.path)
    }
    figure.title = FigureText.text(root["title"])
    figure.take(subtitle: FigureText.text(root["subtitle"]))
    let words = [root["accessibility"]?["description"], root["caption"]].map(FigureText.text)
    figure.summary = words.first { !$0.isEmpty } ?? figure.summary
    figure.seriesTitle = FigureText.text(root["legend"]?["title"])
    readAxes(of: view.series, into: &figure)
    if let bubbles = view.series.first(where: { kind(of: $0) == "bubble" }) {
      figure.note(bubbles, FigurePhrases.sizes)
    }
    for series in view.series { figure.series.append(self.series(series, on: figure.x)) }
    let axes = view.series.map { number(of: $0, "yAxis") }
    let used = Set(axes).sorted()
    figure.ys = used.map { yAxis($0, of: view.series) }
    for (index, axis) in axes.enumerated() {
      figure.series[index].axis = used.firstIndex(of: axis) ?? 0
    }
    for range in ranges {
      guard let place = view.series.firstIndex(where: { $0.path == range.target }) else { continue }
      take(range.node, into: &figure.series[place])
    }
    readStacking(of: view.series, into: &figure)
    return figure
  }

  // MARK: - Options

  private func kind(of series: DocumentNode) -> String {
    series["type"]?.text ?? root["chart"]?["type"]?.text ?? "line"
  }

  /// Returns an option of a series, which may stand with the series, its kind or all series.
  private func option(_ key: String, of series: DocumentNode) -> DocumentNode? {
    series[key] ?? root["plotOptions"]?[kind(of: series)]?[key]
      ?? root["plotOptions"]?["series"]?[key]
  }

  /// Returns the index of the axis of a series.
  private func number(of series: DocumentNode, _ key: String) -> Int {
    let axes = root[key]?.oneOrMore ?? []
    if let name = series[key]?.text {
      return axes.firstIndex { $0["id"]?.text == name } ?? 0
    }
    return max(0, series.integer(key) ?? 0)
  }

  private func node(_ key: String, _ index: Int) -> DocumentNode? {
    let axes = root[key]?.oneOrMore ?? []
    return axes.indices.contains(index) ? axes[index] : nil
  }

  // MARK: - Axes

  private func readAxes(of series: [DocumentNode], into figure: inout Figure) {
    guard kind(of: series[0]) != "pie" else {
      figure.x.content = .names
      return
    }
    let node = node("xAxis", number(of: series[0], "xAxis"))
    figure.x.title = FigureText.text(node?["title"])
    if let categories = node?["categories"]?.value.array {
      figure.x.names = categories.map { $0.figureName ?? "" }
      figure.x.content = .names
      return
    }
    switch node?["type"]?.text {
    case "datetime": figure.x.content = .dates
    case "category": figure.x.content = .names
    case "logarithmic": (figure.x.content, figure.x.isLogarithmic) = (.numbers, true)
    default: figure.x.content = series.contains(where: hasNames) ? .names : .numbers
    }
    figure.x.unit = FigureText.unit(node?["labels"]?["format"])
  }

  /// Returns whether bars have names and no positions.
  private func hasNames(_ series: DocumentNode) -> Bool {
    guard let mark = Self.marks[kind(of: series)], mark == .bar || mark == .box,
      let items = series["data"]?.value.array,
      !items.isEmpty
    else { return false }
    return items.allSatisfy { item in
      item.array?.first?.text != nil || item.object?["name"] != nil && item.object?["x"] == nil
    }
  }

  private func yAxis(_ index: Int, of series: [DocumentNode]) -> FigureAxis {
    var axis = FigureAxis(content: .numbers)
    let own = series.filter { number(of: $0, "yAxis") == index }
    let node = node("yAxis", index)
    axis.title = FigureText.text(node?["title"])
    axis.isLogarithmic = node?["type"]?.text == "logarithmic"
    axis.ends = (node?["min"]?.number, node?["max"]?.number)
    if node?["reversed"]?.value == .boolean(true) { axis.reversal = node?.path }
    let tooltip = own.lazy.compactMap { self.option("tooltip", of: $0) }.first ?? root["tooltip"]
    axis.unit =
      FigureText.unit(node?["labels"]?["format"])
      ?? FigureText.unit(
        prefix: tooltip?["valuePrefix"]?.text, suffix: tooltip?["valueSuffix"]?.text)
    return axis
  }

  private func readStacking(of series: [DocumentNode], into figure: inout Figure) {
    let stackings = series.map { option("stacking", of: $0)?.text }
    guard let first = series.lazy.compactMap({ self.option("stacking", of: $0) }).first,
      first.text != nil
    else { return }
    let stacks = Set(series.map { $0["stack"]?.value.figureName })
    guard stacks.count == 1, !stackings.contains(nil) else {
      figure.unsupported.note(first, FigurePhrases.notStacked)
      return
    }
    figure.isStacked = true
    figure.showsShares = stackings.contains("percent")
  }

  // MARK: - Series

  /// Returns the path of the series around which a range is drawn; nil if it stands alone.
  private func target(of range: DocumentNode, _ index: Int) -> String? {
    let all = root["series"]?.oneOrMore ?? []
    let isOfErrors = kind(of: range) == "errorbar"
    switch range["linkedTo"]?.text ?? (isOfErrors ? ":previous" : nil) {
    case ":previous"?:
      return all.prefix(index).last { Self.marks[kind(of: $0)] != nil }?.path
    case let name?: return all.first { $0["id"]?.text == name }?.path
    case nil: return nil
    }
  }

  /// Makes a range the edges of a band around a series; those at other x are left out.
  ///
  /// The points of names are matched by their order.
  private func take(_ range: DocumentNode, into series: inout FigureSeries) {
    guard series.mark.figureKind == nil else { return }
    let keys = option("keys", of: range)?.value.array?.compactMap(\.text) ?? []
    let positions = positions(of: range)
    let points = (range["data"]?.value.array ?? []).map { item in
      HighchartsPoint(item, keys: keys, parts: ChartKind.band.highchartsParts)
    }
    var edges: [String: HighchartsPoint] = [:]
    for (index, point) in points.enumerated() {
      if let place = (point.x ?? positions[index]).figureName { edges[place] = point }
    }
    let own = series.xs.enumerated().map { index, x in
      x.text == nil
        ? x.figureName.flatMap { edges[$0] } : points.indices.contains(index) ? points[index] : nil
    }
    for part in [FigurePart.lower, .upper] {
      series.parts[part] = own.map { $0?.parts[part] ?? .null }
    }
  }

  private func positions(of series: DocumentNode) -> HighchartsPositions {
    HighchartsPositions(
      start: option("pointStart", of: series)?.value,
      interval: option("pointInterval", of: series)?.number ?? 1,
      unit: option("pointIntervalUnit", of: series)?.text)
  }

  private func series(_ node: DocumentNode, on axis: FigureAxis) -> FigureSeries {
    let kind = kind(of: node)
    var series = FigureSeries(path: node.path, name: FigureText.text(node["name"]))
    series.mark = Self.marks[kind] ?? .line
    if series.mark == .scatter, option("lineWidth", of: node)?.number ?? 0 > 0 {
      series.mark = .line
    }
    let keys = option("keys", of: node)?.value.array?.compactMap(\.text) ?? []
    let positions = positions(of: node)
    var isLabelled = false
    let parts = series.mark.figureKind?.highchartsParts ?? []
    for (index, item) in (node["data"]?.value.array ?? []).enumerated() {
      var point = HighchartsPoint(item, keys: keys, parts: parts)
      for (part, _) in parts where part != series.mark.figureKind?.mainPart {
        series.parts[part, default: []].append(point.parts[part] ?? .null)
      }
      if axis.content == .names, axis.names.isEmpty, let name = point.name {
        point.x = .text(name)
        point.name = nil
      }
      series.xs.append(point.x ?? positions[index])
      series.ys.append(point.y)
      series.labels.append(FigureText.plain(point.name ?? ""))
      isLabelled = isLabelled || point.name != nil
    }
    if !isLabelled { series.labels = [] }
    return series
  }
}
