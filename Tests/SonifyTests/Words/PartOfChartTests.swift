import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What descriptions say of the whole of which they describe a part.
@Suite struct PartOfChartTests {
  private func part(_ whole: ChartDescriptor, _ range: ClosedRange<Double>) -> ChartDescriptor {
    guard case .numeric(var axis) = whole.xAxis else { return whole }
    axis.range = range
    var part = whole
    part.xAxis = .numeric(axis)
    return part
  }

  private func lines(_ chart: ChartDescriptor, within whole: ChartDescriptor?) -> [String] {
    ChartDescription(chart, within: whole, facts: ChartFacts(chart), detail: .brief).lines
  }

  @Test func theWholeIsSaidLast() {
    let whole = Charts.line([5, 1, 2, 3, 4, 9, 4])
    let part = part(whole, 1...4)
    let expected =
      "In the whole chart, from 0 to 6, the mean is 4, here 2.5; the lowest value is 1 at x 1, the highest 9 at x 5."
    #expect(lines(part, within: whole) == lines(part, within: nil) + [expected])
  }

  @Test func theWholeItselfIsNoPart() {
    let whole = Charts.line([5, 1, 2, 3, 4, 9, 4])
    #expect(lines(whole, within: whole) == lines(whole, within: nil))
    // A range that leaves nothing out is no part either.
    #expect(lines(part(whole, -5...20), within: whole) == lines(part(whole, -5...20), within: nil))
  }

  @Test func ofSeveralSeriesTheFirstThatGoesOnHasItsWhole() {
    let short = Charts.series([7, 8, 9], name: "short")
    let whole = Charts.chart([
      short, Charts.series([1, 2, 3, 4, 5, 6], name: "up"),
      Charts.series([6, 5, 4, 3, 2, 1], name: "down"),
    ])
    let told = lines(part(whole, 0...3), within: whole)
    let about = told.filter { $0.contains("in the whole chart, from 0 to 5") }
    #expect(about.count == 1 && about[0].hasPrefix("up: "), "\(told)")
    #expect(told.last == about.first)
  }
}
