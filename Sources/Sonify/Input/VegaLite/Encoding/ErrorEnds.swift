import SonifyBase
import SonifyTables

/// How one end of an error bar is made of values.
enum ErrorEnd: Equatable {
  /// The aggregate of a group, plus or minus another.
  case spread(AggregateOperation, sign: Double)
  /// Each value, plus or minus that of another field.
  case field(FieldPath, sign: Double, isUpper: Bool)

  /// Whether it is the upper end.
  fileprivate var isUpper: Bool {
    switch self {
    case .spread(_, let sign): sign > 0
    case .field(_, _, let isUpper): isUpper
    }
  }

  /// Returns the title of the end of a field.
  func title(_ field: String) -> String {
    let phrase = isUpper ? AggregatePhrases.upperEnd : AggregatePhrases.lowerEnd
    return LocaleSettings.naming { phrase.text(["field": field]) }
  }
}

/// Makes error bars and bands of their definitions, as Vega-Lite does.
enum ErrorEnds {
  /// The marks with two ends that are calculated.
  static let marks: Set<String> = ["errorbar", "errorband"]

  /// Returns the channels of a view with those of the two ends of its error bars in place of the
  /// measure.
  ///
  /// Confidence intervals are drawn by chance, so they are left as they are.
  static func replacing(_ channels: [Channel], _ view: UnitView) -> [Channel] {
    guard marks.contains(view.mark),
      let measure = ["y", "x"].lazy.compactMap({ name in
        channels.first { $0.name == name && $0.isMeasure }
      }).first,
      !channels.contains(where: { $0.name == "\(measure.name)2" })
    else { return channels }
    let others = channels.filter {
      $0.name != measure.name && !$0.name.hasPrefix(measure.name + "E")
    }
    var low = measure
    var high = measure.named("\(measure.name)2")
    if let error = channels.first(where: { $0.name == "\(measure.name)Error" })?.field {
      let second = channels.first { $0.name == "\(measure.name)Error2" }?.field
      low.end =
        second.map { .field($0, sign: 1, isUpper: false) }
        ?? .field(error, sign: -1, isUpper: false)
      high.end = .field(error, sign: 1, isUpper: true)
      return others + [low, high]
    }
    let extent =
      view.node["mark"]?["extent"]?.text ?? view.config?[view.mark]?["extent"]?.text ?? "stderr"
    let isMiddle = view.node["mark"]?["center"]?.text == "median"
    switch extent {
    case "iqr":
      low.aggregate = .q1
      high.aggregate = .q3
    case "stdev", "stderr":
      let spread = extent == "stdev" ? AggregateOperation.stdev : .stderr
      low.aggregate = isMiddle ? .median : .mean
      high.aggregate = low.aggregate
      low.end = .spread(spread, sign: -1)
      high.end = .spread(spread, sign: 1)
    default: return channels
    }
    return others + [low, high]
  }
}
