import Foundation

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// The files of the project.
enum ProjectFile {
  /// Where a file lies, by its path in the project.
  static func path(_ path: String) -> String {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.appending(path: path).path
  }

  /// The text of a file, by its path in the project.
  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Self.path(path), encoding: .utf8)
  }
}

/// The real charts that come with the project.
enum Samples {
  /// Where a sample lies.
  static func path(_ name: String) -> String { ProjectFile.path("Samples/\(name)") }

  /// The first moment of a day, in seconds since 1970.
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Double {
    CivilDate(year: year, month: month, day: day).map { Double($0.daysSince1970) * 86_400 } ?? .nan
  }
}

extension DataAxis {
  /// The axis, if it is one of numbers or dates.
  var numeric: NumericAxis? { if case .numeric(let axis) = self { axis } else { nil } }

  /// The axis, if it is one of names.
  var categorical: CategoricalAxis? { if case .categorical(let axis) = self { axis } else { nil } }
}

extension ChartSource {
  /// A table in memory, called "data.csv" in messages.
  static func text(_ text: String, name: String = "data.csv") -> ChartSource {
    .bytes(Array(text.utf8), name: name)
  }
}

/// The chart of a table in memory, with what was decided, by choices that leave all else open.
func loadChart(
  _ text: String, _ choose: (inout ChartChoices) -> Void = { _ in }
) throws(InputError) -> LoadedChart {
  var choices = ChartChoices()
  choose(&choices)
  return try ChartLoader.load(.text(text), choosing: choices)
}

/// The chart of a header and rows, by the choices that are made for every table.
func loadTable(_ header: String, _ rows: [String]) throws(InputError) -> ChartDescriptor {
  try loadChart(([header] + rows).joined(separator: "\n") + "\n").chart
}

extension ChartDescriptor {
  /// The categories of x; none if it has no categories.
  var categories: [String] {
    guard case .categorical(let axis) = xAxis else { return [] }
    return axis.categories
  }
}
