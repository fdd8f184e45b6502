import SonifyBase
import SonifyChart

/// Options of ECharts: "series" with their kinds, beside axes, a dataset or a legend.
struct EChartsFigure {
  private let root: DocumentNode

  /// The kinds of series that are played.
  private static let marks: [String: FigureSeries.Mark] = [
    "line": .line, "bar": .bar, "pictorialBar": .bar, "scatter": .scatter,
    "effectScatter": .scatter, "pie": .bar, "boxplot": .box,
    "candlestick": .candlestick, "k": .candlestick,
  ]

  /// Takes options; of a timeline, its first picture.
  init(_ root: DocumentNode) {
    guard let base = root["baseOption"] else {
      self.root = root
      return
    }
    self.root = Self.merged(base, root["options"]?.elements.first)
  }

  /// Returns the options of a timeline with those of its first picture.
  private static func merged(_ base: DocumentNode, _ first: DocumentNode?) -> DocumentNode {
    guard var object = base.value.object, let first else { return base }
    for member in first.value.object?.members ?? [] {
      guard member.key == "series", let own = object["series"]?.array,
        let other = member.value.array
      else {
        object[member.key] = member.value
        continue
      }
      let count = max(own.count, other.count)
      object["series"] = .array(
        (0..<count).map { index in
          var series = index < own.count ? own[index].object ?? [:] : [:]
          for part in index < other.count ? other[index].object?.members ?? [] : [] {
            series[part.key] = part.value
          }
          return .object(series)
        })
    }
    return DocumentNode(.object(object), path: base.path)
  }

  /// Returns the chart of a view: the series of one x axis, or a pie.
  /// - Parameter chosen: the number of the view, counted from 1, or nil for the first.
  /// - Returns: the chart, with the parts that are not followed.
  /// - Throws: ``SpecificationError`` if no series can be played.
  func figure(view chosen: Int?) throws(SpecificationError) -> Figure {
    var figure = Figure()
    var views: [(key: String, series: [DocumentNode])] = []
    var others: [(node: DocumentNode, kind: String)] = []
    var hidden: [DocumentNode] = []
    for (index, series) in (root["series"]?.oneOrMore ?? []).enumerated() {
      let kind = series["type"]?.text ?? ""
      if isHidden(series) {
        hidden.append(series)
      } else if Self.marks[kind] == nil || !["", "cartesian2d"].contains(system(of: series)) {
        others.append((series["type"] ?? series, kind))
        FigureKinds.note(series, kind, &figure.unsupported)
      } else {
        let key = kind == "pie" ? "pie \(index)" : "\(series.integer("xAxisIndex") ?? 0)"
        if let place = views.firstIndex(where: { $0.key == key }) {
          views[place].series.append(series)
        } else {
          views.append((key, [series]))
        }
      }
    }
    guard !views.isEmpty else { throw FigureKinds.fault(others, isAnyHidden: !hidden.isEmpty) }
    let view = views[try Figure.view(chosen, of: views.count, &figure.unsupported)]
    for series in hidden {
      figure.unsupported.note(FigurePhrases.hidden.text(["part": series.path]), at: series.path)
    }
    if let options = root["options"], !options.elements.isEmpty {
      figure.unsupported.note(
        FigurePhrases.frames.text(["part": options.path]), at: options.path)
    }
    let title = root["title"]?.oneOrMore.first
    figure.title = FigureText.text(title?["text"])
    figure.take(subtitle: FigureText.text(title?["subtext"]))
    try read(view.series, into: &figure)
    return figure
  }

  /// The coordinates of a series; empty for those of its kind.
  private func system(of series: DocumentNode) -> String {
    series["type"]?.text == "pie" ? "" : series["coordinateSystem"]?.text ?? ""
  }

  /// Returns whether the legend hides a series, or it is transparent, as what carries the bars of a
  /// waterfall.
  private func isHidden(_ series: DocumentNode) -> Bool {
    let colours = ["transparent", "rgba(0,0,0,0)"]
    if let colour = series["itemStyle"]?["color"]?.text?.filter({ $0 != " " }),
      series["type"]?.text == "bar", colours.contains(colour)
    {
      return true
    }
    guard let name = series["name"]?.text else { return false }
    return (root["legend"]?.oneOrMore ?? []).contains { legend in
      legend["selected"]?.value.object?[name] == .boolean(false)
    }
  }

  // MARK: - Series

  private func read(
    _ nodes: [DocumentNode], into figure: inout Figure
  ) throws(SpecificationError) {
    let isPie = nodes[0]["type"]?.text == "pie"
    let xNode = isPie ? nil : axis("xAxis", nodes[0].integer("xAxisIndex") ?? 0)
    figure.x = isPie ? FigureAxis(content: .names) : Self.axis(xNode)
    var used: [Int] = []
    figure.ys = []
    var reader = EChartsData(root, isPie: isPie)
    for node in nodes {
      let index = isPie ? 0 : node.integer("yAxisIndex") ?? 0
      let yNode = isPie ? nil : axis("yAxis", index)
      if !used.contains(index) {
        used.append(index)
        figure.ys.append(isPie ? FigureAxis(content: .numbers) : Self.axis(yNode))
      }
      var series = FigureSeries(path: node.path, name: FigureText.text(node["name"]))
      series.mark = Self.marks[node["type"]?.text ?? ""] ?? .line
      series.axis = used.firstIndex(of: index) ?? 0
      try reader.read(
        node, xIsOfNames: figure.x.content == .names,
        yIsOfNames: figure.ys[series.axis].content == .names, into: &series)
      if isPie { figure.x.names = [] }
      figure.series.append(series)
    }
    // Bars that run to the right have their names along y.
    if figure.x.content != .names, figure.ys.allSatisfy({ $0.content == .names }) {
      figure.turn()
    }
    for axis in figure.ys.indices where figure.ys[axis].content != .numbers {
      figure.ys[axis].content = .numbers
    }
    let stacks = nodes.map { $0["stack"]?.value.figureName ?? "" }
    guard let first = nodes.lazy.compactMap({ $0["stack"] }).first else { return }
    figure.isStacked = Set(stacks).count == 1
    if !figure.isStacked { figure.unsupported.note(first, FigurePhrases.notStacked) }
  }

  // MARK: - Axes

  private func axis(_ key: String, _ index: Int) -> DocumentNode? {
    let axes = root[key]?.oneOrMore ?? []
    return axes.indices.contains(index) ? axes[index] : nil
  }

  private static func axis(_ node: DocumentNode?) -> FigureAxis {
    var axis = FigureAxis()
    axis.title = FigureText.text(node?["name"])
    axis.names = (node?["data"]?.value.array ?? []).map { item in
      (item.object?["value"] ?? item).figureName ?? ""
    }
    switch node?["type"]?.text {
    case "category": axis.content = .names
    case "time": axis.content = .dates
    case "log": (axis.content, axis.isLogarithmic) = (.numbers, true)
    case "value": axis.content = .numbers
    default: axis.content = axis.names.isEmpty ? .numbers : .names
    }
    if axis.content != .names { axis.names = [] }
    axis.endsWithNames = true
    axis.ends = (node?["min"]?.number, node?["max"]?.number)
    if node?["inverse"]?.value == .boolean(true) { axis.reversal = node?.path }
    axis.unit = FigureText.unit(node?["axisLabel"]?["formatter"])
    return axis
  }
}
