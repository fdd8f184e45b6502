/// A table of Google Charts, as `arrayToDataTable` takes it, with the chart that is drawn of it.
struct GoogleTable {
  /// The options of the same chart for Chart.js.
  let options: ScriptValue
  /// The identifier of the element in which it is drawn; empty if it is unknown.
  private(set) var element = ""

  /// The kinds of charts, by the beginning of their names, as kinds of Chart.js.
  private static let kinds = [
    "Line": "line", "Area": "line", "SteppedArea": "line", "Column": "bar", "Bar": "horizontalBar",
    "Pie": "pie", "Donut": "pie", "Scatter": "scatter", "Combo": "bar", "Geo": "bar",
    "Gauge": "bar",
    "Calendar": "line", "Table": "bar",
  ]
  /// The number of bytes in which the chart follows its table.
  private static let maxDistance = 20_000

  /// Takes a table.
  /// - Parameters:
  ///   - rows: the rows, of which the first names the columns.
  ///   - reader: a reader after the call.
  init?(_ rows: ScriptValue, after reader: ScriptReader) {
    let text = reader.text
    let end = min(text.bytes.count, reader.position + Self.maxDistance)
    var kind: String?
    var settings: ScriptValue?
    for call in reader.names.outline.calls(from: reader.position, to: end) {
      if kind == nil, call.name.hasPrefix("google."), call.isNew {
        let name = call.name.split(separator: ".").last.map(String.init) ?? ""
        guard let known = Self.kinds[name.hasSuffix("Chart") ? String(name.dropLast(5)) : name]
        else { continue }
        kind = known
        element = ScriptCharts.element(from: call.arguments, reader.names)
      } else if kind != nil, call.name.hasSuffix(".draw") {
        var reader = ScriptReader(reader.names, at: call.arguments)
        settings = reader.arguments().dropFirst().first
        break
      }
    }
    guard let kind else { return nil }
    options = Self.options(rows, kind, settings)
  }

  private static func options(
    _ rows: ScriptValue, _ kind: String, _ settings: ScriptValue?
  ) -> ScriptValue {
    func object(_ members: (String, ScriptValue)...) -> ScriptValue {
      .object(members.map { ScriptValue.Member(key: $0.0, value: $0.1) })
    }
    let titles = ["hAxis", "vAxis"].map { settings?[$0]?["title"] ?? .null }
    let isTurned = kind == "horizontalBar"
    let title = settings?["title"] ?? settings?["chart"]?["title"] ?? .null
    guard let all = rows.elements, let header = all.first?.elements else {
      return object(("type", .text(kind)), ("data", rows))
    }
    let body = all.dropFirst().map { $0.elements ?? [] }
    let xs = body.map { $0.first ?? .null }
    let isOfDates = xs.contains { if case .date = $0 { true } else { false } }
    let isOfNumbers =
      ["line", "scatter"].contains(kind)
      && xs.allSatisfy { if case .number = $0 { true } else { false } }
    // Columns of colours and notes have a role.
    let columns = header.indices.dropFirst().filter { header[$0]["role"] == nil }
    let datasets = columns.map { column in
      let values = body.map { row in
        let cell = column < row.count ? row[column] : .null
        // A cell may be a value with its words.
        return cell["v"] ?? cell
      }
      let points =
        isOfDates || isOfNumbers
        ? zip(xs, values).map { object(("x", $0), ("y", $1)) } : values
      return object(
        ("label", header[column]["label"] ?? header[column]), ("data", .array(points)),
        ("showLine", .boolean(kind == "line")))
    }
    let scale = object(
      ("title", object(("text", titles[isTurned ? 1 : 0]))),
      ("type", .text(isOfDates ? "time" : isOfNumbers ? "linear" : "category")))
    let values = object(("title", object(("text", titles[isTurned ? 0 : 1]))))
    return object(
      ("type", .text(isOfNumbers ? "scatter" : kind)),
      ("data", object(("labels", .array(xs)), ("datasets", .array(datasets)))),
      (
        "options",
        object(
          ("plugins", object(("title", object(("text", title))))),
          ("scales", object(("x", isTurned ? values : scale), ("y", isTurned ? scale : values))))
      ))
  }
}
