import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyChart

/// Charts that try a session.
enum SessionCharts {
  static let all: [(name: String, chart: ChartDescriptor)] = [
    ("line", Charts.line([1, 3, 2, 5, 4, 9, 0, 4], xGrid: [2, 4, 6], yGrid: [2, 4, 6, 8])),
    ("one point", Charts.line([7])),
    ("one missing point", Charts.line([.nan])),
    ("all missing", Charts.line([.nan, .nan, .nan, .nan])),
    ("no points", Charts.chart([Charts.series([])])),
    ("no series", Charts.chart([])),
    ("constant", Charts.line([5, 5, 5, 5, 5])),
    ("with gaps", Charts.line([1, .nan, .nan, 4, 5, .nan, 7, .infinity, 3])),
    (
      "two series with different x",
      Charts.chart([
        Charts.series([1, 2, 3], xs: [0, 10, 20], name: "first"),
        Charts.series([5, 1, 4, 2], xs: [5, 6, 7, 40], name: "second"),
      ])
    ),
    (
      "a series without points",
      Charts.chart([
        Charts.series([1, 2, 3], name: "full"), Charts.series([], name: "empty"),
        Charts.series([3, 1, 2], name: "also full"),
      ])
    ),
    (
      "categories",
      Charts.chart(
        [Charts.series([3, 1, .nan, 8], isContinuous: false)], kind: .bar,
        xAxis: .categorical(
          CategoricalAxis(
            title: "\u{1B}[31mwhere", categories: ["日本語の長い名前", "a\u{7}b", "", "Zürich"])))
    ),
    (
      "scatter",
      Charts.chart(
        [
          Charts.series(
            Charts.noise(90, seed: 1), xs: Charts.noise(90, seed: 2), isContinuous: false)
        ], kind: .scatter)
    ),
    ("dense", Charts.line(Charts.noise(3000, seed: 3), xGrid: [500, 1000, 2000])),
    ("dense with gaps", Charts.line((0..<2500).map { $0 % 900 < 200 ? .nan : Double($0 % 77) })),
    ("great values", Charts.line([-1.7e308, 1.7e308, 0, .leastNonzeroMagnitude, 1e300])),
    ("equal x", Charts.chart([Charts.series([1, 2, 3, 4], xs: [1, 1, 1, 1])])),
    ("stacks", StackCompositionTests.stacks([[1, 4, 0, 2], [2, .nan, 0, 5], [3, 6, 0, .nan]])),
    (
      "stacks that lack parts",
      StackCompositionTests.stacks(
        [[1, 2], [.nan, -8], [3, 4]], xs: [[0, 2], [1, 2], [5, 6]])
    ),
    ("stacks without values", StackCompositionTests.stacks([[.nan, .nan], [.nan, .nan]])),
    ("stacked lines", StackCompositionTests.stacks([[1, 4, 0, 2], [2, 3, 0, 5]], kind: .line)),
    (
      "many stacks",
      StackCompositionTests.stacks(
        [Charts.noise(900, seed: 5), Charts.noise(900, seed: 6)],
        xs: [(0..<900).map(Double.init), (0..<900).map(Double.init)])
    ),
    ("dates", dates),
    ("long words", longWords),
  ]

  private static var dates: ChartDescriptor {
    let xs = (0..<500).map { Samples.day(2020, 1, 1) + Double($0) * 86_400 }
    let axis = NumericAxis(
      title: "day", range: xs[0]...xs[499], quantity: .date(.day), gridlines: [xs[100], xs[300]])
    return Charts.chart(
      [Charts.series(Charts.noise(500, seed: 4), xs: xs)], xAxis: .numeric(axis))
  }

  private static var longWords: ChartDescriptor {
    let long =
      String(repeating: "verylongword", count: 30) + " " + String(repeating: "語", count: 99)
    var chart = Charts.line([1, 2, 3])
    chart.title = long
    chart.summary = long
    chart.yAxis.title = long
    chart.yAxis.unit = AxisUnit(one: "\u{1B}[2J", other: "\u{7}\n" + long)
    chart.series = [
      DataSeries(
        name: long, isContinuous: true, xs: [0, 1, 2], ys: [1, 2, 3], labels: [long, "", "\r\n"])
    ]
    return chart
  }
}
