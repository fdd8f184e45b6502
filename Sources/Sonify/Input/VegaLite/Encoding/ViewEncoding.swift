import SonifyBase

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
  /// Whether the vertical channel is x of the chart and the horizontal channel is y.
  var isSideways = false

  /// Channels that split series, in order of precedence.
  private static let seriesNames = [
    "xOffset", "yOffset", "color", "fill", "stroke", "detail", "strokeDash", "shape",
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
      let isLying =
        across?.isMeasure == true && hasBars
        && (across?.aggregate != nil && upwards.aggregate == nil
          || channel("x2") != nil && channel("y2") == nil)
      if let across, isLying {
        (x, y, isSideways) = (upwards, across, true)
      } else {
        (x, y) = (across, upwards)
      }
    } else if let across, across.isMeasure {
      (x, y, isSideways) = (upwards, across, true)
    } else if let measured {
      // A table of colours or sizes, or a pie.
      x = across ?? upwards
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

  private mutating func addSeries(_ view: UnitView) {
    let joinsPoints = ["line", "area", "trail"].contains(view.mark)
    for name in Self.seriesNames {
      for channel in all where channel.name == name || channel.name.hasPrefix("\(name)[") {
        let splits =
          channel.aggregate == nil
          && (channel.isDiscrete || channel.type == .temporal || joinsPoints)
        let isKnown = ([x, y].compactMap { $0 } + series).contains { $0.shows(sameAs: channel) }
        if splits, !isKnown { series.append(channel) }
      }
    }
  }

  /// Returns how the values of the series are stacked.
  func stacking(_ view: UnitView) -> Stacking {
    let stack = y.node["stack"]
    let stands = ["bar", "area"].contains(view.mark)
    guard stands, yEnd == nil, !series.isEmpty, stack?.isNull != true,
      stack?.value != .boolean(false)
    else { return .none }
    let scale = y.node["scale"]?["type"]?.text ?? "linear"
    let isBeside = all.contains { $0.name == "xOffset" || $0.name == "yOffset" }
    guard stack != nil || scale == "linear" && !isBeside else { return .none }
    return switch stack?.text {
    case "normalize": .shares
    case "center": .centered
    default: .parts
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
