import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// That statements hold in the cases in which they are easily wrong.
@Suite struct TrueStatementTests {
  private func chart(
    _ series: KeyValuePairs<String, [Double]>, kind: ChartKind = .line, unit: AxisUnit? = nil,
    change: (inout ChartDescriptor) -> Void = { _ in }
  ) -> ChartDescriptor {
    let values = series.flatMap(\.value).filter(\.isFinite)
    let count = series.map(\.value.count).max() ?? 1
    var chart = ChartDescriptor(
      title: "test", kind: kind,
      xAxis: .numeric(
        NumericAxis(title: "year", range: 1950...(1949 + Double(count)), quantity: .year)),
      yAxis: NumericAxis(
        title: "price", range: (values.min() ?? 0)...(values.max() ?? 1), unit: unit),
      series: series.map { name, ys in
        DataSeries(
          name: name, isContinuous: kind == .line, xs: ys.indices.map { 1950 + Double($0) }, ys: ys)
      })
    change(&chart)
    return chart
  }

  private func lines(
    _ chart: ChartDescriptor, detail: ChartDescription.Detail = .full,
    wording: Wording = .descriptive
  ) -> [String] {
    ChartDescription(chart, facts: ChartFacts(chart), detail: detail, wording: wording).lines
  }

  /// A size, the level before and the level after, as a line on a step has them.
  private func numbers(ofStep line: String) -> [Double] {
    line.matches(of: #/(?:by|from|to) (-?[\d.]+)/#).compactMap { Double($0.1) }
  }

  @Test func aStepIsAsGreatAsItsLevelsAreApart() {
    var steps = 0
    for seed in 0..<40 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let height = Double.random(in: 1...30, using: &generator)
      let ys = (0..<60).map { index in
        (Double.random(in: 0...height / 2, using: &generator) + (index < 30 ? 0 : height)).rounded()
      }
      for line in lines(chart(["": ys])) where line.hasPrefix("The level ") {
        let numbers = numbers(ofStep: line)
        guard numbers.count == 3 else { continue }
        steps += 1
        #expect(numbers[0] > 0, "\(line)")
        #expect(abs(abs(numbers[2] - numbers[1]) - numbers[0]) < 1e-9, "\(line)")
      }
    }
    #expect(steps > 20)
  }

  @Test func noPointIsCalledMissingOrPresentBesideAGap() throws {
    let ys = (0..<60).map { Double($0 * $0 % 17) }
    var whole = chart(["": ys])
    #expect(lines(whole).contains("There are 60 points, none missing."))
    whole.series[0].xs = whole.series[0].xs.map { $0 < 1980 ? $0 : $0 + 8 }
    whole.xAxis = .numeric(NumericAxis(title: "year", range: 1950...2017, quantity: .year))
    #expect(lines(whole).contains { $0.hasPrefix("There is a gap of 8 values") })
    #expect(lines(whole).contains("There are 60 points, each with a value."))
    whole.series.append(whole.series[0])
    #expect(lines(whole).contains("There are 120 points, each with a value."))
  }

  @Test func allThatShareAnExtremeAreNamed() {
    let told = lines(chart(["a": [1, 5, 3], "b": [2, 1, 4], "c": [9, 8, 2]]))
    #expect(told.contains("The lowest value of all is 1, in a and b."))
    #expect(told.contains("The highest value of all is 9 in 1950, in c."))
  }

  @Test func seriesThatAreAllAlikeAreToldOnce() {
    let told = lines(chart(["a": [4, 4, 4], "b": [4, 4, 4]]))
    #expect(told.count { $0.contains("4") && !$0.hasPrefix("The y axis") } == 2, "\(told)")
    let equal = lines(chart(["a": [1, 2, 3], "b": [3, 2, 1]]))
    #expect(equal.contains("All series have a mean of 2."))
  }

  @Test func pairsThatCrossOnceCrossNoMoreThanOthers() {
    let xs = (0..<13).map { Double($0) }
    let told = lines(
      chart([
        "a": xs, "b": xs.map { 1.1 + 0.6 * $0 }, "c": xs.map { 6.2 - 0.1 * $0 },
        "d": xs.map { 9.3 - 1.01 * $0 },
      ]))
    #expect(told.contains("The series cross 6 times."), "\(told)")
  }

  @Test func aRiseAmongTiesIsNoLittleOne() {
    let ys = Charts.noise(200, seed: 3).enumerated().map { index, noise -> Double in
      noise > (index < 100 ? 0.8 : 0) ? 1 : 0
    }
    #expect(lines(chart(["": ys])).contains("Overall it rises."))
  }

  @Test func logarithmicAxesAreToldInRatios() {
    let ys = (0..<20).map { pow(10, Double($0) / 4) }
    let growth = chart(["a": ys]) { $0.yAxis.scale = .log10 }
    for detail in ChartDescription.Detail.allCases {
      let told = lines(growth, detail: detail)
      #expect(told.contains("Overall it rises, ending at 56,234 times the first value."))
      #expect(!told.contains { $0.contains("level") || $0.contains("a year") }, "\(told)")
    }
    let several = chart(["a": ys, "b": ys.map { 2 * $0 }]) { $0.yAxis.scale = .log10 }
    #expect(
      lines(several).contains("a: overall it rises, ending at 56,234 times the first value."))
  }

  @Test func slopesHaveFewDigitsHoweverSteep() {
    let steep = lines(chart(["": (0..<30).map { 12_284.4 * Double($0) + Double($0 % 3) }]))
    #expect(steep.contains { $0.hasPrefix("Overall it rises by 12,300 a year") }, "\(steep)")
  }

  @Test func axesOfTheirOwnDoNotHideTrends() {
    let steady = (0..<20).map { Double($0) }
    let measures = chart(["a": steady, "b": steady.map { 1000 * $0 }]) {
      $0.additionalAxes = [.numeric(NumericAxis(title: "b", range: 0...19_000))]
      $0.series[1].axis = 1
    }
    #expect(lines(measures, detail: .brief).last == "All series rise overall.")
  }

  // MARK: - Stacks

  private func stack(
    _ parts: KeyValuePairs<String, [Double]>, unit: AxisUnit? = nil
  ) -> [String] {
    lines(chart(parts, kind: .bar, unit: unit) { $0.isStacked = true })
  }

  @Test func sharesOfPercentAreNoPercentagePoints() {
    let told = stack(["a": [60, 55], "b": [40, 45]], unit: AxisUnit(one: "%", other: "%"))
    #expect(told.contains { $0.hasPrefix("Of 200% in all") }, "\(told)")
  }

  @Test func onlyAllIsAHundredPercent() {
    let told = stack(["a": [99_999, 99_999], "b": [1, 2]])
    #expect(
      told.contains("Of 200,001 in all, the parts are a with 99.99% and b with 0.01%."), "\(told)")
    #expect(
      stack(["a": [300, 301], "b": [0, 0]]).contains {
        $0.contains("a with 100% and b with 0%")
      })
  }

  @Test func howMuchThereIsOfStacksIsSaidOnce() {
    let told = stack(["a": [3, 5], "b": [4, 6]])
    #expect(told.count { $0.contains("none missing") } == 1, "\(told)")
  }

  // MARK: - Markdown

  @Test func theAuthorIsNamedInMarkdown() {
    let own = chart(["": [1, 2, 3]]) { $0.summary = "Up *and* up." }
    let page = ChartDescription.text(of: own, facts: ChartFacts(own), as: .markdown)
    #expect(page.contains("\n> The author says: Up \\*and\\* up.\n"))
  }
}
