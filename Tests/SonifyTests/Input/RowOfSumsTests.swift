import SonifyChart
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// A last row that is the sum of the others is no point, whatever it is called.
@Suite struct RowOfSumsTests {
  @Test(arguments: ["Alles zusammen", "Grand", "All of it", "∑"]) func itIsLeftOut(label: String)
    throws
  {
    let rows = ["Rent,900.50,920", "Food,410.25,430", "Trains,75,80", "Phone,20,20"]
    let loaded = try loadChart(
      (["item,2023,2024"] + rows + ["\(label),1405.75,1450"]).joined(separator: "\n") + "\n")
    #expect(loaded.chart.categories == ["Rent", "Food", "Trains", "Phone"])
    #expect(
      loaded.choices.contains("row \"\(label)\" at the end sums up the others and is no point"))
  }

  /// Small counts are sums by chance, and what differs in one column is none.
  @Test(arguments: [
    ["A,3", "B,2", "C,1", "D,6"], ["A,0", "B,0", "C,30", "D,30"], ["A,30", "B,20", "C,10", "D,61"],
    ["A,30", "B,60", "C,90"], ["Kitchen,12", "Bath,6", "Hall,8", "Living,26"],
  ])
  func othersArePoints(rows: [String]) throws {
    #expect(try loadTable("name,count", rows).categories.count == rows.count)
  }

  @Test func oneColumnMayDiffer() throws {
    let rows = ["A,30,1", "B,20,2", "C,10,3", "D,60,7"]
    #expect(try loadTable("name,count,days", rows).categories.count == 4)
  }

  /// A day has what it has.
  @Test func daysAreNoSums() throws {
    let rows = ["2024-01-01,30", "2024-01-02,20", "2024-01-03,10", "2024-01-04,60"]
    #expect(try loadTable("date,count", rows).series[0].count == 4)
  }
}
