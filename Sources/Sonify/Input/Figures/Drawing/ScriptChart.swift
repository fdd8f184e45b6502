import SonifyBase
import SonifyTables

/// A chart that a script draws by a call of a library, or whose options it has in full.
struct ScriptChart {
  /// The library; nil for a Vega-Lite specification.
  var library: FigureLibrary?
  /// The options or the specification.
  var value: JSONValue
  /// What of them the script makes while it runs.
  var gaps: [ScriptGap] = []
  /// The identifier of the element in which it is drawn; empty if it is unknown.
  var element = ""

  /// The title or else the element, by which it can be chosen; empty if it has none.
  var names: [String] {
    let root = value.object
    let options = root?["options"]?.object
    let titles: [JSONValue?] = [
      root?["title"]?.object?["text"], root?["title"]?.array?.first?.object?["text"],
      root?["title"], root?["layout"]?.object?["title"]?.object?["text"],
      root?["layout"]?.object?["title"], options?["plugins"]?.object?["title"]?.object?["text"],
      options?["title"]?.object?["text"],
    ]
    let title = titles.lazy.compactMap { $0?.text.map { FigureText.plain($0) } }.first {
      !$0.isEmpty
    }
    return [title ?? "", element].filter { !$0.isEmpty }
  }

  // MARK: - What is missing

  /// The path of the list of series.
  private var list: [String] {
    switch library {
    case .chartJS?: ["data", "datasets"]
    case .plotly?, nil: ["data"]
    case .eCharts?, .highcharts?, .apexCharts?, .bokeh?: ["series"]
    }
  }

  /// Members of a series without which its values are unknown.
  private static let members: Set<String> = [
    "data", "x", "y", "z", "values", "value", "labels", "open", "high", "low", "close",
    "pointStart",
    "pointInterval", "datasetIndex", "encode", "keys", "parsing",
  ]

  /// The first gap because of which no series has values, or nil.
  private var wholeGap: ScriptGap? {
    guard library != nil else { return gaps.first }
    return gaps.first { gap in
      list.starts(with: gap.path) || gap.path.first == "dataset" || gap.path == ["data", "rows"]
    }
  }

  /// Why a series has no values, by its path, as in "series[0]".
  var absences: [String: String] {
    var absences: [String: String] = [:]
    for gap in gaps where takesValues(gap) {
      let path = ScriptGap(path: Array(gap.path[...list.count]), expression: "").place
      absences[path] =
        absences[path]
        ?? FigurePhrases.madeByScript.text([
          "part": part(at: path, gap.path), "expression": gap.expression.quoted,
        ])
    }
    return absences
  }

  /// Returns whether a gap is a series, or its values.
  private func takesValues(_ gap: ScriptGap) -> Bool {
    guard gap.path.starts(with: list), gap.path.count > list.count,
      Int(gap.path[list.count]) != nil
    else { return false }
    return gap.path.dropFirst(list.count + 1).first.map(Self.members.contains) ?? true
  }

  /// Returns the path of a series with its name, for messages.
  private func part(at path: String, _ keys: [String]) -> String {
    let series = list.reduce(value) { $0.object?[$1] ?? .null }.array ?? []
    let own = Int(keys[list.count]).flatMap { series.indices.contains($0) ? series[$0] : nil }
    let name = (own?.object?["name"] ?? own?.object?["label"])?.text ?? ""
    return name.isEmpty ? path : "\(path) (\(UntrustedText.harmless(name, limit: 40).quoted))"
  }

  /// Why no series has values, or nil if one has.
  var fault: SpecificationError? {
    func fault(_ gap: ScriptGap) -> SpecificationError {
      SpecificationError(
        path: gap.place, FigureFaultPhrases.byScript.text(["expression": gap.expression.quoted]))
    }
    if let wholeGap { return fault(wholeGap) }
    let series = list.reduce(value) { $0.object?[$1] ?? .null }.array ?? []
    guard library != nil, absences.count >= max(1, series.count) else { return nil }
    return gaps.first(where: takesValues).map(fault)
  }

  /// Whether some series has values in the script.
  var hasValues: Bool {
    guard fault == nil else { return false }
    guard library != nil, value.object?["baseOption"] == nil else { return true }
    switch list.reduce(value, { $0.object?[$1] ?? .null }) {
    case .array(let all): return !all.isEmpty
    case .object: return true
    case .null, .boolean, .number, .text: return false
    }
  }

  /// The paths of lists of names of categories.
  private static let lists = [
    ["data", "labels"], ["xAxis", "categories"], ["xAxis", "data"], ["yAxis", "data"], ["labels"],
    ["xaxis", "categories"],
  ]

  /// The gaps among the names of categories.
  private var labelGaps: [ScriptGap] {
    gaps.filter { gap in
      let path = gap.path.filter { Int($0) == nil }
      return Self.lists.contains(path)
    }
  }

  /// Makes the chart of which series without values have none, and names that are unknown are numbers.
  /// - Parameter unsupported: gets what was done about the names.
  mutating func close(_ unsupported: inout UnsupportedParts) {
    for gap in gaps where gap.path.count > list.count && gap.path.starts(with: list) {
      guard let member = gap.path.dropFirst(list.count + 1).first,
        Self.members.contains(member)
      else { continue }
      value = value.setting(nil, at: gap.path[...(list.count + 1)])
    }
    for gap in labelGaps {
      let names = gap.path.last.flatMap(Int.init) == nil ? gap.path : Array(gap.path.dropLast())
      let numbers = (1...max(1, longest)).map { JSONValue.text("\($0)") }
      value = value.setting(.array(numbers), at: names[...])
      let path = ScriptGap(path: names, expression: "").place
      unsupported.note(
        FigurePhrases.namesByScript.text(["part": path, "expression": gap.expression.quoted]),
        at: path)
    }
  }

  /// The number of values of the longest series.
  private var longest: Int {
    let series = list.reduce(value) { $0.object?[$1] ?? .null }.array ?? []
    let counts = series.lazy.map { $0.object?["data"]?.array?.count ?? 0 }
    return max(counts.max() ?? 0, series.count { $0.number != nil })
  }
}

extension JSONValue {
  /// Returns the value with another in it, or with none at a path.
  fileprivate func setting(_ other: JSONValue?, at path: ArraySlice<String>) -> JSONValue {
    guard let key = path.first else { return other ?? .null }
    let rest = path.dropFirst()
    switch self {
    case .object(var object):
      let inner = rest.isEmpty ? other : (object[key] ?? .object([:])).setting(other, at: rest)
      object[key] = inner
      return .object(object)
    case .array(var elements):
      guard let index = Int(key), elements.indices.contains(index) else { return self }
      elements[index] = elements[index].setting(other, at: rest)
      return .array(elements)
    case .null, .boolean, .number, .text: return self
    }
  }
}
