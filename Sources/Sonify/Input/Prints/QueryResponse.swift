import SonifyBase
import SonifyTables

/// What Prometheus answers to a query: a matrix of values over time, or a vector of one value each.
struct QueryResponse: PrintForm {
  /// The maximum size of an answer, in bytes.
  private static let maxSize = 256 << 20

  init?(_ lines: [String]) {
    guard lines.first(where: { !$0.allSatisfy(\.isWhitespace) })?.contains("{") == true else {
      return nil
    }
    let text = lines.prefix(40).joined()
    let start = text.filter { !$0.isWhitespace }.prefix(600)
    guard start.hasPrefix("{"),
      start.contains("\"resultType\":\"matrix\"")
        || start.contains("\"resultType\":\"vector\""), start.contains("\"data\":{")
    else { return nil }
  }

  func table(
    _ source: ByteSource, _ options: ReadingOptions, _ limits: ReadingLimits
  ) throws(InputError) -> PrintedTable.Delimited {
    guard source.count <= Self.maxSize else {
      throw .badData(InputError.Place(source: source.name), .tooLong(maximum: Self.maxSize))
    }
    let data = try JSONValue.parse(source).object?["data"]?.object
    let results = (data?["result"]?.array ?? []).compactMap(\.object)
    let isMatrix = data?["resultType"]?.text == "matrix"
    let labels = results.map { Self.labels($0["metric"]) }
    let names = Self.names(labels)
    let metrics = Set(labels.map { $0["__name__"] ?? "" })
    let metric = metrics.count == 1 ? metrics.first ?? "" : ""
    let value = metric.isEmpty ? "value" : metric
    let isSplit = results.count > 1
    var rows = RowSpool(name: source.name)
    let series = isSplit ? ["series"] : []
    try rows.append(isMatrix ? ["time"] + series + [value] : ["series", value], line: 0)
    for (place, result) in results.enumerated() {
      let points = isMatrix ? result["values"]?.array ?? [] : [result["value"] ?? .null]
      for point in points {
        guard let pair = point.array, pair.count == 2, let time = pair[0].number else { continue }
        let name = isSplit ? [names[place]] : []
        let cells = isMatrix ? ["\(time)"] + name : [names[place]]
        try rows.append(cells + [Self.value(pair[1])], line: 0)
      }
    }
    var table = try rows.table(options, hasHeader: true)
    if !isMatrix || isSplit { table.contents[isMatrix ? 1 : 0] = .text }
    return table
  }

  private static func labels(_ value: JSONValue?) -> [String: String] {
    var labels: [String: String] = [:]
    for member in value?.object?.members ?? [] { labels[member.key] = member.value.text }
    return labels
  }

  /// Returns the name of each series: the values of the labels by which they differ.
  private static func names(_ labels: [[String: String]]) -> [String] {
    let keys = Set(labels.flatMap(\.keys)).sorted()
    let varying = keys.filter { key in Set(labels.map { $0[key] ?? "" }).count > 1 }
    return labels.enumerated().map { place, own in
      let parts = varying.compactMap { own[$0] }.filter { !$0.isEmpty }
      return parts.isEmpty ? own["__name__"] ?? "\(place + 1)" : parts.joined(separator: ", ")
    }
  }

  /// Returns the text of a value; empty if it is not finite.
  private static func value(_ value: JSONValue) -> String {
    guard let text = value.text, let number = Double(text), number.isFinite else { return "" }
    return text
  }
}
