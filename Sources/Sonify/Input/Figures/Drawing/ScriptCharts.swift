import SonifyTables

/// Finds the charts that scripts draw.
struct ScriptCharts {
  private let names: ScriptNames
  private var found: [(position: Int, chart: ScriptChart)] = []

  /// The maximum number of charts, and of objects that are tried where no call draws one.
  private static let (maxCharts, maxTries) = (200, 64)

  /// Returns the charts of scripts, in order.
  static func charts(in text: ScriptText) -> [ScriptChart] {
    var finder = ScriptCharts(text)
    finder.readCalls()
    if !finder.found.contains(where: { $0.chart.hasValues }) {
      let calls = finder.found
      finder.found = []
      finder.readObjects()
      // An object that only the script gives to a call may be what one draws.
      if finder.found.isEmpty { finder.found = calls }
    }
    return finder.found.sorted { $0.position < $1.position }.map(\.chart)
  }

  private init(_ text: ScriptText) {
    names = ScriptNames(text, ScriptOutline(text) { Self.drawing(of: $0) != nil })
  }

  // MARK: - Calls

  /// What a call of a library draws.
  private enum Drawing {
    case chartJS, highcharts, eCharts, plotly, vegaLite, apexCharts, googleTable
    /// A part of a chart of Google Charts, which is read with its table.
    case googlePart
  }

  /// Returns what a call of a name may draw, or nil.
  private static func drawing(of name: String) -> Drawing? {
    let parts = name.split(separator: ".")
    if parts.first == "google", parts.last != "arrayToDataTable" { return .googlePart }
    switch parts.last {
    case "Chart": return parts.contains("Highcharts") ? .highcharts : .chartJS
    case "chart", "stockChart", "StockChart":
      return parts.contains("Highcharts") ? .highcharts : nil
    case "highcharts": return .highcharts
    case "setOption": return .eCharts
    case "newPlot", "react", "plot": return parts.first == "Plotly" ? .plotly : nil
    case "vegaEmbed": return .vegaLite
    case "ApexCharts": return .apexCharts
    case "arrayToDataTable": return .googleTable
    case "draw": return .googlePart
    default: return nil
    }
  }

  private mutating func readCalls() {
    for call in names.outline.calls where found.count < Self.maxCharts {
      guard let chart = chart(of: call) else { continue }
      let count = found.count
      if !chart.hasValues { readCalls(around: call) }
      if found.count == count { found.append((call.arguments, chart)) }
    }
  }

  /// Adds the charts of a call in a function, one for each call of the function that gives it values.
  private mutating func readCalls(around call: ScriptOutline.Call) {
    guard let function = names.function(around: call.arguments) else { return }
    for site in names.sites(ofFunction: function.name) where found.count < Self.maxCharts {
      var reader = ScriptReader(names, at: site)
      let arguments = reader.arguments()
      names.scope = function.value.names(of: arguments)
      defer { names.scope = [:] }
      guard var chart = chart(of: call), chart.hasValues else { continue }
      if chart.element.isEmpty {
        chart.element = arguments.lazy.compactMap(\.text).first.map(Self.element(named:)) ?? ""
      }
      found.append((site, chart))
    }
  }

  /// Returns the chart that a call draws, or nil if it draws none.
  private func chart(of call: ScriptOutline.Call) -> ScriptChart? {
    guard let drawing = Self.drawing(of: call.name) else { return nil }
    var reader = ScriptReader(names, at: call.arguments)
    let arguments = reader.arguments()
    guard let first = arguments.first else { return nil }
    let second = arguments.count > 1 ? arguments[1] : nil
    let element = Self.element(from: call.arguments, names)
    switch drawing {
    case .chartJS:
      guard call.isNew else { return nil }
      return (second ?? firstKind(after: reader)).flatMap { chart(.chartJS, $0, element) }
    case .highcharts:
      let options = arguments.first { $0.members != nil } ?? arguments.last
      return options.flatMap { chart(.highcharts, $0, element) }
    case .eCharts:
      // Others change the options of an earlier call.
      let draws = first.isUnknown || first["series"] != nil || first["baseOption"] != nil
      return draws ? chart(.eCharts, first, "") : nil
    case .plotly:
      guard let second else { return nil }
      if second.members != nil { return chart(.plotly, second, element) }
      var members = [ScriptValue.Member(key: "data", value: second)]
      if arguments.count > 2, arguments[2].members != nil {
        members.append(ScriptValue.Member(key: "layout", value: arguments[2]))
      }
      return chart(.plotly, .object(members), element)
    case .vegaLite: return second.flatMap { chart(nil, $0, element) }
    case .apexCharts: return call.isNew ? second.flatMap { chart(.apexCharts, $0, element) } : nil
    case .googleTable:
      return GoogleTable(first, after: reader).flatMap { chart(.chartJS, $0.options, $0.element) }
    case .googlePart: return nil
    }
  }

  /// Returns the options of a chart of the first version of Chart.js: `new Chart(context).Line(data, options)`.
  private func firstKind(after reader: ScriptReader) -> ScriptValue? {
    var reader = reader
    guard reader.take(".") else { return nil }
    let kind = reader.takeName()
    guard ["Line", "Bar", "Radar", "PolarArea", "Pie", "Doughnut"].contains(kind), reader.take("("),
      let data = reader.arguments().first
    else { return nil }
    var own = data
    if let parts = data.elements {
      own = .object([
        ScriptValue.Member(key: "labels", value: .array(parts.map { $0["label"] ?? .null })),
        ScriptValue.Member(
          key: "datasets",
          value: .array([
            .object([
              ScriptValue.Member(key: "data", value: .array(parts.map { $0["value"] ?? .null }))
            ])
          ])),
      ])
    }
    let type = kind == "PolarArea" ? "polarArea" : kind.lowercased()
    return .object([
      ScriptValue.Member(key: "type", value: .text(type)),
      ScriptValue.Member(key: "data", value: own),
    ])
  }

  private func chart(
    _ library: FigureLibrary?, _ value: ScriptValue, _ element: String
  ) -> ScriptChart? {
    var gaps: [ScriptGap] = []
    let json = JSONValue(value, of: names.text, &gaps) ?? .object([:])
    // The address of a specification has no chart.
    guard json.object != nil else { return nil }
    return ScriptChart(library: library, value: json, gaps: gaps, element: element)
  }

  /// Returns the identifier in the first argument of a call.
  /// - Parameters:
  ///   - start: where the argument begins.
  ///   - names: the scripts.
  /// - Returns: the text in quotation marks, without the sign of a selector; empty if there is none.
  static func element(from start: Int, _ names: ScriptNames) -> String {
    let end = names.endOfExpression(from: start)
    var position = start
    while position < end {
      let byte = names.text.bytes[position]
      if byte == .quote || byte == UInt8(ascii: "'") {
        var reader = ScriptReader(names, at: position)
        return element(named: reader.string()?.text ?? "")
      }
      position += 1
    }
    return ""
  }

  private static func element(named text: String) -> String {
    let name = text.drop { $0 == "#" || $0 == "." }
    return name.count <= 60 && !name.contains(" ") ? String(name) : ""
  }

  // MARK: - Objects

  /// Reads the objects that are assigned or given to a call, or with which a script begins, as far as their members
  /// show a library.
  private mutating func readObjects() {
    let text = names.text
    var tries = 0
    for range in text.ranges {
      var position = range.lowerBound
      var before: UInt8? = UInt8(ascii: "=")
      while position < range.upperBound, tries < Self.maxTries {
        let byte = text.bytes[position]
        let isAfterWord = before.map { ScriptText.isOfName($0) } ?? false
        if byte == UInt8(ascii: "{"), text.endOfServerPart(at: position) == nil,
          isAfterWord || before == UInt8(ascii: "(") || before == UInt8(ascii: "=")
        {
          tries += isAfterWord ? 0 : 1
          var reader = ScriptReader(names, at: position)
          let value = isAfterWord && !isReturned(position) ? nil : reader.value()
          if let value, add(object: kept(value, at: position), at: position) {
            position = reader.position
            before = UInt8(ascii: "}")
            continue
          }
        }
        let (next, isCode) = text.next(after: position, before)
        if isCode, byte > 0x20 { before = text.bytes[next - 1] }
        position = next
      }
    }
  }

  /// Returns an object as it is at the end of its script, or as a call draws it.
  private func kept(_ object: ScriptValue, at position: Int) -> ScriptValue {
    var start = position
    while start > 0, names.text.bytes[start - 1] <= 0x20 { start -= 1 }
    guard let name = names.outline.assigned[start] else { return object }
    // A name of several objects stands for another at the end.
    guard names.outline.assignments[name]?.last == start else { return object }
    return names.lastValue(of: name) ?? .unknown(position..<position + 1)
  }

  /// Returns whether an object is what a function returns or a file exports.
  private func isReturned(_ position: Int) -> Bool {
    let before = names.text.bytes[max(0, position - 12)..<position].reversed().drop { $0 <= 0x20 }
    return before.starts(with: "return".utf8.reversed())
      || before.starts(with: "default".utf8.reversed())
  }

  /// Adds the chart of an object, and returns whether it is one.
  private mutating func add(object: ScriptValue, at position: Int) -> Bool {
    guard object.members?.isEmpty == false else { return false }
    var gaps: [ScriptGap] = []
    guard let json = JSONValue(object, of: names.text, &gaps) else { return false }
    // Packages of R wrap what they draw.
    let inner = json.object?["x"]
    let candidates = [
      json, inner?.object?["hc_opts"], inner?.object?["opts"],
      inner?.object?["data"] != nil ? inner : nil,
    ].compactMap { $0 }
    for candidate in candidates {
      if candidate.object?["$schema"]?.text?.contains("vega-lite") == true {
        found.append((position, ScriptChart(library: nil, value: candidate, gaps: gaps)))
        return true
      }
      if let library = FigureLibrary(of: candidate) {
        found.append((position, ScriptChart(library: library, value: candidate, gaps: gaps)))
        return true
      }
    }
    return false
  }
}
