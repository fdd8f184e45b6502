import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Tables of statistical offices in long form.
struct RegisterTableTests {
  /// Persons of each age and sex with and without a degree are added up.
  @Test func countsThatAreDividedFurtherAreAdded() throws {
    let rows = ["Frauen", "Männer"].flatMap { sex in
      ["mit", "ohne"].flatMap { degree in
        (0..<30).map { "\($0),\(sex),\(degree),\(degree == "mit" ? 100 : $0)" }
      }
    }
    let chart = try loadTable("Alter,Geschlecht,Abschluss,Anzahl", rows)
    #expect(chart.kind == .line && chart.series.map(\.name) == ["Frauen", "Männer"])
    #expect(chart.series[0].ys == (0..<30).map { Double(100 + $0) })
  }

  @Test func birthsOfManyPlacesAreAdded() throws {
    let rows = (0..<80).map {
      "\($0 < 40 ? 1993 : 2014),\(["m", "w"][$0 % 2]),\($0 % 40),Z\($0 % 40),\($0 % 9)"
    }
    let chart = try loadTable("Jahr,Geschlecht,ZoneId,Zone,Geburten", rows)
    #expect(chart.kind == .line && chart.series.map(\.xs) == [[1993, 2014], [1993, 2014]])
    #expect(chart.series.flatMap(\.ys).reduce(0, +) == Double((0..<80).reduce(0) { $0 + $1 % 9 }))
  }

  /// Persons and events are counted under a header of several words, too; rooms of each flat are not.
  @Test(arguments: [
    "Anzahl Personen", "anzahl_personen", "Number of accidents", "Nombre de personnes",
  ])
  func numbersOfPersonsAreAdded(header: String) throws {
    let rows = (0..<240).map { "\(2000 + $0 / 24),\(["m", "w"][$0 % 2]),R\($0 * $0 % 5),\($0 % 5)" }
    let chart = try loadTable("year,sex,region,\(header)", rows)
    #expect(chart.kind == .line && chart.series.count == 2)
    #expect(chart.series.flatMap(\.ys).reduce(0, +) == Double((0..<240).reduce(0) { $0 + $1 % 5 }))
  }

  @Test(arguments: ["Number of rooms", "Number of accidents per 1000", "Anzahl Zimmer"])
  func otherNumbersAreNotAdded(header: String) throws {
    let rows = (0..<240).map { "\(2000 + $0 / 24),\(["m", "w"][$0 % 2]),R\($0 * $0 % 5),\($0 % 5)" }
    #expect(try loadTable("year,sex,region,\(header)", rows).kind == .scatter)
  }

  /// Values without a word for counts stay as they are.
  @Test func otherValuesAreNotAdded() throws {
    let rows = (0..<80).map {
      "\($0 % 20),\(["m", "w"][$0 / 40]),\(["x", "y"][$0 / 20 % 2]),\($0 % 9)"
    }
    #expect(try loadTable("Alter,Geschlecht,Gruppe,Wert", rows).kind == .scatter)
  }

  /// Eurostat's TIME may be one year.
  @Test func oneYearIsNoMeasure() throws {
    let rows = (0..<20).map { "2016,Region \($0),\(Double($0 * 7 % 11) / 10)" }
    let chart = try loadTable("TIME,GEO,Value", rows)
    #expect(chart.series.count == 1 && chart.categories.count == 20)
  }

  /// The CDC numbers the weeks of each year from October on.
  @Test(arguments: [("YEAR", "WEEK"), ("Jahr", "KW")])
  func aYearAndAWeekAreADate(year: String, week: String) throws {
    let rows = [(2018, 51), (2018, 52), (2019, 1), (2019, 2), (2019, 3)].map {
      "\($0),\($1),\($1).5"
    }
    let chart = try loadTable("\(year),\(week),ILI", rows)
    #expect(chart.kind == .line && chart.series[0].ys == [51.5, 52.5, 1.5, 2.5, 3.5])
    // The first week of 2019 begins on the last Monday of 2018.
    #expect(chart.series[0].xs[2] == Samples.day(2018, 12, 31))
    #expect(
      zip(chart.series[0].xs, chart.series[0].xs.dropFirst()).allSatisfy { $1 - $0 == 604_800 })
  }

  /// A year has a week 53 or has not.
  @Test func aWeekThatIsNoneHasNoValue() throws {
    let rows = ["2020,52,1", "2020,53,2", "2021,1,3", "2021,52,4", "2021,53,5", "2022,1,6"]
    #expect(try loadTable("year,week,cases", rows).series[0].ys == [1, 2, 3, 4, 6])
  }

  /// A few counts that rise by chance are no groups, and a year beside them is no measure.
  @Test(arguments: ["year,week", "year,month"])
  func countsThatRiseByChanceAreTheMeasure(header: String) throws {
    let rows = ["2020,1,A,3", "2020,1,B,4", "2020,2,A,5", "2020,2,B,5", "2021,1,A,5", "2021,1,B,7"]
    let chart = try loadTable("\(header),region,cases", rows)
    #expect(chart.series.map(\.name) == ["A", "B"] && chart.yAxis.title == "cases")
    #expect(chart.series[1].ys == [4, 5, 7])
  }

  /// Without a year, weeks are names in their order.
  @Test func weeksAloneAreNames() throws {
    let chart = try loadTable("week,ili", ["51,2", "52,3", "1,4", "2,5"])
    #expect(chart.categories == ["51", "52", "1", "2"])
  }

  /// The weeks of a season are finer.
  @Test func weeksComeBeforeTheirSeason() throws {
    let rows = (0..<20).map {
      "\($0 < 10 ? "2018-19" : "2019-20"),20\($0 < 10 ? "18" : "19")-10-\(10 + $0 % 10),\($0 % 7)"
    }
    #expect(try loadTable("season,week_ending,rate", rows).xAxis.title == "week_ending")
  }

  /// Times that count since 1970 are no periods.
  @Test func aDateBesideUnixTimesIsNotFiner() throws {
    let rows = (0..<20).map {
      "\(1_517_472_835_000 + $0 / 2 * 86_400_000),2018-01-\(10 + $0),\($0 % 7)"
    }
    #expect(try loadTable("timeStamp,id,score", rows).xAxis.title == "timeStamp")
  }

  /// Months across, as 202109, name the columns.
  @Test func monthsInDigitsAreAHeader() throws {
    let chart = try loadTable(
      "Gemeente,202103,202102,202101,202012", ["Aalst,5,6,7,8", "Gent,6,7,8,9", "Mol,6,7,8,1"])
    #expect(chart.series.map(\.name) == ["Aalst", "Gent", "Mol"])
    #expect(chart.series[0].ys == [8, 7, 6, 5])
  }

  /// The header may be a comment before others, as in the lists of launches of Jonathan McDowell.
  @Test(arguments: ["#ID\tDay\tCrew\n# Updated 2025 Aug 10\n", "# Source: x\n#ID\tDay\tCrew\n"])
  func oneOfSeveralCommentsIsTheHeader(header: String) throws {
    let chart = try loadChart(header + "H1\t2001-02-03\t3\nH2\t2001-02-04\t2\nH3\t2001-02-06\t4\n")
      .chart
    #expect(chart.xAxis.title == "Day" && chart.yAxis.title == "Crew")
  }
}
