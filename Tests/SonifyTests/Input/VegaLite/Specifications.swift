import Foundation

@testable import SonifyInput
@testable import SonifyTables

/// Specifications to be tested.
enum Specifications {
  /// The folder of the specifications that other programs evaluated.
  static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Specifications")
  }

  /// The chart of a specification in the folder.
  static func chart(
    _ name: String, choosing choices: ChartChoices = ChartChoices()
  ) throws -> LoadedChart {
    let path = folder.appending(path: "\(name).vl.json").path
    return try ChartLoader.load(.file(path: path), choosing: choices)
  }

  /// The chart of a specification given as text, or why there is none.
  static func load(
    _ text: String, choosing choices: ChartChoices = ChartChoices(), data: String? = nil
  ) throws(InputError) -> LoadedChart {
    var reading = ReadingOptions()
    reading.format = .vegaLite
    reading.data = data.map { .bytes(Array($0.utf8), name: "data") }
    return try ChartLoader.load(
      .bytes(Array(text.utf8), name: "chart.vl.json"), reading: reading, choosing: choices)
  }

  /// A specification of three records with the fields a, b and c, and further members.
  static func text(_ members: String) -> String {
    """
    {"data": {"values": [{"a": "u", "b": 3, "c": 10}, {"a": "w", "b": 1, "c": 20}, \
    {"a": "v", "b": 2, "c": 30}]}, \(members)}
    """
  }

  /// The numbers that an expression makes of some records.
  static func values(_ expression: String, over records: [JSONValue]) throws -> [JSONValue] {
    var budget = WorkBudget()
    return try Expression(parsing: expression).values(over: try Records(records), &budget)
  }
}

extension LoadedChart {
  /// Everything that was decided, told or not.
  var everything: [String] { decisions.map(\.text) }
}
