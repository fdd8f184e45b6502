import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Amounts of an account have the sign that the statement gives them, and are heard once.
@Suite struct AccountAmountTests {
  private func load(
    _ header: String, _ rows: [String], _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    try loadChart(([header] + rows).joined(separator: "\n") + "\n", choose)
  }

  private func statement(_ out: String, _ come: String) -> [String] {
    [
      "2024-03-01,Salary,\(come),2400", "2024-03-02,Rent,\(out),850", "2024-03-05,Food,\(out),34.5",
      "2024-03-07,Refund,\(come),20", "2024-03-12,Food,\(out),44",
    ]
  }

  @Test(arguments: [
    ("Af", "Bij"), ("D", "C"), ("S", "H"), ("DBIT", "CRDT"), ("Expense", "Income"),
    ("Dare", "Avere"),
  ]) func wordsGiveSigns(out: String, come: String) throws {
    let loaded = try load("Date,Description,Type,Amount", statement(out, come))
    #expect(loaded.chart.series.map(\.ys) == [[2400, -850, -34.5, 20, -44]])
    #expect(loaded.choices.contains("Amount is negative where Type is \(out)"))
  }

  /// The words are no directions beside other measures, and a sign is one already.
  @Test func otherValuesStay() throws {
    let rows = statement("out", "in")
    #expect(try load("Date,Name,Door,Degrees", rows).chart.series[0].ys.allSatisfy { $0 > 0 })
    let signed = rows.map { $0.replacing("out,", with: "out,-") }
    #expect(
      try load("Date,Description,Type,Amount", signed).chart.series[0].ys
        == [2400, -850, -34.5, 20, -44])
    let chosen = try load("Date,Description,Type,Amount", rows) { $0.y = [.init("Amount")] }
    #expect(chosen.chart.series[0].ys.allSatisfy { $0 > 0 })
  }

  /// Kinds of cards, doses and households are no bookings.
  @Test(arguments: ["Card Debit Credit", "Dose D C", "Haushalt S H"]) func kindsAreNoSigns(
    kind: String
  ) throws {
    let words = kind.split(separator: " ").map(String.init)
    let rows = statement(words[1], words[2])
    let chart = try load("Date,Description,\(words[0]),Amount", rows).chart
    #expect(chart.series.allSatisfy { $0.ys.allSatisfy { $0.isNaN || $0 > 0 } })
  }

  @Test func amountsAreHeardOnce() throws {
    let rows = [
      "2024-03-01,2400,2400,,2400", "2024-03-02,-850,-850,850,", "2024-03-05,-34.5,-34.5,34.5,",
      "2024-03-07,-44,-44,44,",
    ]
    let loaded = try load("Date,Amount,Local amount,Money Out,Money In", rows)
    #expect(loaded.chart.series.map(\.name) == ["Amount"])
    #expect(loaded.choices.contains("not used: Money In, Money Out, Local amount"))
    // What went out and what came in say more than amounts without a sign.
    let bare = rows.map { $0.replacing("-8", with: "8").replacing("-3", with: "3") }
      .map { $0.replacing("-44", with: "44") }
    let parts = try load("Date,Amount,Local amount,Money Out,Money In", bare)
    #expect(parts.chart.series.map(\.name) == ["Amount", "Money Out", "Money In"])
    // Another currency is another amount.
    let foreign = rows.map { $0.replacing(",-850,", with: ",-990,") }
    #expect(try load("Date,Amount,Local amount,Out,In", foreign).chart.series.count > 1)
  }
}
