import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Rows are taken, put together and sorted as they would be in SQL.
struct RowChoiceTests {
  private static let cars = """
    name,mpg,origin,day
    a,10,USA,2012-01-05
    b,30,Japan,2012-02-01
    c,,USA,2012-02-20
    d,20,Europe,2013-01-01
    e,14,USA,
    f,26,Japan,2011-12-31

    """

  private func load(
    _ conditions: String..., text: String = cars, choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    choices.x = "name"
    choices.y = ["mpg"]
    choices.rows.conditions = try conditions.map { try #require(RowChoices.Condition(parsing: $0)) }
    choose(&choices)
    return try ChartLoader.load(.text(text), choosing: choices)
  }

  private func names(_ loaded: LoadedChart) -> String {
    loaded.chart.xAxis.categorical?.categories.joined() ?? ""
  }

  @Test(arguments: [
    ("origin=USA", "ace"), ("origin!=USA", "bdf"), ("ORIGIN = 'USA'", "ace"), ("3=Japan", "bf"),
    ("origin<=Japan", "bdf"), ("origin>Japan", "ace"), ("mpg>14", "bdf"), ("mpg>=14", "bdef"),
    ("mpg<1.4e1", "a"), ("mpg<=14", "ae"), ("mpg=14", "e"), ("mpg!=14", "abdf"),
    ("mpg!=''", "abdef"), ("day=2012", "abc"), ("day>2012", "d"), ("day>=2012", "abcd"),
    ("day<2012-02", "af"), ("day<=2012-02", "abcf"), ("day=2012 Q1", "abc"),
    ("day=1 Feb 2012", "b"), ("day!=2012", "df"), ("day=''", "e"), ("name=\"a\"", "a"),
  ])
  func conditionsCompareAsColumnsHold(_ condition: String, _ expected: String) throws {
    #expect(try names(load(condition)) == expected)
  }

  @Test func allConditionsMustHold() throws {
    let loaded = try load("origin=USA", "mpg>10", "day=")
    #expect(names(loaded) == "e")
    #expect(loaded.choices.starts(with: ["skipped 3 rows where origin is not USA"]))
    #expect(loaded.choices.contains("skipped 2 rows where mpg is not above 10"))
    #expect(loaded.rowCount == 6)
  }

  @Test(arguments: [
    ("origin=usa", "no row matches origin=usa; did you mean \"USA\"?"),
    (
      "origin=Venus",
      "no row matches origin=Venus; the values in that column are \"USA\", \"Japan\", \"Europe\""
    ),
    ("mpg>99", "no row matches mpg>99; change the condition or leave it out"),
    (
      "mpg>fast",
      "mpg>fast: \"fast\" is not a number, and column \"mpg\" holds numbers; give a number"
    ),
    (
      "day>soon",
      "day>soon: \"soon\" is not a date, and column \"day\" holds dates; give a date like 2012-01-31"
    ),
    ("mpg<", "mpg<: the condition has no value at its end; write one"),
    (
      "colour=red",
      "there is no column \"colour\"; the columns are \"name\", \"mpg\", \"origin\", \"day\""
    ),
  ])
  func whatCannotBeIsSaid(_ condition: String, _ message: String) {
    #expect { try load(condition) } throws: { "\($0)" == message }
  }

  @Test func theConditionThatLeavesNoRowIsInTheFault() {
    let european = RowChoices.Condition("origin", .equal, "Europe")
    #expect(throws: InputError.badChoice(.noRowForAll(european))) {
      try load("mpg>25", "origin=Europe")
    }
    let fast = RowChoices.Condition("mpg", .greater, "fast")
    #expect(throws: InputError.badChoice(.valueIsNoNumber(fast))) { try load("mpg>fast") }
  }

  @Test func conditionsAreParsed() {
    #expect(
      RowChoices.Condition(parsing: " a b >= 3 ") == RowChoices.Condition("a b", .atLeast, "3"))
    #expect(
      RowChoices.Condition(parsing: "\"a<b\"<\"2\"") == RowChoices.Condition("a<b", .less, "2"))
    #expect(RowChoices.Condition(parsing: "a==b=c") == RowChoices.Condition("a", .equal, "b=c"))
    #expect(RowChoices.Condition(parsing: "a<>''") == RowChoices.Condition("a", .notEqual, ""))
    for text in ["", "a", "=3", "a!3", "\"\"=3", "!"] {
      #expect(RowChoices.Condition(parsing: text) == nil, "\(text)")
    }
    #expect(RowChoices.Order(parsing: "a:desc") == RowChoices.Order(column: "a", isFalling: true))
    #expect(RowChoices.Order(parsing: "a:asc") == RowChoices.Order(column: "a"))
    #expect(RowChoices.Order(parsing: ":desc") == nil)
  }

  @Test func sortingOrdersBarsAndMissingGoesLast() throws {
    #expect(try names(load { $0.rows.order = RowChoices.Order(column: "mpg") }) == "aedfbc")
    #expect(
      try names(load { $0.rows.order = RowChoices.Order(column: "mpg", isFalling: true) })
        == "bfdeac")
    #expect(try names(load { $0.rows.order = RowChoices.Order(column: "origin") }) == "dbface")
    let top = try load {
      $0.rows.order = RowChoices.Order(column: "mpg", isFalling: true)
      $0.rows.first = 3
      $0.rows.last = 2
    }
    #expect(names(top) == "fd")
    #expect(top.choices.starts(with: ["skipped 3 rows after the first 3"]))
  }

  @Test func monthsAreSortedAsMonthsUnlessOtherwise() throws {
    let text = "month,y\nMar,1\nJan,3\nFeb,2\n"
    func months(_ order: RowChoices.Order) throws -> [String]? {
      var choices = ChartChoices()
      choices.rows.order = order
      let loaded = try ChartLoader.load(.text(text), choosing: choices)
      return loaded.chart.xAxis.categorical?.categories
    }
    #expect(
      try months(RowChoices.Order(column: "month", isFalling: true)) == ["Mar", "Feb", "Jan"])
    #expect(try months(RowChoices.Order(column: "y")) == ["Mar", "Feb", "Jan"])
  }

  @Test func rowsThatAreLeftChooseTheRoles() throws {
    let rows = (2000..<2006).flatMap { year in
      ["Chad", "Peru"].map { "\($0),\(year),\(Double(year % 7) + 0.5)" }
    }
    var choices = ChartChoices()
    choices.rows.conditions = [RowChoices.Condition("country", .equal, "Peru")]
    let loaded = try ChartLoader.load(
      .text("country,year,rain\n" + rows.joined(separator: "\n")), choosing: choices)
    #expect(loaded.chart.xAxis.title == "year")
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.map(\.name) == ["rain"])
    #expect(loaded.chart.series[0].count == 6)
  }

  @Test func groupsArePutTogether() throws {
    for (grouping, name, values) in [
      (.mean, "mean of mpg", [12, 28, 20]), (.sum, "sum of mpg", [24, 56, 20]),
      (.count, "count of mpg", [2, 2, 1]), (.median, "median of mpg", [12, 28, 20]),
      (.min, "minimum of mpg", [10, 26, 20]), (.max, "maximum of mpg", [14, 30, 20]),
    ] as [(RowChoices.Grouping, String, [Double])] {
      let loaded = try load {
        $0.x = "origin"
        $0.rows.grouping = grouping
      }
      #expect(loaded.chart.xAxis.categorical?.categories == ["USA", "Japan", "Europe"])
      #expect(loaded.chart.series[0].ys == values, "\(grouping)")
      #expect(loaded.chart.yAxis.title == name)
      #expect(!loaded.choices.contains { $0.hasPrefix("averaged") })
    }
  }

  @Test func groupsAreSortedByWhatTheyComeTo() throws {
    let loaded = try load {
      $0.x = "origin"
      $0.rows.grouping = .sum
      $0.rows.order = RowChoices.Order(column: "mpg", isFalling: true)
      $0.rows.first = 2
    }
    #expect(loaded.chart.xAxis.categorical?.categories == ["Japan", "USA"])
    #expect(loaded.chart.series[0].ys == [56, 24])
  }

  @Test func rowsAreCountedWithoutNumbers() throws {
    let events = "when,what\n2020-01-02,up\n2020-01-01,up\n2020-01-02,down\n,up\n"
    var choices = ChartChoices()
    choices.rows.grouping = .count
    let byDay = try ChartLoader.load(.text(events), choosing: choices)
    #expect(byDay.chart.kind == .line)
    #expect(byDay.chart.series[0].ys == [1, 2])
    #expect(byDay.chart.yAxis.title == "count")
    #expect(byDay.choices.contains("skipped 1 row without a value in when"))
    choices.x = "what"
    let byKind = try ChartLoader.load(.text(events), choosing: choices)
    #expect(byKind.chart.xAxis.categorical?.categories == ["up", "down"])
    #expect(byKind.chart.series[0].ys == [3, 1])
    choices.y = ["when"]
    #expect(try ChartLoader.load(.text(events), choosing: choices).chart.series[0].ys == [2, 1])
    choices.x = "when"
    choices.y = []
    choices.series = "what"
    let split = try ChartLoader.load(.text(events), choosing: choices).chart
    #expect(split.series.map(\.name).sorted() == ["down", "up"])
    #expect(split.series.allSatisfy { Set($0.ys) == [1] })
  }

  @Test func averagesSayHowToHaveItOtherwise() throws {
    let loaded = try load { $0.x = "origin" }
    let averaged = Decision.points(.averaged(3, keys: ["origin"], isUpTo: true))
    #expect(loaded.decisions.contains(averaged))
    #expect(averaged.remedy == .grouping(isGiven: false))
  }

  @Test func unixTimesCompareWithDates() throws {
    let rows = (0..<60).map { "\(1_577_836_800 + $0 * 86_400),\($0)\n" }
    var choices = ChartChoices()
    choices.rows.conditions = [RowChoices.Condition("time", .atLeast, "2020-02-01")]
    let loaded = try ChartLoader.load(.text("time,y\n" + rows.joined()), choosing: choices)
    #expect(loaded.chart.series[0].ys.first == 31)
    #expect(loaded.chart.xAxis.numeric?.quantity == .date(.day))
  }

  @Test func aColumnOnlyComparedMayTurnOutToBeText() throws {
    let rows = (0..<9000).map { "\($0),\($0 % 5),\($0 < 8000 ? "7" : "seven")\n" }
    var choices = ChartChoices()
    choices.x = "x"
    choices.y = ["y"]
    choices.rows.conditions = [RowChoices.Condition("code", .equal, "seven")]
    let loaded = try ChartLoader.load(.text("x,y,code\n" + rows.joined()), choosing: choices)
    #expect(loaded.chart.series[0].xs == (8000..<9000).map(Double.init))
  }

  @Test func everythingDecidedIsExplained() throws {
    let text = "day;humidity;pressure\n01/02/2012;40,5;1000\n02/02/2012;41,5;2000\n"
    let loaded = try ChartLoader.load(.text(text))
    let told = Set(loaded.choices)
    #expect(told.contains("pressure has an axis of its own"))
    let all = loaded.decisions.map(\.text)
    for text in [
      "cells are separated by semicolons", "the first row is the header",
      "numbers have a decimal comma",
      "2 rows of 3 columns", "column 2, humidity, holds numbers: y", "x has a scale of dates",
      "the y axis of pressure runs from 1000 to 2000",
    ] {
      #expect(all.contains(text), "\(all)")
    }
    #expect(!told.contains("the first row is the header"))
  }
}
