import SonifyChart
import SonifyTables

/// The properties of an axis from "scale" and "axis" of a channel.
struct ScaleReading {
  /// The scale of the axis.
  var scale = ChartChoices.Scale.linear
  /// The ends of the axis.
  var range: ChartChoices.AxisRange?
  /// Whether the axis includes zero, or nil if that is not given.
  var includesZero: Bool?
  /// The gridlines of the axis.
  var grid = ChartChoices.Grid.auto
  /// The unit of the values.
  var unit: AxisUnit?
  /// The factor of the values: 100 if they are shown as percent.
  var factor = 1.0

  /// Reads a channel of numbers or times.
  /// - Parameters:
  ///   - channel: the channel.
  ///   - values: its values, which give the end of the axis if only the other is given.
  ///   - isHeard: whether the channel is y, which is mapped to pitch.
  ///   - unsupported: collects unsupported parts.
  init(
    _ channel: Channel, _ values: [Double], isHeard: Bool, _ unsupported: inout UnsupportedParts
  ) {
    let isTemporal = channel.type == .temporal || channel.timeUnit != nil
    let node = channel.node["scale"]
    if let type = node?["type"], let name = type.text {
      read(name, type, node, isTemporal, &unsupported)
    }
    if scale == .log, values.contains(where: { $0 <= 0 }) {
      if let type = node?["type"] {
        unsupported.note(type, UnfollowedPhrases.notAboveZero)
      }
      scale = .linear
    }
    includesZero = node?["zero"]?.value.boolean
    let axis = channel.node["axis"]
    readFormat(axis, isHeard: isHeard, &unsupported)
    readDomain(node, values, isTemporal, &unsupported)
    if node?["reverse"]?.value.boolean == true || channel.node["sort"]?.text == "descending" {
      unsupported.add(
        .specification(.notReversed(path: channel.node.path, isPitch: isHeard)))
    }
    if let list = axis?["values"]?.elements, !list.isEmpty {
      let marks = list.compactMap { Self.place($0, isTemporal) }.map { $0 * factor }
      if !marks.isEmpty {
        grid = .at(marks.prefix(Gridlines.maxCount).map(ChartChoices.AxisValue.number))
      }
    } else if let count = axis?["tickCount"]?.number, count >= 1 {
      grid = .count(Int(min(count, Double(Gridlines.maxCount))))
    } else if axis?["grid"]?.value.boolean == false, axis?["ticks"]?.value.boolean == false {
      grid = .none
    }
  }

  private mutating func read(
    _ name: String, _ type: DocumentNode, _ node: DocumentNode?, _ isTemporal: Bool,
    _ unsupported: inout UnsupportedParts
  ) {
    switch name {
    case "linear", "time", "utc", "identity", "band", "point", "ordinal": break
    case "log" where !isTemporal: scale = .log
    default: unsupported.note(type, UnfollowedPhrases.asLinear)
    }
  }

  private mutating func readFormat(
    _ axis: DocumentNode?, isHeard: Bool, _ unsupported: inout UnsupportedParts
  ) {
    guard let format = axis?["format"] else { return }
    guard let text = format.text, axis?["formatType"] == nil else {
      unsupported.note(format, UnfollowedPhrases.passedOver, isReported: false)
      return
    }
    if text.last == "%", isHeard {
      factor = 100
      unit = AxisUnit(one: "%", other: "%")
    } else if text.contains("$") {
      unit = AxisUnit(one: "$", other: "$")
    } else {
      unsupported.note(format, UnfollowedPhrases.passedOver, isReported: false)
    }
  }

  private mutating func readDomain(
    _ node: DocumentNode?, _ values: [Double], _ isTemporal: Bool,
    _ unsupported: inout UnsupportedParts
  ) {
    guard let node else { return }
    let domain = node["domain"]
    var ends: [Double?] = [nil, nil]
    if let domain, domain.value.array != nil {
      let places = domain.elements.map { Self.place($0, isTemporal) }
      if places.count >= 2 { ends = [places.first ?? nil, places.last ?? nil] }
      if places.count < 2 || places.contains(where: { $0 == nil }) {
        unsupported.note(domain, UnfollowedPhrases.notFollowed, showsValue: false)
      }
    } else if let domain, !domain.isNull {
      unsupported.note(domain, UnfollowedPhrases.notFollowed, showsValue: domain.text != nil)
    }
    if let minimum = node["domainMin"] { ends[0] = Self.place(minimum, isTemporal) }
    if let maximum = node["domainMax"] { ends[1] = Self.place(maximum, isTemporal) }
    guard ends.contains(where: { $0 != nil }) else { return }
    let present = values.filter(\.isFinite)
    var low = (ends[0] ?? present.min() ?? 0) * (ends[0] == nil ? 1 : factor)
    var high = (ends[1] ?? present.max() ?? 0) * (ends[1] == nil ? 1 : factor)
    if low > high { swap(&low, &high) }
    guard low < high, (high - low).isFinite, scale != .log || low > 0 else {
      unsupported.note(domain ?? node, UnfollowedPhrases.noRange, showsValue: false)
      return
    }
    range = ChartChoices.AxisRange(low: .number(low), high: .number(high))
  }

  /// Returns a value on an axis: a number, or seconds since 1970.
  private static func place(_ node: DocumentNode, _ isTemporal: Bool) -> Double? {
    let value = Predicate.literal(node)
    guard isTemporal else { return value.number }
    return Timestamp(value).map { $0.milliseconds / 1000 }
  }
}
