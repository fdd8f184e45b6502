import SonifyBase

/// The positions of the texts of a layer, as fields of its records.
///
/// An annotation often stands at one `datum` of x, and at a height of the page and not of the data.
struct TextPlaces {
  /// The layer, with a field for x and for y.
  private(set) var view: UnitView
  /// Whether the texts stand at values of their records; else only their x is known.
  private(set) var haveValues = true

  /// Finds the positions of texts; nil if they have no x, but the points have one.
  /// - Parameters:
  ///   - texts: the layer of texts.
  ///   - base: the layer with the points that they may label.
  init?(_ texts: UnitView, on base: UnitView) {
    view = texts
    let isSideways = !base.isMeasured("y") && base.isMeasured("x")
    let (across, upwards) = isSideways ? ("y", "x") : ("x", "y")
    if !texts.hasField(across), base.hasField(across) {
      guard let datum = texts.definition(across)?["datum"], !datum.isNull else { return nil }
      place(across, at: Predicate.literal(datum), isDate: datum.value.object != nil, on: base)
    }
    if !texts.hasField(upwards) {
      haveValues = false
      place(upwards, at: .number(0), isDate: false, on: nil)
    }
  }

  /// Makes a channel refer to a field of one value, with the type and the unit of time of the points.
  private mutating func place(
    _ channel: String, at value: JSONValue, isDate: Bool, on base: UnitView?
  ) {
    let field = "sonify.\(channel)"
    let given = view.definition(channel)
    let own = base?.definition(channel)
    let usual = isDate ? "temporal" : value.number == nil ? "nominal" : "quantitative"
    var object: JSONObject = ["field": .text("sonify\\.\(channel)")]
    if let unit = own?["timeUnit"]?.value { object["timeUnit"] = unit }
    object["type"] =
      given?["type"]?.value ?? own?["type"]?.value
      ?? (own?["timeUnit"] == nil ? .text(usual) : .text("temporal"))
    view.encoding.removeAll { $0.name == channel }
    view.encoding.append(
      (channel, DocumentNode(.object(object), path: given?.path ?? "encoding.\(channel)")))
    view.constants.append((field, value))
  }
}

extension UnitView {
  /// Returns the definition of a channel.
  fileprivate func definition(_ channel: String) -> DocumentNode? {
    encoding.first { $0.name == channel }?.definition
  }

  /// Returns whether a channel shows values of the records.
  fileprivate func hasField(_ channel: String) -> Bool {
    guard let definition = definition(channel) else { return false }
    return definition["field"] != nil || definition["aggregate"] != nil
  }

  /// Returns whether a channel shows measures of the records.
  fileprivate func isMeasured(_ channel: String) -> Bool {
    guard let definition = definition(channel) else { return false }
    let type = definition["type"]?.text?.lowercased() ?? ""
    return definition["aggregate"] != nil
      || type.hasPrefix("q") && definition["bin"]?.isNull ?? true
  }
}
