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
    "winner,team,goals|yes,Reds,3|,Blues,1|yes,Blues,2|,Reds,1|yes,Reds,4|,Blues,0",
    "lead,team,goals|yes,Reds,3|,Blues,1|yes,Blues,2|,Reds,1|yes,Reds,4|,Blues,0",
    "rain,hour,temp|1.2,6,11|,12,15|,18,13|0.4,6,10|,12,17|,18,12|0.9,6,9|,12,13|,18,11",
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

  /// The number of an order is its name, and no measure.
  @Test func numbersOfOrdersAreNames() throws {
    let rows = ["1001,Tea,5", ",Milk,6", "1002,Tea,7", ",Milk,8", "1005,Tea,9", ",Milk,4"]
    let chart = try loadTable("order,product,qty", rows)
    #expect(!chart.series.contains { $0.name == "order" })
    #expect(chart.series.flatMap(\.ys).reduce(0, +) == 39)
  }

  /// Rows that are wider than the header, and a row without its cell for those below it, are faults.
  @Test func raggedRowsAreFaults() {
    #expect(throws: InputError.self) {
      try loadChart(
        "a,b\nN,x,p,Tea,51\n,,,Coffee,62\n,,,Milk,73\nS,y,q,Tea,56\n,,,Coffee,68\n,,,Milk,71,9\n")
    }
    // The first rows show that cells span; one far below them is not known.
    let blocks = (0..<1200).map { block -> String in
      let more = block == 1100 ? ",7" : ""
      return "R\(block),Tea,\(block % 97)\(more)\n,Milk,5\n,Cake,6\n"
    }
    #expect(throws: InputError.self) {
      try loadChart("region,product,sales\n" + blocks.joined())
    }
  }

  /// A long cell is not copied to all rows below it.
  @Test func longCellsSpanNothing() {
    let text = String(repeating: "x", count: 300)
    let lines = "region,product,sales\n\(text),Tea,5\n,Milk,6\nSouth,Tea,7\n,Milk,8\n"
    let bytes = Array(lines.utf8) + [UInt8](repeating: 0x0a, count: RowParser.padding)
    let grid = CellGrid(
      bytes.span, end: lines.utf8.count, from: 0, delimiter: UInt8(ascii: ","), isLast: true)
    let names = ["region", "product", "sales"]
    #expect(SpanningCells.columns(of: grid, from: 1, names, Dialect()).isEmpty)
  }

  /// What a program leaves out is missing, and so are the cells of those who skip rows, one of which might have had them.
  @Test func nullsAreMissing() throws {
    let rows = ["\"North\",\"Tea\",5", "null,\"Milk\",6", "\"South\",\"Tea\",7", "null,\"Milk\",8"]
    let json = "[" + rows.map { "[\($0)]" }.joined(separator: ",") + "]"
    #expect(try loadChart(json).choices.allSatisfy { !$0.contains("blank ones below") })
    let table = "region,product,sales\nNorth,Tea,5\n,Milk,6\nSouth,Tea,7\n,Milk,8\n"
    var reading = ReadingOptions()
    reading.skipsBadRows = true
    let skipping = try ChartLoader.load(.text(table), reading: reading)
    #expect(skipping.choices.allSatisfy { !$0.contains("blank ones below") })
    #expect(try loadChart(table).choices.contains { $0.contains("blank ones below") })
  }
}
