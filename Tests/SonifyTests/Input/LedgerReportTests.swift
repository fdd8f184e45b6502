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

  /// A statement of one period, as hledger prints it without options, has its sums as well.
  @Test func onePeriodHasSums() throws {
    let loaded = try loadChart(
      """
      Income Statement 2024-01-01..2024-02-15

                     || 2024-01-01..2024-02-15
      ===============++========================
       Revenues      ||
      ---------------++------------------------
       Income:Job    ||                $800.00
      ---------------++------------------------
                     ||                $800.00
      ===============++========================
       Expenses      ||
      ---------------++------------------------
       Expenses:Food ||                 $20.50
       Expenses:Rent ||                $420.50
      ---------------++------------------------
                     ||                $441.00
      ===============++========================
       Net:          ||                $359.00

      """)
    #expect(loaded.chart.categories == ["Income:Job", "Expenses:Food", "Expenses:Rent"])
    #expect(loaded.chart.series[0].ys == [800, 20.5, 420.5])
    #expect(loaded.choices.contains { $0.contains("\"Net\"") })
  }

  /// A few accounts with their sum below, as `hledger balance expenses` prints them.
  @Test(arguments: [
    "  $20.50  expenses:food\n $420.50  expenses:rent\n--------------------\n $441.00  \n",
    " 20,50 €  food\n420,50 €  rent\n--------------------\n441,00 €\n",
  ])
  func theSumOfAccountsIsNoRow(balance: String) throws {
    let chart = try loadChart(balance).chart
    #expect(chart.series[0].ys == [20.5, 420.5])
    #expect(chart.categories.map { $0.suffix(4) } == ["food", "rent"])
  }

  /// A register of one account has its balance, and one of whole transactions has none.
  @Test(arguments: ["2024-01-05", "24-Jan-05", "2024/01/05"])
  func registersAreOverTime(date: String) throws {
    let first = date.replacing("05", with: "01")
    let bank = try loadChart(
      """
      \(first) open            Assets:Bank         $1000.00      $1000.00
      \(date) food, corner    Assets:Bank          $-20.50       $979.50

      """
    ).chart
    #expect(bank.xAxis.title == "date")
    #expect(bank.series.map(\.name) == ["amount", "total"])
    #expect(bank.series.map(\.ys) == [[1000, -20.5], [1000, 979.5]])
    let transactions = try loadChart(
      """
      \(first) open            Assets:Bank         $1000.00      $1000.00
                                 Equity            $-1000.00             0
      \(date) food            Expenses              $20.50        $20.50
                                 Assets:Bank         $-20.50             0

      """
    ).chart
    #expect(transactions.series.map(\.name) == ["amount"])
    #expect(transactions.series[0].ys == [1000, -1000, 20.5, -20.5])
  }

  /// Dollars and euros are not added, and are no amounts of one column.
  @Test(arguments: [
    "  $20.50  expenses:food\n  30 EUR  expenses:fun\n--------------------\n   50.50\n",
    "2024-01-05 food            Expenses:Food            $20.50        $20.50\n"
      + "                           Assets:Bank             $-20.50             0\n"
      + "2024-02-16 trip            Expenses:Fun             30 EUR        30 EUR\n"
      + "                           Assets:Bank             -30 EUR             0\n",
  ])
  func currenciesAreNotMixed(report: String) {
    let loaded = try? loadChart(report)
    #expect(loaded?.chart.series.flatMap(\.ys).isEmpty ?? true, "\(loaded?.choices ?? [])")
  }

  /// A log with a sum so far has a clock, or no accounts.
  @Test func logsAreNoRegisters() throws {
    let log = try loadChart(
      "2024-01-05 08:00  gate:A  5  5\n2024-01-05 12:00  gate:B  3  8\n2024-01-05 18:00  gate:A  4  12\n"
    ).chart
    #expect(log.series[0].count == 3 && log.kind == .line)
    let days = try loadChart("2024-01-05  5  5\n2024-01-06  3  8\n2024-01-07  4  12\n").chart
    #expect(!days.series.contains { $0.name == "total" })
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
