import SonifyBase
import SonifyTables

/// A configuration of Chart.js, of version 2 or later: "type", "data" with "datasets", "options".
struct ChartJSFigure {
  private let root: DocumentNode
  private let options: DocumentNode?

  /// The kinds of datasets that are played, over names only if they have no axes.
  private static let marks: [String: FigureSeries.Mark] = [
    "line": .line, "bar": .bar, "horizontalBar": .bar, "scatter": .scatter, "bubble": .scatter,
    "pie": .bar, "doughnut": .bar, "polarArea": .bar, "radar": .bar,
  ]
  /// The kinds without axes of their own.
  private static let round: Set<String> = ["pie", "doughnut", "polarArea", "radar"]

  /// The labels and the datasets.
  private let data: DocumentNode?

  private init(_ root: DocumentNode, data: DocumentNode?) {
    (self.root, self.data) = (root, data)
    options = root["options"]
  }

  /// Returns the chart of a configuration, or of one of the data alone that an object holds at any depth.
  /// - Parameters:
  ///   - root: the configuration or the object.
  ///   - chosen: the number of the chart, counted from 1, or nil for the first.
  /// - Returns: the chart, with the parts that are not followed.
  /// - Throws: ``SpecificationError`` if no dataset can be played.
  static func figure(
    _ root: DocumentNode, view chosen: Int?
  ) throws(SpecificationError) -> Figure {
    var all: [DocumentNode] = []
    if root["data"]?["datasets"]?.value.array == nil { find(in: root, depth: 0, &all) }
    guard !all.isEmpty else {
      var figure = try ChartJSFigure(root, data: root["data"]).figure()
      _ = try Figure.view(chosen, of: 1, &figure.unsupported)
      return figure
    }
    var choice = UnsupportedParts()
    let data = all[try Figure.view(chosen, of: all.count, &choice)]
    var figure = try ChartJSFigure(root, data: data).figure()
    for decision in choice.all { figure.unsupported.add(decision) }
    return figure
  }

  /// The maximum depth of objects in which data are found, and their maximum number.
  private static let (maxDepth, maxCount) = (4, 100)

  private static func find(in node: DocumentNode, depth: Int, _ found: inout [DocumentNode]) {
    guard depth < maxDepth, found.count < maxCount else { return }
    if node["labels"]?.value.array != nil, node["datasets"]?.value.array != nil {
      found.append(node)
      return
    }
    for key in node.keys { node[key].map { find(in: $0, depth: depth + 1, &found) } }
  }

  /// The kind of the whole chart; of data alone a line over dates or numbers, or else bars.
  private var kind: String {
    if let kind = root["type"]?.text { return kind }
    guard data?.path != "data" else { return "line" }
    let labels = data?["labels"]?.elements ?? []
    let areOrdered = labels.allSatisfy { label in
      label.value.figureNumber != nil || label.text.flatMap { ScriptDate.time($0) } != nil
    }
    return areOrdered ? "line" : "bar"
  }

  /// Returns the chart.
  /// - Throws: ``SpecificationError`` if no dataset can be played.
  private func figure() throws(SpecificationError) -> Figure {
    var figure = Figure()
    let plugins = options?["plugins"]
    figure.title = FigureText.text(plugins?["title"] ?? options?["title"])
    figure.take(subtitle: FigureText.text(plugins?["subtitle"]))
    figure.seriesTitle = FigureText.text(plugins?["legend"]?["title"])
    let isTurned = kind == "horizontalBar" || options?["indexAxis"]?.text == "y"
    let (across, upwards) = isTurned ? ("y", "x") : ("x", "y")
    let labels = data?["labels"]?.elements ?? []
    let datasets = data?["datasets"]?.elements ?? []
    figure.x = axis(scale(across, nil), isOfNames: usesNames(datasets))
    if figure.x.content == .names {
      figure.x.names = labels.map(FigureText.label)
      figure.x.endsWithNames = true
    }

    var others: [(node: DocumentNode, kind: String)] = []
    var isAnyHidden = false
    var identifiers: [String] = []
    figure.ys = []
    for dataset in datasets {
      let kind = dataset["type"]?.text ?? self.kind
      let hasFloatingBars = Self.hasFloatingBars(dataset, kind)
      guard let mark = Self.marks[kind], !hasFloatingBars else {
        let kind = hasFloatingBars ? "floating bar" : kind
        others.append((dataset["type"] ?? root["type"] ?? dataset, kind))
        FigureKinds.note(dataset, kind, &figure.unsupported)
        continue
      }
      guard dataset["hidden"]?.value != .boolean(true) else {
        isAnyHidden = true
        figure.unsupported.note(
          FigurePhrases.hidden.text(["part": dataset.path]), at: dataset.path)
        continue
      }
      if kind == "radar" {
        figure.unsupported.note(dataset, UnfollowedPhrases.asBars, showsValue: false)
      }
      if kind == "bubble" { figure.note(dataset, FigurePhrases.sizes) }
      var series = series(dataset, mark, across, upwards, labels, figure.x)
      let identifier = dataset["\(upwards)AxisID"]?.text ?? ""
      if !identifiers.contains(identifier) {
        identifiers.append(identifier)
        figure.ys.append(axis(scale(upwards, identifier), isOfNames: false))
      }
      series.axis = identifiers.firstIndex(of: identifier) ?? 0
      figure.series.append(series)
    }
    guard !figure.series.isEmpty else { throw FigureKinds.fault(others, isAnyHidden: isAnyHidden) }
    let stacks = Set(datasets.map { $0["stack"]?.text })
    if let stacked = scale(upwards, nil)?["stacked"], stacked.value == .boolean(true) {
      figure.isStacked = stacks.count == 1
      if stacks.count > 1 { figure.unsupported.note(stacked, FigurePhrases.notStacked) }
    }
    return figure
  }

  // MARK: - Axes

  /// Returns the options of an axis.
  /// - Parameters:
  ///   - letter: "x" or "y".
  ///   - identifier: the identifier that a dataset names, or nil or empty for the first.
  /// - Returns: the options, or nil if there are none.
  private func scale(_ letter: String, _ identifier: String?) -> DocumentNode? {
    let scales = options?["scales"]
    // Version 2 has lists of axes.
    if let list = scales?["\(letter)Axes"]?.elements {
      return list.first { $0["id"]?.text == identifier } ?? list.first
    }
    if let identifier, !identifier.isEmpty, let scale = scales?[identifier] { return scale }
    if let scale = scales?[letter] { return scale }
    let key = scales?.keys.first { key in
      scales?[key]?["axis"]?.text.map { $0 == letter } ?? key.hasPrefix(letter)
    }
    return key.flatMap { scales?[$0] }
  }

  /// Returns whether the axis across has names by default.
  private func usesNames(_ datasets: [DocumentNode]) -> Bool {
    let kinds = datasets.map { $0["type"]?.text ?? kind }
    return !kinds.contains { $0 == "scatter" || $0 == "bubble" }
  }

  private func axis(_ scale: DocumentNode?, isOfNames: Bool) -> FigureAxis {
    var axis = FigureAxis()
    if Self.round.contains(kind) {
      axis.content = isOfNames ? .names : .numbers
      return axis
    }
    axis.title = FigureText.text(scale?["title"] ?? scale?["scaleLabel"]?["labelString"])
    switch scale?["type"]?.text {
    case "category": axis.content = .names
    case "linear": axis.content = .numbers
    case "logarithmic": (axis.content, axis.isLogarithmic) = (.numbers, true)
    case "time", "timeseries": axis.content = .dates
    default: axis.content = isOfNames ? .names : .numbers
    }
    if scale?["reverse"]?.value == .boolean(true) { axis.reversal = scale?.path }
    let ticks = scale?["ticks"]
    axis.ends = (
      scale?["min"]?.number ?? ticks?["min"]?.number,
      scale?["max"]?.number ?? ticks?["max"]?.number
    )
    if (scale?["beginAtZero"] ?? ticks?["beginAtZero"])?.value == .boolean(true) {
      axis.ends.low = axis.ends.low ?? 0
    }
    return axis
  }

  // MARK: - Datasets

  private static func hasFloatingBars(_ dataset: DocumentNode, _ kind: String) -> Bool {
    marks[kind] == .bar && dataset["data"]?.value.array?.contains { $0.array != nil } == true
  }

  private func series(
    _ dataset: DocumentNode, _ mark: FigureSeries.Mark, _ across: String, _ upwards: String,
    _ labels: [DocumentNode], _ axis: FigureAxis
  ) -> FigureSeries {
    var series = FigureSeries(path: dataset.path, name: FigureText.text(dataset["label"]))
    series.mark = mark == .scatter && dataset["showLine"]?.value == .boolean(true) ? .line : mark
    let parsing = dataset["parsing"] ?? options?["parsing"]
    let acrossKey = parsing?["\(across)AxisKey"]?.text ?? across
    let upwardsKey = parsing?["\(upwards)AxisKey"]?.text ?? parsing?["key"]?.text ?? upwards
    // A dataset may be an object of values by their names.
    for member in dataset["data"]?.value.object?.members ?? [] {
      series.xs.append(.text(member.key))
      series.ys.append(member.value)
    }
    for (index, item) in (dataset["data"]?.value.array ?? []).enumerated() {
      switch item {
      case .object(let object):
        series.xs.append(Self.value(acrossKey, of: object) ?? .number(Double(index)))
        series.ys.append(Self.value(upwardsKey, of: object) ?? .null)
      case .array(let pair) where pair.count >= 2:
        series.xs.append(pair[0])
        series.ys.append(pair[1])
      default:
        series.xs.append(
          axis.content != .names && index < labels.count
            ? labels[index].value : .number(Double(index)))
        series.ys.append(item)
      }
    }
    return series
  }

  /// Returns the value at a key, which may be a path such as "nested.value".
  private static func value(_ key: String, of object: JSONObject) -> JSONValue? {
    if let value = object[key] { return value }
    var value = JSONValue.object(object)
    for part in key.split(separator: ".").prefix(8) {
      guard let next = value.object?[String(part)] else { return nil }
      value = next
    }
    return value
  }
}

extension FigureText {
  /// Returns the text of a label, which may have several lines.
  static func label(_ node: DocumentNode) -> String {
    if case .array(let lines) = node.value {
      return plain(lines.prefix(8).compactMap(\.figureName).joined(separator: " "))
    }
    return node.value.figureName ?? ""
  }
}
