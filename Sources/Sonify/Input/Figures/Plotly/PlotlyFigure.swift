import Glibc
import SonifyBase
import SonifyChart
import SonifyTables

/// A figure of Plotly: an array of traces, "data", and their "layout".
struct PlotlyFigure {
  private let root: DocumentNode
  private let layout: DocumentNode?

  /// The kinds of traces that are played.
  private static let kinds: Set<String> = [
    "scatter", "scattergl", "bar", "histogram", "pie", "box", "candlestick", "ohlc", "heatmap",
  ]

  /// Takes a figure.
  init(_ root: DocumentNode) {
    self.root = root
    layout = root["layout"]
  }

  /// The axes of a trace: traces that share an x axis and the room of a y axis are one view.
  private struct Room: Hashable {
    var x = ""
    var y = ""
  }

  /// Returns the chart of a view.
  /// - Parameter chosen: the number of the view, counted from 1, or nil for the first.
  /// - Returns: the chart, with the parts that are not followed.
  /// - Throws: ``SpecificationError`` if no trace can be played.
  func figure(view chosen: Int?) throws(SpecificationError) -> Figure {
    var figure = Figure()
    var rooms: [(room: Room, traces: [DocumentNode])] = []
    var others: [DocumentNode] = []
    var hidden: [DocumentNode] = []
    for (index, trace) in (root["data"]?.elements ?? []).enumerated() {
      if trace["visible"]?.value == .boolean(false) || trace["visible"]?.text == "legendonly" {
        hidden.append(trace)
      } else if !Self.kinds.contains(Self.kind(trace)) || trace["base"]?.value.array != nil {
        others.append(trace)
      } else {
        let room = room(of: trace, index)
        if let place = rooms.firstIndex(where: { $0.room == room }) {
          rooms[place].traces.append(trace)
        } else {
          rooms.append((room, [trace]))
        }
      }
    }
    guard !rooms.isEmpty else {
      throw FigureKinds.fault(
        others.map { ($0["type"] ?? $0, Self.word($0)) }, isAnyHidden: !hidden.isEmpty)
    }
    let index = try Figure.view(chosen, of: rooms.count, &figure.unsupported)
    for trace in others { FigureKinds.note(trace, Self.word(trace), &figure.unsupported) }
    for trace in hidden {
      figure.unsupported.note(
        FigurePhrases.hidden.text(["part": Self.part(trace)]), at: trace.path)
    }
    if let frames = root["frames"], !frames.elements.isEmpty {
      figure.unsupported.note(FigurePhrases.frames.text(["part": frames.path]), at: frames.path)
    }
    figure.title = FigureText.text(layout?["title"])
    figure.take(subtitle: FigureText.text(layout?["title"]?["subtitle"]))
    figure.seriesTitle = FigureText.text(layout?["legend"]?["title"])
    try read(rooms[index].traces, in: rooms[index].room, into: &figure)
    return figure
  }

  private static func kind(_ trace: DocumentNode) -> String { trace["type"]?.text ?? "scatter" }

  /// The kind of a trace that is not played, in a word.
  private static func word(_ trace: DocumentNode) -> String {
    kind(trace) == "bar" ? "floating bar" : kind(trace)
  }

  /// The path of a trace with its name.
  private static func part(_ trace: DocumentNode) -> String {
    let name = FigureText.plain(trace["name"]?.text ?? "", limit: 40)
    return name.isEmpty ? trace.path : "\(trace.path) \(name.quoted)"
  }

  // MARK: - Axes

  private func room(of trace: DocumentNode, _ index: Int) -> Room {
    if ["pie", "heatmap"].contains(Self.kind(trace)) {
      return Room(x: "\(Self.kind(trace)) \(index)")
    }
    return Room(x: base(trace["xaxis"]?.text ?? "x"), y: base(trace["yaxis"]?.text ?? "y"))
  }

  /// Returns the axis over which an axis is drawn.
  private func base(_ axis: String) -> String {
    var axis = axis
    for _ in 0..<8 {
      guard let other = self.axis(axis)?["overlaying"]?.text, other != "free" else { break }
      axis = other
    }
    return axis
  }

  /// Returns the attributes of an axis by its identifier, as "x2".
  private func axis(_ identifier: String) -> DocumentNode? {
    guard let letter = identifier.first else { return nil }
    return layout?["\(letter)axis\(identifier.dropFirst())"]
  }

  private func figureAxis(_ identifier: String) -> FigureAxis {
    var axis = FigureAxis()
    let template = layout?["template"]?["layout"]
    let types =
      self.axis(identifier)?["autotypenumbers"] ?? layout?["autotypenumbers"]
      ?? template?["\(identifier.prefix(1))axis"]?["autotypenumbers"]
      ?? template?["autotypenumbers"]
    axis.isStrict = types?.text == "strict"
    guard let node = self.axis(identifier) else { return axis }
    axis.title = FigureText.text(node["title"])
    switch node["type"]?.text {
    case "log": (axis.content, axis.isLogarithmic) = (.numbers, true)
    case "linear": axis.content = .numbers
    case "date": axis.content = .dates
    case "category", "multicategory": axis.content = .names
    default: break
    }
    if node["categoryorder"]?.text ?? "array" == "array",
      let names = node["categoryarray"]?.value.array
    {
      axis.names = names.compactMap(\.figureName)
    }
    axis.order = node["categoryorder"]?.text.flatMap(FigureAxis.Order.init(rawValue:))
    if node["autorange"]?.text == "reversed" { axis.reversal = node.path }
    if let ends = node["range"]?.elements, ends.count == 2 {
      let isLog = axis.isLogarithmic
      let values = ends.map { end in end.value.figureNumber.map { isLog ? pow(10, $0) : $0 } }
      if let low = values[0], let high = values[1] {
        axis.ends = (min(low, high), max(low, high))
        if low > high { axis.reversal = node.path }
      }
    }
    if let format = node["tickformat"]?.text, format.hasSuffix("%") {
      axis.factor = 100
      axis.unit = AxisUnit(one: "%", other: "%")
    } else {
      axis.unit = FigureText.unit(
        prefix: node["tickprefix"]?.text, suffix: node["ticksuffix"]?.text)
    }
    return axis
  }

  // MARK: - Traces

  private func read(
    _ traces: [DocumentNode], in room: Room, into figure: inout Figure
  ) throws(SpecificationError) {
    if Self.kind(traces[0]) == "pie" {
      figure.series = [try pie(traces[0])]
      figure.x.content = .names
      return
    }
    if Self.kind(traces[0]) == "heatmap" {
      try readCells(traces[0], into: &figure)
      return
    }
    figure.x = figureAxis(room.x)
    // Bars that run to the right have their values along x.
    let isTurned = traces.contains(where: Self.isSideways)
    var identifiers: [String] = []
    var boxes = PlotlyBoxes(isTurned: isTurned)
    for trace in traces {
      if let transforms = trace["transforms"], !transforms.elements.isEmpty {
        throw SpecificationError(transforms, FigureFaultPhrases.transform.text())
      }
      if Self.kind(trace) == "box" {
        try boxes.add(trace, count: traces.count)
        let identifier = trace[isTurned ? "xaxis" : "yaxis"]?.text ?? (isTurned ? "x" : "y")
        if identifiers.isEmpty { identifiers.append(identifier) }
        continue
      }
      var series = try PlotlyTrace(trace, count: traces.count).series()
      noteAppearance(of: trace, in: &figure)
      let identifier = trace[isTurned ? "xaxis" : "yaxis"]?.text ?? (isTurned ? "x" : "y")
      if !identifiers.contains(identifier) { identifiers.append(identifier) }
      series.axis = identifiers.firstIndex(of: identifier) ?? 0
      if isTurned { series.turn() }
      if series.mark == .histogram, series.xs.isEmpty { series.turn() }
      figure.series.append(series)
    }
    figure.series = boxes.series + figure.series
    if isTurned { figure.x = figureAxis(room.y) }
    if boxes.areNamed { figure.x.content = .names }
    figure.ys = identifiers.map(figureAxis)
    if figure.x.content == .open, traces.contains(where: PlotlyTrace.beginsAtDate) {
      figure.x.content = .dates
    }
    if figure.x.content == .names || figure.x.content == .open { nameNumbers(in: &figure) }
    let mode = layout?["barmode"]?.text ?? "group"
    let areBars = figure.series.allSatisfy { [.bar, .histogram].contains($0.mark) }
    let groups = Set(traces.map { $0["stackgroup"]?.text })
    figure.isStacked =
      areBars
      ? mode == "stack" || mode == "relative" : groups.count == 1 && !groups.contains(nil)
    let norm = areBars ? layout?["barnorm"] : traces[0]["groupnorm"]
    figure.showsShares = ["percent", "fraction"].contains(norm?.text)
    if let norm = traces.lazy.compactMap({ $0["histnorm"] }).first, norm.text != "" {
      figure.unsupported.note(norm, FigurePhrases.counts)
    }
    if figure.series.count == 1, figure.series[0].name.isEmpty {
      figure.series[0].name = figure.ys[0].title
    }
  }

  /// Records what the points show by their sizes and colours, and error bars.
  private func noteAppearance(of trace: DocumentNode, in figure: inout Figure) {
    let marker = trace["marker"]
    func isVaried(_ node: DocumentNode?) -> Bool {
      node?.value.array != nil || node?["bdata"] != nil
    }
    if isVaried(marker?["size"]) { figure.note(marker?["size"], FigurePhrases.sizes) }
    if isVaried(marker?["color"]), Self.kind(trace) != "bar" {
      figure.note(marker?["color"], FigurePhrases.colours)
    }
    // Those along the values are the edges of a band.
    let followed = ["scatter", "scattergl", "bar"].contains(Self.kind(trace))
    for letter in ["x", "y"] where !(followed && letter == PlotlyTrace.axisOfErrors(trace)) {
      let error = trace["error_\(letter)"]
      if error?["visible"]?.value != .boolean(false) { figure.note(error, FigurePhrases.errors) }
    }
  }

  /// Makes numbers names on an axis of names, which they are in Plotly.
  private func nameNumbers(in figure: inout Figure) {
    guard figure.x.content == .names || !figure.x.names.isEmpty else { return }
    for index in figure.series.indices {
      figure.series[index].xs = figure.series[index].xs.map { value in
        if case .number(let number) = value { .text(number.plain) } else { value }
      }
    }
  }

  private static func isSideways(_ trace: DocumentNode) -> Bool {
    switch kind(trace) {
    case "bar": trace["orientation"]?.text == "h"
    case "box":
      trace["orientation"].map { $0.text == "h" }
        ?? (trace["y"] == nil && trace["x"] != nil && trace["median"] == nil)
    case "histogram":
      trace["orientation"].map { $0.text == "h" } ?? (trace["x"] == nil && trace["y"] != nil)
    default: false
    }
  }

  /// Reads the rows of a heat map, the first at the bottom of the drawing.
  private func readCells(
    _ trace: DocumentNode, into figure: inout Figure
  ) throws(SpecificationError) {
    var rows = try PlotlyArray.rows(trace["z"])
    if trace["transpose"]?.value == .boolean(true) { rows = Self.transposed(rows) }
    figure.x = figureAxis(trace["xaxis"]?.text ?? "x")
    let rowAxis = figureAxis(trace["yaxis"]?.text ?? "y")
    figure.seriesTitle = rowAxis.title
    let names = try PlotlyArray.values(trace["y"])?.map(\.figureName) ?? []
    let count = rows.map(\.count).max() ?? 0
    let xs = Self.middles(try PlotlyArray.values(trace["x"]) ?? [], of: count)
    let first = trace["x0"]?.value.number ?? 0
    let step = trace["dx"]?.value.number ?? 1
    let columns = (0..<count).map {
      $0 < xs.count ? xs[$0] : .number(first + step * Double($0))
    }
    figure.series = rows.enumerated().map { number, values in
      var series = FigureSeries(path: "\(trace.path).z[\(number)]", mark: .cells)
      series.name = (number < names.count ? names[number] : nil) ?? "\(number)"
      series.xs = columns
      series.ys = values + Array(repeating: .null, count: count - values.count)
      return series
    }
    var values = FigureAxis()
    values.title = FigureText.text(trace["colorbar"]?["title"])
    if values.title.isEmpty { values.title = FigureText.text(trace["name"]) }
    figure.ys = [values]
    if figure.x.content == .open || figure.x.content == .names { nameNumbers(in: &figure) }
  }

  /// Returns the columns of rows as rows.
  private static func transposed(_ rows: [[JSONValue]]) -> [[JSONValue]] {
    (0..<(rows.map(\.count).max() ?? 0)).map { column in
      rows.map { column < $0.count ? $0[column] : .null }
    }
  }

  /// Returns the middles of cells, of which the edges may be given: one more than there are cells.
  private static func middles(_ xs: [JSONValue], of count: Int) -> [JSONValue] {
    let edges = xs.compactMap(\.number)
    guard xs.count == count + 1, edges.count == xs.count else { return xs }
    return zip(edges, edges.dropFirst()).map { .number($0 / 2 + $1 / 2) }
  }

  private func pie(_ trace: DocumentNode) throws(SpecificationError) -> FigureSeries {
    var series = FigureSeries(path: trace.path, mark: .bar)
    series.name = FigureText.text(trace["name"])
    let values = try PlotlyArray.values(trace["values"])
    series.xs = try PlotlyArray.values(trace["labels"]) ?? []
    // Labels without values are counted.
    series.ys = values ?? []
    if values == nil { series.mark = .histogram }
    if series.xs.isEmpty { series.xs = (0..<series.ys.count).map { .text("\($0)") } }
    series.xs = series.xs.map { value in value.figureName.map(JSONValue.text) ?? .null }
    return series
  }
}
