import SonifyBase

/// Options of ApexCharts as options of Highcharts, whose series they resemble.
enum ApexChartsOptions {
  /// Kinds of charts that have another name there.
  private static let kinds = [
    "donut": "pie", "polarArea": "pie", "radialBar": "column", "rangeArea": "arearange",
    "rangeBar": "columnrange", "boxPlot": "boxplot",
  ]

  /// Returns the options of the same chart for Highcharts.
  static func highcharts(_ options: JSONValue) -> JSONValue {
    guard let root = options.object else { return options }
    let chart = root["chart"]?.object
    let kind = kind(chart?["type"]?.text ?? "line", root)
    let axis = root["xaxis"]?.object
    let isOfDates = axis?["type"]?.text == "datetime"
    var result: JSONObject = [
      "chart": ["type": .text(kind)],
      "title": root["title"] ?? .null,
      "subtitle": root["subtitle"] ?? .null,
    ]
    let names = axis?["categories"] ?? root["labels"]
    let all = root["series"]?.array ?? []
    if all.contains(where: { $0.number != nil }) {
      // The values of a pie stand alone.
      let labels = names?.array ?? []
      let points = all.enumerated().map { index, value -> JSONValue in
        .object(["name": index < labels.count ? labels[index] : .text("\(index + 1)"), "y": value])
      }
      result["series"] = .array([.object(["data": .array(points)])])
      return .object(result)
    }
    var x: JSONObject = ["title": axis?["title"] ?? .null]
    if isOfDates {
      x["type"] = .text("datetime")
    } else if let names {
      x["categories"] = names
    }
    result["xAxis"] = .object(x)
    let ys = root["yaxis"]?.array ?? root["yaxis"].map { [$0] } ?? []
    result["yAxis"] = .array(
      ys.map { axis in
        let own = axis.object
        var result: JSONObject = ["title": own?["title"] ?? .null]
        if own?["logarithmic"] == .boolean(true) { result["type"] = .text("logarithmic") }
        if own?["reversed"] == .boolean(true) { result["reversed"] = .boolean(true) }
        return .object(result)
      })
    if chart?["stacked"] == .boolean(true) {
      let kind: JSONValue = .text(chart?["stackType"]?.text == "100%" ? "percent" : "normal")
      result["plotOptions"] = .object(["series": .object(["stacking": kind])])
    }
    let dates = isOfDates ? names?.array ?? [] : []
    result["series"] = .array(
      all.enumerated().map { index, series in
        Self.series(series, kind, dates, axis: ys.count > 1 ? min(index, ys.count - 1) : 0, root)
      })
    return .object(result)
  }

  private static func kind(_ kind: String, _ root: JSONObject) -> String {
    guard kind == "bar" else { return kinds[kind] ?? kind }
    let bars = root["plotOptions"]?.object?["bar"]?.object
    return bars?["horizontal"] == .boolean(true) ? "bar" : "column"
  }

  private static func series(
    _ series: JSONValue, _ kind: String, _ dates: [JSONValue], axis: Int, _ root: JSONObject
  ) -> JSONValue {
    guard var own = series.object else { return series }
    own["type"] = .text(own["type"]?.text.map { self.kind($0, root) } ?? kind)
    own["yAxis"] = .number(Double(axis))
    guard let points = own["data"]?.array else { return .object(own) }
    let parsing = own["parsing"]?.object
    let (across, upwards) = (parsing?["x"]?.text ?? "x", parsing?["y"]?.text ?? "y")
    own["data"] = .array(
      points.enumerated().map { index, point in
        if let pair = point.object {
          return Self.point(pair[across] ?? .null, pair[upwards] ?? .null)
        }
        if let pair = point.array, pair.count == 2 { return Self.point(pair[0], pair[1]) }
        return index < dates.count ? Self.point(dates[index], point) : point
      })
    return .object(own)
  }

  /// Returns a point of Highcharts: pairs and lists of numbers, or an object with a name.
  private static func point(_ x: JSONValue, _ y: JSONValue) -> JSONValue {
    let values = y.array ?? [y]
    if let number = x.number ?? x.text.flatMap(ScriptDate.time) {
      return .array([.number(number)] + values)
    }
    guard values.count == 1, let name = x.figureName else { return .array(values) }
    return .object(["name": .text(name), "y": values[0]])
  }
}
