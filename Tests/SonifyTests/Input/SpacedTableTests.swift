import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput

/// Tables whose columns are separated by spaces, with decimal commas and days without a year.
struct SpacedTableTests {
  @Test(arguments: [
    "Datum  Gewicht  Fett\n3.6.  82,4  21,5\n4.6.  82,1  21,4\n5.6.  81,9  21,3\n",
    "Datum Gewicht Fett\n3.6. 82,4 21,5\n4.6. 82,1 21,4\n5.6. 81,9 21,3\n",
    "3.6.  82,4  21,5\n4.6.  82,1  21,4\n5.6.  81,9  21,3\n",
    "3.6. 82,4 21,5\n4.6. 82,1 21,4\n5.6. 81,9 21,3\n",
  ])
  func commasAreDecimalSigns(table: String) throws {
    let chart = try loadChart(table).chart
    #expect(chart.series.map(\.ys) == [[82.4, 82.1, 81.9], [21.5, 21.4, 21.3]])
    #expect(chart.categories == ["3.6.", "4.6.", "5.6."])
    #expect(chart.kind == .line)
  }

  @Test func aDateInDigitsStandsBeforeANumber() throws {
    let chart = try loadChart("2024-06-03 82,4\n2024-06-04 82\n2024-06-05 81,9\n").chart
    #expect(chart.series.map(\.ys) == [[82.4, 82, 81.9]])
  }

  /// Units do not make cells of what stands before commas.
  @Test(arguments: [
    ("Tag  Wert\n3.6.  5,0 %\n4.6.  4,5 %\n5.6.  4,0 %\n", [5, 4.5, 4.0]),
    ("2024-06-03 82,4kg\n2024-06-04 82,1kg\n2024-06-05 81,9kg\n", [82.4, 82.1, 81.9]),
    ("2024-06-03 82.4kg\n2024-06-04 82.1kg\n2024-06-05 81.9kg\n", [82.4, 82.1, 81.9]),
    ("2024-06-03 5,0%\n2024-06-04 4,5%\n2024-06-05 4,0%\n", [5, 4.5, 4.0]),
    ("day  rent\nMon  £1,275\nTue  £1,300\nWed  £980\n", [1275, 1300, 980]),
    ("2024-06-03 £1,275\n2024-06-04 £1,300\n2024-06-05 £980\n", [1275, 1300, 980]),
    ("Monat  Miete\nJan  1.275,50 €\nFeb  1.300,00 €\nMär  980,00 €\n", [1275.5, 1300, 980]),
  ])
  func commasBeforeUnits(table: String, values: [Double]) throws {
    #expect(try loadChart(table).chart.series.map(\.ys) == [values])
  }

  /// A list of prices.
  @Test func pricesFollowNames() throws {
    let chart = try loadChart("Milch 1,29\nBrot 3,49\nButter 2,19\nKäse 4,99\n").chart
    #expect(chart.categories == ["Milch", "Brot", "Butter", "Käse"])
    #expect(chart.series.map(\.ys) == [[1.29, 3.49, 2.19, 4.99]])
  }

  /// A comma after a space and a number may separate cells as well.
  @Test(arguments: [
    "May 5,82\nMay 6,81\nMay 7,90\n", "2024-06-03 10,82\n2024-06-03 11,81\n2024-06-03 12,90\n",
    "day,weight\n2024-06-03 10,82\n2024-06-03 11,81\n",
    "a b,c\n1 2,3\n4 5,6\n", "Boeing 737,12\nBoeing 747,31\nAirbus 320,16\n",
    "Q1 2023,10\nQ2 2023,15\nQ3 2023,20\nQ1 2024,29\n", "Week 1,59\nWeek 2,49\nWeek 3,69\n",
    "Windows 7,19\nWindows 8,19\nWindows 10,79\n", "Ann Lee 14,90\nBob Roy 12,85\nCy Fox 15,79\n",
  ])
  func commasMaySeparate(table: String) throws {
    let values = try loadChart(table).chart.series.flatMap(\.ys)
    #expect(values.allSatisfy { $0 == $0.rounded() })
  }
}

/// Days without a year have an order.
struct DayOfYearTests {
  @Test(arguments: [
    ["20-May", "21-May", "3-Jun"], ["May 20", "Jun 1"], ["20. Mai", "21. Mai", "2. Juni"],
    ["3.6.", "10.6.", "1.7."], ["5/20", "5/21", "6/1"], ["20/5", "21/5", "1/6"],
    ["30 Dec", "31 Dec", "1 Jan"], ["28.2.", "29.2.", "1.3."],
    ["Mon 01 Jan", "Tue 02 Jan", "Wed 03 Jan"], ["Monday, 1st May", "Tuesday, 2nd May"],
    ["30th Dec", "31st Dec", "1st Jan"],
  ])
  func inOrder(texts: [String]) { #expect(DayOfYear.rise(texts)) }

  @Test(arguments: [
    ["21-May", "20-May"], ["30 Feb", "1 Mar"], ["5/20", "21/5"], ["May", "June"], ["3.6."],
    ["1 Jan", "1 Jan"], ["30 Dec", "1 Jan", "31 Dec"], ["3.6.2024", "4.6.2024"],
    ["1-2", "3-4", "5-6"], ["1/8", "3/8", "5/8", "7/8"], ["5/20", "7/20", "9/20"], ["1/2", "3/4"],
    ["A 1", "B 2"], ["Jan 1", "1.2."],
    ["Mon Tue Jan", "Tue 02 Jan"], ["1st", "2nd"], ["1xy May", "2xy May"],
  ])
  func others(texts: [String]) { #expect(!DayOfYear.rise(texts)) }

  /// A count that rises beside them is no x.
  @Test func theyAreX() throws {
    let days = (20...29).map { "\($0)-May" } + (1...9).map { "\($0)-Jun" }
    let rows = days.enumerated().map { "\($1),\(100 + $0 * 7),\($0 % 4)\n" }
    let chart = try loadChart("Date,Total,New\n" + rows.joined()).chart
    #expect(chart.categories == days)
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.name) == ["Total", "New"])
  }

  /// `ss -s` has a tab after names, and spaces before numbers.
  @Test func oneTabMayStandAmongSpaces() throws {
    let rows = ["RAW\t  0         0         0        ", "UDP\t  7         4         3        "]
    let text = "Total: 34\nTCP:   12 (estab 0, closed 11)\n\nTransport Total     IP        IPv6\n"
    let chart = try loadChart(
      text + rows.joined(separator: "\n") + "\nTCP\t  5         5         0\n\n"
    )
    .chart
    #expect(chart.categories == ["RAW", "UDP", "TCP"])
    #expect(chart.series.first { $0.name == "IP" }?.ys == [0, 4, 5])
  }
}
