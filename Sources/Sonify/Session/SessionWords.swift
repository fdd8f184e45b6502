/// Every word that a session says, in one place.
///
/// Values and names come in as harmless text; nothing here looks at a chart.
enum SessionWords {
  // MARK: - Points

  /// Two ends, or the one thing that both are.
  static func range(_ low: String, _ high: String) -> String {
    // The ends may be bins, "0 to 10", themselves.
    let word = low.contains(" to ") || high.contains(" to ") ? "through" : "to"
    return low == high ? low : "\(low) \(word) \(high)"
  }

  static let nameless = "no name"

  /// Two dates; what both end with, as the year, or the day before a time, is said once.
  static func dates(_ low: String, _ high: String) -> String {
    var (first, second) = (low.split(separator: " "), high.split(separator: " "))
    guard first != second, first.count == second.count else { return range(low, high) }
    if first.dropLast() == second.dropLast(), let time = second.last, time.contains(":") {
      second = [time]
    } else if first.last?.contains(":") == false {
      var shared = 0
      while shared + 1 < first.count, first.suffix(shared + 1) == second.suffix(shared + 1) {
        shared += 1
      }
      first.removeLast(shared)
    }
    return range(first.joined(separator: " "), second.joined(separator: " "))
  }

  static func missing(_ count: Int) -> String {
    count == 1 ? "missing" : "\(number(count)) missing"
  }

  /// What several rows come to; how many they are, unless that is said already.
  static func summary(
    rows: Int?, missing: Int, range: String, median: String, isTerse: Bool
  ) -> String {
    var parts = range == median ? [] : [isTerse ? median : "median \(median)"]
    parts.append(range)
    if let rows, !isTerse { parts.append("\(number(rows)) rows") }
    if missing > 0 { parts.append("\(number(missing)) missing") }
    return parts.joined(separator: ", ")
  }

  /// What a value is a value of, and the value.
  static func titled(_ title: String, _ value: String) -> String {
    let title = UntrustedText.harmless(title, limit: 40)
    return title.isEmpty ? value : "\(title): \(value)"
  }

  /// What else a point comes to: "temperature 12 °C".
  static func additional(_ title: String, _ value: String) -> String {
    let title = UntrustedText.harmless(title, limit: 40)
    return title.isEmpty ? value : "\(title) \(value)"
  }

  static func place(first: Int, last: Int, of count: Int) -> String {
    first == last
      ? "\(number(first)) of \(number(count))"
      : "rows \(number(first)) to \(number(last)) of \(number(count))"
  }

  static func seriesPlace(_ place: Int, of count: Int, name: String) -> String {
    let title = name == "series \(place)" ? "" : ", \(name)"
    return "series \(place) of \(count)\(title)"
  }

  /// A step that led over rows that ought to be there.
  static func hole(isAhead: Bool) -> String { isAhead ? "before a gap" : "after a gap" }

  // MARK: - Stacks

  /// Whole stacks, as what a listener walks along.
  static func stacks(of series: Int) -> String { "stacks of \(series) series" }

  /// The values of a stack; a name that ends in a digit is parted from its value.
  static func stack(_ parts: [(name: String, value: String)], total: String) -> String {
    let parts = parts.map { $0.name + ($0.name.last?.isNumber == true ? ": " : " ") + $0.value }
    return (parts + [self.total(total)]).joined(separator: ", ")
  }

  static func total(_ value: String) -> String { "total \(value)" }

  // MARK: - Ends

  static func edge(_ end: RangeEnd, isOfView: Bool, isOnly: Bool) -> String {
    if isOfView {
      return end == .least ? "start of the view, < goes on" : "end of the view, > goes on"
    }
    if isOnly { return "only point" }
    return end == .least ? "first point" : "last point"
  }

  static func edgeOfChart(_ end: RangeEnd) -> String {
    end == .least ? "start of the chart" : "end of the chart"
  }

  static func edgeOfSeries(isLast: Bool, name: String, isOfStacks: Bool) -> String {
    "\(isLast ? "last" : "first") \(isOfStacks ? "level" : "series"), \(name)"
  }

  static let onlySeries = "only one series"
  static let nothingHere = "no points here"
  static let noValues = "no values"
  static let nothingToZoomInto = "no closer view"
  static let allInView = "all is in view"

  // MARK: - Landmarks

  /// An extreme of so many series.
  static func extreme(_ end: RangeEnd, of series: Int) -> String {
    (end == .least ? "lowest" : "highest") + (series > 1 ? " of \(series) series" : "")
  }

  static func landmark(_ kind: Landmark.Kind, seriesName: (Int) -> String) -> String {
    switch kind {
    case .lowest: "lowest"
    case .highest: "highest"
    case .peak: "peak"
    case .trough: "trough"
    case .outlier: "outlier"
    // How many are missing is said with the point.
    case .missing: "gap"
    case .absentRows: "after a gap"
    case .gridline: "gridline"
    case .crossing(let series, .above): "rises above \(seriesName(series))"
    case .crossing(let series, .below): "falls below \(seriesName(series))"
    case .crossing(let series, .touching): "touches \(seriesName(series))"
    }
  }

  /// Several series that are met in one place.
  static func crossings(_ count: Int) -> String { "crosses \(count) series" }

  static func landmarks(_ choice: LandmarkChoice) -> String {
    switch choice {
    case .all: "landmarks"
    case .turningPoints: "turning points"
    case .outliers: "outliers"
    case .gaps: "gaps"
    case .gridlines: "gridlines"
    case .crossings: "crossings"
    }
  }

  static func noLandmarks(_ choice: LandmarkChoice) -> String { "no \(landmarks(choice)) in view" }

  static func noMoreLandmarks(_ choice: LandmarkChoice, _ forward: Bool) -> String {
    "no more \(landmarks(choice)) \(forward ? "ahead" : "behind")"
  }

  static func landmarkChoice(_ choice: LandmarkChoice, count: Int) -> String {
    (choice == .all ? "all landmarks" : landmarks(choice)) + ", \(number(count)) in view"
  }

  // MARK: - Views

  static func view(_ range: String, points: Int, isWhole: Bool) -> String {
    (isWhole ? "whole chart, " : "view ") + "\(range), \(count(points, "point"))"
  }

  // MARK: - Playing

  static let playing = "playing"
  static let playingFromStart = "playing from the start"
  static let finished = "Complete."
  static let beginning = "the beginning"
  static let nothingAhead = "no gridline ahead"
  static let playingKeys =
    "Space: pause; Left, Right: skip; period, comma: faster, slower; V, v: volume; q"
  static let silent = "nothing plays"
  static func paused(_ point: String) -> String { "paused, \(point)" }
  static func stopped(_ point: String) -> String { "stopped, \(point)" }
  static func complete(_ point: String) -> String { "complete, \(point)" }
  static func speed(_ speed: Double) -> String { "speed \(NumberText(digits: 3).text(speed))" }

  static func speedEnd(isFastest: Bool, _ speed: Double) -> String {
    (isFastest ? "fastest, " : "slowest, ") + self.speed(speed)
  }

  static func fastestHere(_ speed: Double) -> String {
    "playing at the fastest, \(self.speed(speed))"
  }

  /// The ends of the axis and the gridlines.
  static func legend(_ values: [String]) -> String {
    guard values.count > 1 else { return "legend: all values are \(values.first ?? "missing")" }
    let lines = values.dropFirst(2).joined(separator: ", ")
    return "legend: from \(values[0]) to \(values[1])"
      + (lines.isEmpty ? "" : ", gridlines \(lines)")
  }

  // MARK: - Choices

  static func ticks(_ ticks: SoundOptions.Ticks) -> String {
    switch ticks {
    case .none: "ticks off"
    case .x: "ticks on, x gridlines"
    case .y: "ticks on, y gridlines"
    case .both: "ticks on, x and y gridlines"
    }
  }

  static func mode(isContinuous: Bool) -> String { isContinuous ? "continuous" : "discrete" }

  static func verbosity(_ verbosity: Verbosity) -> String {
    switch verbosity {
    case .terse: "terse, values alone"
    case .normal: "normal, units and series when new"
    case .full: "full, names, units and place"
    }
  }

  static func volume(_ volume: Decibels) -> String {
    "volume \(NumberText(digits: 3).text(volume.value)) dB"
  }

  static func volumeEnd(isLoudest: Bool, _ volume: Decibels) -> String {
    (isLoudest ? "loudest, " : "softest, ") + self.volume(volume)
  }

  static func quiet(_ volume: Decibels) -> String { "\(self.volume(volume)), V is louder" }

  // MARK: - Marks and places

  static func marked(_ point: String) -> String { "marked, \(point)" }
  static let noMark = "no mark yet, m sets one"
  static let nothingToCompare = "nothing to compare, the value is missing"

  static func prompt(_ title: String) -> String {
    let title = UntrustedText.harmless(title, limit: 40)
    return "go to \(title.isEmpty ? "x" : title), empty cancels: "
  }

  static let cancelled = "cancelled"
  static func notFound(_ text: String) -> String {
    "\"\(UntrustedText.harmless(text, limit: 40))\" is not in the chart"
  }

  /// How far a value lies from the marked one, in words that need no sign.
  static func difference(_ amount: String, isLess: Bool) -> String {
    "\(amount) \(isLess ? "less" : "more")"
  }

  static let noDifference = "no difference"
  static let atMark = "at the mark"

  static func ratio(_ ratio: Double) -> String { "\(NumberText(digits: 3).text(ratio)) times" }

  static func steps(_ steps: Int) -> String {
    "\(count(abs(steps), "step")) \(steps > 0 ? "after" : "before") the mark"
  }

  /// How far an x lies from the marked one.
  static func distance(_ amount: String, isBefore: Bool) -> String {
    "x \(amount) \(isBefore ? "less" : "more")"
  }

  /// How far a moment lies from the marked one.
  static func timeDistance(_ amount: String, isBefore: Bool) -> String {
    "\(amount) \(isBefore ? "earlier" : "later")"
  }

  /// A length of time in the greatest unit that it fills.
  static func time(_ seconds: Double) -> String {
    let units: [(name: String, length: Double)] = [
      ("day", 86_400), ("hour", 3600), ("minute", 60), ("second", 1),
    ]
    let unit = units.first { seconds >= $0.length } ?? units[3]
    let text = NumberText(digits: 5).text(seconds / unit.length)
    return "\(text) \(text == "1" ? unit.name : unit.name + "s")"
  }

  static func months(_ count: Int) -> String {
    count % 12 == 0 ? self.count(count / 12, "year") : self.count(count, "month")
  }

  static func found(nearestTo x: String) -> String { "nearest to \(x)" }
  static func found(outside x: String) -> String { "\(x) is outside" }

  // MARK: - A series in numbers

  /// The facts of a series, each in words.
  struct Facts {
    typealias Place = (x: String, y: String)
    var lowest: Place
    var highest: Place
    var first: Place
    var last: Place
    var mean: String
    var median: String
  }

  static func statistics(series: String?, count points: Int, missing: Int, _ facts: Facts?)
    -> String
  {
    var parts = series.map { [$0] } ?? []
    parts.append(count(points, "point"))
    parts.append(missing == 0 ? "none missing" : "\(number(missing)) missing")
    if let facts {
      parts.append("lowest \(facts.lowest.y) at \(facts.lowest.x)")
      parts.append("highest \(facts.highest.y) at \(facts.highest.x)")
      parts.append("mean \(facts.mean), median \(facts.median)")
      parts.append("first \(facts.first.y) at \(facts.first.x)")
      parts.append("last \(facts.last.y) at \(facts.last.x)")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: - Changes of the chart

  static func changed(points: Int) -> String {
    if points == 0 { return "values changed" }
    return points > 0
      ? "\(number(points)) new \(points == 1 ? "point" : "points")"
      : "\(count(-points, "point")) fewer"
  }

  static func lost(_ reason: String) -> String { "values of before stay: \(reason)" }

  static func changed(series: Int) -> String { "now \(series) series" }

  // MARK: - The session

  /// Ends a line of a text that has more.
  static let moreSign = " (more)"

  static func greeting(title: String, content: String, size: String, kept: [String]) -> String {
    let parts = [title, content, size] + kept
    return (parts.filter { !$0.isEmpty } + ["? lists keys"]).joined(separator: ", ")
  }

  static func noSuchKey(_ key: Key) -> String {
    let name = UntrustedText.harmless(key.name, limit: 10)
    return "no such key\(name.isEmpty ? "" : ", \(name)"), ? lists keys"
  }

  static func number(_ count: Int) -> String { NumberText(digits: 19).text(Double(count)) }

  static func count(_ count: Int, _ thing: String) -> String {
    "\(number(count)) \(count == 1 ? thing : thing + "s")"
  }
}
