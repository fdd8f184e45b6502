import SonifyTables

/// A chart in a script of a page, as Plotly, Altair and pyecharts write it.
enum EmbeddedChart {
  /// A figure of a library, or a Vega-Lite specification if that is nil.
  typealias Found = (library: FigureLibrary?, value: JSONValue)

  /// The calls and words near which a chart stands.
  private static let signs = ["Plotly.newPlot", "vega-lite", "echarts.init", "Highcharts.chart"]
  /// The maximum number of positions at which a chart is tried.
  private static let maxTries = 64

  /// Returns whether a page may hold a chart.
  static func mayBe(in page: [UInt8]) -> Bool {
    signs.contains { page.firstRange(of: Array($0.utf8)) != nil }
  }

  /// Returns the charts in a page, in order.
  /// - Parameters:
  ///   - page: the page, in UTF-8.
  ///   - name: the name of the page in messages.
  /// - Returns: the charts.
  static func charts(in page: [UInt8], name: String) -> [Found] {
    guard mayBe(in: page) else { return [] }
    let source = ByteSource(name: name, bytes: page)
    var found: [Found] = []
    var tries = 0
    var position = 0
    let plot = Array("Plotly.newPlot(".utf8)
    while tries < maxTries, let start = page[position...].firstRange(of: plot) {
      position = start.upperBound
      tries += 1
      guard let traces = value(source, page, from: position, UInt8(ascii: "[")) else { continue }
      position = traces.end
      let layout = value(source, page, from: position, UInt8(ascii: "{"))
      if let layout { position = layout.end }
      found.append(
        (.plotly, .object(["data": traces.value, "layout": layout?.value ?? .object([:])])))
    }
    guard found.isEmpty else { return found }
    (position, tries) = (0, 0)
    while tries < maxTries, let start = page[position...].firstIndex(of: UInt8(ascii: "{")) {
      position = start + 1
      let before = page[..<start].last { $0 > 0x20 }
      guard before == UInt8(ascii: "(") || before == UInt8(ascii: "="),
        page[position...].first(where: { $0 > 0x20 }) == UInt8(ascii: "\"")
      else { continue }
      tries += 1
      guard let object = value(source, page, from: start, UInt8(ascii: "{")) else { continue }
      position = object.end
      if let schema = object.value.object?["$schema"]?.text, schema.contains("vega-lite") {
        found.append((nil, object.value))
      } else if let library = try? FigureLibrary(
        of: ByteSource(name: name, bytes: Array(page[start..<object.end])))
      {
        found.append((library, object.value))
      }
    }
    return found
  }

  /// Returns the next array or object of JSON, and where it ends; nil if it is none.
  private static func value(
    _ source: ByteSource, _ page: [UInt8], from position: Int, _ opening: UInt8
  ) -> (value: JSONValue, end: Int)? {
    // The identifier of an element, and commas, stand before it.
    guard let start = page[position...].prefix(400).firstIndex(of: opening) else { return nil }
    let place = ByteStream.Place(offset: start, line: 0, lineStart: start)
    var count = 0
    guard var tokens = try? JSONTokenizer(source, .first, from: place),
      let first = try? tokens.next(), let value = try? JSONValue.parse(first, &tokens, &count)
    else { return nil }
    return (value, tokens.stream.place.offset)
  }
}
