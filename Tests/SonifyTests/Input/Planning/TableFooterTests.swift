import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Totals and counts of rows below a table are no points, and that is said.
struct TableFooterTests {
  private func load(_ text: String) throws -> LoadedChart {
    try ChartLoader.load(.text(text))
  }

  @Test(arguments: [
    // du -c, wc of several files, df --total, and tables as people write them.
    "129\tdoc\n93\tman\n170\tlocale\n392\ttotal\n",
    "  202  1581 11358 Apache-2.0\n  131   970  6111 Artistic\n   26   225  1499 BSD\n  359  2776 18968 total\n",
    "Filesystem 1K-blocks Used Available Use% Mounted\n/dev/vda 264212084 17825792 83886080 18% /\ntmpfs 12341208 0 12341208 0% /dev/shm\nudev 4096 4 4092 1% /dev\ntotal 276557388 17825796 96231380 16% -\n",
    "month,sales\nJan,5\nFeb,7\nMar,8\nTotal,20\n",
    "city;sales;cost\nOslo;5;3\nRom;7;2\nParis;8;1\nGesamt;20;6\n",
    "city,\"sales\"\nOslo,5\nRome,7\nParis,8\n\"Grand total\",20\n",
    "date,value\n2024-01-01,5\n2024-01-02,7\n2024-01-03,8\nAverage:,6.67\n",
  ])
  func totalsAreNoPoints(text: String) throws {
    let loaded = try load(text)
    #expect(loaded.chart.series[0].ys.count == 3)
    #expect(
      loaded.decisions.contains { decision in
        if case .table(.totals(let labels)) = decision { return labels.count == 1 }
        return false
      })
  }

  @Test func severalTotalsAreNamed() throws {
    let loaded = try load("city,sales\nOslo,5\nRome,7\nParis,8\nTotal,20\nMean,6.67\n")
    #expect(loaded.chart.series[0].ys.count == 3)
    #expect(loaded.decisions.contains(.table(.totals(["Total", "Mean"]))))
  }

  /// A label that other rows have too is that of points.
  @Test(arguments: [
    "sex,year,value\nTotal,2000,7\nMale,2000,3\nFemale,2000,4\nTotal,2001,9\nMale,2001,4\nTotal,2002,5\n",
    "city,sales\nTotal,20\nOslo,5\nRome,7\nTotal,8\n", "city,sales\nOslo,5\nRome,7\nTotals Inc,8\n",
    "count,what,time\n10,rows read,0.5\n20,rows kept,0.25\n1000,rows monitored,0.06\n",
  ])
  func otherRowsAreKept(text: String) throws {
    let loaded = try load(text)
    #expect(loaded.rowCount == text.split(separator: "\n").count - 1)
  }

  @Test(arguments: ["(3 rows)", "[3 rows x 2 columns]", "3 rows in set (0.001 sec)", "3 rows"])
  func countsOfRowsAreSkipped(footer: String) throws {
    let loaded = try load("city\tsales\nOslo\t5\nRome\t7\nParis\t8\n\(footer)\n")
    #expect(loaded.chart.series[0].ys == [5, 7, 8])
    #expect(loaded.decisions.contains(.writing(.linesBelow(1))))
  }

  /// The end of a large file is examined without the rows before it.
  @Test func longTablesEndWithTotalsToo() throws {
    let rows = (0..<5000).map { "\($0),\($0 % 7)\n" }.joined()
    let loaded = try load("step,value\n" + rows + "Total,14997\n")
    #expect(loaded.rowCount == 5000)
  }
}
