import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables of Markdown and of astropy as people write and print them.
struct MarkdownRowTests {
  /// The table of xxHash: no row has a bar at its end, and most lack the last cell.
  @Test func rowsMayLackTheLastBar() throws {
    let chart = try loadChart(
      """
      | Name | Width | Speed | Comment |
      | ---- | ----- | ----- | ------- |
      | XXH3 | 64 | 31.5 GB/s
      | RAM | N/A | 28.0 GB/s | for reference
      | T1ha | 64 | 22.0 GB/s | Slightly worse
      | SHA1 | 160 | 0.8 GB/s

      """
    ).chart
    #expect(chart.categories == ["XXH3", "RAM", "T1ha", "SHA1"])
    #expect(chart.series.map(\.name) == ["Width", "Speed"])
    #expect(chart.series[1].ys == [31.5, 28, 22, 0.8])
  }

  /// Neither the header nor the rule need have it.
  @Test(arguments: ["|---|---|---", "|:--|--:|---", "|---|---|---|"])
  func theHeaderMayLackIt(rule: String) throws {
    let chart = try loadChart(
      "| Library | Time (ms) | Memory (MB)\n\(rule)\n| serde | 12.4 | 34\n| simd | 5.1 | 28\n| std | 7.2 | 30\n"
    ).chart
    #expect(chart.categories == ["serde", "simd", "std"])
    #expect(chart.series.map(\.ys) == [[12.4, 5.1, 7.2], [34, 28, 30]])
  }

  /// One row without it may have been cut off, and its last number with it.
  @Test func oneRowMayNot() {
    #expect(throws: InputError.self) {
      try loadChart("| a | b |\n|---|---|\n| x | 12.5 |\n| y | 13.5 |\n| z | 1")
    }
  }

  @Test func emphasisMayEndBeforeBrackets() throws {
    let chart = try loadChart(
      "| Tool | Time |\n|------|------|\n| rg | **0.082** (1.00x) |\n| git | 0.273 (3.34x) |\n"
    ).chart
    #expect(chart.series.map(\.ys) == [[0.082, 0.273]])
  }

  /// Times and sizes may have figures in brackets after them.
  @Test func bracketsMayFollowMeasures() throws {
    let chart = try loadChart(
      "| Tool | Time | Size |\n|---|---|---|\n| rg | **0.082s** (1.00x) | 4M (33%) |\n| git | 273ms (3.34x) | 8M (66%) |\n| ag | 0.3s (4x) | 2M (16%) |\n"
    ).chart
    #expect(chart.series.map(\.name) == ["Time", "Size"])
    #expect(chart.series[0].ys == [0.082, 0.273, 0.3])
    #expect(chart.categories == ["rg", "git", "ag"])
    #expect(chart.yAxes.first?.quantity == .duration)
  }

  @Test func unitsStandBelowNames() throws {
    let chart = try loadChart(
      " z   age      D_L   \n     Gyr      Mpc   \n--- ------ ---------\n0.1 12.442   475.822\n"
        + "0.3 10.259  1602.519\n0.5  8.591  2919.625\n"
    ).chart
    #expect(chart.xAxis.title == "z")
    #expect(chart.series.map(\.name) == ["age (Gyr)", "D_L (Mpc)"])
    #expect(chart.series[0].ys == [12.442, 10.259, 8.591])
  }
}
