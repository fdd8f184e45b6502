import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers with a point that are months or versions, and temperatures in kelvins.
struct MonthNumberTests {
  @Test(arguments: [
    "Monat,Umsatz\n10.2023,5\n11.2023,7\n12.2023,9\n01.2024,4\n",
    "month,sales\n2023.10,5\n2023.11,7\n2023.12,9\n2024.01,4\n",
    "Monat;Umsatz\n10.2023;5,0\n11.2023;7,0\n12.2023;9,0\n01.2024;4,0\n",
  ])
  func monthsHavePoints(table: String) throws {
    let chart = try loadChart(table).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
    #expect(chart.series[0].xs.first == Samples.day(2023, 10, 1))
    #expect(chart.series[0].ys == [5, 7, 9, 4])
  }

  @Test(arguments: ["Datum", "Date", "Fecha", "Data"], [";", "\t", ","])
  func monthsBeforeYearsAreDates(header: String, delimiter: String) throws {
    let rows = (1...5).map { "0\($0).2023\(delimiter)\($0 * 3 % 5)\n" }
    let chart = try loadChart("\(header)\(delimiter)v\n" + rows.joined()).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.month))
  }

  /// Days without zeros, by their header; others are versions.
  @Test func daysMayHaveShortNumbers() throws {
    let rows = ["31.1.23,45", "2.3.23,47", "1.4.23,50", "1.5.23,52"]
    let chart = try loadTable("Datum,kWh", rows)
    #expect(chart.xAxis.numeric?.quantity == .date(.day))
    #expect(chart.series[0].xs.first == Samples.day(2023, 1, 31))
    #expect(chart.series[0].xs.last == Samples.day(2023, 5, 1))
    #expect(try loadTable("version,kWh", rows).categories.first == "31.1.23")
  }

  /// Others are decimals, and so are those of a measure.
  @Test(arguments: [
    ("month", ["10.2023", "3.1999", "11.2012"]), ("month", ["2023.10", "2023.20", "2023.30"]),
    ("month", ["10.2023", "11.2023"]), ("month", ["13.2023", "14.2023", "15.2023"]),
    ("rate", ["1.1850", "1.1851", "1.1852"]), ("t", ["2000.01", "2000.02", "2000.03"]),
  ])
  func others(name: String, cells: [String]) throws {
    let rows = cells.enumerated().map { "\($1),\($0 * 2 % 3)" }
    let chart = try loadTable("\(name),share", rows)
    #expect(chart.xAxis.numeric?.quantity != .date(.month))
    #expect(
      chart.xAxis.isOfRows || chart.series[0].xs.sorted() == cells.compactMap(Double.init).sorted())
  }

  @Test func versionsAreNames() throws {
    let chart = try loadChart("Python version,time\n3.8,5\n3.9,4\n3.10,3\n3.11,2\n").chart
    #expect(chart.categories == ["3.8", "3.9", "3.10", "3.11"])
    #expect(try loadChart("Version,time\n1,5\n2,4\n3,3\n").chart.categories.isEmpty)
  }

  @Test func kelvins() throws {
    let chart = try loadChart("day,Temperature\n2024-01-01,12 K\n2024-01-02,15 K\n2024-01-03,9 K\n")
      .chart
    #expect(chart.series[0].ys == [12, 15, 9])
    #expect(chart.yAxis.unit?.other == "K")
  }
}
