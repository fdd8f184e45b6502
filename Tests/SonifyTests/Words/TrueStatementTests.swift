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

  /// Lines that are equal for two years cross in the year after them.
  @Test func aTieIsNotAbove() {
    let told = lines(chart(["A": [1, 2, 3, 3, 5, 6], "B": [3, 3, 3, 3, 3, 3]]))
    #expect(told.contains("A rises above B in 1954."), "\(told)")
  }

  /// What lies far below a series is said in its own digits.
  @Test func aFarLeaderIsAboveWhatOthersReach() {
    let told = lines(
      chart(["a": [0.01, 0.02, 0.015], "b": [2500, 2400, 2700], "c": [3e9, 3.1e9, 2.9e9]]))
    #expect(
      told.contains { $0.contains("never below 2,900,000,000, and they are never above 2,700") })
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

  /// Only what never rises is said to fall, over names as over numbers.
  @Test(arguments: [
    ([2.0, 4, 1, 3, 0, 2, 4, 1, 3, 0], nil), ([5, 5, 4, 3, 3, 1], "falls"),
    ([1, 2, 2, 4, 5, 6], "rises"), ([3, 5, 4, 2], nil),
  ])
  func aCourseGoesTheWayThatIsSaid(ys: [Double], way: String?) {
    let named = chart(["": ys]) {
      $0.xAxis = .categorical(
        CategoricalAxis(title: "day", categories: ys.indices.map { "\($0 + 1) Jan" }))
      $0.series[0].xs = ys.indices.map(Double.init)
    }
    let lines = lines(named)
    for word in ["rises", "falls"] {
      let told = lines.contains {
        $0.contains("It \(word) from \(Int(ys[0])) ") && !$0.contains(",") && !$0.contains(" and ")
      }
      #expect(told == (word == way), "\(lines)")
    }
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
    #expect(told.count { $0.contains("4") && !$0.hasPrefix("test: ") } == 2, "\(told)")
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
      #expect(told.contains { $0.hasSuffix("It doubles every 1.2 years.") })
      #expect(!told.contains { $0.contains("level") || $0.contains("a year") }, "\(told)")
    }
    let several = chart(["a": ys, "b": ys.map { 2 * $0 }]) { $0.yAxis.scale = .log10 }
    #expect(
      lines(several).contains("a: overall it rises, ending at 56,234 times the first value."))
  }

  /// A mean of 94.85486 is 94.85, although 94.855 would be 94.86.
  @Test func numbersAreRoundedOnce() throws {
    var generator = SeededGenerator(seed: 21)
    var means = 0
    for _ in 0..<400 {
      let decimals = pow(10, Double(Int.random(in: 1...3, using: &generator)))
      let width = Double.random(in: 2...300, using: &generator)
      let ys = (0..<23).map { _ in
        (Double.random(in: 0...width, using: &generator) * decimals).rounded() / decimals
      }
      for line in lines(chart(["": ys])) {
        guard let match = line.firstMatch(of: #/The mean is (-?[\d.,]+),/#) else { continue }
        let text = match.1.replacing(",", with: "")
        let told = try #require(Double(text))
        let places = text.contains(".") ? text.split(separator: ".")[1].count : 0
        let mean = ys.reduce(0, +) / 23
        means += 1
        // Zeros at the end are not written, so there may be more places than are seen.
        let exact = (0...3).contains { extra in
          Double(String(format: "%.\(places + extra)f", mean)) == told
        }
        #expect(exact, "\(mean) is told as \(text)")
      }
    }
    #expect(means == 400)
  }

  @Test func tiesGoToTheEvenDigit() {
    let text = NumberText(digits: 2)
    #expect(
      text.text(0.125) == "0.12" && text.text(0.375) == "0.38" && text.text(0.0125) == "0.012")
    #expect(text.text(2.25) == "2.2" && text.text(2.35) == "2.4" && text.text(2.251) == "2.3")
  }

  @Test func allValuesButOneAreToldAsThat() {
    var ys = [Double](repeating: 5, count: 10)
    ys[4] = 7
    #expect(lines(chart(["": ys])).contains("9 of the 10 values are 5; one is 7 in 1954."))
    #expect(lines(chart(["": ys]), detail: .brief).last?.hasPrefix("9 of the 10") == true)
    ys[4] = .nan
    ys[0] = 2
    #expect(lines(chart(["": ys])).contains("8 of the 9 values are 5; one is 2 in 1950."))
    ys[1] = 2
    #expect(!lines(chart(["": ys])).contains { $0.contains("of the 9 values") })
    #expect(!lines(chart(["": [5, 5, 7]])).contains { $0.contains("of the 3 values") })
  }

  @Test func thePeriodOfAFewRowsIsAWholeNumberOfThem() {
    for (length, unit) in [(4, "4 points"), (7, "7 points"), (12, "12 points")] {
      for seed in 0..<10 {
        let noise = Charts.noise(120, seed: UInt64(seed))
        let ys = noise.indices.map {
          5 * sin(2 * .pi * Double($0) / Double(length)) + noise[$0] + Double($0) / 10
        }
        var chart = chart(["": ys])
        chart.xAxis = .numeric(NumericAxis(title: "quarter", range: 1950...2069))
        let line = lines(chart).first { $0.contains("repeats about every") }
        #expect(line?.contains("about every \(unit) ") == true, "\(line ?? "")")
      }
    }
  }

  @Test func lengthsInMinutesAreToldInHours() {
    var ys: [Double] = []
    for row in 0..<60 {
      ys.append(5 * sin(2 * Double.pi * Double(row) / 11.5) + Double(row % 3) / 10)
    }
    var chart = chart(["": ys])
    chart.series[0].xs = (0..<60).map { Double($0) * 60 }
    let unit = AxisUnit(one: "minute", other: "minutes")
    chart.xAxis = .numeric(NumericAxis(title: "t", range: 0...3540, unit: unit))
    let line = lines(chart).first { $0.contains("repeats about every") }
    #expect(line?.contains("about every 11.5 hours") == true, "\(line ?? "")")
  }

  @Test func placesHaveNames() {
    var chart = chart(["": [3, 9, 4, 5, 1, 6]])
    for (title, name) in [
      ("depth", "depth"), ("", "x"), ("horsepower of the engine", "horsepower of the engine"),
      ("a title that is far too long to be said again", "x"),
    ] {
      chart.xAxis = .numeric(NumericAxis(title: title, range: 1950...1955))
      #expect(lines(chart).contains("The lowest value is 1 at \(name) 1,954."), "\(lines(chart))")
    }
  }

  /// Numbers below the smallest normal one, where reciprocals overflow.
  @Test func denormalNumbersAreDescribed() {
    let least = Double.leastNonzeroMagnitude
    let all: [[Double]] = [
      (0..<30).map { Double($0 % 7) * least }, (0..<30).map { Double($0) * least },
      [0, least, 0, 0, least, 3 * least], (0..<40).map { $0 % 9 == 0 ? least * 4000 : -least * 70 },
      [least, least, least], [0, least], (0..<30).map { $0 == 11 ? least : 0 },
    ]
    for ys in all {
      for kind in ChartKind.allCases {
        for scale in AxisScale.allCases {
          let chart = chart(["": ys], kind: kind) { $0.yAxis.scale = scale }
          for detail in ChartDescription.Detail.allCases {
            let told = lines(chart, detail: detail)
            #expect(!told.contains { $0.contains("inf") || $0.contains("nan") }, "\(told)")
            #expect(!told.contains { $0.contains(#/\d{12}/#) }, "\(told)")
          }
        }
      }
    }
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

  /// Five values are too few for a test of their trend.
  @Test(
    arguments: ChartDescription.Detail.allCases, [[109.0, 65, 22, 3, 1], [1, 3, 22, 65, 109]])
  func fewValuesThatGoOneWayAreSaidTo(detail: ChartDescription.Detail, ys: [Double]) {
    let told = lines(chart(["": ys]), detail: detail)
    let way =
      ys[0] < ys[4]
      ? "It rises from 1 in 1950 to 109 in 1954." : "It falls from 109 in 1950 to 1 in 1954."
    #expect(told.contains { $0.hasSuffix(way) }, "\(told)")
    #expect(!told.contains { $0.contains("no clear overall trend") }, "\(told)")
  }

  @Test(arguments: [ChartDescription.Detail.brief, .normal]) func theLeadOfTwoChangesOnce(
    detail: ChartDescription.Detail
  ) {
    let years = (0..<12).map(Double.init)
    let told = lines(
      chart(["cable": years.map { 90 - 6 * $0 }, "stream": years.map { 5 + 7 * $0 }]),
      detail: detail)
    #expect(told.contains { $0.contains("cable falls below stream") }, "\(told)")
  }

  /// The same beside others: nobody hears that it has no trend.
  @Test func whatRisesAtEachReadingIsNotSaidToHaveNoTrend() {
    let told = lines(chart(["km": [842, 848, 854, 861, 867], "litres": [41, 39, 42, 40, 41.5]]))
    #expect(told.contains { $0.contains("rising in km; none clear in litres") }, "\(told)")
  }

  @Test(arguments: [3, 4]) func fewValuesThatAllRiseAreNotSaidToHaveNoTrend(count: Int) {
    let steps = (0..<count).map(Double.init)
    let rising = lines(chart(["men": steps.map { 10 + $0 }, "women": steps.map { 3 + $0 * $0 }]))
    #expect(rising.contains("All series rise overall."), "\(rising)")
    let mixed = lines(chart(["men": steps, "women": [4, 9, 2, 7].prefix(count).map(\.self)]))
    #expect(
      !mixed.contains { $0.contains("rise overall") || $0.contains("overall trend") }, "\(mixed)")
    let brief = lines(
      chart(["men": steps, "women": [4, 9, 2, 7].prefix(count).map(\.self)]), detail: .brief)
    #expect(brief.count > 1 && !brief.contains { $0.contains("overall trend") }, "\(brief)")
  }
}
