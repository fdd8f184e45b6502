import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables
@testable import SonifyWords

/// Stacked charts and histograms, from tables.
@Suite struct StackedInputTests {
  private func load(
    _ text: String, _ choose: (inout ChartChoices) -> Void
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    choose(&choices)
    return try ChartLoader.load(.text(text), choosing: choices)
  }

  private let long = "letter,colour,n\nA,red,1\nA,blue,2\nB,red,3\nB,green,5\n"

  // MARK: Stacks

  @Test func partsOfLongAndWideTablesAreStacked() throws {
    let loaded = try load(long) { $0.isStacked = true }
    #expect(loaded.chart.isStacked && loaded.chart.hasStacks)
    #expect(loaded.chart.series.map(\.name) == ["red", "blue", "green"])
    #expect(loaded.chart.yAxis.range == 0...8)
    #expect(loaded.choices.contains("3 series stacked"))
    let wide = try load("letter,red,blue\nA,1,2000\nB,-3,4000\n") {
      $0.x = "letter"
      $0.isStacked = true
    }.chart
    // One axis holds all, however much the ranges differ.
    #expect(wide.hasStacks && wide.additionalAxes.isEmpty)
    #expect(wide.yAxis.range == -3...4000)
  }

  @Test func nothingIsStackedUnasked() throws {
    #expect(try load(long) { _ in }.chart.isStacked == false)
    #expect(try load(long) { $0.isStacked = false }.chart.isStacked == false)
    let one = try load("letter,n\nA,1\nB,2\n") { $0.isStacked = true }
    #expect(!one.chart.isStacked)
    #expect(one.choices.contains("not stacked: there is only one series"))
  }

  @Test func rowsOfOnePartAreAdded() throws {
    let loaded = try load(long + "A,red,10\n") { $0.isStacked = true }
    #expect(loaded.chart.series.first?.ys == [11, 3])
    #expect(loaded.choices.contains("summed up to 2 rows for each letter and colour"))
  }

  @Test func yearsAreStackedAsBarsUnlessLinesAreAskedFor() throws {
    let text = "year,a,b\n2000,1,2\n2001,3,4\n2003,5,6\n"
    #expect(try load(text) { $0.isStacked = true }.chart.kind == .bar)
    let lines = try load(text) {
      $0.isStacked = true
      $0.kind = .line
    }.chart
    #expect(lines.kind == .line && lines.hasStacks && lines.yAxis.range == 0...11)
  }

  @Test func whatCannotBeStackedIsRefused() {
    #expect(throws: InputError.badChoice(.notStackable)) {
      try load(long) {
        $0.isStacked = true
        $0.kind = .scatter
      }
    }
    #expect(throws: InputError.badChoice(.stackedOnLog)) {
      try load(long) {
        $0.isStacked = true
        $0.yScale = .log
      }
    }
  }

  // MARK: Histograms

  private var cars: ChartSource { .file(path: Samples.path("cars.csv")) }

  private func histogram(_ choose: (inout ChartChoices) -> Void = { _ in }) throws -> LoadedChart {
    var choices = ChartChoices()
    choices.kind = .histogram
    choose(&choices)
    return try ChartLoader.load(cars, choosing: choices)
  }

  @Test func horsepowerIsCountedInRoundBins() throws {
    let loaded = try histogram { $0.y = ["horsepower"] }
    let chart = loaded.chart
    #expect(chart.kind == .histogram)
    #expect(chart.xAxis.title == "horsepower" && chart.yAxis.title == "count")
    #expect(chart.xAxis.categorical?.categories.first == "40 to 60")
    #expect(chart.xAxis.categorical?.categories.last == "220 to 240")
    #expect(chart.series.map(\.ys) == [[16, 97, 113, 63, 22, 47, 20, 11, 6, 5]])
    #expect(chart.yAxis.range == 0...113)
    #expect(
      loaded.choices == [
        "the values of horsepower are counted", "skipped 6 rows without a value in horsepower",
        "10 bins of 20",
      ])
    #expect(
      loaded.decisions.contains {
        $0.text == "each bin includes its lower edge, and the last bin its upper edge too"
          && !$0.isReported
      })
    #expect(ChartOverview(chart).points == "histogram of horsepower: 400 values in 10 bins")
    #expect(
      ChartOverview(chart).axes.first
        == "x: horsepower, 10 bins, the first 40 to 60, the last 220 to 240")
  }

  @Test func theColumnIsTheFirstMeasureUnlessOneIsNamed() throws {
    #expect(try histogram().chart.xAxis.title == "miles per gallon")
    #expect(try histogram { $0.x = "horsepower" }.chart.xAxis.title == "horsepower")
    #expect(throws: InputError.badChoice(.histogramOfSeveral)) {
      try histogram { $0.y = ["horsepower", "miles per gallon"] }
    }
    #expect(throws: InputError.badChoice(.histogramOfDates(column: "year"))) {
      try histogram { $0.x = "year" }
    }
    #expect(throws: InputError.badChoice(.histogramOfTexts(column: "origin"))) {
      try histogram { $0.x = "origin" }
    }
  }

  @Test func seriesShareTheirBins() throws {
    let chart = try histogram {
      $0.y = ["horsepower"]
      $0.series = "origin"
      $0.isStacked = true
    }.chart
    #expect(chart.series.map(\.name) == ["USA", "Europe", "Japan"])
    #expect(chart.totals.ys == [16, 97, 113, 63, 22, 47, 20, 11, 6, 5])
    #expect(chart.yAxis.range == 0...113)
    #expect(
      ChartOverview(chart).series
        == "stacked histogram of horsepower, 3 series: USA, Europe, Japan")
  }

  @Test func countAndRangeOfBinsMayBeChosen() throws {
    let coarse = try histogram {
      $0.y = ["horsepower"]
      $0.binCount = 4
      $0.xRange = ChartChoices.AxisRange(parsing: "50:150")
    }
    #expect(
      coarse.chart.xAxis.categorical?.categories == [
        "50 to 75", "75 to 100", "100 to 125", "125 to 150",
      ])
    #expect(coarse.choices.contains { $0.hasSuffix("rows outside the x range") })
    #expect(throws: InputError.badChoice(.binsWithoutHistogram)) {
      try load(long) { $0.binCount = 4 }
    }
  }
}
