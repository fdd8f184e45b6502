import SonifyChart
import SonifyTables

/// Reads the colours of a view, of which Vega-Lite's defaults are the chart's own.
struct VegaLiteAppearance {
  private let document: DocumentNode
  private let view: UnitView
  private let layers: [UnitView]
  private let chart: ChartDescriptor
  private var appearance: ChartAppearance

  /// The colour of marks in Vega-Lite 4.9 and later; before, it was nearly the same.
  private static let mark: UInt32 = 0x4C78A8

  /// Reads the colours.
  /// - Parameters:
  ///   - document: the specification.
  ///   - view: the layer that the chart was made of.
  ///   - layers: all layers of its view.
  ///   - chart: the chart.
  /// - Returns: the colours, and where they are set.
  static func appearance(
    of document: DocumentNode, _ view: UnitView, among layers: [UnitView], chart: ChartDescriptor
  ) -> ChartAppearance {
    var reader = VegaLiteAppearance(document, view, layers, chart)
    reader.readTexts()
    reader.readMarks()
    return reader.appearance
  }

  private init(
    _ document: DocumentNode, _ view: UnitView, _ layers: [UnitView], _ chart: ChartDescriptor
  ) {
    (self.document, self.view, self.layers, self.chart) = (document, view, layers, chart)
    let white = ChartAppearance.Paint(0xFFFFFF, place: "config.background")
    appearance = ChartAppearance(paper: white, plot: white)
    appearance.paper =
      paint([document["background"], config?["background"]], on: white.colour) ?? white
    appearance.plot =
      paint(
        [view.node["view"]?["fill"], document["view"]?["fill"], config?["view"]?["fill"]],
        on: appearance.paper.colour) ?? appearance.paper
  }

  private var config: DocumentNode? { document["config"] }

  // MARK: Texts

  private mutating func readTexts() {
    if !view.titles.isEmpty {
      addText(
        [view.node["title"], document["title"], config?["title"]], ("color", "fontSize"),
        default: "config.title.color")
    }
    for (channel, own) in [("x", "axisX"), ("y", "axisY")] {
      guard let axis = channelDefinition(channel), axis["axis"]?.isNull != true else { continue }
      addTexts([axis["axis"], config?[own], config?["axis"]], default: "config.axis")
    }
    if let colour = colourChannel, colour["field"] != nil, colour["legend"]?.isNull != true {
      addTexts([colour["legend"], config?["legend"]], default: "config.legend")
    }
    for layer in layers where layer.mark == "text" {
      let value = layer.encoding.first { $0.name == "color" }?.definition["value"]
      addText(
        [layer.node["mark"], config?["text"]], ("color", "fontSize"), value,
        default: "config.text.color")
    }
  }

  /// Adds the labels and the title of an axis or a legend.
  private mutating func addTexts(_ nodes: [DocumentNode?], default place: String) {
    for part in ["label", "title"] {
      addText(nodes, ("\(part)Color", "\(part)FontSize"), default: "\(place).\(part)Color")
    }
  }

  /// Adds a text whose properties are in the first of some nodes that has them; black otherwise.
  private mutating func addText(
    _ nodes: [DocumentNode?], _ names: (colour: String, size: String),
    _ own: DocumentNode? = nil, default place: String
  ) {
    let nodes = nodes.compactMap(\.self)
    let set = paint([own] + nodes.map { $0[names.colour] }, on: appearance.paper.colour)
    var text = set ?? ChartAppearance.Paint(0x000000, place: place)
    let size = nodes.lazy.compactMap { $0[names.size]?.number }.first
    text.isLarge = (size ?? 0) >= Self.largeSize
    if !appearance.texts.contains(where: { $0.place == text.place }) {
      appearance.texts.append(text)
    }
  }

  /// The pixels of 18 points, from which WCAG counts text as large.
  private static let largeSize = 24.0

  // MARK: Marks

  private func channelDefinition(_ name: String) -> DocumentNode? {
    view.encoding.first { $0.name == name }?.definition
  }

  private var colourChannel: DocumentNode? {
    ["color", "fill", "stroke"].lazy.compactMap(channelDefinition).first
  }

  private mutating func readMarks() {
    guard let channel = colourChannel, channel["value"] == nil,
      channel["field"] != nil || channel["datum"] != nil || channel["aggregate"] != nil
    else { return readSingleMark() }
    let scale = channel["scale"]
    let isContinuous =
      channel["datum"] == nil
      && (["quantitative", "temporal", "ordinal"].contains(channel["type"]?.text)
        || channel["type"] == nil && (channel["aggregate"] != nil || channel["bin"] != nil))
    guard scale?.isNull != true,
      let (colours, place) = palette(scale, channel, isContinuous: isContinuous), !colours.isEmpty
    else { return }
    let names = categories(of: channel, scale)
    for (index, name) in names.enumerated() {
      let colour = translucent(colours[index % colours.count])
      appearance.marks.append(.init(colour, place: place, name: name))
    }
    appearance.tellsSeriesByColourAlone = names.count > 1 && !isToldApart(channel)
  }

  private mutating func readSingleMark() {
    let type = view.mark
    let isLine = ["line", "rule", "trail"].contains(type)
    let order = isLine ? ["stroke", "color"] : ["fill", "color"]
    let set = paint(
      [colourChannel?["value"]] + order.map { view.node["mark"]?[$0] }
        + order.map { config?[type]?[$0] } + order.map { config?["mark"]?[$0] },
      on: appearance.plot.colour)
    var mark = set ?? .init(Self.mark, place: "config.mark.color")
    mark.colour = translucent(mark.colour)
    appearance.marks = [mark]
  }

  /// Returns the colours of a scale with a colour for each category, and where they are set.
  private mutating func palette(
    _ scale: DocumentNode?, _ channel: DocumentNode, isContinuous: Bool
  ) -> (colours: [UInt32], place: String)? {
    if let range = scale?["range"], !range.elements.isEmpty {
      return colours(range).map { ($0, range.path) }
    }
    if let scheme = scale?["scheme"] {
      return named(scheme).map { ($0, scheme.path) }
    }
    let ordinal = config?["range"]?[isContinuous ? "ordinal" : "category"]
    if let range = ordinal {
      if !range.elements.isEmpty { return colours(range).map { ($0, range.path) } }
      return named(range["scheme"] ?? range).map { ($0, range.path) }
    }
    guard !isContinuous, let colours = VegaSchemes.colours(of: "tableau10") else {
      appearance.unread.append(channel.path)
      return nil
    }
    return (colours, "\(channel.path).scale.scheme")
  }

  private mutating func named(_ scheme: DocumentNode) -> [UInt32]? {
    let colours = (scheme.text ?? scheme["name"]?.text).flatMap(VegaSchemes.colours)
    if colours == nil { appearance.unread.append(scheme.path) }
    return colours
  }

  private mutating func colours(_ range: DocumentNode) -> [UInt32]? {
    let paper = appearance.plot.colour
    let colours = range.elements.prefix(1_000).compactMap { element in
      element.text.flatMap(CSSColour.init).map { $0.number(on: paper) }
    }
    guard colours.count == range.elements.count else {
      appearance.unread.append(range.path)
      return nil
    }
    return colours
  }

  /// Returns the categories in the order in which they get their colours.
  private func categories(of channel: DocumentNode, _ scale: DocumentNode?) -> [String] {
    let domain = scale?["domain"].map(Self.names) ?? []
    if !domain.isEmpty { return domain }
    if chart.series.count > 1 { return chart.series.map(\.name).sorted() }
    let isOfX = view.mark == "arc" || isField(channel, of: "x")
    let named = isOfX ? Self.categories(of: chart.xAxis) : nil
    return named?.sorted() ?? [chart.series.first.map(\.name) ?? ""]
  }

  /// Returns the categories of an axis, or nil if it has numbers or dates.
  private static func categories(of axis: DataAxis) -> [String]? {
    switch axis {
    case .categorical(let axis): axis.categories
    case .numeric: nil
    }
  }

  /// Returns the names in a list.
  private static func names(_ list: DocumentNode) -> [String] {
    // As a closure with "??", it crashes the optimiser of Swift 6.3.1 (CopyPropagation).
    var names: [String] = []
    for element in list.elements.prefix(1_000) {
      if let text = element.text {
        names.append(text)
      } else if let number = element.number {
        names.append(number.plain)
      }
    }
    return names
  }

  /// Returns whether a channel has the field of the colours.
  private func isField(_ channel: DocumentNode, of name: String) -> Bool {
    channel["field"]?.text != nil
      && channelDefinition(name)?["field"]?.text == channel["field"]?.text
  }

  /// Returns whether something else than colour tells the categories apart: a symbol, a dash, a
  /// size, a position, or a text beside the marks.
  private func isToldApart(_ channel: DocumentNode) -> Bool {
    let others = [
      "shape", "strokeDash", "strokeWidth", "size", "xOffset", "yOffset", "x", "y", "text",
    ]
    if others.contains(where: { isField(channel, of: $0) }) { return true }
    if view.facets.contains(where: { $0["field"]?.text == channel["field"]?.text }) { return true }
    return layers.contains { layer in
      layer.mark == "text"
        && layer.encoding.contains {
          $0.name == "text" && $0.definition["field"]?.text == channel["field"]?.text
        }
    }
  }

  // MARK: Colours

  /// Returns the first colour that is set; one that cannot be read is noted.
  private mutating func paint(
    _ candidates: [DocumentNode?], on paper: UInt32
  ) -> ChartAppearance.Paint? {
    guard let node = candidates.compactMap(\.self).first(where: { !$0.isNull }) else { return nil }
    guard let colour = node.text.flatMap(CSSColour.init) else {
      appearance.unread.append(node.path)
      return nil
    }
    return .init(colour.number(on: paper), place: node.path)
  }

  /// Returns a colour of marks as it appears on the plot.
  private func translucent(_ colour: UInt32) -> UInt32 {
    let mark = view.node["mark"]
    let given = [
      channelDefinition("opacity")?["value"], mark?["fillOpacity"], mark?["opacity"],
      config?[view.mark]?["opacity"], config?["mark"]?["opacity"],
    ].lazy.compactMap { $0?.number }.first
    // Vega-Lite's default for points that are not aggregates.
    let isFaint =
      ["point", "circle", "square", "tick"].contains(view.mark)
      && !view.encoding.contains { $0.definition["aggregate"] != nil }
    let opacity = min(1, max(0, given ?? (isFaint ? 0.7 : 1)))
    return CSSColour(number: colour, opacity: opacity).number(on: appearance.plot.colour)
  }
}
