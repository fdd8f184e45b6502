import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Numbers with units that programs write for people.
@Suite struct HumanMeasureTests {
  private func value(_ text: String, _ measure: HumanMeasure) -> Double? {
    measure.value(Array(text.utf8).span)
  }

  private static let sizes: [(String, Double)] = [
    ("956M", 956 * 1_048_576.0), ("1.5Gi", 1.5 * 1_073_741_824), ("12K", 12_288), ("0", 0),
    ("4.0K", 4096), ("1.5kB", 1500), ("7.5MiB", 7.5 * 1_048_576), ("512B", 512), ("2 GB", 2e9),
  ]

  @Test(arguments: sizes)
  func sizesAreBytes(text: String, bytes: Double) {
    #expect(value(text, .size) == bytes)
  }

  private static let times: [(String, Double)] = [
    ("450ms", 0.45), ("3:25", 205.0), ("2h5m", 7500), ("1:02:03", 3723), ("1-02:03:04", 93_784),
    ("90 min", 5400), ("1 days 00:00:01", 86_401), ("0:00.03", 0.03), ("2 d 3 h", 183_600),
  ]

  @Test(arguments: times)
  func lengthsOfTimeAreSeconds(text: String, seconds: Double) throws {
    let found = try #require(value(text, .duration))
    #expect(abs(found - seconds) < 1e-9)
  }

  @Test(arguments: ["5h2h", "3:5", "3:75", "h", "M", "", "12x", "1:2:3", "--5s", "1.2.3K"])
  func otherTextsAreNone(text: String) {
    for measure in HumanMeasure.allCases { #expect(value(text, measure) == nil) }
  }

  @Test func aColumnOfSizesIsInBytes() throws {
    let text = "name,Size,Use%\na,94G,12%\nb,7.7M,90%\nc,0,0%\nd,512,5%\n"
    let loaded = try loadChart(text) { $0.y = ["Size"] }
    #expect(loaded.chart.series[0].ys == [94 * 1_073_741_824, 7.7 * 1_048_576, 0, 512])
    #expect(loaded.chart.yAxis.unit?.other == "bytes")
    #expect(loaded.choices.contains("Size holds sizes such as 1.5K, read as bytes"))
  }

  @Test func amountsAreThousands() throws {
    let chart = try loadChart("day,views\n1,1.2k\n2,3M\n3,950\n4,12k\n5,7k\n").chart
    #expect(chart.series[0].ys == [1200, 3e6, 950, 12_000, 7000])
    #expect(chart.yAxis.unit == nil)
  }

  @Test func timesOfDayAreAnAxisInTrueSteps() throws {
    let chart = try loadChart("time,load\n14:51:03,1\n14:51:04,2\n14:51:14,5\n").chart
    #expect(chart.kind == .line)
    #expect(chart.series[0].xs.map { $0 - 53_463 } == [0, 1, 11])
  }

  /// Codes that only look like numbers with units.
  @Test(arguments: ["2B,3D,4A,5C", "1990s,2000s,2010s,1980s", "16:9,4:3,21:9,3:2", "5m,8m,9m,7m"])
  func codesStayTexts(cells: String) throws {
    let rows = cells.split(separator: ",").enumerated().map { "\($1),\($0 * 3 % 5)" }
    let chart = try loadChart("code,n\n" + rows.joined(separator: "\n")).chart
    guard case .categorical = chart.xAxis else {
      Issue.record("\(chart.xAxis)")
      return
    }
  }

  @Test func accountantsWriteNegativeNumbersInBrackets() throws {
    let chart = try loadChart("month,profit\nJan,\"1,204\"\nFeb,(310)\nMar,\"(1,234)\"\n").chart
    #expect(chart.series[0].ys == [1204, -310, -1234])
  }

  @Test(arguments: [
    ("population", ["37.4 million", "31.2 million", "900 thousand"], [37.4e6, 31.2e6, 9e5], ""),
    ("population", ["37.4 million", "1.2 million", "443,000"], [37.4e6, 1.2e6, 443e3], ""),
    ("market cap", ["$1.39T", "$800B", "$5.5M"], [1.39e12, 8e11, 5.5e6], "$"),
    ("revenue", ["€2.5m", "€3m", "€1.1bn"], [2.5e6, 3e6, 1.1e9], "€"),
    ("budget", ["12 lakh", "1.5 crore", "3 crore"], [12e5, 1.5e7, 3e7], ""),
  ])
  func amountsInWordsAndOfMoney(header: String, cells: [String], values: [Double], unit: String)
    throws
  {
    let rows = zip(["A", "B", "C"], cells).map { "\($0)\t\($1)\n" }
    let chart = try loadChart("name\t\(header)\n" + rows.joined()).chart
    #expect(chart.series.first?.ys == values)
    #expect(chart.yAxes[0].unit?.one ?? "" == unit)
  }

  @Test func amountsHaveDecimalCommas() throws {
    let chart = try loadChart("Stadt;Umsatz\nA;3,4 Mrd\nB;1,1 Mrd\nC;950 Mio\n").chart
    #expect(chart.series[0].ys == [3.4e9, 1.1e9, 9.5e8])
  }

  /// What a firm is worth is its size, too.
  @Test(arguments: ["company_size", "size", "revenue"])
  func amountsOfMoneyAreNoSizesInBytes(header: String) throws {
    let chart = try loadTable("company,\(header)", ["A,$1.2M", "B,$30K", "C,$2.1M"])
    #expect(chart.series[0].ys == [1_200_000, 30_000, 2_100_000])
    let files = try loadTable("file,size", ["A,1.5M", "B,30K", "C,2M"])
    #expect(files.series[0].ys == [1_572_864, 30_720, 2_097_152])
  }
}
