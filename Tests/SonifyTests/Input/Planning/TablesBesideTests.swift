import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Tables side by side in one file, each with names of its rows or with an x of its own.
struct TablesBesideTests {
  private func names(_ header: String, _ rows: [String], x: String? = nil) throws -> [String] {
    let text = ([header] + rows).joined(separator: "\n") + "\n"
    return try loadChart(text) { $0.x = x.map { ColumnReference($0) } }.chart.series.map(\.name)
  }

  /// The values of one table are not those of what another names in the same row.
  @Test func eachTableHasItsOwnNames() throws {
    let scores = ["Anna,12,Bernd,15", "Clara,11,Dirk,14", "Eva,9,Franz,12"]
    #expect(try names("Name,Score,Name,Score", scores) == ["Score"])
    #expect(try names("Name,Score,Name,Score", scores, x: "3") == ["Score (column 4)"])
    let budget = ["Rent,100,1000,Tickets,10,2000", "Food,50,500,Drinks,4,800", "Light,20,200,,,"]
    #expect(try names("Costs,Price,Total,Income,Price,Total", budget) == ["Price", "Total"])
    let groups = "Costs,Costs Price,Costs Total,Income,Income Price,Income Total"
    #expect(try names(groups, budget) == ["Costs Price", "Costs Total"])
  }

  /// Two teams of a match, a country and its capital, and the same goods are one row.
  @Test(arguments: [
    ("Home,Goals,Shots,Away,Goals,Shots", ["Leeds,2,10,York,1,7", "Hull,0,4,Bath,3,9"]),
    (
      "land,people,area,capital,people,area",
      ["France,67,550,Paris,2,0.1", "Spain,47,505,Madrid,3,1"]
    ),
    (
      "Home,Home Goals,Home xG,Away,Away Goals,Away xG",
      ["Leeds,2,1.8,York,1,0.9", "Hull,0,4,Bath,3,9"]
    ),
    (
      "Winner,Votes,Pct,Runner-up,Votes,Pct",
      ["Ann,20,55,Bob,16,45", "Cyd,21,52,Dan,19,48", "Eve,30,100,,0,0"]
    ),
    ("Item,Price,Sold,Item,Price,Sold", ["Milk,1,30,Milk,2,20", "Bread,2,10,Bread,3,40"]),
  ])
  func aRowMayHaveTwoNames(header: String, rows: [String]) throws {
    #expect(try names(header, rows).count == 4)
  }

  /// Pairs of columns say with their names what they hold, and of which thing.
  @Test func pairsHaveTheirOwnX() throws {
    let rows = ["0,20,1,22", "10,30,12,33", "20,35,24,38", "30,41,36,39", "40,42,50,45"]
    #expect(try names("time_a,temp_a,time_b,temp_b", rows) == ["temp_a"])
    #expect(try names("time_a,temp_a,time_b,temp_b", rows, x: "time_b") == ["temp_b"])
    #expect(try names("time,temp_a,hours,temp_b", rows).count == 3)
    // Other quantities of two things are compared.
    #expect(try names("men 2022,women 2022,men 2023,women 2023", rows).count > 1)
    #expect(try names("sales_n,profit_n,sales_s,profit_s", rows).count > 1)
  }
}
