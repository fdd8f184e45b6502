import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers that programs print without names.
@Suite struct HeaderlessTableTests {
  /// A pair such as "1 120" is no 1,120.
  @Test(arguments: [
    ("1 120\n2 130\n3 145\n4 150\n", [120.0, 130, 145, 150]),
    ("0.5 120\n1.0 131\n1.5 140\n", [120.0, 131, 140]),
    ("2021 120\n2022 130\n2023 100\n", [120.0, 130, 100]),
  ])
  func pairsOfNumbersAreTwoColumns(text: String, ys: [Double]) throws {
    let chart = try loadChart(text).chart
    #expect(chart.series.map(\.ys) == [ys])
    #expect(chart.kind == .line)
  }

  /// One word above the rows is the name of one column, whose spaces separate thousands.
  @Test func thousandsBelowANameStayOneColumn() throws {
    let chart = try loadChart("sales\n1 000\n12 000\n350\n").chart
    #expect(chart.series.map(\.ys) == [[1000, 12_000, 350]])
  }

  /// What does not rise before the space, or has a zero behind it, may be one number with a space between thousands.
  @Test(arguments: [
    "12 050\n9 800\n10 005\n11 400\n", "1 000\n2 050\n3 100\n", "1 234 567\n2 345 678\n3 456 789\n",
  ])
  func thousandsAreNotCutInTwo(text: String) {
    let ys = (try? loadChart(text).chart)?.series.flatMap(\.ys) ?? []
    #expect(ys.allSatisfy { $0 >= 1000 })
  }

  /// The identifiers of processes only rise by chance: `cat /proc/loadavg` in a loop.
  @Test func whatRisesAtTheEndIsNoX() throws {
    let chart = try loadChart(
      "0.63 1.92 2.67 5684\n0.63 1.92 2.67 5739\n0.58 1.89 2.66 5784\n0.57 1.89 2.66 5830\n"
    ).chart
    #expect(chart.xAxis.title == "row")
    #expect(chart.series.first?.ys == [0.63, 0.63, 0.58, 0.57])
  }

  /// A parameter may fall; whole numbers that do may be counts.
  @Test func whatFallsFirstIsXUnlessItCounts() throws {
    let lens = try loadChart(
      "8.24734 0.34009 2.31995\n5.97840 0.17871 3.92591\n4.83381 0.11683 5.10248\n4.24801 0.09023 5.64159\n"
    ).chart
    #expect(lens.xAxis.title == "column 1" && lens.series.count == 2)
    let counts = try loadChart("1823 200 7\n412 404 3\n120 301 9\n77 500 2\n").chart
    #expect(counts.xAxis.title != "column 1")
  }

  /// Even steps are x wherever they stand, and 0 is no row.
  @Test func hoursBesideCountsAreX() throws {
    let chart = try loadChart("     12 00\n     45 01\n    123 02\n     99 03\n      8 04\n").chart
    #expect(chart.series.first?.ys == [12, 45, 123, 99, 8])
    guard case .numeric(let axis) = chart.xAxis else {
      Issue.record("\(chart.xAxis)")
      return
    }
    #expect(axis.quantity != .row && axis.range == 0...4)
  }

  /// Addresses of nm, some of which look like 11 · 10⁹.
  @Test func hexadecimalNumbersAreNames() throws {
    let chart = try loadChart(
      """
      0000000000001060 0000000000000022 T _start
      00000000000011e9 0000000000000047 T main
      0000000000001149 0000000000000050 T first
      000000000000037c 0000000000000020 r tag
      """
    ).chart
    #expect(!chart.series.contains { $0.ys.contains(11e9) })
    let hashes = try loadChart("commit,lines\n12e5,4\n4b17,2\n9a01,7\n40e1,1\n").chart
    #expect(hashes.categories == ["12e5", "4b17", "9a01", "40e1"])
    let powers = try loadChart("size,ms\n1e3,4\n1e4,12\n1e5,47\n").chart
    #expect(powers.series.map(\.ys) == [[4, 12, 47]] && powers.categories.isEmpty)
  }

  /// Numbers may name the columns, as depths of a tree or threads that double; rows of ranks and multiples do not.
  @Test(arguments: [
    (
      "Depth,5,6,7,8,9,10\nXML,7616,23136,69764,211525,636696,1932002\nJSON,5279,16101,48635,148114,446439,1361207\n",
      6
    ),
    ("threads,2,4,8,16,32,64\nmap,900,510,300,270,211,200\nsort,800,610,410,330,210,180\n", 6),
    ("Ann,3,4,5,6,7\nBob,4,5,6,7,8\nCid,9,1,2,7,5\n", 3), ("Ann,3,4,5,7\nBob,4,1,6,2\n", 2),
    ("2024-01-01,7,8,9,10,11\n2024-01-02,6,8,9,11,12\n2024-01-03,7,7,9,10,13\n", 3),
    ("s1,1,2,4,8,16\ns2,1,2,3,7,14\ns3,1,2,4,7,15\n", 3),
  ])
  func numbersThatNameColumns(text: String, count: Int) throws {
    let loaded = try loadChart(text)
    #expect(loaded.chart.series[0].ys.count == count, "\(loaded.choices)")
  }

  /// Which columns a header names that is too short is not known, and that of a few rows is their fault.
  @Test func headersMayBeTooShort() throws {
    let rows = (1...9).map { "2024-0\($0),\($0).5,\(336 + $0 * 7 % 5).25,0.\($0 * 3 % 7)" }
    let error = try #require(throws: InputError.self) {
      try loadChart((["Month,Average"] + rows).joined(separator: "\n"))
    }
    #expect(
      "\(error)".contains("the header names 2 columns, and each row has 4 cells"), "\(error)")
    let odd = try #require(throws: InputError.self) {
      try loadChart((["Month,Average"] + rows + ["2025-01,5"]).joined(separator: "\n"))
    }
    #expect("\(odd)".contains("more than 2 cells"), "\(odd)")
  }

  /// Years in a row name columns of any numbers; where rows have them, too, they are numbers of people.
  @Test func yearsNameColumnsOfAnyNumbers() throws {
    let rows = ["A,1800,1900,2000", "B,2100,2300,2400", "C,2190,2500,2701", "D,900,12,7000"]
    let chart = try loadTable("account,2021,2022,2023", rows)
    #expect(chart.series.map(\.name) == ["A", "B", "C", "D"])
    #expect(chart.series[2].xs == [2021, 2022, 2023] && chart.series[2].ys == [2190, 2500, 2701])
    let births = try loadTable("Ann,1998,1999,2000", ["Bob,1990,1991,1992", "Cid,2001,2002,2003"])
    #expect(births.categories.count == 3, "\(births.categories)")
  }
}
