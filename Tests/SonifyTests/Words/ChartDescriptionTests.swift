import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// What holds for descriptions of all charts.
@Suite struct ChartDescriptionTests {
  private typealias Detail = ChartDescription.Detail

  private func lines(
    _ chart: ChartDescriptor, _ facts: ChartFacts? = nil, detail: ChartDescription.Detail = .full,
    wording: Wording = .descriptive
  ) -> [String] {
    ChartDescription(chart, facts: facts ?? ChartFacts(chart), detail: detail, wording: wording)
      .lines
  }

  private func line(_ ys: [Double], kind: ChartKind = .line, unit: AxisUnit? = nil)
    -> ChartDescriptor
  {
    let present = ys.filter(\.isFinite)
    let range = (present.min() ?? 0)...(present.max() ?? 1)
    return ChartDescriptor(
      title: "test", kind: kind,
      xAxis: .numeric(
        NumericAxis(title: "year", range: 1950...(1949 + Double(max(1, ys.count))), quantity: .year)
      ),
      yAxis: NumericAxis(title: "price", range: range, unit: unit),
      series: [
        DataSeries(
          name: "price", isContinuous: kind == .line, xs: ys.indices.map { 1950 + Double($0) },
          ys: ys)
      ])
  }

  private func bars(_ values: KeyValuePairs<String, Double>) -> ChartDescriptor {
    ChartDescriptor(
      title: "test", kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "name", categories: values.map(\.key))),
      yAxis: NumericAxis(title: "yield", range: 0...(values.map(\.value).max() ?? 1)),
      series: [
        DataSeries(
          name: "", isContinuous: false, xs: values.indices.map { Double($0) },
          ys: values.map(\.value))
      ])
  }

  // MARK: - Every chart

  private func check(
    _ chart: ChartDescriptor, _ facts: ChartFacts? = nil, allowsNames names: Bool = false
  ) {
    let facts = facts ?? ChartFacts(chart)
    for detail in Detail.allCases {
      var lengths: [Wording: Int] = [:]
      for wording in Wording.allCases {
        let lines = lines(chart, facts, detail: detail, wording: wording)
        #expect(!lines.isEmpty)
        #expect(
          lines.allSatisfy { !$0.isEmpty && $0 == UntrustedText.harmless($0, limit: 4000) },
          "\(lines)")
        let words = lines.reduce(0) { $0 + $1.split(separator: " ").count }
        #expect(detail == .full || lines.count <= 3 || words <= 120, "\(lines)")
        lengths[wording] = lines.reduce(0) { $0 + $1.count }
        guard !names else { continue }
        #expect(Set(lines).count == lines.count, "\(lines)")
        let text = lines.joined(separator: "\n")
        #expect(!text.contains { "{}".contains($0) }, "\(text)")
        #expect(!text.contains(/\bnan\b|\binf\b|infinity|not a number/), "\(text)")
      }
      // In few words, more fits into the same time.
      #expect(detail != .full || (lengths[.compact] ?? 0) <= (lengths[.descriptive] ?? 0))
    }
  }

  @Test(arguments: GoldenDescriptionTests.names)
  func realChartsAreToldInShortWholeLines(name: String) throws {
    let chart = try GoldenDescriptionTests.chart(name)
    let facts = try GoldenDescriptionTests.facts(name)
    check(chart, facts)
    let brief = lines(chart, facts, detail: .brief)
    #expect(brief.reduce(0) { $0 + $1.count } <= 300)
    let full = lines(chart, facts)
    #expect(full.count <= (chart.series.count == 1 ? 14 : 25))
    #expect(full.allSatisfy { $0.hasSuffix(".") })
  }

  @Test func anyChartIsTold() {
    var charts = GeneratedCharts(seed: 51)
    for _ in 0..<300 {
      let chart = charts.next()
      check(chart, allowsNames: true)
      let facts = ChartFacts(chart)
      for format in ChartDescription.Format.allCases {
        #expect(ChartDescription.text(of: chart, facts: facts, as: format).hasSuffix("\n"))
      }
      for (index, series) in facts.series.enumerated() {
        #expect(!ChartDescription.lines(ofSeries: index, of: chart, facts: series).isEmpty)
      }
    }
  }

  @Test func namesCannotSteerATerminal() {
    let name = "a\u{1B}[2J{x}\u{202E}|b\n# c"
    var chart = line([1, 5, 2, 8, 3, 9, 2])
    chart.title = name
    chart.summary = name
    chart.yAxis.title = name
    chart.series[0].name = name
    chart.series.append(chart.series[0])
    check(chart, allowsNames: true)
    let page = ChartDescription.text(of: chart, facts: ChartFacts(chart), as: .markdown)
    #expect(page.split(separator: "\n").count { $0.hasPrefix("#") } == 3, "\(page)")
    let lines = page.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("#") } == 3, "\(page)")
    for row in lines where row.hasPrefix("|") {
      let bars = row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }
      #expect(bars.count == 11, "\(row)")
    }
  }

  @Test(arguments: GoldenDescriptionTests.names)
  func extremesAreTold(name: String) throws {
    let chart = try GoldenDescriptionTests.chart(name)
    let facts = try GoldenDescriptionTests.facts(name)
    guard chart.series.count == 1, let values = facts.series[0].values else { return }
    let (x, y) = (ValueText(axis: chart.xAxis), ValueText(axis: chart.yAxis))
    for wording in Wording.allCases {
      let text = lines(chart, facts, wording: wording)
      for place in [values.minimum, values.maximum] {
        #expect(
          text.contains {
            $0.contains(y.textWithUnit(place.y)) && $0.contains(x.textWithUnit(place.x))
          })
      }
    }
  }

  // MARK: - Little to tell

  @Test func whatIsNotThereIsSaidPlainly() {
    func last(_ chart: ChartDescriptor) -> String? { lines(chart).last }
    var empty = line([])
    #expect(last(empty) == "There are no points.")
    empty.series = []
    #expect(last(empty) == "There are no points.")
    #expect(last(line([.nan])) == "There is 1 point, and it has no value.")
    #expect(last(line([.nan, .nan])) == "There are 2 points, and none has a value.")
    #expect(last(line([5])) == "There is one value: 5 in 1950.")
    #expect(last(line([5, 5, 5])) == "All 3 values are 5.")
    #expect(
      lines(line([5, 9])).suffix(2)
        == ["It rises from 5 in 1950 to 9 in 1951.", "There are 2 points, none missing."])
    #expect(lines(line([5, 9]), detail: .brief).last == "It rises from 5 in 1950 to 9 in 1951.")
    #expect(
      lines(line([5, .nan, 9])).contains("There are 3 points; 1 has no value."))
  }

  // MARK: - Trends

  @Test func trendsAreToldByTheirSlope() {
    let rising = line(
      (0..<30).map { 10 + 2.5 * Double($0) }, unit: AxisUnit(one: "€", other: "€"))
    #expect(lines(rising).contains("Overall it rises by €2.50 a year."))
    #expect(lines(rising).contains("It follows a straight line closely (R squared 1)."))
    #expect(
      lines(rising, detail: .brief)[1]
        == "Overall it rises by €2.50 a year; the lowest value is €10 in 1950, the highest €82.50 in 1979."
    )
    var logarithmic = line((0..<20).map { 100 * pow(1.1, Double($0)) })
    logarithmic.yAxis.scale = .log10
    #expect(lines(logarithmic).contains("It doubles every 7.3 years."))
  }

  @Test func slopesOverDatesAreToldInUnitsThatFit() {
    func rate(days: Double, slope: Double) -> String? {
      let axis = NumericAxis(title: "date", range: 0...(days * 86_400), quantity: .date(.day))
      let chart = ChartDescriptor(
        title: "", xAxis: .numeric(axis), yAxis: NumericAxis(title: "", range: 0...1), series: [])
      let series = DataSeries(name: "", isContinuous: true, xs: [], ys: [])
      return SeriesTexts(series, of: chart, range: nil).rate(slope / 86_400)
    }
    #expect(
      rate(days: 40 * 365, slope: 1) == "365 a year"
        || rate(days: 40 * 365, slope: 1) == "370 a year")
    #expect(rate(days: 200 * 366, slope: 0.001) == "3.7 a decade")
    #expect(rate(days: 365, slope: 1) == "30 a month")
    #expect(rate(days: 30, slope: -1) == "1 a day")
    #expect(rate(days: 0.5, slope: 24) == "1 an hour")
    #expect(rate(days: 30, slope: 0) == nil)
  }

  @Test func slopesOverNumbersAreToldPerUnit() {
    func rate(_ extent: Double, _ unit: AxisUnit?) -> String? {
      let axis = NumericAxis(title: "time", range: 0...extent, unit: unit)
      let chart = ChartDescriptor(
        title: "", xAxis: .numeric(axis), yAxis: NumericAxis(title: "", range: 0...1), series: [])
      let series = DataSeries(name: "", isContinuous: true, xs: [], ys: [])
      return SeriesTexts(series, of: chart, range: nil).rate(29)
    }
    #expect(rate(9, nil) == "29 for each increase of 1 in time")
    #expect(rate(90, nil) == "290 for each increase of 10 in time")
    #expect(rate(9, AxisUnit(one: "cup", other: "cups")) == "29 per cup")
    #expect(rate(90, AxisUnit(one: "cup", other: "cups")) == "290 per 10 cups")
    #expect(rate(9, AxisUnit(one: "$", other: "$")) == "29 per $1")
  }

  @Test func whatIsNotSupportedIsNotClaimed() {
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<80).map { _ in Double.random(in: 0...1, using: &generator) }
    let told = lines(line(noise))
    #expect(told.contains { $0.hasPrefix("There is no clear overall trend") })
    for word in ["rises overall", "repeats", "level", "stands out"] {
      #expect(!told.contains { $0.contains(word) }, "\(told)")
    }
  }

  @Test func shareOfAHundredChangesByPercentagePoints() {
    let percent = line((0..<30).map { 20 + 1.25 * Double($0) }, unit: .init(one: "%", other: "%"))
    let told = lines(percent)
    #expect(
      told.contains("Overall it rises by 1.25 percentage points a year."))
    #expect(told.contains("The highest value is 56.25% in 1979."))
  }

  @Test func seriesOfSeveralMeasuresAreToldByTheirNames() {
    let xs = (0..<30).map { Double($0) }
    let chart = ChartDescriptor(
      title: "", kind: .scatter,
      xAxis: .numeric(NumericAxis(title: "speed of the wind", range: 0...29)),
      yAxis: NumericAxis(title: "up, down", range: -30...30),
      series: [
        DataSeries(name: "up", isContinuous: false, xs: xs, ys: xs),
        DataSeries(name: "down", isContinuous: false, xs: xs, ys: xs.map { -$0 }),
      ])
    let told = lines(chart)
    let relation = "the relation is very strong"
    #expect(
      told.contains(
        "up rises with speed of the wind; \(relation) (Spearman 1, Pearson 1)."))
    #expect(
      told.contains(
        "down falls as speed of the wind rises; \(relation) (Spearman -1, Pearson -1)."))
    #expect(!told.contains { $0.hasPrefix("The series are") })
  }

  @Test func coefficientsAreOneOnlyIfTheyAre() {
    #expect(StrengthWords.text(1) == "1")
    #expect(StrengthWords.text(0.999) == "0.99")
    #expect(StrengthWords.text(-0.996) == "-0.99")
    #expect(StrengthWords.text(-0.866) == "-0.87")
    #expect(StrengthWords.text(0.004) == "0")
  }

  // MARK: - Exceptions

  @Test func gapsAreToldByTheirLength() {
    var ys = (0..<40).map { Double($0 * $0 % 7) }
    for index in 10..<14 { ys[index] = .nan }
    ys[30] = .nan
    let chart = line(ys)
    #expect(lines(chart).contains("There is a gap of 4 values, from 1960 to 1963."))
    #expect(lines(chart).contains("A value is missing in 1980."))
    #expect(lines(chart).contains("There are 40 points; 5 have no value."))
  }

  // MARK: - Bars

  @Test func barsAreToldByTheirOrderAndTies() {
    let chart = bars(["A": 5, "B": 12, "C": 9, "D": 7, "E": 4, "F": 4])
    let told = lines(chart)
    #expect(told.contains("The largest value is 12 for B."))
    #expect(told.contains("The smallest value is 4, reached twice: E and F."))
    #expect(told.contains("Next come 9 for C and 7 for D."))
    #expect(lines(bars(["A": 5, "B": 10])).contains("The largest is twice the smallest."))
    #expect(told.contains("The largest is 3 times the smallest."))
    #expect(told.contains("There are 6 bars, none missing."))
  }

  @Test func monthsAreToldAsAYear() {
    let chart = bars(["Jan": 5, "Feb": 9, "Mar": 20, "Apr": 18, "May": 11, "Jun": 5])
    #expect(
      lines(chart).contains("It rises from 5 in Jan to 20 in Mar and falls to 5 in Jun."))
  }

  @Test func monthsWeekdaysAndYearsAreTimesAndOtherNamesAreNot() {
    func place(_ names: [String]) -> String {
      XPreposition(.categorical(CategoricalAxis(title: "", categories: names))).place(names[0])
    }
    #expect(place(["August", "September"]) == "in August")
    #expect(place(["Mon", "Tue"]) == "on Mon")
    #expect(place(["1957", "1958"]) == "in 1957")
    #expect(place(["1057", "9958"]) == "for 1057")
    #expect(place(["Waseca", "August"]) == "for Waseca")
  }

  private func charted(
    _ sample: String, _ change: (inout ChartChoices) -> Void
  ) throws -> ChartDescriptor {
    var choices = ChartChoices()
    change(&choices)
    return try ChartLoader.load(.file(path: Samples.path(sample)), choosing: choices).chart
  }

  @Test func histogramsOfSeveralSeriesAreToldByTheirBins() throws {
    let chart = try charted("cars.csv") {
      ($0.kind, $0.y, $0.series) = (.histogram, ["horsepower"], "origin")
    }
    check(chart)
    #expect(
      lines(chart)[1..<5] == [
        "USA: the fullest bin is 80 to 100, with 71 values.",
        "Europe: the fullest bin is 60 to 80, with 30 values.",
        "Japan: the fullest bin is 60 to 80, with 41 values.",
        "There are 400 values in 10 bins.",
      ])
    #expect(
      lines(chart, detail: .brief)[1]
        == "The fullest bins are 80 to 100 for USA, 60 to 80 for Europe and 60 to 80 for Japan.")
  }

  @Test func stacksAreToldByTheirTotalsAndShares() throws {
    let chart = try charted("barley.csv") { $0.isStacked = true }
    check(chart)
    let told = lines(chart)
    #expect(told.contains("Total: the largest value is 962.2 for Waseca."))
    let shares = told.first { $0.hasPrefix("Of 4,130.5 in all") }
    #expect(shares?.contains("Trebi with 11%") == true && shares?.contains("and 5 more") == true)
  }

  @Test func linesThatNeverCrossAreAlwaysAbove() {
    var chart = line([1, 2, 4, 8, 16])
    let low = chart.series[0].ys
    chart.series[0].name = "low"
    let (xs, ys) = (chart.series[0].xs, low.map { $0 + 20 })
    chart.series.append(DataSeries(name: "high", isContinuous: true, xs: xs, ys: ys))
    chart.yAxis.range = 1...36
    #expect(lines(chart).contains("high is highest throughout."))
    let means = "By mean, from highest to lowest: high with 26.2 and low with 6.2."
    #expect(lines(chart).contains(means))
    #expect(!lines(chart).contains { $0.contains("cross") || $0.contains("above") })
    chart.series[1].ys[0] = .nan
    #expect(lines(chart).contains("high is highest wherever several series have values."))
  }
}
