import SonifyBase

/// The channels of a view, and which of them is heard as what.
struct ViewEncoding {
  /// What orders the points; nothing where they are taken in the order of the records.
  var x: Channel?
  /// What is heard as pitch.
  var y: Channel
  /// The other end of what is heard, for marks that reach from one value to another.
  var yEnd: Channel?
  /// What splits the points into series.
  var series: [Channel] = []
  /// Every channel that reads a field, those above included.
  var all: [Channel] = []
  /// Whether what is drawn upwards orders the points, and what is drawn sideways is heard.
  var isSideways = false

  /// Channels that tell series apart, those before others first.
  private static let seriesNames = [
    "xOffset", "yOffset", "color", "fill", "stroke", "detail", "strokeDash", "shape",
  ]
  /// Channels whose size can be heard where x and y are both names.
  private static let measureNames = ["color", "fill", "size", "theta", "opacity", "text", "radius"]

  /// Finds out which channel is heard as what.
  /// - Parameters:
  ///   - channels: every channel that reads a field, with its type.
  ///   - view: the view.
  ///   - unsupported: takes what is not followed.
  /// - Throws: ``SpecificationError`` when nothing can be heard.
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
      // Bars told apart by their colours alone.
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

  /// Whether the values of the series are put upon each other.
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

  /// How the values of several series at one place go together.
  enum Stacking {
    /// Each stands for itself.
    case none
    /// As parts of a sum.
    case parts
    /// As parts of a sum that is drawn around the middle.
    case centered
    /// As shares of a hundred.
    case shares
  }
}
