import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// A cell that is written once stands for the blank ones below it, if the rows show that they belong together.
@Suite struct SpanningCellTests {
  @Test func regionsHaveTheirProducts() throws {
    let rows = ["North,Tea,51,20", ",Coffee,62,33", ",Milk,73,41", "South,Tea,56,21"]
    let loaded = try loadChart(
      (["Region,Product,Sales,Cost"] + rows + [" ,Coffee,68,30", ",Milk,71,44"])
        .joined(separator: "\n"))
    #expect(loaded.chart.categories == ["North", "South"])
    #expect(loaded.chart.series.map(\.name) == ["Tea", "Coffee", "Milk"])
    #expect(loaded.chart.series.map(\.ys) == [[51, 56], [62, 68], [73, 71]])
    #expect(
      loaded.choices.contains("a cell of Region stands for the blank ones below it"),
      "\(loaded.choices)")
  }

  @Test func yearsHaveTheirQuarters() throws {
    let rows = ["2020,Q1,51", ",Q2,62", ",Q3,73", ",Q4,94", "2021,Q1,56", ",Q2,68", ",Q3,71"]
    let chart = try loadTable("Year,Quarter,Sales", rows)
    #expect(chart.kind == .line && chart.series[0].ys == [51, 62, 73, 94, 56, 68, 71])
  }

  /// Countries have their years, and days their meals.
  @Test func seriesAreTold() throws {
    let years = [
      "Austria,2019,51", ",2020,62", ",2021,73", "Belgium,2019,56", ",2020,68", ",2021,71",
    ]
    let countries = try loadTable("Country,Year,GDP", years)
    #expect(countries.series.map(\.name) == ["Austria", "Belgium"] && countries.kind == .line)
    let meals = try loadTable(
      "Date,Meal,kcal",
      ["2024-01-01,Lunch,720", ",Dinner,830", "2024-01-02,Lunch,680", ",Dinner,710"])
    #expect(meals.series.map(\.ys) == [[720, 680], [830, 710]])
  }

  /// Two columns may span the rows of a third, the outer one those of several cells of the inner one.
  @Test func cellsSpanWithinCells() throws {
    let rows = [
      "EU,Austria,m,3,7", ",,f,2,8", ",Belgium,m,6,9", ",,f,4,6", "Asia,China,m,5,5", ",,f,8,7",
    ]
    let loaded = try loadChart("Continent,Country,Sex,a,b\n" + rows.joined(separator: "\n"))
    #expect(loaded.chart.categories == ["EU", "Asia"])
    #expect(loaded.chart.series.map(\.name) == ["Austria", "Belgium", "China"])
    #expect(
      loaded.choices.contains("cells of Continent and Country stand for the blank ones below them"),
      "\(loaded.choices)")
  }

  /// A remark is that of one row, a gap in a measure is a gap, and holidays are not those of the days after them.
  @Test(arguments: [
    "note,name,points|late,Ann,51|,Bob,62|,Cid,73|,Dan,56|late,Eve,68|,Flo,61",
    "a,b,c|1,x,5|,y,6|3,z,7|4,v,8|5,w,9|6,u,5",
    "holiday,weekday,visits|May Day,Wed,5|,Thu,6|,Fri,7|,Wed,8|,Thu,9|Easter,Fri,5|,Wed,4|,Thu,3",
    "city,year,value|Rome,2001,5|Oslo,2001,6|,2002,7|Bern,2001,9",
  ])
  func othersAreMissing(table: String) throws {
    let loaded = try loadChart(table.replacing("|", with: "\n"))
    #expect(!loaded.choices.contains { $0.contains("blank ones below") }, "\(loaded.choices)")
  }

  /// Conditions see the cells as they are meant.
  @Test func rowsAreSelectedByThem() throws {
    let rows = ["North,Tea,51", ",Coffee,62", ",Milk,73", "South,Tea,56", ",Coffee,68", ",Milk,71"]
    let loaded = try loadChart("Region,Product,Sales\n" + rows.joined(separator: "\n")) {
      $0.rows.conditions = [.init(ColumnReference("Region"), .equal, "South")]
    }
    #expect(loaded.chart.series[0].ys == [56, 68, 71])
  }
}
