import SonifyBase

extension Records {
  /// Treats records without a value as the drawing does: marks other than lines and areas are left
  /// out if a number or a time of theirs is missing, for a colour as well; with "invalid" set to
  /// null or "show", they stand at zero.
  mutating func applyInvalid(
    to channels: [Channel], _ encoding: ViewEncoding, _ view: UnitView
  ) throws(RecordsError) {
    let mark = view.mark
    let setting =
      view.node["mark"]?["invalid"] ?? view.config?[mark]?["invalid"]
      ?? view.config?["mark"]?["invalid"]
    if let setting, setting.isNull || setting.text == "show" {
      for channel in [encoding.x, encoding.y].compactMap(\.self) where channel.isMeasure {
        guard let values = self[channel.column], channel.node["scale"]?["type"]?.text != "log"
        else { continue }
        try set(channel.column, values.map { $0 == .null ? .number(0) : $0 })
      }
      return
    }
    guard !["line", "area", "trail"].contains(mark) else { return }
    var isKept = Array(repeating: true, count: count)
    for channel in channels where Self.shades.contains(channel.name) {
      let isContinuous = channel.isMeasure || channel.type == .temporal && !channel.isDiscrete
      let isConditional = !view.encoding.contains {
        $0.name == channel.name && ($0.definition["field"] ?? $0.definition["aggregate"]) != nil
      }
      // A scale may have a value of its own for them.
      let hasShade = view.config?["scale"]?["invalid"]?[channel.name] != nil
      guard isContinuous, !isConditional, !hasShade, let values = self[channel.column] else {
        continue
      }
      for row in values.indices where values[row].measure.isNaN { isKept[row] = false }
    }
    guard isKept.contains(false) else { return }
    self = selecting(isKept.indices.filter { isKept[$0] })
  }

  /// The channels that shade or size marks.
  private static let shades: Set<String> = [
    "color", "fill", "stroke", "size", "opacity", "fillOpacity", "strokeOpacity", "strokeWidth",
    "angle",
  ]
}
