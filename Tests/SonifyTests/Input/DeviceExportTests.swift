import SonifyBase
import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// What meters, sensors, banks and offices export.
@Suite struct DeviceExportTests {
  /// Readings every ten minutes of one night, whose days may be months.
  private func night(_ header: String, separatedBy mark: String = "/") throws -> LoadedChart {
    let rows = (18...30).map { hour in
      "0\(5 + hour / 24)\(mark)03\(mark)2024 \(hour % 24 < 10 ? "0" : "")\(hour % 24):10,\(400 + hour)"
    }
    return try loadChart(([header] + rows).joined(separator: "\n") + "\n")
  }

  @Test(arguments: ["Timestamp(dd/mm/yyyy),CO2", "Time,CO2", "Device Timestamp,CO2"])
  func aNightIsOfTwoDaysInARow(header: String) throws {
    for mark in ["/", "-"] {
      let axis = try night(header, separatedBy: mark).chart.xAxis
      #expect(axis.range.lowerBound == Samples.day(2024, 3, 5) + 18 * 3600 + 600)
      #expect(axis.range.upperBound == Samples.day(2024, 3, 6) + 6 * 3600 + 600)
    }
  }

  @Test(arguments: [
    ("Date (DD.MM.YYYY)", true), ("Datum [tt.mm.jjjj]", true), ("date (mm/dd/yyyy)", false),
    ("Date mm-dd-yy", false), ("date (yyyy-mm-dd)", nil),
  ])
  func aHeaderStatesTheOrder(header: String, isDayFirst: Bool?) throws {
    let loaded = try loadChart("\(header),n\n01/02/2024,3\n03/04/2024,5\n05/06/2024,4\n")
    guard let isDayFirst else {
      #expect(loaded.choices.contains { $0.hasPrefix("dates are read") })
      return
    }
    let first = isDayFirst ? Samples.day(2024, 2, 1) : Samples.day(2024, 1, 2)
    #expect(loaded.chart.series[0].xs.first == first)
    #expect(!loaded.choices.contains { $0.hasPrefix("dates are read") })
  }

  /// The end of an interval says nothing beside its beginning; the end of a day of work does.
  @Test func endsOfIntervalsAreNoValues() throws {
    let hours = (0..<48).map { hour in
      let text = hour % 24 < 10 ? "0\(hour % 24)" : "\(hour % 24)"
      return
        "Electric,2024-03-0\(1 + hour / 24),\(text):00,\(text):59,\(0.3 + Double(hour % 7) / 9)"
    }
    let chart = try loadChart(
      (["TYPE,DATE,START TIME,END TIME,USAGE (kWh)"] + hours).joined(separator: "\n")
    ).chart
    #expect(chart.series.map(\.name) == ["USAGE (kWh)"])
    let days = (1...5).map { "2024-03-0\($0),8:0\($0),17:\(10 + $0),\(30 + $0 * $0 % 7)" }
    let work = try loadChart(
      (["Date,Start,End,Break min"] + days).joined(separator: "\n")
    ).chart
    #expect(work.series.map(\.name).contains("End"))
  }

  /// To the second, beside a date; what a run took is none.
  @Test func aClockWithSecondsBelongsToItsDate() throws {
    let bank = [
      "01/04/2024,08:12:33,-3.75", "01/04/2024,12:40:10,-22.10", "03/04/2024,09:00:00,150.00",
      "15/04/2024,07:58:44,-4.20",
    ]
    let chart = try loadChart((["Date,Time,Amount"] + bank).joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["Amount"])
    #expect(chart.series[0].xs.first == Samples.day(2024, 4, 1) + 8 * 3600 + 12 * 60 + 33)
    let runs = ["01/04/2024,00:27:33,5", "08/04/2024,00:56:10,10", "15/04/2024,01:25:00,15"]
    let times = try loadChart((["Date,Time,km"] + runs).joined(separator: "\n")).chart
    #expect(times.series.map(\.name) == ["Time", "km"])
    let races = ["11/06/2023,11:20:13,812", "09/06/2024,10:58:41,640", "02/09/2024,11:05:09,702"]
    let finishes = try loadChart((["Date,Time,Rank"] + races).joined(separator: "\n")).chart
    #expect(finishes.series.map(\.name).contains("Time"))
  }

  @Test func aStartHasDateAndTime() throws {
    let rows = [
      "Design,2024-03-25,09:02:11,2024-03-25,11:15:40,02:13:29",
      "Meeting,2024-03-25,13:00:00,2024-03-25,14:05:00,01:05:00",
      "Testing,2024-03-26,08:45:00,2024-03-26,12:30:00,03:45:00",
    ]
    let header = "Description,Start date,Start time,End date,End time,Duration"
    let chart = try loadChart(([header] + rows).joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "Start date and Start time")
    #expect(chart.series.map(\.name) == ["Duration"])
  }

  private func isOfYears(_ chart: ChartDescriptor) -> Bool {
    if case .numeric(let axis) = chart.xAxis { axis.quantity == .year } else { false }
  }

  /// What becomes due in no order is no axis beside when it was entered.
  @Test func aDueDateWithItsTimeIsNoAxis() throws {
    let rows = [
      "A,2024-05-03,09:00,2024-04-01,08:15,4", "B,2024-04-20,17:00,2024-04-02,10:40,2",
      "C,2024-06-01,12:00,2024-04-03,16:05,7", "D,2024-05-01,12:30,2024-04-05,09:10,3",
    ]
    let header = "Task,Due date,Due time,Entry date,Entry time,Hours"
    let chart = try loadChart(([header] + rows).joined(separator: "\n")).chart
    #expect(!chart.xAxis.title.contains("Due"))
  }

  @Test(arguments: ["TIME", "period", "date"]) func yearsOfSeveralPlacesAreYears(header: String)
    throws
  {
    let rows = (2018...2022).flatMap { ["\($0),Germany,\($0 % 7)", "\($0),France,\($0 % 5 + 5)"] }
    let chart = try loadChart((["\(header),GEO,Value"] + rows).joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["Germany", "France"])
    #expect(isOfYears(chart))
    let seconds = (0..<10).map { "\($0 * 250),\($0 % 2 == 0 ? "a" : "b"),\($0)" }
    let times = try loadChart((["\(header),part,Value"] + seconds).joined(separator: "\n")).chart
    #expect(!isOfYears(times))
  }

  /// Weeks go on in the next year.
  @Test func weeksOfTwoYearsStayInTheirOrder() throws {
    let weeks = [50, 51, 52, 1, 2]
    let rows = weeks.map { "\($0);\(4000 + $0);\(300 + $0 % 9)" }
    let chart = try loadChart((["KW;Umsatz;Kunden"] + rows).joined(separator: "\n")).chart
    #expect(chart.categories == weeks.map(String.init))
    #expect(chart.series.map(\.name) == ["Umsatz", "Kunden"])
    let year = (1...5).map { "\($0);\(4000 + $0)" }
    #expect(try loadChart((["KW;Umsatz"] + year).joined(separator: "\n")).chart.categories.isEmpty)
  }

  @Test func numbersOfAccountsAndTelephonesAreNoValues() throws {
    let bank = [
      "28.03.24;12345600;30060601;-31,20", "27.03.24;98765400;50070010;2310,55",
      "22.03.24;24858600;59050101;-44,95",
    ]
    let account = try loadChart(
      (["Buchungstag;Kontonummer;BLZ;Betrag"] + bank).joined(separator: "\n")
    ).chart
    #expect(account.series.map(\.name) == ["Betrag"])
    let calls = [
      "28/03/2024 09:12,07700900123,725", "28/03/2024 14:40,02079460000,108",
      "29/03/2024 10:01,08001111,1990",
    ]
    let meter = try loadChart(
      "Datum;Zählerstand\n01.01.2024;00123456\n01.02.2024;00124120\n01.03.2024;00125099\n"
    ).chart
    #expect(meter.series[0].ys == [123_456, 124_120, 125_099])
    let phone = try loadChart((["Date,Number,Seconds"] + calls).joined(separator: "\n")).chart
    #expect(phone.series.map(\.name) == ["Seconds"])
  }

  /// Shares of parties are compared on one axis, and how many were asked is no share.
  @Test func sharesHaveOneAxis() throws {
    let polls = [
      "26.03.2024;2.501;31 %;65 %;3 %", "25.03.2024;2.008;30 %;65,5 %;3,5 %",
      "21.03.2024;1.019;32,5 %;62 %;4 %",
    ]
    let chart = try loadChart(
      (["Datum;Befragte;CDU/CSU;SPD;Linke"] + polls).joined(separator: "\n")
    ).chart
    #expect(chart.series.map(\.name) == ["CDU/CSU", "SPD", "Linke"])
    #expect(chart.yAxes.count == 1)
    let rates = ["2021;62 %;4 %;3,1 %", "2022;62,4 %;4,5 %;6,9 %", "2023;62,9 %;4,1 %;5,9 %"]
    let others = try loadChart(
      (["Jahr;Beteiligung;Arbeitslose;Inflation"] + rates).joined(separator: "\n")
    ).chart
    #expect(others.yAxes.count > 1)
  }

  /// Quarters and halves among months sum them up.
  @Test func quartersAmongMonthsAreNoMonths() throws {
    let chart = try loadTable(
      "Region,Jan,Feb,Mar,Q1,Apr,May,Jun,Q2,H1",
      ["North,120,132,145,397,150,160,158,468,865", "South,98,101,110,309,115,109,120,344,653"])
    #expect(chart.categories == ["Jan", "Feb", "Mar", "Apr", "May", "Jun"])
    #expect(chart.series.map(\.name) == ["North", "South"])
    // Quarters to come sum up no months.
    let year = try loadTable(
      "Region,Jan,Feb,Mar,Q1,Q2,Q3,Q4", ["North,12,13,14,39,45,50,52", "South,9,10,11,30,33,34,40"])
    #expect(year.categories != ["Jan", "Feb", "Mar"])
  }

  @Test func subtotalsAreNoSeries() throws {
    let chart = try loadTable(
      "Category,Item,January,February,March",
      [
        "Housing,Rent,1200,1200,1200", "Housing,Power,95,88,80", "Housing,Subtotal,1295,1288,1280",
        "Food,Groceries,420,390,445", "Food,Subtotal,420,390,445",
      ])
    #expect(chart.series.map(\.name) == ["Housing, Rent", "Housing, Power", "Food, Groceries"])
  }
}
