import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Cells, headers and lines that are unlike the others, and what their columns are nevertheless.
@Suite struct OddCellTests {
  /// Several spaces may stand between a day and a time, and a bank's payments may have no date yet.
  @Test func datesWithSpacesAndPendingOnes() throws {
    let spaced = try loadTable(
      "taken,pulse",
      (1...6).map { "2020-04-2\($0)\(String(repeating: " ", count: $0))10:33:20,\(60 + $0 % 4)" })
    #expect(spaced.xAxis.title == "taken" && spaced.series[0].xs.count == 6)
    let loaded = try loadChart(
      (["date,amount", "Pending,67.40", "Pending,8.99"]
        + (1...8).map { "1\($0)-Dec-2019,\($0 * $0).5" }).joined(separator: "\n") + "\n")
    #expect(loaded.chart.xAxis.title == "date")
    #expect(
      loaded.choices.contains(
        "2 cells of date count as missing: the first is \"Pending\" in line 2"))
    // A kind of rows is no missing value.
    let states = ["Pending", "Done", "Done", "Pending", "Done", "Done"].map { "\($0),4" }
    #expect(try loadTable("state,n", states).categories.contains("Pending"))
  }

  /// Identifiers of many digits, of transactions and of houses are no measures; the product of Indonesia is one.
  @Test(arguments: [
    ("Id platby", 4_000_000_000, 977), ("num_rue", 3, 11), ("transactiereferentie", 20_000, 977),
    ("ID", 9_000_000_000_000_000_000, 1_000_000_007),
  ])
  func identifiers(name: String, first: Int, step: Int) throws {
    let rows = (1...9).map { "2024-01-0\($0),\(first + $0 * 7 % 10 * step),\($0 * $0 + 5)" }
    #expect(try loadTable("date,\(name),amount", rows).series.map(\.name) == ["amount"])
  }

  @Test func measuresOfIndonesia() throws {
    let rows = (1...9).map { "200\($0),\(4_000_000_000 + $0 * $0 * 977),\($0 * $0)000000000" }
    #expect(
      try loadTable("year,ID GDP,US GDP", rows).series.map(\.name) == ["ID GDP", "US GDP"])
  }

  /// Columns of words among numbers are one message, and an option is offered if one word explains it.
  @Test func columnsOfWordsAreOneMessage() throws {
    func notes(_ first: String, _ second: String) throws -> LoadedChart {
      let rows = (1...9).map { row in
        "2024-01-0\(row),\(row % 2 == 0 ? first : "\(row)"),\(row % 2 == 0 ? second : "\(row * 2)"),\(row * row)"
      }
      return try loadChart((["date,a,b,c"] + rows).joined(separator: "\n") + "\n")
    }
    let one = try notes("closed", "closed")
    #expect(one.choices.contains("a, b are not used: \"closed\" is not a number"))
    #expect(one.decisions.contains { $0.remedy == .missingMarker("closed") })
    let two = try notes("Sunday", "shut")
    #expect(two.choices.contains("a, b are not used: \"Sunday\" and others are not numbers"))
    #expect(!two.decisions.contains { $0.remedy == .missingMarker("Sunday") })
    for text in ["Sunday", "May", "a footnote of the office", "103,482)"] {
      #expect(Remedy.missing(text) == nil)
    }
    #expect(Remedy.missing("k.A.") == .missingMarker("k.A."))
  }

  /// GENESIS ends the lines of its titles with the delimiter.
  @Test(arguments: [
    "Tabelle 1\nEinwohner;\nDeutschland;\n", "Tabelle 1;\nEinwohner;\nDeutschland;\n",
  ])
  func titlesThatEndWithADelimiter(titles: String) throws {
    let rows = (1...6).map { "31.12.195\($0);\(50_000 + $0 * $0)" }
    let loaded = try loadChart(titles + "Datum;Zahl\n" + rows.joined(separator: "\n") + "\n")
    #expect(loaded.chart.xAxis.title == "Datum" && loaded.chart.yAxis.title == "Zahl")
    #expect(loaded.choices.contains("skipped 3 lines above the table"))
  }

  /// R writes years as names of rows; other numbers of rows, and those beside names, order nothing.
  @Test func yearsAsNamesOfRows() throws {
    let chart = try loadTable("\"\",bread,meat", (2005...2014).map { "\($0),\($0 % 7),\($0 % 5)" })
    #expect(chart.series[0].xs.first == 2005)
    let part = try loadTable(",name,score", (1995...1999).map { "\($0),n\($0),\($0 % 7)" })
    #expect(part.xAxis.title == "name")
    let months = try loadTable(
      "Month,Arrivals,",
      (2018...2020).flatMap { year in
        ["January", "February", "March", "April"].map { "\($0),\($0.count * 7),\(year)" }
      })
    #expect(months.series.map(\.name) == ["Arrivals"] && months.series[0].xs.count == 12)
    let prices = try loadTable(
      "Month,,Sales", ["Jan,1500,3", "Feb,1500,4", "Mar,1550,2", "Apr,1600,5"])
    #expect(prices.xAxis.title == "Month")
  }

  /// A column that most rows lack makes no series, and numbers in no common format name no points.
  @Test func columnsOfFewRows() throws {
    let shelves = (10...29).map {
      "2024-01-\($0),\($0 % 5),\($0 % 6 == 0 ? "shelf" : $0 % 7 == 0 ? "desk" : "")"
    }
    let rows = shelves + shelves.map { $0.replacing("2024-01", with: "2024-02") }
    #expect(try loadTable("read,stars,place", rows).series.map(\.name) == ["stars"])
  }

  /// The month of a date, and the day of its week, make no series; the days within a week do.
  @Test func namesOfTheDateItself() throws {
    let days = ["Monday", "Tuesday", "Wednesday", "Thursday"]
    let matches = (1...12).flatMap { day in
      ["18:00", "20:00"].map {
        "2024-01-\(day < 10 ? "0" : "")\(day),\($0),\(days[day % 4]),\(day * 7 % 5)"
      }
    }
    #expect(try loadTable("date,time,weekday,goals", matches).series.map(\.name) == ["goals"])
    let weeks = (1...6).flatMap { week in days.map { "2024-0\(week)-01,\($0),\(week * $0.count)" } }
    #expect(try loadTable("week of,weekday,visitors", weeks).series.count == days.count)
  }

  /// Numbers that cannot be read name no points.
  @Test func numbersInTwoFormsAreNoLabels() throws {
    let rows = (1...9).map {
      "2010-0\($0);\($0 * $0),4;\($0 == 5 ? "2052.9" : "\(1000 + $0 * 37),5")"
    }
    let chart = try loadTable("month;a;b", rows)
    #expect(chart.series.map(\.name) == ["a"] && chart.series[0].labels.isEmpty)
  }
}
