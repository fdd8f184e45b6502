import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Opinion polls: the parts of a whole in each row, over the days on which institutes asked.
struct PollTests {
  private static func rows(_ sum: Int) -> [String] {
    (0..<12).map { row in
      let (labour, greens) = (40 + row % 4, 20 + row % 3)
      let day = row < 9 ? "0\(row + 1)" : "09"
      return
        "\(day)/4-2025,\(["Gallup", "Sifo", "Norstat"][row % 3]),\(labour),\(greens),\(sum - labour - greens)"
    }
  }

  @Test func partiesAreTheLines() throws {
    let chart = try loadTable("date,institute,Labour,Greens,Centre", Self.rows(100))
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["Labour", "Greens", "Centre"])
    // Three polls of the last day are one point.
    #expect(chart.series[0].ys.count == 9)
  }

  /// What adds up to nothing is measured by several.
  @Test func otherMeasuresAreDivided() throws {
    let chart = try loadTable("date,institute,Labour,Greens,Centre", Self.rows(130))
    #expect(chart.series.map(\.name) == ["Gallup", "Sifo", "Norstat"])
  }
}
