import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers that stand for missing values.
struct MissingValueCodeTests {
  private func load(
    _ cells: [String], name: String = "rain", _ options: ReadingOptions = ReadingOptions()
  ) throws -> LoadedChart {
    let rows = cells.enumerated().map { "2024-01-0\($0 + 1),\($1)\n" }
    return try ChartLoader.load(.text("day,\(name)\n" + rows.joined()), reading: options)
  }

  @Test(arguments: [
    ["3", "-999", "5", "0", "-999"], ["3", "4", "-9999", "5"],
    ["3.5", "-99.9", "-7", "-99.9", "12"],
    ["1011", "-999", "1013", "1012"], ["3", "9999.9", "9999.9", "4", "9999.9", "5"],
    ["3", "-99", "-99", "12", "120", "0"], ["315.7", "317.4", "-99.99", "316.2"],
    ["3", "9999", "5", "4", "9999"],
  ])
  func areGaps(cells: [String]) throws {
    let loaded = try load(cells)
    let values = loaded.chart.series[0].ys
    for (cell, value) in zip(cells, values) {
      if cell.contains("9") { #expect(value.isNaN) } else { #expect(value == Double(cell)) }
    }
    let code = try #require(cells.first { $0.contains("99") })
    let count = cells.count { $0 == code }
    let isOne = count == 1
    #expect(
      loaded.choices.contains(
        "\(count) cell\(isOne ? "" : "s") of rain count\(isOne ? "s" : "") as missing: \(code)"))
  }

  /// What is not far from the others, or is a price, is a value.
  @Test(arguments: [
    ["-900", "-999", "-950", "-999"], ["3", "-99", "5", "4"], ["-60", "-99", "40", "-99"],
    ["999", "1000", "999", "998"], ["5000", "-999", "-400", "7000", "-999"],
    ["£10", "£-999", "£12", "£-999"], ["300", "9999", "450", "9999", "200"], ["-999", "1", "2"],
    ["-98", "3", "-98", "4"], ["120", "-999", "85", "-410", "230"],
    ["3", "-99.9", "80", "12"], ["12.1", "5.3", "0.4", "-99.9", "3.3", "8.8"],
    ["-1", "-99.99", "0", "1"],
  ])
  func others(cells: [String]) throws {
    #expect(try !load(cells).chart.series[0].ys.contains(where: \.isNaN))
  }

  /// A price is one, whatever its digits, and a spike is not missing.
  @Test(arguments: ["price", "Profit (EUR)", "requests"])
  func pricesAndSpikes(name: String) throws {
    let cells =
      name == "requests" ? ["12", "15", "999", "14"] : ["99", "999", "149", "999", "999"]
    #expect(try !load(cells, name: name).chart.series[0].ys.contains(where: \.isNaN))
  }

  /// Who names what is missing names all of it.
  @Test func namedMarkers() throws {
    var options = ReadingOptions()
    options.missingMarkers = ["x"]
    let values = try load(["3", "-999", "x", "5", "-999"], options).chart.series[0].ys
    #expect(values[1] == -999)
    #expect(values[2].isNaN)
  }

  /// Where months run across, all columns have the code of one.
  @Test func acrossMonths() throws {
    let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
    let year = (1...12).map { "\($0 - 4).5" }.joined(separator: ",")
    let last = "-1.5,-2,3" + String(repeating: ",-999.9", count: 9)
    let chart = try loadChart("year,\(months)\n2022,\(year)\n2023,\(last)\n").chart
    #expect(chart.series[0].ys.count { $0.isNaN } == 9)
    #expect(chart.series[0].ys.compactMap { $0.isNaN ? nil : $0 }.min() == -3.5)
  }

  /// Several columns show together what is too little in one.
  @Test func inSeveralColumns() throws {
    let loaded = try loadChart("day,a,b\n2024-01-01,1,2\n2024-01-02,-999,-999\n2024-01-03,2,3\n")
    #expect(loaded.chart.series.map { $0.ys.count { $0.isNaN } } == [1, 1])
    #expect(loaded.choices.contains("2 cells of a and b count as missing: -999"))
  }

  /// Rows are grouped and places compared without the code.
  @Test func meansLeaveThemOut() throws {
    let text = "town,rain\nA,1\nA,3\nA,-999\nB,4\nB,6\nB,-999\n"
    let chart = try loadChart(text) { $0.rows.grouping = .mean }.chart
    #expect(chart.series[0].ys == [2, 5])
  }
}
