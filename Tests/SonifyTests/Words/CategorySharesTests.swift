import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyWords

/// What is said of categories: shares, the lead, equality, and the rows behind means.
@Suite struct CategorySharesTests {
  private func lines(_ table: String) throws -> [String] {
    let chart = try loadChart(table).chart
    #expect(chart.kind == .bar)
    return ChartDescription(chart, facts: ChartFacts(chart)).lines
  }

  private func table(_ title: String, _ values: [String]) -> String {
    let rows = values.enumerated().map { number, value in
      // Names without an order.
      "\(["ash", "oak", "elm", "fir", "yew"][number % 5])\(String(repeating: "q", count: number / 5)),\(value)"
    }
    return "tree,\(title)\n" + rows.joined(separator: "\n")
  }

  /// What is nearly all of it is not all, and bars of different lengths have different numbers.
  @Test func barsOfNearlyTheSameLengthAreToldApart() throws {
    let rates = try lines(table("pass rate", ["99.98", "99.995", "100", "0.004", "0", "50"]))
    #expect(rates.contains("Next come 99.995 for oak and 99.98 for ash."), "\(rates)")
    let heights = try lines(table("height", ["120.5", "121.5", "9000.25", "122.5"]))
    #expect(heights.contains("Next come 122.5 for fir and 121.5 for oak."), "\(heights)")
  }

  @Test func theLargestHasAShareOfAmounts() throws {
    let told = try lines(table("sales", ["850.5", "75", "50", "24.5"]))
    #expect(told.contains("ash has 85% of the total, which is 1,000."), "\(told)")
    #expect(told.contains("ash is 11 times as large as the second, oak."), "\(told)")
  }

  @Test(arguments: [
    ("price", ["850", "75", "50", "25"]), ("mean sales", ["850", "75", "50", "25"]),
    ("birth rate", ["85", "7", "5", "3"]), ("thing", ["850.5", "75", "50", "24.5"]),
    ("sales", ["850", "-75", "50", "25"]), ("temperature", ["85", "7", "5", "3"]),
  ])
  func whatIsNoAmountHasNoShares(title: String, values: [String]) throws {
    let told = try lines(table(title, values))
    #expect(!told.contains { $0.contains("%") }, "\(told)")
  }

  @Test func aFewOfManyHoldHalf() throws {
    let values = (0..<60).map { $0 < 5 ? "\(200 + $0)" : "\(10 + $0 % 7)" }
    let told = try lines(table("votes", values))
    #expect(told.contains { $0.hasPrefix("The largest 5 of the 60 have 5") }, "\(told)")
    let even = try lines(table("votes", (0..<60).map { "\(100 + $0)" }))
    #expect(!even.contains { $0.contains("of the 60") }, "\(even)")
  }

  @Test func nearlyEqualValuesAreToldAsThat() throws {
    let told = try lines(table("votes", ["98", "100", "102", "101", "99"]))
    #expect(told.contains("All values are within 2% of their mean, 100."), "\(told)")
    let others = try lines(table("votes", ["98", "100", "122", "101", "99"]))
    #expect(!others.contains { $0.contains("of their mean") })
  }

  @Test func meansHaveTheirRowsAndNoShares() throws {
    let rows = (0..<6).flatMap { row in ["ash,\(800 + row)", "oak,\(20 + row)", "elm,\(30 + row)"] }
    let told = try lines("tree,seen\n" + rows.joined(separator: "\n"))
    #expect(told.contains("Each value is the mean of 6 rows."), "\(told)")
    #expect(!told.contains { $0.contains("% of the total") }, "\(told)")
    let some = try lines("tree,seen\n" + rows.dropLast(2).joined(separator: "\n"))
    #expect(some.contains("The values are means of 5 to 6 rows."), "\(some)")
    let single = try lines(table("votes", ["98", "10", "12"]))
    #expect(!single.contains { $0.contains("mean of") })
  }

  @Test func twoSeriesDifferMostInOneCategory() throws {
    let told = try lines(
      "tree,sales 2019,sales 2020\nash,10,12\noak,30,21\nelm,15,14\nfir,9,9\n")
    #expect(
      told.contains("sales 2019 and sales 2020 differ most for oak: 30 and 21."), "\(told)")
  }
}
