import SonifyBase
import SonifyTables

/// The channels of a view, and their roles.
struct ViewEncoding {
  /// The channel that orders the points; nil to take them in the order of the records.
  var x: Channel?
  /// The channel that is mapped to pitch.
  var y: Channel
  /// The other end of y, for marks that extend from one value to another.
  var yEnd: Channel?
  /// The channels that split the points into series.
  var series: [Channel] = []
  /// Every channel with a field, including those above.
  var all: [Channel] = []
  /// Whether both positions are names or bins, and the values are colours.
  var isTableOfColours: Bool {
    ["color", "fill"].contains(y.name) && series.count == 1 && series[0].name == "y"
      && x?.name == "x"
  }

  /// Whether the vertical channel is x of the chart and the horizontal channel is y.
  var isSideways = false

  /// Channels that split series, in order of precedence.
  private static let seriesNames = [
    "xOffset", "yOffset", "color", "fill", "stroke", "detail", "strokeDash", "shape",
  ]
  /// Channels that split lines, and bars into the parts of a stack, but no points.
  private static let partNames = [
    "key", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth", "size",
  ]
  /// Channels that may be y if x and y are both categorical.
  private static let measureNames = ["color", "fill", "size", "theta", "opacity", "text", "radius"]

  /// Determines the roles of the channels.
  /// - Parameters:
  ///   - channels: every channel with a field and its type.
  ///   - view: the view.
  ///   - unsupported: collects unsupported parts.
  /// - Throws: ``SpecificationError`` if nothing can be plotted.
  init(
    _ channels: [Channel], _ view: UnitView, _ unsupported: inout UnsupportedParts
  ) throws(SpecificationError) {
    func channel(_ name: String) -> Channel? { channels.first { $0.name == name } }
    let (across, upwards) = (channel("x"), channel("y"))
    let hasBars = ["bar", "area", "rule", "rect", "errorbar", "errorband"].contains(view.mark)
    all = channels
    let measured = Self.measureNames.compactMap(channel).first(where: \.isMeasure)
    if let upwards, upwards.isMeasure {
      if let across, across.isMeasure, hasBars,
        Self.areLying(
          view, across, upwards, channel("x2") != nil, channel("y2") != nil)
      {
        (x, y, isSideways) = (upwards, across, true)
      } else {
        (x, y) = (across, upwards)
      }
    } else if let across, across.isMeasure {
      (x, y, isSideways) = (upwards, across, true)
    } else if let measured {
      // A table of colours or sizes, or a pie.
      let around = channel("theta").flatMap { $0.isDiscrete ? $0 : nil }
      x = across ?? upwards ?? around
      y = measured
      if across != nil, let upwards { series = [upwards] }
      unsupported.add(
        .specification(.measured(channel: measured.name, path: measured.node.path)))
    } else {
      guard let path = (upwards ?? across)?.node else {
        throw SpecificationError(
          path: "encoding", SpecificationPhrases.noFields.text())
      }
      let type = (upwards ?? across)?.type?.rawValue
      throw SpecificationError(
        path,
        type.map { SpecificationPhrases.noMeasure.text(["type": $0]) }
          ?? SpecificationPhrases.noValues.text())
    }
    let end = channel(isSideways ? "x2" : "y2")
    if end?.field != nil, y.name == (isSideways ? "x" : "y") { yEnd = end }
    addSeries(view)
    if x == nil, let first = series.first {
      // Bars that differ only in colour.
      x = first
      series.removeFirst()
    }
  }

  /// Returns whether bars between two measures lie, as Vega-Lite decides.
  private static func areLying(
    _ view: UnitView, _ across: Channel, _ upwards: Channel, _ hasX2: Bool, _ hasY2: Bool
  ) -> Bool {
    if across.isAggregated != upwards.isAggregated { return across.isAggregated }
    if hasX2 != hasY2 { return hasX2 }
    func isStacked(_ channel: Channel) -> Bool {
      channel.node["stack"].map { !$0.isNull && $0.value != .boolean(false) } ?? false
    }
    if isStacked(across) != isStacked(upwards) { return isStacked(across) }
    return view.node["mark"]?["orient"]?.text == "horizontal"
  }

  /// Returns the names of the channels that split the marks of a view into series.
  private static func seriesNames(_ mark: String) -> [String] {
    switch mark {
    case "line", "area": seriesNames.filter { $0 != "shape" } + partNames
    case "trail": seriesNames.filter { $0 != "shape" } + partNames.filter { $0 != "size" }
    case "bar": seriesNames + partNames
    default: seriesNames
    }
  }

  /// Returns whether a channel splits the marks of a view into series.
  static func splits(_ channel: Channel, _ mark: String) -> Bool {
    let joinsPoints = ["line", "area", "trail"].contains(mark)
    let name = channel.name.split(separator: "[")[0]
    return seriesNames(mark).contains { $0 == name } && !channel.isAggregated
      && (channel.isDiscrete || channel.type == .temporal || joinsPoints)
  }

  private mutating func addSeries(_ view: UnitView) {
    for name in Self.seriesNames(view.mark) {
      for channel in all where channel.name == name || channel.name.hasPrefix("\(name)[") {
        let isKnown = ([x, y].compactMap { $0 } + series).contains { $0.shows(sameAs: channel) }
        if Self.splits(channel, view.mark), !isKnown { series.append(channel) }
      }
    }
  }

  /// Returns how the values at one x are stacked.
  func stacking(_ view: UnitView) -> Stacking {
    let stack = y.node["stack"]
    let isPie = view.mark == "arc" && y.name == "theta"
    if isPie { return stack?.text == "normalize" ? .shares : .none }
    guard ["bar", "area"].contains(view.mark), yEnd == nil, stack?.isNull != true,
      stack?.value != .boolean(false)
    else { return .none }
    let scale = y.node["scale"]?["type"]?.text ?? "linear"
    guard stack != nil || scale == "linear", !all.contains(where: \.isAggregated) || hasParts else {
      return .none
    }
    return switch stack?.text {
    case "normalize": .shares
    case "center": .centered
    default: .parts
    }
  }

  /// Whether the bars of a stack are side by side, one for each offset.
  var areBeside: Bool { all.contains { $0.name == "xOffset" || $0.name == "yOffset" } }

  /// Whether something other than a position tells the parts of a stack apart.
  private var hasParts: Bool {
    let positions = all.filter { ["x", "y", "xOffset", "yOffset"].contains($0.name) }
    return all.contains { channel in
      let isPosition =
        ["x", "y", "theta", "radius"].contains { channel.name.hasPrefix($0) }
        || channel.name == "tooltip" || channel.name.hasPrefix("tooltip[")
      return !isPosition && !channel.isAggregated
        && !positions.contains { $0.shows(sameAs: channel) }
    }
  }

  /// How the values of several series at one x are combined.
  enum Stacking {
    /// Not at all.
    case none
    /// As parts of a sum.
    case parts
    /// As parts of a sum that is drawn around the middle.
    case centered
    /// As percentages of a sum.
    case shares
  }
}
