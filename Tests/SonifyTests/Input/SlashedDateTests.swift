import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Whether the day or the month comes first is found out from all of the data, and said.
struct SlashedDateInputTests {
  private func load(
    _ dates: [String], _ order: ReadingOptions.DateOrder = .auto
  ) throws -> LoadedChart {
    var reading = ReadingOptions()
    reading.dateOrder = order
    let rows = dates.enumerated().map { "\($1),\($0 % 7).5\n" }.joined()
    return try ChartLoader.load(.text("date,y\n" + rows), reading: reading)
  }

  private let days = (1...12).map { "01/\($0)/2012" }

  @Test func monthlyDatesAreMonthly() throws {
    for dates in [days, (1...12).map { "\($0)/01/2012" }, days.filter { $0 != "01/5/2012" }] {
      let loaded = try load(dates)
      #expect(loaded.chart.xAxis.range == Samples.day(2012, 1, 1)...Samples.day(2012, 12, 1))
      #expect(loaded.chart.kind == .line)
    }
    #expect(try load(days).choices.contains("dates are read day first"))
    #expect(
      try load((1...12).map { "\($0)/01/2012" }).choices.contains("dates are read month first"))
  }

  @Test func evenStepsAndOrderDecide() throws {
    let even = try load(["12/10/2012", "12/11/2012", "12/12/2012", "1/1/2013"])
    #expect(even.chart.xAxis.range.lowerBound == Samples.day(2012, 12, 10))
    let rising = try load(["05/01/2012", "06/02/2012", "04/03/2012", "05/04/2012"])
    #expect(rising.chart.xAxis.range == Samples.day(2012, 1, 5)...Samples.day(2012, 4, 5))
    #expect(rising.choices.contains("dates are read day first"))
  }

  /// The days of a diary with a pause at the weekend are of one month, whichever comes first.
  @Test(arguments: [
    ["01/02/2024", "02/02/2024", "05/02/2024", "06/02/2024"],
    ["02/01/2024", "02/02/2024", "02/05/2024", "02/06/2024"],
  ])
  func aDiaryIsOfOneMonth(dates: [String]) throws {
    let range = try load(dates).chart.xAxis.range
    #expect(range == Samples.day(2024, 2, 1)...Samples.day(2024, 2, 6))
  }

  /// Several times on two days are no first days of months.
  @Test func timesOfADayAreOneDay() throws {
    let loaded = try load([
      "3/2/2026 9:00 AM", "3/2/2026 4:00 PM", "3/3/2026 9:00 AM", "3/3/2026 4:00 PM",
    ])
    #expect(loaded.chart.xAxis.range.lowerBound == Samples.day(2026, 3, 2) + 32_400)
    #expect(loaded.chart.xAxis.range.upperBound == Samples.day(2026, 3, 3) + 57_600)
  }

  @Test func aLateDayPastTheTwelfthDecides() throws {
    // The beginning that is looked at first has none.
    let year = (0..<3000).map { "\($0 % 12 + 1)/\($0 / 12 % 12 + 1)/\(1500 + $0 / 144)" }
    let loaded = try load(year + ["13/1/2012", "14/1/2012"])
    #expect(loaded.chart.xAxis.range.upperBound == Samples.day(2012, 1, 14))
    #expect(!loaded.choices.contains { $0.hasPrefix("dates are read") })
  }

  @Test func theOrderCanBeAskedFor() throws {
    let monthFirst = try load(days, .monthFirst)
    #expect(monthFirst.chart.xAxis.range.upperBound == Samples.day(2012, 1, 12))
    #expect(!monthFirst.choices.contains { $0.hasPrefix("dates are read") })
    #expect(try load(days, .dayFirst).chart.xAxis.range.upperBound == Samples.day(2012, 12, 1))
  }

  @Test func whereNeitherOrderFitsTheFartherFaultIsSaid() {
    #expect {
      try load(["1/2/2012", "13/2/2012", "14/2/2012", "15/2/2012", "2/14/2012"])
    } throws: {
      "\($0)"
        == "data.csv:6: column \"date\": \"2/14/2012\" is not a date like 31/1/2012, day first"
    }
  }
}
