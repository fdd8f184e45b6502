import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Lines of a log whose values stand between quotation marks.
struct QuotedValueTests {
  private static let values = [20.5, 21, 19.5, 22, 20]

  /// Among lines of another kind.
  @Test func quotedValuesAreNumbers() throws {
    let loads = [0, 7, 4, 1, 3]
    var lines = zip(Self.values, loads).enumerated().map { number, row in
      "2024-01-01 10:0\(number):00 temperature=\"\(row.0)\" state=\"ok\" load=\"\(row.1)%\"\n"
    }
    lines.insert("2024-01-01 10:02:30 error: no answer\n", at: 3)
    let chart = try loadChart(lines.joined()).chart
    #expect(chart.series.map(\.name) == ["temperature", "load"])
    #expect(chart.series.first?.ys == Self.values)
  }

  /// What only begins with a number is text.
  @Test func textsBetweenMarksStayTexts() throws {
    let lines = Self.values.enumerated().map { number, value in
      "2024-01-01 10:0\(number):00 name=\"\(number + 2) of 9\" level=\(value)\n"
    }
    #expect(try loadChart(lines.joined()).chart.series.map(\.name) == ["level"])
  }
}
