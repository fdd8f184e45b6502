@testable import SonifyInput
@testable import SonifyTables

/// Documents in memory, and what comes of reading them.
protocol DocumentReading {}

extension DocumentReading {
  func read(_ text: String, _ change: (inout ChartChoices) -> Void = { _ in }) throws
    -> LoadedChart
  {
    var choices = ChartChoices()
    change(&choices)
    return try ChartLoader.load(.text(text, name: "chart.json"), choosing: choices)
  }

  func problem(_ text: String, _ change: (inout ChartChoices) -> Void = { _ in }) -> String {
    do {
      _ = try read(text, change)
      return "none"
    } catch {
      return "\(error)"
    }
  }

  /// A document with some members besides its axes, or with other axes.
  func document(
    _ points: String, x: String = #"{"title": "x", "kind": "number"}"#,
    y: String = #"{"title": "y", "kind": "number"}"#, more: String = ""
  ) -> String {
    #"{"title": "t", "xAxis": \#(x), "yAxis": \#(y), "series": [{"name": "s", "points": [\#(points)]}]\#(more)}"#
  }

  var twoPoints: String { #"{"x": 1, "y": 10}, {"x": 2, "y": 20}"# }
}
