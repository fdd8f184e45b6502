import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifySound
@testable import SonifyWords

/// That all an author says of a chart is said to its listener.
@Suite struct DescribedChartTests {
  /// Answers on a scale, with what else is known of who gave them.
  private var answers: ChartDescriptor {
    let scale = NumericAxis(
      title: "answer", range: 1...5, gridlines: [1, 3, 5],
      unit: AxisUnit(one: "point", other: "points"),
      valueDescriptions: [1: "never", 3: "sometimes", 5: "always\u{1B}[2J", 4: ""])
    let x = NumericAxis(title: "week", range: 1...4, valueDescriptions: [2: "holidays"])
    let age = NumericAxis(title: "age", range: 0...100, unit: AxisUnit(one: "year", other: "years"))
    let place = CategoricalAxis(title: "town", categories: ["Oslo", "Rome"])
    var chart = ChartDescriptor(
      title: "survey", xAxis: .numeric(x), yAxis: scale,
      additionalAxes: [.numeric(age), .categorical(place)],
      series: [
        DataSeries(
          name: "s", isContinuous: true, xs: [1, 2, 3, 4], ys: [4, 1, 3, 5],
          additionalValues: [[30, 1, .nan, 50], [0, 1, 1, .nan]])
      ])
    chart.summary = "What people answered."
    return chart
  }

  @Test func valuesWithNamesAreSaidByThem() throws {
    let texts = try Spoken.texts(
      answers, keys: "Right Right Right y x", settings: SessionSettings())
    #expect(
      texts == [
        "survey, 4 points, ? lists keys", "What people answered.", "1, 4 points",
        "holidays, never", "3, sometimes", "4, always\u{FFFD}[2J", "answer: always\u{FFFD}[2J",
        "week: 4",
      ])
  }

  @Test func aProgramMayNameValuesAsTheyComeUp() throws {
    let provider = ValueDescriptionProvider { value in
      value > 2 ? "\(Int(value)) of five\u{1B}[2J" : ""
    }
    var chart = answers
    chart.yAxis.valueDescriptionProvider = provider
    chart.yAxis.valueDescriptions[5] = "never said"
    let texts = try Spoken.texts(chart, keys: "Right Right Right y")
    #expect(
      texts.dropFirst(2) == [
        "1, 4 of five\u{FFFD}[2J", "holidays, never", "3, 3 of five\u{FFFD}[2J",
        "4, 5 of five\u{FFFD}[2J", "answer: 5 of five\u{FFFD}[2J",
      ])
    #expect(chart.yAxis.sentence == "answer, never to 5 of five\u{1B}[2J")
    #expect(ValueText(axis: chart.yAxis).text(.nan) == "not a number")
    #expect(ValueText(axis: chart.yAxis).exact(3) == "3")
    #expect(chart.yAxis.valueDescriptionProvider == provider)
    #expect(provider != ValueDescriptionProvider { _ in "" })
  }

  @Test func aNameDoesNotUseUpTheUnit() throws {
    var chart = answers
    chart.series[0].ys = [1, 2, 2, 2]
    #expect(try Spoken.texts(chart, keys: "Right").suffix(2) == ["1, never", "holidays, 2 points"])
  }

  @Test func furtherValuesAreSaidWhenMoreIsAskedFor() throws {
    #expect(
      try Spoken.texts(answers, keys: "Enter w Right w Right Enter Right w").dropFirst(3) == [
        "1, 4 points, age 30 years, town Oslo", "1 of 4, 1, 4 points, age 30 years, town Oslo",
        "holidays, never", "2 of 4, holidays, never, age 1 year, town Rome", "3, sometimes",
        "3, sometimes, town Rome", "4, always\u{FFFD}[2J",
        "4 of 4, 4, always\u{FFFD}[2J, age 50 years",
      ])
    var settings = SessionSettings()
    settings.verbosity = .full
    #expect(
      try Spoken.texts(answers, keys: "wait 1s", settings: settings).last
        == "week: 1, answer: 4 points, age 30 years, town Oslo, 1 of 4")
  }

  @Test func theDescriptionNamesEveryAxis() {
    let overview = ChartOverview(answers)
    #expect(
      overview.lines == [
        "survey", "What people answered.", "x: week, 1 to 4",
        "y: answer, never to always\u{FFFD}[2J", "also: age, 0 to 100 years",
        "also: town, 2 categories, Oslo to Rome", "4 points, none missing",
      ])
    var onAge = answers
    onAge.series[0].axis = 1
    #expect(ChartOverview(onAge).axes.contains("another y: age, 0 to 100 years"))
  }

  @Test func bothEndsHaveUnitsWhereOneHasAName() {
    let axis = NumericAxis(
      title: "cups", range: 0...10, unit: AxisUnit(one: "cup", other: "cups"),
      valueDescriptions: [10: "too many"])
    #expect(axis.sentence == "cups, 0 cups to too many")
  }

  @Test func aScoreStaysInNumbers() throws {
    let score = try Composer().compose(answers).score.levelled(at: 1)
    var text: [UInt8] = []
    score.write(as: .csv, of: answers) { text += $0 }
    #expect(!String(decoding: text, as: UTF8.self).contains("never"))
  }

  @Test func zoomingKeepsFurtherValuesWithTheirNames() throws {
    let chart = ChartDescriptor(
      title: "", kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: ["a", "b", "c", "d", "e", "f"])),
      yAxis: NumericAxis(title: "y", range: 0...6),
      additionalAxes: [.categorical(CategoricalAxis(title: "z", categories: ["p", "q"]))],
      series: [
        DataSeries(
          name: "", isContinuous: false, xs: [0, 1, 2, 3, 4, 5], ys: [1, 2, 3, 4, 5, 6],
          additionalValues: [[0, 1, 0, 1, 0, 1]])
      ])
    #expect(try Spoken.texts(chart, keys: "End + Enter").last == "f, 6, z q")
    let part = ChartView(
      ViewedChart(chart), sound: SoundOptions(), window: AxisWindow(depth: 1, start: 0.5))
    #expect(part.visibleChart.series[0].additionalValues.first?.last == 1)
    #expect(part.visibleChart.additionalAxes == chart.additionalAxes)
    #expect(try Composer().compose(part.visibleChart).score.events.isEmpty == false)
  }
}
