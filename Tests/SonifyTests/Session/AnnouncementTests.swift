import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifySession
@testable import SonifyTables
@testable import SonifyWords

/// What a listener is told on arrival at a landmark, and of the chart and its series.
@Suite struct AnnouncementTests {
  private func settings(
    _ landmarks: SessionSettings.Landmarks, _ verbosity: SessionSettings.Verbosity = .normal
  ) -> SessionSettings {
    var settings = SessionSettings()
    (settings.landmarks, settings.verbosity) = (landmarks, verbosity)
    return settings
  }

  private func texts(
    _ sample: String, _ keys: String, _ settings: SessionSettings
  ) throws -> [String] {
    let chart = try ChartLoader.load(.file(path: Samples.path("\(sample).csv"))).chart
    return try Spoken.texts(chart, keys: keys, settings: settings)
  }

  @Test(arguments: [
    (SessionSettings.Verbosity.terse, "low, 125.7"), (.normal, "low, 125.7 in 1933"),
    (.full, "low, year: 1933, births per 10000 women aged 23: 125.7, 17 of 59"),
  ])
  func aTurnIsItsValueAndItsPlace(verbosity: SessionSettings.Verbosity, text: String) throws {
    #expect(try texts("births", "n", settings(.turningPoints, verbosity)).last == text)
  }

  @Test(arguments: [
    (SessionSettings.Verbosity.terse, "level drops by 248, 774"),
    (.normal, "level drops by 248 after 1898, 774 in 1899"),
  ])
  func aStepIsItsSizeAndWhereTheOldLevelEnds(verbosity: SessionSettings.Verbosity, text: String)
    throws
  {
    #expect(try texts("nile", "n n", settings(.turningPoints, verbosity)).last == text)
  }

  /// However far the axis reaches beyond the series.
  @Test func aStepIsAsGreatAsTheDescriptionHasIt() throws {
    var generator = SeededGenerator(seed: 4)
    let small = (0..<60).map { index in
      (Double.random(in: 0...10, using: &generator).rounded() + (index < 30 ? 0 : 25)) / 100
    }
    let chart = Charts.chart([Charts.series(small), Charts.series(small.map { 3000 * $0 })])
    let line =
      ChartDescription(chart, facts: ChartFacts(chart), detail: .full).lines
      .first { $0.contains("the level jumps") } ?? ""
    let amount = try #require(line.firstMatch(of: #/(?:jumps|drops) by ([\d.]+) /#)?.1)
    #expect(Double(amount) ?? 0 > 0.2)
    let texts = try Spoken.texts(chart, keys: "n n n n", settings: settings(.turningPoints))
    #expect(texts.contains { $0.contains("level jumps by \(amount) after ") }, "\(texts)")
  }

  @Test func aGapIsHowMuchIsMissingFromWhereToWhere() throws {
    let xs = [0, 1, 2, 3, 4, 5, 12, 13, 14, 15].map(Double.init)
    let chart = Charts.chart([Charts.series([1, 2, .nan, .nan, 4, 5, 6, 7, .nan, 8], xs: xs)])
    #expect(
      try Spoken.texts(chart, keys: "n n n", settings: settings(.gaps)).suffix(3) == [
        "gap, 2 points missing from 2 to 3", "gap, 6 points missing from 6 to 11, then 6 at x 12",
        "gap, 1 point missing at x 14",
      ])
    #expect(
      try Spoken.texts(chart, keys: "n n n", settings: settings(.gaps, .terse)).suffix(3) == [
        "gap, 2 points", "gap, 6 points, 6", "gap, 1 point",
      ])
    #expect(
      try texts("co2", "n n", settings(.gaps)).last
        == "gap, 5 weeks missing from 31 May to 28 June 1958")
  }

  /// Of readings at uneven steps, those around a gap are its ends, and their number is not known.
  @Test func aGapOfUnevenReadingsLiesBetweenTwoOfThem() throws {
    let xs = (0..<140).map { (row: Int) -> Double in
      Double(row) + Double(row * 7 % 5) / 8 + (row < 70 ? 0 : 90)
    }
    let chart = Charts.chart([Charts.series(xs.indices.map { Double($0 * $0 % 17) }, xs: xs)])
    let told = try Spoken.texts(chart, keys: "n", settings: settings(.gaps)).last ?? ""
    #expect(told.hasPrefix("gap between 69.4 and 160"), "\(told)")
    #expect(!told.contains("missing"), "\(told)")
  }

  @Test func anOutlierIsHowFarItLies() throws {
    var ys = (0..<40).map { Double($0 % 2) }
    ys[20] = 15
    let chart = Charts.line(ys)
    let text = try Spoken.texts(chart, keys: "n", settings: settings(.outliers)).last ?? ""
    #expect(text.hasPrefix("outlier, "))
    #expect(text.hasSuffix(" deviations above, 15 at x 20"))
    #expect(
      try Spoken.texts(chart, keys: "n", settings: settings(.outliers, .terse)).last
        == "outlier, 15")
  }

  @Test func stepsOfTimeAreCountedInTheirOwnUnit() {
    let day = 86_400.0
    func text(_ count: Int, _ last: Double, _ granularity: DateGranularity) -> String? {
      let axis = NumericAxis(title: "", range: 0...1e9, quantity: .date(granularity))
      return TimeSpanText.text(rows: count, in: 0...last, on: .numeric(axis))
    }
    #expect(text(4, 21 * day, .day) == "4 weeks")
    #expect(text(5, 4 * day, .day) == "5 days")
    // Two weeks of days of work, and a Friday and a Monday.
    #expect(text(10, 11 * day, .day) == nil)
    #expect(text(2, 3 * day, .day) == nil)
    #expect(text(3, 59 * day, .month) == "3 months")
    #expect(text(1, 0, .month) == "1 month")
    #expect(text(2, 365 * day, .year) == "2 years")
    #expect(text(6, 5 * 900, .minute) == "90 minutes")
    #expect(text(300, 299 * 100, .second) == "8 hours 20 minutes")
    #expect(text(26, 25 * 3600, .minute) == "26 hours")
    #expect(text(50, 49 * 3600 + 49, .second) == "2 days 2 hours 50 seconds")
    #expect(text(1000, 999 * 0.1, .fraction) == nil)
    #expect(text(3, 2 * day + 0.5, .fraction) == nil)
    #expect(text(1, 0, .day) == nil)
  }

  @Test func statementsAreWordedAsWasChosen() throws {
    let chart = try ChartLoader.load(.file(path: Samples.path("nile.csv"))).chart
    let facts = ChartFacts(chart)
    func first(_ wording: Wording) -> String {
      ChartDescription.lines(ofSeries: 0, of: chart, facts: facts.series[0], wording: wording)[0]
    }
    try #require(first(.compact) != first(.descriptive))
    var settings = SessionSettings()
    #expect(
      try Spoken.texts(chart, keys: "i", settings: settings).last?
        .hasPrefix(first(.descriptive)) == true)
    settings.verbosity = .terse
    #expect(
      try Spoken.texts(chart, keys: "i", settings: settings).last?.hasPrefix(first(.compact))
        == true)
    settings.wording = .descriptive
    #expect(
      try Spoken.texts(chart, keys: "i", settings: settings).last?
        .hasPrefix(first(.descriptive)) == true)
  }

  private func described(_ chart: ChartDescriptor, keys: String) throws -> String {
    try Spoken.texts(chart, keys: "\(keys) d*9@600ms").map { $0.replacing(" (more)", with: "") }
      .joined(separator: " ")
  }

  @Test func theDescriptionBeginsWithItsAuthorAndEndsWithTheSize() throws {
    var chart = Charts.line([1, 3, 2, 5, 4, 9, 0, 4])
    chart.summary = "All is well."
    let said = try described(chart, keys: "goto 4")
    #expect(said.contains("The author says: All is well. chart: a line chart"), "\(said)")
    #expect(said.contains(ChartOverview(chart).points))
  }

  @Test func aViewIsDescribedWithinTheWhole() throws {
    var chart = Charts.line([1, 3, 2, 5, 4, 9, 0, 4])
    chart.summary = "All is well."
    let said = try described(chart, keys: "goto 4 +")
    #expect(!said.contains("The author says"))
    #expect(
      said.contains(
        "In the whole chart, from 0 to 7, the mean is 3.5, here 5; the lowest value is 0 at x 6, the highest 9 at x 5."
      ), "\(said)")
    // Another view is another part.
    let other = try described(chart, keys: "goto 4 + Home")
    #expect(other != said)
  }
}
