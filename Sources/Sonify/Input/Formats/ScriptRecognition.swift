import SonifyTables

/// Recognizes JavaScript that draws a chart, or holds its options.
enum ScriptRecognition {
  /// The number of bytes in which a script shows what it is.
  private static let sampleSize = 64 << 10
  /// The number of bytes in which a file whose name is that of a script is searched for a call.
  private static let maxCount = 8 << 20
  /// What scripts begin with, after comments.
  private static let beginnings = [
    "const ", "let ", "var ", "import ", "export ", "module.exports", "option", "config",
    "Highcharts.", "Plotly.", "new Chart", "new Highcharts", "document.", "window.", "(function",
    "$(", "\"use strict\"", "'use strict'", "{",
  ]
  /// What gives a chart its data.
  private static let signs = [
    "series:", "datasets:", "newPlot(", "setOption(", "new Chart(", "Highcharts.chart(",
    "arrayToDataTable(", "new ApexCharts(",
  ]

  /// Calls that draw a chart.
  private static let calls = [
    "newPlot(", "setOption(", "new Chart(", "Highcharts.chart(", ".highcharts(",
    "arrayToDataTable(",
    "new ApexCharts(",
  ]
  /// Endings of the names of scripts, and of pages that a server fills in.
  private static let endings = [
    ".js", ".mjs", ".cjs", ".ts", ".jsx", ".tsx", ".vue", ".svelte", ".php", ".jsp", ".ejs", ".erb",
    ".cshtml", ".aspx", ".twig", ".hbs",
  ]

  /// Returns whether a text is a script that makes a chart.
  /// - Parameter source: the text.
  /// - Returns: whether it is one.
  /// - Throws: ``InputError/unreadable(source:_:)``.
  static func isScript(_ source: ByteSource) throws(InputError) -> Bool {
    let sample = try source.beginning(sampleSize)
    var rest = sample[...].drop { $0 <= 0x20 }
    while true {
      if rest.starts(with: "//".utf8) {
        rest = rest.drop { !$0.isEndOfLine }.drop { $0 <= 0x20 }
      } else if rest.starts(with: "/*".utf8), let end = rest.firstRange(of: Array("*/".utf8)) {
        rest = rest[end.upperBound...].drop { $0 <= 0x20 }
      } else {
        break
      }
    }
    let name = source.name.lowercased()
    if endings.contains(where: { name.hasSuffix($0) }) {
      let all = try source.beginning(min(source.count, maxCount))
      if calls.contains(where: { all.firstRange(of: Array($0.utf8)) != nil }) { return true }
    }
    return beginnings.contains { rest.starts(with: $0.utf8) }
      && signs.contains { sample.firstRange(of: Array($0.utf8)) != nil }
  }
}
