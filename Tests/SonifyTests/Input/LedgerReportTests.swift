import SonifyChart
import Testing

@testable import SonifyInput

/// Statements and balances of accounts, as hledger and ledger print them.
@Suite struct LedgerReportTests {
  /// The sums of the parts of a statement are named.
  @Test func sumsOfStatementsAreSaid() throws {
    let loaded = try loadChart(
      """
      Income Statement 2024-01-01..2024-02-29

                      ||    Jan     Feb
      ================++================
       Revenues       ||
      ----------------++----------------
       income:salary  || 2450 €  2450 €
      ----------------++----------------
                      || 2450 €  2450 €
      ================++================
       Net:           || 2306 €  2278 €

      """)
    #expect(loaded.choices.contains("row \"Revenues\" sums up others and is no point"))
    #expect(
      loaded.choices.contains("row \"Net\" at the end sums up the others and is no point"))
  }

  /// Accounts that stand further to the right are parts of the one above, as `ledger balance` prints them.
  @Test func partsOfAccountsAreRows() throws {
    let loaded = try loadChart(
      """
               1667,53 EUR  assets:bank
               2532,47 EUR  expenses
                128,57 EUR    food
               2355,00 EUR    rent
                 48,90 EUR    travel
              -4200,00 EUR  income:salary
      --------------------
                         0

      """)
    #expect(
      loaded.chart.categories
        == ["assets:bank", "expenses:food", "expenses:rent", "expenses:travel", "income:salary"])
    #expect(loaded.chart.series[0].ys == [1667.53, 128.57, 2355, 48.9, -4200])
    #expect(loaded.choices.contains("row \"expenses\" sums up others and is no point"))
  }

  /// A list that is indented has no sums.
  @Test func otherListsAreNoAccounts() throws {
    let chart = try loadChart(
      """
              12  Berlin
              15    Rome
               9  Paris
              11    Oslo
      --------------------
              47

      """
    ).chart
    #expect(chart.categories == ["Berlin", "Rome", "Paris", "Oslo"])
  }
}
