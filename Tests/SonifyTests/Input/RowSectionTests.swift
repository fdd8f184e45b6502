import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Rows that head others are no points: those without values in a budget, those of sums in a pivot table.
@Suite struct RowSectionTests {
  private func load(_ rows: [String], _ header: String = "item,plan,real") throws -> LoadedChart {
    try loadChart(([header] + rows).joined(separator: "\n") + "\n")
  }

  /// They are written in capitals or before a colon, or have sums.
  @Test(arguments: [
    ["INCOME,,", "Salary,3000,3000", "Bonus,200,0", "SPENDING,,", "Rent,900,900", "Food,400,450"],
    ["Income:,,", "Salary,3000,3000", "Bonus,200,0", "Costs:,,", "Rent,900,900", "Food,400,450"],
    [
      "Income,,", "Salary,3000,3000", "Bonus,200,0", "Total income,3200,3000", "Spending,,",
      "Rent,900,900", "Food,400,450", "Total spending,1300,1350",
    ],
  ])
  func rowsWithoutValuesHeadSections(rows: [String]) throws {
    let loaded = try load(rows)
    #expect(loaded.chart.categories == ["Salary", "Bonus", "Rent", "Food"])
    #expect(loaded.choices.contains("skipped 2 rows that repeat the header or head a section"))
  }

  /// What has the same name in two sections is two things.
  @Test func namesThatComeAgainGetThatOfTheirSection() throws {
    let loaded = try load([
      "Home,,", "Rent,800,800", "Other,20,25", "Car,,", "Fuel,90,85", "Other,40,30",
    ])
    #expect(
      loaded.chart.categories == ["Home, Rent", "Home, Other", "Car, Fuel", "Car, Other"])
    #expect(loaded.chart.series[1].ys == [800, 25, 85, 30])
  }

  @Test(arguments: [
    ["A,,", "B,3,4", "C,5,6", "D,7,9"], ["A,1,2", "B,,", "C,5,6", "D,,", "E,3,4"],
    ["A,,", "B,,", "C,5,6", "D,7,8"], ["A,,", "B,5,6", "C,3,4", "D,,"],
    ["Q1,,", "Q2,3,4", "Q3,,", "Q4,6,5"], ["Jan,,", "Feb,3,4", "Mar,,", "Apr,6,5"],
    ["Afghanistan,,", "Albania,3,4", "Andorra,,", "Angola,6,5"],
  ])
  func pointsMayHaveNoValue(rows: [String]) throws {
    #expect(try load(rows).chart.categories.count == rows.count)
  }

  /// The outline of a pivot table: years above their quarters.
  @Test func sumsAboveTheirPartsAreNoPoints() throws {
    let loaded = try load(
      [
        "Berlin,305", "Qtr1,105", "Qtr2,200", "Hamburg,502", "Qtr1,240", "Qtr2,262", "Köln,61",
        "Qtr1,30", "Qtr2,31",
      ], "Row Labels,Sum of Sales")
    #expect(
      loaded.chart.categories == [
        "Berlin, Qtr1", "Berlin, Qtr2", "Hamburg, Qtr1", "Hamburg, Qtr2", "Köln, Qtr1",
        "Köln, Qtr2",
      ])
    #expect(loaded.chart.series[0].ys == [105, 200, 240, 262, 30, 31])
    #expect(
      loaded.choices.contains(
        "rows \"Berlin\", \"Hamburg\", \"Köln\" sum up others and are no points"))
  }

  /// Small numbers are sums by chance.
  @Test(arguments: [
    ["A,3", "B,1", "C,2", "D,5", "E,2", "F,3"], ["A,30", "B,10", "C,20", "D,50", "E,20", "F,30"],
    ["A,305", "B,105", "C,200", "D,502", "E,240", "F,263"],
    ["A,100", "B,40", "C,60", "D,7", "E,9", "F,12"],
    ["A,1024", "B,512", "C,512", "D,2048", "E,1024", "F,1024"],
  ])
  func numbersMayBeSumsByChance(rows: [String]) throws {
    #expect(try load(rows, "name,count").chart.categories.count == rows.count)
  }

  /// The total of a table may stand above what it sums up.
  @Test func aFirstTotalIsNoPoint() throws {
    let loaded = try load(["Total,600", "North,100", "South,200", "East,300"], "Region,People")
    #expect(loaded.chart.categories == ["North", "South", "East"])
    #expect(loaded.choices.contains("row \"Total\" sums up others and is no point"))
    let other = try load(["Total,601", "North,100", "South,200", "East,300"], "Region,People")
    #expect(other.chart.categories.count == 4)
  }
}
