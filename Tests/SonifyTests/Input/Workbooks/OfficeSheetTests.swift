import SonifyBase
import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Sheets as statistical offices publish them: remarks beside titles, units above years, quarters below years.
@Suite struct OfficeSheetTests {
  private func load(_ rows: [String], merged: [String] = []) throws -> LoadedChart {
    let cells = rows.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let merges = merged.map { "<mergeCell ref='\($0)'/>" }.joined()
    let xml = WorkbookTests.rows(cells) + "<mergeCells>\(merges)</mergeCells>"
    let book = try WorkbookTests.book([("Sheet1", "", xml)])
    return try ChartLoader.load(.bytes(book, name: "book.xlsx"))
  }

  private static let years = ["2001,2002,2003,2004", "5,6,7,9", "3,5,4,6", "8,8,9,9"]

  private static func table(_ names: [String]) -> [String] {
    zip(names, years).map { "\($0),\($1)" }
  }

  /// The number of a table, a publisher or a unit at the end of the line of the title names no column.
  @Test(arguments: [
    ["Rents of households,,,,T 09.03", "By region,,,,"], ["Rents,,,,in percent"],
    ["Rents,,,,T 1", "By region,,,,", "2023,,,,"],
    ["Empty dwellings on the first of June by canton,,,,T 09"],
  ])
  func remarksBesideTitles(above: [String]) throws {
    let loaded = try load(above + Self.table(["Region", "North", "South", "West"]))
    #expect(loaded.chart.series.map(\.name) == ["North", "South", "West"])
    #expect(loaded.chart.series[0].ys == [5, 6, 7, 9])
    #expect(loaded.chart.title.hasPrefix(above[0].prefix { $0 != "," }))
  }

  /// The name of a column in the middle may be missing, and a title may stand to the left of its table.
  @Test func namesAndTitles() throws {
    let scores = try load(["Name,,Score", "Anna,x,34", "Bert,y,29", "Cleo,x,31"])
    #expect(scores.chart.xAxis.title == "Name" && scores.chart.yAxis.title == "Score")
    let students = try load([
      "Students,,", ",Maths,Physics", ",3,5", ",4,4", ",2,3", ",5,5",
    ])
    #expect(students.chart.title == "Students")
    #expect(students.chart.series.map(\.name) == ["Maths", "Physics"])
  }

  /// A unit above the last years is no name of theirs, and a group of columns keeps its name.
  @Test func unitsAboveYears() throws {
    let unit = try load(
      [",,,(D4) percent,"] + Self.table(["Region", "North", "South", "West"]),
      merged: ["D1:E1"])
    #expect(unit.chart.series.map(\.name) == ["North", "South", "West"])
    #expect(unit.chart.series[0].xs.count == 4)
    let group = try load(
      ["Region,,Pay,", ",Staff,Mean,Median", "A,5,30,28", "B,7,33,30", "C,9,40,31"],
      merged: ["C1:D1"])
    #expect(group.chart.series.contains { $0.name.hasPrefix("Pay") })
  }

  /// Years above the Roman numbers of their quarters.
  @Test func quartersBelowYears() throws {
    let loaded = try load(
      [
        "Region,1995,,1996,,,", ",III,IV,I,II,III,IV", "North,5,6,7,9,8,7", "South,3,5,4,6,6,7",
      ], merged: ["B1:C1", "D1:G1"])
    #expect(loaded.chart.series.map(\.name) == ["North", "South"])
    #expect(loaded.chart.series[0].ys == [5, 6, 7, 9, 8, 7])
    guard case .numeric(let x) = loaded.chart.xAxis else {
      Issue.record("x has no dates")
      return
    }
    #expect(x.quantity == .date(.quarter))
    let halves = try load([
      "Region,1995 I,1995 II,1996 I,1996 II", "North,5,6,7,9", "South,3,5,4,6",
    ])
    #expect(halves.chart.categories.count == 2)
  }

  /// Names of tables beside each other may differ in case.
  @Test func capitalsBesideEachOther() throws {
    let loaded = try load([
      "Shrimps,,,,Trout,", "Year,Larvae,,,year,Adults", "0,5,,,0,9", "1,7,,,1,8", "2,6,,,2,4",
      "3,6,,,3,5", ",,,,4,7", ",,,,5,9",
    ])
    #expect(loaded.chart.series.map(\.ys) == [[5, 7, 6, 6]])
    #expect(loaded.choices.contains { $0.hasPrefix("another table") })
  }

  /// Eurostat merges each year over its values and their flags; a year may have no number at all.
  @Test func flagsOfAYearWithoutNumbers() throws {
    let loaded = try load(
      [
        "TIME,1996,,1997,,1998,", "GEO (Labels),,,,,,", "Spain,:,,1.7,,1.3,b", "Italy,:,,1.6,,1.1,",
        "France,:,,1.5,p,1.2,",
      ], merged: ["B1:C1", "D1:E1", "F1:G1"])
    #expect(loaded.chart.series.map(\.name) == ["Spain", "Italy", "France"])
    #expect(loaded.chart.series[0].ys.suffix(2) == [1.7, 1.3])
  }

  /// A blank row may part the header from the rows, and others may part the sections.
  @Test func blankRowsBelowHeaders() throws {
    let years = try load([
      "Jobless,,,,,", "in percent,,,,,", ",1991,1992,1993,1994,1995 2)", "", "", "Total,1,2,4,4,4",
      "",
      "Sex,,,,,", "Men,1,3,5,6,7", "Women,2,2,3,4,4", "", "Age,,,,,", "Young,2,4,6,6,5",
      "Old,1,1,2,3,3",
    ])
    #expect(years.chart.xAxis.title == "year")
    #expect(
      years.chart.series.filter { $0.name != "Total" }.map(\.name) == [
        "Men", "Women", "Young", "Old",
      ])
    #expect(years.chart.series.last?.ys == [1, 1, 2, 3, 3])
    let shares = try load(
      [
        ",,Light,,Heavy,,Sample", ",,%,+/-,%,+/-,n", " ,,,,,,", ",Total,3,1,5,1,900", " ,,,,,,",
        "Sex,,,,,,", ",Men,1,1,7,1,400", ",Women,5,1,3,1,500",
      ], merged: ["C1:D1", "E1:F1"])
    #expect(Set(shares.chart.series.map(\.name)).isSuperset(of: ["Light %", "Heavy %"]))
    #expect(shares.chart.categories.suffix(2) == ["Men", "Women"])
    // A label after ordinary rows begins another table.
    let towns = try load([
      "City,Pop,Area", "", "Rome,2.8,1285", "Oslo,0.7,480", "", "Staff,,", "Ann,30,3", "Bob,40,4",
    ])
    #expect(towns.chart.categories == ["Rome", "Oslo"])
    #expect(towns.choices.contains { $0.hasPrefix("another table") })
    let pupils = try load([
      "Teacher,Subject,Room", "Smith,Art,first", "Jones,PE,second", "", "Ann,2,3", "Bob,1,2",
    ])
    #expect(pupils.chart.series[0].ys == [2, 1])
    // Names above a header of its own belong to another table.
    let two = try load(["Site,Date,Who", "", "time,rain,wind", "1,5,7", "2,6,8", "3,4,9"])
    #expect(two.chart.xAxis.title == "time")
  }

  /// Districts are numbered below the name of their group, as those from which people move to others.
  @Test func numbersBelowAGroup() throws {
    let moves = try load(
      ["from,to,,,", ",all,1,2,3", "1,90,40,30,20", "2,70,10,45,15", "3,60,20,10,30"],
      merged: ["B1:E1"])
    #expect(moves.chart.series.map(\.name) == ["to all", "to 1", "to 2", "to 3"])
  }
}
