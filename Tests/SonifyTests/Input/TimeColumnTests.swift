import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Columns that tell the time in other ways than by dates.
struct TimeColumnTests {
  private func column(_ header: String, _ cells: [String]) -> String {
    "\(header),level\n" + cells.enumerated().map { "\($1),\($0 % 5).5\n" }.joined()
  }

  @Test(arguments: ["ts", "created_at", "createdAt", "Unix time", "timestamp_ms", "Date"])
  func aHeaderTellsOfTimes(_ header: String) throws {
    for factor in [1, 1000, 1_000_000] {
      let cells = [0, 60, 180, 120].map { "\((1_577_836_800 + $0) * factor)" }
      let loaded = try loadChart(column(header, cells))
      let axis = try #require(loaded.chart.xAxis.numeric)
      #expect(axis.quantity == .date(.minute))
      let start = Samples.day(2020, 1, 1)
      #expect(axis.range == start...(start + 180))
      #expect(loaded.chart.series.map(\.name) == ["level"])
      #expect(loaded.decisions.contains { $0.remedy == .xScale(.linear) && $0.isReported })
    }
  }

  /// Years of taxes, schools and sports are years and no names, and none is a month.
  @Test(arguments: ["-", "/", "–", "FY"]) func splitYearsAreYears(sign: String) throws {
    let cells = (1998...2013).map { year in
      let next = (year + 1) % 100
      return sign == "FY" ? "FY\(year)" : "\(year)\(sign)\(next < 10 ? "0" : "")\(next)"
    }
    let loaded = try loadChart(column("season", cells))
    let axis = try #require(loaded.chart.xAxis.numeric)
    #expect(loaded.chart.kind == .line)
    #expect(axis.quantity == .date(.year))
    #expect(loaded.chart.series[0].xs == (1998...2013).map { Samples.day($0, 1, 1) })
    #expect(loaded.decisions.contains(.writing(.splitYears)))
  }

  @Test func oneSplitYearIsAMonth() throws {
    let chart = try loadChart("date,town,level\n2003-04,A,1\n2003-04,B,2\n2003-04,C,5\n").chart
    #expect(chart.categories == ["A", "B", "C"])
  }

  @Test func splitYearsAcrossAreRead() throws {
    let chart = try loadChart(
      "state,2003-04,2004-05,2005-06,2006-07\nA,1,2,3,4\nB,5,2,3,1\n"
    ).chart
    #expect(chart.series.map(\.name) == ["A", "B"])
    #expect(chart.series[0].xs == (2003...2006).map { Samples.day($0, 1, 1) })
  }

  /// Years of two digits come first where the rows are in order by them alone, or are first days.
  @Test(arguments: [
    ["14-01-30", "14-01-31", "14-02-01", "14-02-02"],
    ["14-01-01", "14-02-01", "14-03-01", "15-01-01"],
  ])
  func shortYearsMayComeFirst(cells: [String]) throws {
    let loaded = try loadChart(column("day", cells))
    let first = try #require(loaded.chart.series[0].xs.first)
    #expect(first == Samples.day(2014, 1, cells[0] == "14-01-30" ? 30 : 1))
    #expect(loaded.decisions.contains(.writing(.twoDigitYears)))
  }

  /// Spreadsheets mark texts by an apostrophe; and a century may end.
  @Test func shortYearsMayBeMarkedAsTexts() throws {
    let cells = ["'99-12-30", "'99-12-31", "'00-01-02", "'00-02-01"]
    let chart = try loadChart(column("day", cells)).chart
    #expect(chart.series[0].xs.first == Samples.day(1999, 12, 30))
    #expect(chart.series[0].xs.last == Samples.day(2000, 2, 1))
  }

  /// Where the day or the month may come first as well, nothing is guessed.
  @Test(arguments: [
    ["01-01-14", "02-01-14", "05-01-14", "11-02-14"],
    ["31-12-10", "31-12-11", "31-12-12", "31-12-13"],
    ["01-05-14", "01-06-14", "01-07-14", "01-08-14"],
    ["14-01-01", "14-01-02", "14-01-05", "14-02-11"],
  ])
  func shortYearsAreNotGuessed(cells: [String]) throws {
    #expect(try loadChart(column("day", cells)).chart.xAxis.numeric == nil)
  }

  @Test func monthsOfFollowingYearsAreMonths() throws {
    let chart = try loadChart("month,level\n2009-10,1\n2010-11,2\n2011-12,5\n").chart
    #expect(chart.series[0].xs.last == Samples.day(2011, 12, 1))
  }

  /// A logger without a header.
  @Test func dayAndTimeWithoutNamesAreOneTime() throws {
    let hours = (0..<24).map { $0 < 10 ? "0\($0)" : "\($0)" }
    let clocks = hours.flatMap { ["\($0):05", "\($0):15"] }
    let rows = clocks.enumerated().map { "2024-03-01 \($1) \($0 * 7 % 11)\n" }
    let chart = try loadChart(rows.joined()).chart
    let start = Samples.day(2024, 3, 1)
    let times = (0..<24).flatMap { hour in [5, 15].map { start + Double(hour * 3600 + $0 * 60) } }
    #expect(chart.series[0].xs == times)
  }

  /// Rows of a logger, by the day and the time of day, with seconds or without.
  @Test(arguments: ["Date,Time", "Datum,Uhrzeit"]) func dayAndTimeOfDayAreOneTime(
    header: String
  ) throws {
    let end = header == "Date,Time" ? ":00" : ""
    let rows = (0..<96).map { row in
      let (hour, minute) = (row % 48 / 2, row % 2 == 0 ? "00" : "30")
      return "2024-03-0\(1 + row / 48),\(hour):\(minute)\(end),\(row * 7 % 11)"
    }
    let loaded = try loadChart("\(header),level\n" + rows.joined(separator: "\n") + "\n")
    #expect(loaded.chart.series.map(\.name) == ["level"])
    let start = Samples.day(2024, 3, 1)
    #expect(loaded.chart.series[0].xs == (0..<96).map { start + Double($0) * 1800 })
    #expect(loaded.chart.kind == .line)
  }

  @Test func dayAndHourAreOneTime() throws {
    let rows = (0..<72).map { "2024-03-0\(1 + $0 / 24),\($0 % 24),\($0 * 7 % 11)" }
    let chart = try loadChart("date,hour,load\n" + rows.joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.name) == ["load"])
    #expect(chart.series[0].xs.last == Samples.day(2024, 3, 1) + 71 * 3600)
  }

  /// Runs, some on one day, have a length of time each.
  @Test func lengthsOfTimeAreNoTimesOfDay() throws {
    let rows = (0..<30).map { run in
      let day = 1 + run - (run % 5 == 1 ? 1 : 0)
      return
        "2024-03-\(day < 10 ? "0" : "")\(day),0:\(20 + run * 7 % 30):00,\(5 + run * 3 % 7)"
    }
    let chart = try loadChart("Date,Time,Distance\n" + rows.joined(separator: "\n") + "\n").chart
    #expect(chart.series.map(\.name) == ["Time", "Distance"])
  }

  @Test func fractionsOfSecondsAreKept() throws {
    let chart = try loadChart(column("time", ["1577836800.25", "1577836801.5"])).chart
    #expect(chart.xAxis.numeric?.quantity == .date(.fraction))
    #expect(chart.xAxis.range.lowerBound == 1_577_836_800.25)
  }

  @Test func aFirstColumnThatRisesTellsOfTimes() throws {
    let cells = (0..<50).map { "\(1_577_836_800 + $0 * 300)" }
    #expect(try loadChart(column("reading", cells)).chart.xAxis.numeric?.quantity == .date(.minute))
    let bare = cells.map { "\($0),1\n" }.joined()
    #expect(try loadChart(bare).chart.xAxis.numeric?.quantity == .date(.minute))
  }

  @Test func populationsTelephonesAndIdentifiersAreNoTimes() throws {
    for (header, step) in [("population", 5_000_017), ("phone", 90_001), ("id", 300), ("n", 1)] {
      let cells = (0..<20).map { "\(1_577_836_800 + $0 * step)" }
      #expect(try loadChart(column(header, cells)).chart.xAxis.numeric?.quantity != .date(.minute))
      #expect(try loadChart(column(header, cells)).chart.xAxis.numeric?.quantity != .date(.second))
    }
    let later = "city,reading\n" + (0..<9).map { "c\($0),\(1_577_836_800 + $0 * 300)\n" }.joined()
    #expect(try loadChart(later).chart.series.map(\.name) == ["reading"])
    let small = column("time", (0..<9).map { "\($0 * 10)" })
    #expect(try loadChart(small).chart.xAxis.numeric?.quantity == .number)
  }

  @Test func timesCanBeNumbers() throws {
    let text = column("ts", ["1577836800", "1577836860", "1577836920"])
    let chart = try loadChart(text) {
      $0.x = "ts"
      $0.xScale = .linear
    }.chart
    #expect(chart.xAxis.numeric?.quantity == .number)
    #expect(chart.xAxis.range.lowerBound == 1_577_836_800)
  }

  @Test func quartersAreSaidAsQuarters() throws {
    for cells in [["2020 Q1", "2020 Q2"], ["Q1 2020", "Q2 2020"], ["1Q20", "2Q20"]] {
      let axis = try #require(try loadChart(column("quarter", cells)).chart.xAxis.numeric)
      #expect(axis.quantity == .date(.quarter))
      #expect(axis.range == Samples.day(2020, 1, 1)...Samples.day(2020, 4, 1))
      #expect(axis.sentence == "quarter, Q1 2020 to Q2 2020")
    }
  }

  @Test func sixDigitsAreMonthsWhereTheHeaderSaysSo() throws {
    let months = column("month", ["200011", "200012", "200101"])
    #expect(try loadChart(months).chart.xAxis.numeric?.quantity == .date(.month))
    let numbers = column("reading", ["200011", "200012", "200101"])
    #expect(try loadChart(numbers).chart.xAxis.numeric?.quantity == .number)
  }

  @Test func yearsOfTwoDigitsAreSaid() throws {
    let loaded = try loadChart(column("day", ["1/30/99", "1/31/99", "2/1/00"]))
    #expect(loaded.chart.xAxis.range.upperBound == Samples.day(2000, 2, 1))
    #expect(loaded.choices.contains("years of two digits are read as 1969 to 2068"))
  }

  // MARK: - Clocks

  /// The hours that stand in the file are those that are told.
  @Test func timesAreThoseOfTheirClock() throws {
    let zoned = try loadChart(column("t", ["2020-01-01T08:00+05:30", "2020-01-01T09:00+05:30"]))
    #expect(zoned.chart.xAxis.range.lowerBound == Samples.day(2020, 1, 1) + 8 * 3600)
    #expect(zoned.decisions.contains(.writing(.clock(aheadOfUTC: 19_800, isOfAll: true))))
    let west = try loadChart(column("t", ["2020-01-01 08:00 -0800", "2020-01-01 09:00 -0800"]))
    #expect(west.chart.xAxis.range.lowerBound == Samples.day(2020, 1, 1) + 8 * 3600)
    #expect(west.decisions.contains(.writing(.clock(aheadOfUTC: -28_800, isOfAll: true))))
    let plain = try loadChart(column("t", ["2020-01-01T00:00Z", "2020-01-01T01:00+00"]))
    #expect(
      !plain.decisions.contains { if case .writing(.clock) = $0 { true } else { false } })
  }

  /// Where the offset changes, an hour stays an hour: the clock is that of the first row.
  @Test func timesOfOtherOffsetsAreTurnedToTheFirst() throws {
    let times = ["2024-03-31T01:00+01:00", "2024-03-31T03:00+02:00", "2024-03-31T04:00+02:00"]
    let chart = try loadChart(column("t", times))
    #expect(
      chart.chart.series[0].xs == (1...3).map { Samples.day(2024, 3, 31) + Double($0) * 3600 })
    #expect(chart.choices.contains("times are in UTC+1"))
  }

  /// A day begins where its own clock says, in summer and in winter.
  @Test func daysAreThoseOfTheirOwnClocks() throws {
    let days = ["2024-03-30T00:00+01:00", "2024-03-31T00:00+01:00", "2024-04-01T00:00+02:00"]
    let chart = try loadChart(column("day", days))
    #expect(
      chart.chart.series[0].xs
        == [Samples.day(2024, 3, 30), Samples.day(2024, 3, 31), Samples.day(2024, 4, 1)])
    #expect(chart.chart.xAxis.numeric?.quantity == .date(.day))
    #expect(chart.decisions.contains(.writing(.ownClocks)))
  }

  /// What is measured at eight each day is so in summer as well.
  @Test func timesFarApartAreThoseOfTheirOwnClocks() throws {
    let times = ["2024-03-29T08:00+01:00", "2024-03-30T08:00+01:00", "2024-04-01T08:00+02:00"]
    #expect(
      try loadChart(column("t", times)).chart.series[0].xs
        == [29, 30, 32].map { Samples.day(2024, 3, 1) + Double($0 - 1) * 86_400 + 8 * 3600 })
  }

  /// Clocks that differ by more than an hour are those of other countries, and their order is that of UTC.
  @Test func timesOfOtherCountriesKeepTheirOrder() throws {
    let times = ["2024-06-05T09:00-07:00", "2024-06-05T17:30+02:00", "2024-06-09T17:30+02:00"]
    let xs = try loadChart(column("t", times)).chart.series[0].xs
    #expect(xs == [8.5, 9, 104.5].map { Samples.day(2024, 6, 5) + $0 * 3600 })
  }

  /// What is asked for is by the clock that is told.
  @Test func askedTimesAreThoseOfTheClock() throws {
    let text = column("t", ["2020-01-01T08:00+05:30", "2020-01-01T09:00+05:30"])
    for value in ["2020-01-01 09:00", "2020-01-01T09:00+05:30", "2020-01-01T03:30Z"] {
      let chart = try loadChart(text) {
        $0.rows.conditions = [RowChoices.Condition("t", .equal, value)]
      }.chart
      #expect(chart.series[0].xs == [Samples.day(2020, 1, 1) + 9 * 3600], "\(value)")
    }
  }

  /// A single row is told in the parts that it has.
  @Test(arguments: [
    ("May 2024", DateGranularity.month), ("2024-05", .month), ("2024-05-01", .day),
    ("2024-05-01 00:00", .minute),
  ])
  func oneDateHasItsOwnParts(date: String, part: DateGranularity) throws {
    #expect(try loadChart(column("when", [date])).chart.xAxis.numeric?.quantity == .date(part))
  }

  private func categories(_ names: [String]) throws -> [String] {
    try loadChart(column("when", names)).chart.xAxis.categorical?.categories ?? []
  }

  @Test func monthsAndWeekdaysGoInTheirOrder() throws {
    #expect(try categories(["Mar", "Jan", "Feb"]) == ["Jan", "Feb", "Mar"])
    #expect(try categories(["april", "Jan.", "MARCH"]) == ["Jan.", "MARCH", "april"])
    #expect(try categories(["Sun", "Fri", "Mon"]) == ["Mon", "Fri", "Sun"])
    let chart = try loadChart(column("month", ["Mar", "Jan", "Feb"])).chart
    #expect(chart.series[0].ys == [1.5, 2.5, 0.5])
  }

  @Test func aTurnOfTheCycleStays() throws {
    for names in [
      ["Oct", "Nov", "Dec", "Jan"], ["Sunday", "Monday", "Tuesday"], ["Dec", "Jan", "Feb"],
      ["Q2", "Q1", "Q4"], ["Jan", "May", "Other"], ["20-29", "10-19"], ["Mar", "March", "Jan"],
    ] {
      #expect(try categories(names) == names)
    }
  }

  @Test func signsOfNothingAreMissing() throws {
    for sign in ["\\N", "..", "…", "#N/A", "#DIV/0!", "n.a.", "—", "-", ".", "NULL", "\u{A0}"] {
      let loaded = try loadChart(
        "x,y\n2000-01-01,1\n2000-01-02,\(sign)\n2000-01-03,4\n2000-01-04,5\n")
      #expect(loaded.chart.series[0].ys.map(\.isNaN) == [false, true, false, false], "\(sign)")
    }
  }

  @Test func whatSpreadsheetsPutAroundNumbersIsTakenOff() throws {
    let loaded = try loadChart("x,y\n1,'12\n2,\u{A0}13\u{A0}\n3, 14\n")
    #expect(loaded.chart.series[0].ys == [12, 13, 14])
  }

  /// Times of `date` and of ab, whose seconds say them again.
  @Test(arguments: ["", " UTC"]) func theYearMayStandBehindTheTime(zone: String) throws {
    let rows = (0..<6).map {
      "Thu Nov 26 06:37:5\($0)\(zone) 2026,\(1_795_675_070 + $0),\($0 * 37 % 101)"
    }
    let chart = try loadChart("starttime,seconds,ttime\n" + rows.joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["ttime"])
    let start = Samples.day(2026, 11, 26) + 6 * 3600 + 37 * 60 + 50
    #expect(chart.series[0].xs == (0..<6).map { start + Double($0) })
  }

  /// Lengths of time are no moments.
  @Test func secondsOfAnExperimentAreNumbers() throws {
    let rows = (0..<6).map { "Run \($0),\(40 + $0 * 37 % 101)" }
    let chart = try loadChart("name,seconds\n" + rows.joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["seconds"])
  }

  /// Years of NREL's typical weather name the form of their times, and end a day at 24:00.
  @Test func formsInBracketsAreNoNames() throws {
    let rows = (0..<48).map {
      "01/0\($0 / 24 + 1)/1988,\($0 % 24 < 9 ? "0" : "")\($0 % 24 + 1):00,\($0 * 37 % 101)"
    }
    let chart = try loadChart(
      "Date (MM/DD/YYYY),Time (HH:MM),ETR (W/m^2)\n" + rows.joined(separator: "\n")
    ).chart
    #expect(chart.series.count == 1)
    let start = Samples.day(1988, 1, 1)
    #expect(chart.series[0].xs.prefix(25) == (1...25).map { start + Double($0) * 3600 }[...])
  }

  /// Meters write the day and the time in digits.
  @Test(arguments: [
    (["20160314000000", "20160314000032", "20160314120105"], [0.0, 32, 43_265]),
    (["201603140000", "201603140130", "201603141201"], [0, 5400, 43_260]),
  ])
  func digitsMayBeDateAndTime(cells: [String], seconds: [Double]) throws {
    let rows = zip(cells, [402, 406, 390]).map { "\($0),\($1)\n" }
    let chart = try loadChart("time,watts\n" + rows.joined()).chart
    #expect(chart.series[0].xs == seconds.map { $0 + Samples.day(2016, 3, 14) })
    // Documents are often numbered by their day.
    let invoices = (1...5).map { "20230\($0)010002,2023-0\($0)-01,\($0 * 7 % 5)\n" }
    let documents = try loadChart("Invoice number,date,amount\n" + invoices.joined()).chart
    #expect(documents.xAxis.title == "date")
    // Not all digits are.
    let others = ["20160314990000", "20160314000032", "30160314120105"]
    let numbers = zip(others, [402, 406, 390]).map { "\($0),\($1)\n" }
    #expect(
      try loadChart("code,watts\n" + numbers.joined()).chart.xAxis.numeric?.quantity
        != .date(.second))
  }
}
