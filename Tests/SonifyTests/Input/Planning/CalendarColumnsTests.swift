import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Dates that are spread over columns, and time that runs across them.
struct CalendarColumnsTests {
  @Test func yearAndQuarterAreOneDate() throws {
    let rows = (0..<12).map { "\(1990 + $0 / 4),\($0 % 4 + 1),\($0 * 7 % 5)" }
    let chart = try loadChart("year,quarter,rate\n" + rows.joined(separator: "\n")).chart
    #expect(chart.kind == .line)
    #expect(chart.xAxis.title == "year and quarter")
    #expect(chart.xAxis.numeric?.quantity == .date(.quarter))
    #expect(chart.series.map(\.name) == ["rate"])
    #expect(chart.series[0].xs[5] == Samples.day(1991, 4, 1))
    #expect(chart.series[0].ys[5] == 0)
  }

  /// Beside a year, quarters may have names; treatments and terms have others.
  @Test(arguments: [
    ("Quarter", ["Q1", "Q2", "Q3", "Q4"]), ("Period", ["1Q", "2Q", "3Q", "4Q"]),
    ("Quartal", ["1. Quartal", "2. Quartal", "3. Quartal", "4. Quartal"]),
    ("trimestre", ["T1", "T2", "T3", "T4"]), ("Qtr", ["Qtr 1", "Qtr 2", "Qtr 3", "Qtr 4"]),
  ])
  func yearAndTheNameOfAQuarterAreOneDate(header: String, names: [String]) throws {
    let rows = (0..<8).map { "\(1990 + $0 / 4),\(names[$0 % 4]),\($0 * 7 % 5)" }
    let chart = try loadTable("year,\(header),rate", rows)
    #expect(chart.xAxis.title == "year and \(header)")
    #expect(chart.xAxis.numeric?.quantity == .date(.quarter))
    #expect(chart.series.map(\.xs)[0][5] == Samples.day(1991, 4, 1))
  }

  @Test(arguments: [("treatment", "T"), ("question", "Q"), ("city quarter", "Q")])
  func codesAreNoQuarters(header: String, letter: String) throws {
    let rows = (0..<9).map { "\(2020 + $0 / 3),\(letter)\($0 % 3 + 1),\($0 * 7 % 5)" }
    let chart = try loadTable("year,\(header),yield", rows)
    #expect(!chart.xAxis.title.contains(" and "), "\(chart.xAxis.title)")
  }

  /// The short names of a French calendar.
  @Test func monthsOfALoggerAreAcross() throws {
    let months = "JAN,FEV,MAR,AVR,MAI,JUN,JUI,AOÛ,SEP,OCT,NOV,DEC"
    let rows = (2009...2011).map { year in
      ([year] + (1...12).map { $0 * year % 11 }).map(String.init).joined(separator: ",")
    }
    let chart = try loadTable("Annee," + months, rows)
    #expect(chart.series.count == 1 && chart.series[0].count == 36)
    #expect(chart.series[0].xs[19] == Samples.day(2010, 8, 1))
  }

  @Test func yearMonthAndDayAreOneDateInEverySeries() throws {
    let days = [(2000, 1, 31), (2000, 2, 1), (2000, 2, 29), (2001, 1, 5), (2001, 1, 6)]
    let rows = ["North", "South"].flatMap { place in
      days.map { "\(place),\($0.0),\($0.1),\($0.2),\(place.count * $0.2 % 7)" }
    }
    let chart = try loadChart("place,Year,Month,Day,rain\n" + rows.joined(separator: "\n")).chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["North", "South"])
    #expect(chart.series[1].xs == days.map { Samples.day($0.0, $0.1, $0.2) })
  }

  @Test(arguments: [
    ["January", "February", "March"], ["Jan", "Feb", "Mar"], ["JAN.", "FEB.", "MAR."],
  ])
  func aYearAndTheNameOfAMonthAreOneDate(months: [String]) throws {
    let rows = [1990, 1991].flatMap { year in
      months.enumerated().map { "\(year),\($1),\(year % 7 * ($0 + 2) % 5)" }
    }
    let chart = try loadChart("Year,Mo,rate\n" + rows.joined(separator: "\n")).chart
    #expect(chart.kind == .line)
    #expect(chart.xAxis.title == "Year and Mo")
    #expect(chart.series.count == 1)
    #expect(chart.series[0].xs[4] == Samples.day(1991, 2, 1))
  }

  /// Rows of whole years among those of months are left out, and that is said.
  @Test func aMonthThatIsNoneLeavesItsRowOut() throws {
    let rows = (0..<1200).map { year in
      ["Jan", "Feb", "Mar"].map { "\(1000 + year),\($0),\(year % 5)" }.joined(separator: "\n")
    }
    let text = (["year,month,rate"] + rows + ["2000,Annual,5"]).joined(separator: "\n")
    let loaded = try loadChart(text)
    #expect(loaded.chart.series[0].count == 3600)
    #expect(loaded.choices.contains("skipped 1 row without a value in year and month"))
  }

  @Test func numbersOfGroupsMakeSeries() throws {
    let steps = (1...3).flatMap { group in (1...4).map { "\(group),\($0),\(group * $0 % 5)" } }
    let chart = try loadChart("tree,time,girth\n" + steps.joined(separator: "\n")).chart
    #expect(chart.xAxis.title == "time")
    #expect(chart.series.map(\.name) == ["tree 1", "tree 2", "tree 3"])
    #expect(chart.series[2].ys == [3, 1, 4, 2])
    // Without steps that come again in each, they are a measure like others.
    let classes = (1...12).map { "\($0 * 7 % 5),\($0 % 3 + 1),\($0 * $0 % 11)" }
    let other = try loadChart("a,class,b\n" + classes.joined(separator: "\n")).chart
    #expect(!other.series.map(\.name).contains("1"))
  }

  @Test func aQuarterThatIsNoneBelowTheFirstRowsLeavesItsRowOut() throws {
    let rows = (0..<4000).map { "\(1900 + $0 / 4 % 100),\($0 % 4 + 1),\($0 * 7 % 5)" }
    let text = (["year,quarter,rate"] + rows + ["1990,9e18,5", "1991,5,5"]).joined(separator: "\n")
    #expect(
      try loadChart(text).choices.contains("skipped 2 rows without a value in year and quarter"))
  }

  @Test func aColumnThatIsNamedIsNotPutTogether() throws {
    let text = "year,quarter,rate\n1990,1,4\n1990,2,5\n1991,1,2\n1991,2,9\n"
    #expect(try loadChart(text) { $0.x = "year" }.chart.xAxis.title == "year")
    #expect(try loadChart(text) { $0.y = ["quarter"] }.chart.series.map(\.name) == ["quarter"])
  }

  @Test func monthsAcrossAreOneLine() throws {
    let header = "Year,Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec,Annual"
    let rows = (2000..<2003).map { year in
      "\(year)," + (1...13).map { "\(Double($0) + 0.5)" }.joined(separator: ",")
    }
    let loaded = try loadChart(([header] + rows).joined(separator: "\n"))
    #expect(loaded.choices.first == "the columns are months and the rows are years")
    let series = try #require(loaded.chart.series.first)
    #expect(loaded.chart.series.count == 1)
    #expect(series.count == 36)
    #expect(series.xs[13] == Samples.day(2001, 2, 1))
    #expect(series.ys[13] == 2.5)
    #expect(loaded.chart.xAxis.numeric?.quantity == .date(.month))
  }

  private let countries = """
    Country,Code,Indicator,2000,2001,2002,2003
    Kenya,KEN,Births,5,6,7,8
    Peru,PER,Births,3,,4,2
    """

  @Test func yearsAcrossAreALineForEachRow() throws {
    let chart = try loadChart(countries).chart
    #expect(chart.series.map(\.name) == ["Kenya", "Peru"])
    #expect(chart.yAxis.title == "Births")
    #expect(chart.xAxis.numeric?.quantity == .year)
    #expect(chart.xAxis.range == 2000...2003)
    #expect(chart.series[1].ys[1].isNaN && chart.series[1].ys[2] == 4)
  }

  /// Months below each other are the axis, and a few years are compared.
  @Test func monthsByYearsAreALineForEachYear() throws {
    let chart = try loadChart(
      "Month,2021,2022,2023\nJanuary,12,14,3\nFebruary,13,18,1\nMarch,9,11,6\n"
    ).chart
    #expect(chart.series.map(\.name) == ["2021", "2022", "2023"])
    #expect(chart.series[0].ys == [12, 13, 9])
  }

  /// A month of which all rows say that it was closed names no values, and its absence is said.
  @Test func columnsOfTimesWithWordsAreSaid() throws {
    let loaded = try loadChart("Product,Jan,Feb,Mar,Apr\nApples,1,4,closed,2\nPears,9,8,closed,1\n")
    #expect(loaded.chart.yAxis.title == "value")
    #expect(loaded.choices.contains("not used: Mar"))
  }

  @Test func ofYearsAcrossRowsCanBeTaken() throws {
    let chart = try loadChart(countries) {
      $0.rows.conditions = [RowChoices.Condition("Country", .equal, "Peru")]
    }.chart
    #expect(chart.series.count == 1)
    #expect(chart.series[0].ys[3] == 2)
  }

  @Test func ofManyRowsTheHighestAreHeardAndItIsTold() throws {
    let rows = (0..<40).map { "c\($0),1.5,\($0 % 7),3.5" }
    let loaded = try loadChart("place,2000,2001,2002\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.series.count == WideTable.maxRows)
    #expect(loaded.choices.contains("of 40 series the 12 with the highest means are used"))
    #expect(loaded.chart.series.allSatisfy { $0.ys[1] >= 4 })
    #expect(loaded.rowCount == 40)
  }

  @Test func monthsOfNoYearAcrossAreCategories() throws {
    let loaded = try loadChart("Category,Jan,Feb,Mar,Apr,Total\nRent,5,6,7,8,26\nFood,3,2,4,1,10\n")
    #expect(loaded.chart.xAxis.categorical?.categories == ["Jan", "Feb", "Mar", "Apr"])
    #expect(loaded.chart.series.map(\.name) == ["Rent", "Food"])
    #expect(loaded.chart.series[1].ys == [3, 2, 4, 1])
    #expect(loaded.choices.contains("not used: Total"))
  }

  @Test func rowsOfTheSameNameStayApart() throws {
    let text = "place,2000,2001,2002\n" + "same,1.5,2.5,3.5\nsame,2.5,1.5,0.5\n"
    let names = try loadChart(text).chart.series.map(\.name)
    #expect(Set(names).count == 2)
  }

  /// Births of fivethirtyeight.
  @Test(arguments: ["date_of_month", "day of month", "Day"]) func daysOfMonthsAreADate(
    name: String
  ) throws {
    let rows = (1...31).map { "2000,1,\($0),\($0 % 7 + 1),\($0 * 37 % 101)" }
    let february = (1...9).map { "2000,2,\($0),\($0 % 7 + 1),\($0 * 37 % 101)" }
    let chart = try loadChart(
      "year,month,\(name),day_of_week,births\n" + (rows + february).joined(separator: "\n")
    ).chart
    #expect(chart.series.map(\.name) == ["births"])
    #expect(chart.series[0].xs[31] == Samples.day(2000, 2, 1))
  }

  /// Weeks beside the dates of their measurements only order the rows.
  @Test func weeksBesideDatesAreNoMeasures() throws {
    let rows = (1...9).map { "2009-01-0\($0),\($0 * 2),\($0 * 37 % 101)" }
    let chart = try loadChart("Date,Week,NH4\n" + rows.joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["NH4"])
    // Beside names they are what is compared.
    let names = (1...9).map { "Child \($0),\($0 * 2 + 30)" }
    let weeks = try loadChart("Name,Weeks\n" + names.joined(separator: "\n")).chart
    #expect(weeks.series.map(\.name) == ["Weeks"])
  }

  /// The year of a record is no part of the day it is the record of.
  @Test func yearsOfRecordsAreNoDates() throws {
    let rows = (1...28).map {
      "2,\($0),\(20 + $0 * 7 % 5),\(1990 + $0 * 7 % 30),\($0 * 3 % 7),\(1985 + $0 % 9)"
    }
    let chart = try loadChart(
      "month,day,max,max year,min,min year\n" + rows.joined(separator: "\n")
    ).chart
    #expect(!chart.xAxis.title.contains("max year"))
  }

  /// A time with hours up to the evening, some with a zero before them, is that of the date beside it; what
  /// a run took is not.
  @Test func aTimeBesideDatesIsPartOfThem() throws {
    let weights = ["2026-02-02,23:30,196.4", "2026-03-01,11:15,194.6", "2026-03-04,06:43,195.4"]
    let chart = try loadChart("date,time,weight\n" + weights.joined(separator: "\n")).chart
    #expect(chart.series.map(\.name) == ["weight"])
    #expect(chart.series[0].xs.first == Samples.day(2026, 2, 2) + 23.5 * 3600)
    // Right after the date, a morning has no time in the evening; days come first where that is more regular.
    let mornings = ["01/03/2024,07:12,82.1", "02/03/2024,07:20,82", "03/03/2024,06:58,81.8"]
    let loaded = try loadChart("Date,Time,Weight\n" + mornings.joined(separator: "\n"))
    #expect(loaded.chart.series.map(\.name) == ["Weight"])
    #expect(loaded.chart.series[0].xs.last == Samples.day(2024, 3, 3) + 6 * 3600 + 58 * 60)
    #expect(loaded.choices.contains("dates are read day first"))
    let puzzles = ["2026-02-02,07:12,3", "2026-02-03,06:05,5", "2026-02-04,08:43,4"]
    let solved = try loadChart("date,time,mistakes\n" + puzzles.joined(separator: "\n")).chart
    #expect(solved.series.map(\.name) == ["time", "mistakes"])
    let runs = ["2026-02-02,09:58,5", "2026-03-01,13:05,5", "2026-03-04,12:43,4"]
    let times = try loadChart("date,time,km\n" + runs.joined(separator: "\n")).chart
    #expect(times.series.map(\.name) == ["time", "km"])
  }
}
