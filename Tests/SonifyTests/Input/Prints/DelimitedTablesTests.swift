import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Several tables of delimited text in one file.
@Suite struct DelimitedTablesTests {
  /// A comma within quotation marks parts no cells.
  @Test func numbersInQuotationMarksAreOneCell() throws {
    let text = """
      Activities
      Date,Calories,Steps
      2024-03-01,"2,310","8,412"
      2024-03-02,"2,655","12,031"
      2024-03-03,"1,980","3,220"

      Sleep
      Start,Minutes asleep,Minutes awake
      2024-03-01,401,45
      2024-03-02,440,54

      """
    let loaded = try loadChart(text)
    #expect(loaded.chart.series.map(\.ys) == [[2310, 2655, 1980], [8412, 12031, 3220]])
    #expect(
      loaded.choices.contains(
        "table 1 \"Activities\" is used; there is another with numbers, 2 \"Sleep\""))
  }
}
