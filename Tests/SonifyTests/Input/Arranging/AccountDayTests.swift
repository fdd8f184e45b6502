import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// A day of an account has what was booked in all and its last balance.
@Suite struct AccountDayTests {
  private let bookings: [(day: Int, amount: Double)] = [
    (1, 2100), (1, -20), (2, -88), (2, -20), (2, -12.5), (4, -20), (5, -12.5), (5, 300),
  ]

  /// The rows of an account that begins with 1,520.
  private func rows(_ cells: (Double) -> String = { "\($0)" }) -> [String] {
    var balance = 1520.0
    return bookings.map { day, amount in
      balance += amount
      return "2024-04-0\(day),shop \(day),\(cells(amount)),\(balance)"
    }
  }

  private let header = "Date,Description,Amount,Balance"
  private let amounts = [2080, -120.5, -20, 287.5]
  private let balances = [3600, 3479.5, 3459.5, 3747]

  private func load(
    _ header: String, _ rows: [String], _ choose: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    try loadChart(([header] + rows).joined(separator: "\n") + "\n", choose)
  }

  @Test func daysAreClosed() throws {
    let loaded = try load(header, rows())
    #expect(loaded.chart.kind == .line)
    #expect(loaded.chart.series.map(\.ys) == [amounts, balances])
    #expect(loaded.choices.contains("each day has the sum of Amount and its last Balance"))
  }

  /// Banks put the newest booking first.
  @Test func theNewestMayBeFirst() throws {
    let chart = try load(header, rows().reversed()).chart
    #expect(chart.kind == .line)
    #expect(chart.series.map(\.ys) == [amounts, balances])
  }

  @Test(arguments: [1.0, -1]) func whatComesAndGoesMayHaveColumns(sign: Double) throws {
    let cells = rows { $0 > 0 ? "\($0)," : ",\($0 * sign)" }
    let chart = try load("Date,Description,Paid in,Paid out,Balance", cells).chart
    #expect(chart.series.map(\.ys)[2] == balances)
    #expect(chart.series[0].ys[0] == 2100 && chart.series[1].ys[0] == -20 * sign)
    #expect(chart.series[0].ys[1].isNaN)
  }

  /// Where a sum does not follow, or the user chooses, rows stay.
  @Test func otherRowsStay() throws {
    var other = rows()
    other[4] = "2024-04-02,shop,-12.5,9"
    #expect(try load(header, other).chart.series[1].count == bookings.count)
    #expect(try load(header, rows()) { $0.kind = .scatter }.chart.series[1].count == bookings.count)
    let means = try load(header, rows()) { $0.rows.grouping = .mean }
    #expect(means.chart.series[0].ys[0] == 1040)
  }
}
