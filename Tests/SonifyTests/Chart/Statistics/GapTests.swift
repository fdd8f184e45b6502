import Foundation
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

@Suite struct GapTests {
  private typealias Gap = SeriesFacts.Gap

  private func gaps(
    at xs: [Double], _ ys: [Double]? = nil, _ quantity: NumericAxis.Quantity = .number,
    scale: AxisScale = .linear
  ) -> [Gap] {
    let axis = NumericAxis(
      title: "", range: (xs.first ?? 0)...(xs.last ?? 0), scale: scale, quantity: quantity)
    let series = Charts.series(ys ?? xs.indices.map { Double($0 * $0 % 7) }, xs: xs)
    return ChartFacts(Charts.chart([series], xAxis: .numeric(axis))).series[0].gaps
  }

  private func months(_ months: [Int]) -> [Double] {
    months.map { Samples.day($0 / 12, $0 % 12 + 1, 1) }
  }

  @Test func missingValuesAreGapsFromTheFirstToTheLast() {
    var ys = (0..<20).map(Double.init)
    for index in [0, 5, 6, 7, 19] { ys[index] = .nan }
    let xs = ys.indices.map { Double(10 * $0) }
    #expect(
      gaps(at: xs, ys) == [
        Gap(from: 0, to: 0, count: 1, hasRows: true),
        Gap(from: 50, to: 70, count: 3, hasRows: true),
        Gap(from: 190, to: 190, count: 1, hasRows: true),
      ])
  }

  @Test func absentRowsAreCounted() {
    let xs = (0..<40).filter { !(20..<26).contains($0) }.map { 5 * Double($0) }
    #expect(gaps(at: xs) == [Gap(from: 100, to: 125, count: 6, hasRows: false)])
    #expect(gaps(at: (0..<40).map(Double.init)).isEmpty)
  }

  @Test func whatIsMissingAndWhatIsAbsentIsOneGapIfTheyTouch() {
    let xs = (0..<40).filter { !(20..<26).contains($0) }.map(Double.init)
    var ys = xs
    (ys[18], ys[19], ys[20]) = (.nan, .infinity, .nan)
    #expect(gaps(at: xs, ys) == [Gap(from: 18, to: 26, count: 9, hasRows: false)])
    ys[18] = 1
    ys[20] = 1
    #expect(gaps(at: xs, ys) == [Gap(from: 19, to: 25, count: 7, hasRows: false)])
  }

  @Test(arguments: [(1, DateGranularity.month), (3, .quarter), (12, .year)])
  func absentMonthsQuartersAndYearsAreThoseOfTheCalendar(step: Int, granularity: DateGranularity)
    throws
  {
    let rows = (0..<40).filter { !(15..<28).contains($0) }.map { 1990 * 12 + step * $0 }
    let missing = months([15, 27].map { 1990 * 12 + step * $0 })
    #expect(
      gaps(at: months(rows), nil, .date(granularity))
        == [Gap(from: missing[0], to: missing[1], count: 13, hasRows: false)])
  }

  @Test func datesBeforeTheYearZeroAreBorne() {
    let rows = (-30..<30).filter { !(-5..<5).contains($0) }
    let found = gaps(
      at: rows.map { Samples.day($0, 1, 1) }, nil, .date(.year))
    #expect(
      found == [
        Gap(from: Samples.day(-5, 1, 1), to: Samples.day(4, 1, 1), count: 10, hasRows: false)
      ])
  }

  /// 2024-01-01 was a Monday.
  @Test func weekendsAreNotMissedOnWorkingDays() {
    let monday = Samples.day(2024, 1, 1)
    func working(_ days: [Int]) -> [Double] {
      days.filter { $0 % 7 < 5 }.map { monday + 86_400 * Double($0) }
    }
    #expect(gaps(at: working(Array(0..<200)), nil, .date(.day)).isEmpty)
    // From a Thursday to the Friday of the week after: seven working days.
    let rows = working((0..<200).filter { !(73...83).contains($0) })
    #expect(
      gaps(at: rows, nil, .date(.day)) == [
        Gap(
          from: monday + 86_400 * 73, to: monday + 86_400 * 81, count: 7, hasRows: false)
      ])
  }

  /// Of a few days nobody knows on which days of the week there are rows.
  @Test func aFewDaysAreMissedOnEveryDayOfTheWeek() {
    let days = [1, 2, 3, 13].map { Samples.day(2024, 2, $0) }
    #expect(
      gaps(at: days, nil, .date(.day)) == [
        Gap(
          from: Samples.day(2024, 2, 4), to: Samples.day(2024, 2, 12), count: 9, hasRows: false)
      ])
  }

  @Test func onALogarithmicAxisRowsGrow() throws {
    let xs = (0..<30).filter { !(10..<16).contains($0) }.map { pow(2, Double($0)) }
    let gap = try #require(gaps(at: xs, scale: .log10).first)
    #expect(gap.count == 6)
    #expect(abs(gap.from - 1024) < 1e-6 && abs(gap.to - 32_768) < 1e-6)
  }

  @Test func namesHaveNoAbsentRows() {
    let names = CategoricalAxis(title: "", categories: (0..<60).map { "\($0)" })
    let xs = (0..<60).filter { !(20..<50).contains($0) }.map(Double.init)
    let chart = Charts.chart(
      [Charts.series(xs, xs: xs)], kind: .line, xAxis: .categorical(names))
    #expect(ChartFacts(chart).series[0].gaps.isEmpty)
  }

  @Test func carbonDioxideLacksTheWeeksThatItsFileLacks() throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("co2.csv"))).chart
    let facts = ChartFacts(chart).series[0]
    #expect(facts.missing == 59)
    #expect(facts.gaps.filter(\.hasRows).reduce(0) { $0 + $1.count } == 59)
    #expect(facts.gaps.allSatisfy { $0.hasRows })
    #expect(facts.gaps.map(\.count).max() == 18)
  }
}
