import SonifyBase
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Payments and events of one period of the calendar.
struct CalendarPeriodTests {
  private func load(
    _ text: String, _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> (chart: ChartDescriptor, decisions: [Decision]) {
    var choices = ChartChoices()
    choose(&choices)
    let loaded = try ChartLoader.load(.text(text), choosing: choices)
    return (loaded.chart, loaded.decisions)
  }

  private static let day = 86_400.0

  private static func seconds(_ year: Int, _ month: Int, _ day: Int) -> Double {
    CivilDate(year: year, month: month, day: day).map { Double($0.daysSince1970) * self.day }
      ?? .nan
  }

  private static func date(_ seconds: Double) -> String {
    CivilDate(daysSince1970: Int(seconds / day)).text
  }

  /// Payments on days in no even steps from the first of 2023 on, with the month of each.
  private static func payments(
    days: [Int], shop: (Int) -> String = { ["Market", "Rent", "Ticket"][$0 % 3] }
  ) -> String {
    rows(days: days) { "\(shop($0)),\(10 + $0 * 37 % 91)" }
  }

  /// Rows on such days, each with what a closure writes after its date.
  private static func rows(days: [Int], _ cells: (Int) -> String) -> String {
    var text = ""
    for (row, day) in days.enumerated() {
      text += date(seconds(2023, 1, 1) + Double(day) * Self.day) + "," + cells(row) + "\n"
    }
    return text
  }

  /// Days with steps of one to nine days, some of them with two payments.
  private static let unevenDays = (0..<100).map { $0 * 4 + $0 * $0 * 7 % 9 }.sorted()

  // MARK: - The calendar

  @Test(arguments: RowChoices.Period.allCases.filter { $0 != .row })
  func everyTimeIsInOnePeriod(period: RowChoices.Period) {
    for step in -400...400 {
      let time = Double(step) * 3_141_592.6
      let beginning = period.beginning(of: time)
      let next = period.next(after: beginning)
      #expect(beginning <= time && time < next)
      #expect(period.beginning(of: beginning) == beginning)
      #expect(period.beginning(of: next) == next)
      #expect(period.beginning(of: next - 1) == beginning)
    }
    #expect(period.beginning(of: .nan).isNaN)
    #expect(period.beginning(of: 1e300) == 1e300)
  }

  @Test func weeksBeginOnMonday() {
    // 1 January 1969 was a Wednesday, 29 February 2024 a Thursday.
    #expect(
      RowChoices.Period.week.beginning(of: Self.seconds(1969, 1, 1)) == Self.seconds(1968, 12, 30))
    #expect(
      RowChoices.Period.week.beginning(of: Self.seconds(2024, 2, 29)) == Self.seconds(2024, 2, 26))
    #expect(
      RowChoices.Period.quarter.beginning(of: Self.seconds(2024, 6, 30)) == Self.seconds(2024, 4, 1)
    )
  }

  @Test func periodsEndAtTheMaximum() {
    let year = Self.seconds(2000, 1, 1)...Self.seconds(2009, 1, 1)
    #expect(RowChoices.Period.year.beginnings(in: year, upTo: 10)?.count == 10)
    #expect(RowChoices.Period.year.beginnings(in: year, upTo: 9) == nil)
  }

  // MARK: - By themselves

  @Test(arguments: ["amount", "Betrag", "Costo", "支出", "UAH", "Dépenses"])
  func paymentsAreAddedByTheMonth(name: String) throws {
    let text = "date,shop,\(name)\n" + Self.payments(days: Self.unevenDays)
    let (chart, decisions) = try load(text)
    var sums: [Double: Double] = [:]
    for (row, day) in Self.unevenDays.enumerated() {
      let time = Self.seconds(2023, 1, 1) + Double(day) * Self.day
      sums[RowChoices.Period.month.beginning(of: time), default: 0] += Double(10 + row * 37 % 91)
    }
    // Series of shops may divide them.
    var heard: [Double: Double] = [:]
    for series in chart.series {
      for (x, y) in zip(series.xs, series.ys) { heard[x, default: 0] += y }
    }
    #expect(heard == sums)
    #expect(chart.yAxis.title == "sum of \(name) each month")
    #expect(
      decisions.contains {
        guard
          case .rows(.groupedByPeriod(.sum, _, each: .month, of: "date", _, isGiven: false)) = $0
        else {
          return false
        }
        return true
      })
  }

  @Test func smallPaymentsAreNoRatings() throws {
    let coffees = Self.rows(days: Self.unevenDays) { "\(2 + $0 * 37 % 5).\($0 * 3 % 8)0" }
    #expect(try load("date,amount\n" + coffees).chart.yAxis.title == "sum of amount each month")
    let grades = Self.rows(days: Self.unevenDays) { "\(1 + $0 * 37 % 5)" }
    #expect(try load("date,amount\n" + grades).chart.yAxis.title == "amount")
  }

  /// Degrees in a house and outside, and money into an account and out of it.
  @Test func onlyMoneyGoesInAndOut() throws {
    let rows = Self.rows(days: Self.unevenDays) { "\(10 + $0 * 37 % 91),\($0 * 53 % 97)" }
    #expect(try load("date,in,out\n" + rows).chart.series.map(\.name) == ["in", "out"])
    let money = try load("date,money in,money out\n" + rows).chart.series.map(\.name)
    #expect(money == ["sum of money in each month", "sum of money out each month"])
  }

  @Test func eachRowByItselfIsAChoice() throws {
    let text = "date,shop,amount\n" + Self.payments(days: Self.unevenDays)
    let chart = try load(text) { $0.rows.period = .row }.chart
    #expect(chart.series[0].ys.count > 60)
    #expect(chart.yAxis.title == "amount")
  }

  @Test func shorterTimesHaveWeeksAndDays() throws {
    let uneven = (0..<36).map { $0 * 2 + $0 * $0 * 7 % 5 }
    let weeks = try load("date,shop,amount\n" + Self.payments(days: uneven)).chart
    #expect(weeks.xAxis.title == "date (1 January 2023 to 12 March 2023)")
    #expect(weeks.series[0].xs.allSatisfy { RowChoices.Period.week.beginning(of: $0) == $0 })
    #expect(weeks.series[0].ys.count == 11)
    let twice = (0..<24).map { $0 * 3 / 5 + $0 / 7 }
    let shops = ["Market", "Rent", "Ticket"]
    let days = try load(
      "date,shop,amount\n" + Self.payments(days: twice, shop: { shops[$0 / 2 % 3] })
    ).chart
    #expect(days.series[0].ys.count == (twice.last ?? 0) + 1)
  }

  /// A shop with sales on each day, several shops with sales on each day, a bill a month, a price now and then.
  @Test func evenStepsAndPricesStayAsTheyAre() throws {
    let daily = try load(
      "date,shop,sales\n" + Self.payments(days: Array(0..<300), shop: { _ in "A" }))
    #expect(daily.chart.series[0].ys.count == 300)
    let shops = (0..<300).flatMap { [$0, $0, $0] }
    let several = try load("date,shop,sales\n" + Self.payments(days: shops))
    #expect(several.chart.series.map(\.ys.count) == [300, 300, 300])
    let bills = try load(
      "date,shop,amount\n" + Self.payments(days: (0..<24).map { $0 * 30 + $0 * 7 % 5 }))
    #expect(bills.chart.series.reduce(0) { $0 + $1.ys.count } == 24)
    let total = Self.rows(days: Self.unevenDays) { "\($0 * 17 + $0 % 5)" }
    #expect(try load("date,amount\n" + total).chart.series[0].ys.count > 80)
    for name in ["amount per month", "amount (mg/L)", "amount left", "budget amount"] {
      let text = "date,shop,\(name)\n" + Self.payments(days: Self.unevenDays)
      #expect(try load(text).chart.series.reduce(0) { $0 + $1.ys.count } > 80, "\(name)")
    }
    let prices = try load("date,shop,price\n" + Self.payments(days: Self.unevenDays))
    #expect(prices.chart.yAxis.title == "price")
  }

  /// Of what is not known, as income beside expenses or pounds beside dollars, no half is added alone.
  @Test(arguments: ["returns", "Balance"])
  func whatIsNotKnownStays(name: String) throws {
    let rows = Self.rows(days: Self.unevenDays) { "\(10 + $0 * 37 % 91),\($0 * 53 % 97)" }
    let chart = try load("date,amount,\(name)\n" + rows).chart
    #expect(chart.series.map(\.name) == ["amount", name])
    let currencies = Self.payments(days: Self.unevenDays, shop: { ["GBP", "USD"][$0 % 2] })
    #expect(try load("date,currency,amount\n" + currencies).chart.series[0].ys.count > 30)
  }

  @Test func whatDoesNotAddUpIsLeftOut() throws {
    let rows = Self.rows(days: Self.unevenDays) { "\(10 + $0 * 37 % 91),\(1 + $0 % 5)" }
    let text = "date,amount,rating\n" + rows
    #expect(try load(text).chart.series.map(\.name) == ["sum of amount each month"])
    let chosen = try load(text) { $0.y = ["amount", "rating"] }
    #expect(chosen.chart.series.map(\.name) == ["amount", "rating"])
  }

  @Test func eventsAreCountedByTheMonth() throws {
    let events = Self.unevenDays.flatMap { day in (0...3 + day % 3).map { _ in day } }
    let kinds = ["Fire", "Flood"]
    let rows = Self.rows(days: events) { kinds[$0 % 2] }
    let chart = try load("date,kind\n" + rows).chart
    #expect(chart.series[0].ys.reduce(0, +) == Double(events.count))
    #expect(chart.series[0].ys.count == 14)
  }

  // MARK: - Periods without rows

  @Test func aPeriodWithoutRowsIsZeroUnlessThatIsNoChance() throws {
    // April has none.
    func rows(_ count: Int) -> String {
      var text = ""
      for month in [1, 2, 3, 5, 6, 7, 8] {
        for row in 1...count { text += "2023-0\(month)-\(row % 18 + 10),\(row)\n" }
      }
      return text
    }
    let few = try load("date,amount\n" + rows(4)) { $0.rows.period = .month }
    #expect(few.chart.series[0].ys.count == 8)
    #expect(few.chart.series[0].ys[3] == 0)
    #expect(few.decisions.contains(.rows(.periodsWithoutRows(1, areZero: true))))
    let many = try load("date,amount\n" + rows(20)) { $0.rows.period = .month }
    #expect(many.chart.series[0].ys[3].isNaN)
    #expect(many.decisions.contains(.rows(.periodsWithoutRows(1, areZero: false))))
    // A mean of nothing is nothing.
    let means = try load("date,amount\n" + rows(4)) {
      $0.rows.period = .month
      $0.rows.grouping = .mean
    }
    #expect(means.chart.series[0].ys.count == 7)
  }

  // MARK: - By choice

  @Test func valuesThatDoNotAddUpHaveAMean() throws {
    let text = "date,speed\n2023-01-03,4\n2023-02-07,9\n2023-01-20,6\n2023-04-01,7\n"
    let (chart, decisions) = try load(text) { $0.rows.period = .quarter }
    #expect(chart.series[0].ys.map { ($0 * 1000).rounded() } == [6333, 7000])
    #expect(
      decisions.contains(
        .rows(
          .groupedByPeriod(.mean, upTo: 3, each: .quarter, of: "date", keys: [], isGiven: true))))
    guard case .numeric(let x) = chart.xAxis else {
      Issue.record("x is \(chart.xAxis)")
      return
    }
    #expect(x.quantity == .date(.quarter))
    // Neither quarter is whole.
    #expect(x.title == "date (3 January 2023 to 1 April 2023)")
  }

  @Test func onlyDatesHavePeriods() throws {
    #expect(throws: InputError.badChoice(.noPeriods(.week))) {
      try load("a,b\nx,1\ny,2\n") { $0.rows.period = .week }
    }
    #expect(throws: InputError.badChoice(.tooManyPeriods(.day, maximum: 100_000))) {
      try load("date,amount\n1600-01-01,1\n2023-01-01,2\n") { $0.rows.period = .day }
    }
  }

  /// A series has no periods before its first row and after its last.
  @Test func eachSeriesHasItsOwnPeriods() throws {
    let old = Self.rows(days: (0..<60).map { $0 * 6 + $0 * $0 % 5 }) { "Old,\($0 * 37 % 91)" }
    let new = Self.rows(days: (0..<30).map { $0 * 4 + 200 + $0 * $0 % 3 }) { "New,\($0 * 37 % 91)" }
    let chart = try load("date,shop,amount\n" + old + new) {
      $0.rows.period = .month
      $0.series = "shop"
    }.chart
    #expect(chart.series.map(\.name) == ["Old", "New"])
    #expect(chart.series[0].xs.first == Self.seconds(2023, 1, 1))
    #expect(chart.series[1].xs.first == Self.seconds(2023, 7, 1))
  }

  /// Of what the user combines, each column has its own way.
  @Test func eachColumnHasItsWay() throws {
    let rows = Self.rows(days: Self.unevenDays) { "\(10 + $0 * 37 % 91),\(1 + $0 % 5)" }
    let chart = try load("date,amount,rating\n" + rows) { $0.rows.period = .quarter }.chart
    #expect(
      chart.series.map(\.name) == ["sum of amount each quarter", "mean of rating each quarter"])
  }

  @Test func textsAreCountedByPeriods() throws {
    let rows = Self.rows(days: Self.unevenDays) { "event \($0)" }
    let chart = try load("date,what\n" + rows) { $0.rows.period = .month }.chart
    #expect(chart.series.map(\.ys).joined().reduce(0, +) == 100)
    #expect(chart.yAxis.title == "count each month")
  }

  @Test func boxesHaveNoPeriods() throws {
    let rows = (1...9).map { "2023-01-0\($0),\($0),\($0 + 4),\($0 - 1),\($0 + 2)\n" }.joined()
    #expect(throws: InputError.badChoice(.periodsOfFigures)) {
      try load("date,open,high,low,close\n" + rows) {
        $0.rows.period = .week
        $0.kind = .candlestick
      }
    }
  }

  /// Missing dates and names are equal to none, and were slow in tables of them.
  @Test func missingDatesAndNamesCostNoTime() throws {
    let payments = Self.payments(days: Self.unevenDays)
    let missing = String(repeating: ",,5\n", count: 60_000)
    let chart = try load("date,shop,amount\n" + payments + missing) { $0.series = "shop" }.chart
    #expect(chart.series.count == 3)
  }

  /// Whole months make whole quarters.
  @Test func firstsOfMonthsCutNoQuarter() throws {
    let rows = (1...9).map { "2023-0\($0)-01,\($0 * 37 % 91)\n" }.joined()
    let chart = try load("date,amount\n" + rows) { $0.rows.period = .quarter }.chart
    #expect(chart.xAxis.title == "date")
    #expect(chart.series[0].ys == [131, 100, 160])
  }
}
