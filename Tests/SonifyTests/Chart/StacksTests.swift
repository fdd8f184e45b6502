import Testing

@testable import SonifyChart

/// What the parts of stacks come to.
@Suite struct StacksTests {
  private func chart(
    _ series: [DataSeries], kind: ChartKind = .bar, isStacked: Bool = true
  ) -> ChartDescriptor {
    var chart = Charts.chart(series, kind: kind)
    chart.isStacked = isStacked
    return chart
  }

  @Test func totalsAddWhatStandsAtOneX() {
    let totals = chart([
      Charts.series([1, 2, 3], xs: [0, 1, 2]), Charts.series([10, 20], xs: [1, 3]),
    ]).totals
    #expect(totals.name == "total")
    #expect(totals.xs == [0, 1, 2, 3])
    #expect(totals.ys == [1, 12, 3, 20])
  }

  @Test func missingPartsAddNothing() {
    let totals = chart([
      Charts.series([1, .nan, .nan, .infinity]), Charts.series([5, 6, .nan, 1]),
    ]).totals
    #expect(totals.ys.prefix(2) == [6, 6])
    #expect(totals.ys[2].isNaN)
    #expect(totals.ys[3] == 1)
  }

  @Test func theRangeHoldsPartsOnBothSidesOfZero() {
    let series = [Charts.series([5, -1, 2]), Charts.series([3, -4, -7])]
    #expect(StackSum.range(of: series) == -7...8)
    #expect(chart(series).totals.ys == [8, -5, -5])
    #expect(StackSum.range(of: [Charts.series([2, 3]), Charts.series([1, 1])]) == 0...4)
    #expect(StackSum.range(of: []) == 0...0)
    let vast = [Charts.series([1.7e308, -1.7e308]), Charts.series([1.7e308, -1.7e308])]
    #expect(StackSum.range(of: vast).upperBound.isFinite)
  }

  @Test func onlySeriesOfOneAxisAreStacked() {
    let two = [Charts.series([1, 2]), Charts.series([3, 4])]
    #expect(chart(two).hasStacks && chart(two, kind: .line).hasStacks)
    #expect(chart(two, kind: .histogram).hasStacks)
    #expect(!chart(two, isStacked: false).hasStacks)
    #expect(!chart(two, kind: .scatter).hasStacks)
    #expect(!chart([two[0]]).hasStacks)
    var apart = chart(two)
    apart.additionalAxes = [.numeric(apart.yAxis)]
    apart.series[1].axis = 1
    #expect(!apart.hasStacks)
    #expect(apart.withTotals == apart)
    #expect(chart(two).withTotals.series.count == 3)
  }
}
