import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// What libraries and databases print is read as what it shows.
struct PrintTests {
  private func load(_ text: String) throws -> LoadedChart { try ChartLoader.load(.text(text)) }

  @Test func arraysOfNumpyAreRows() throws {
    let vector = try load(PrintSamples.numpyVector).chart.series[0]
    #expect(vector.ys.count == 30)
    #expect(vector.ys.first == 10.61 && vector.ys.last == 11)
    let table = try load(PrintSamples.numpyTable)
    #expect(table.rowCount == 6)
    #expect(table.chart.kind == .scatter)
    #expect(try load("[[1. 2.]\n [2. 3.]\n [3. 5.]]\n").chart.series[0].ys == [2, 3, 5])
    #expect(throws: InputError.badData(.init(source: "data.csv", line: 1), .rowsLeftOut)) {
      try load("[   0    1    2 ... 1997 1998 1999]\n")
    }
    #expect(throws: InputError.badData(.init(source: "data.csv", line: 1), .deepArray)) {
      try load("[[[1. 2.]\n  [2. 3.]]]\n")
    }
  }

  @Test func bracketsOfJSONRemainJSON() throws {
    #expect(try load("[1.5, 2.25, 3.0]").chart.series[0].ys == [1.5, 2.25, 3])
    #expect(try load("[[1, 5], [2, 7], [3, 6]]").chart.series[0].ys == [5, 7, 6])
    #expect(try load("[7]\n").chart.series[0].ys == [7])
  }

  @Test func seriesOfPandasHaveTheirNames() throws {
    let dates = try load(PrintSamples.pandasDates).chart
    #expect(dates.series[0].name == "temp")
    #expect(dates.series[0].ys.count == 6)
    let years = try load(PrintSamples.pandasSeries).chart
    #expect(years.series[0].name == "births")
    #expect(years.series[0].ys.count == 12)
    #expect(years.xAxis.title == "year")
  }

  @Test func wrappedFramesAreOneTable() throws {
    let frame = try load(PrintSamples.pandasWrapped)
    #expect(frame.rowCount == 5)
    #expect(frame.chart.series.map(\.name) == (0..<8).map { "measurement_\($0)" })
    #expect(frame.chart.series[7].ys == [-1.514, 1.753, -0.111, -0.689, 0.144])
    let wide = try load(PrintSamples.rWrapped)
    #expect(wide.rowCount == 4)
    let gear = try loadChart(PrintSamples.rWrapped) { ($0.x, $0.y) = ("1", ["22"]) }
    #expect(gear.chart.series[0].ys == [4, 4, 4, 3])
  }

  @Test func levelsOfAnIndexAreColumns() throws {
    let loaded = try loadChart(PrintSamples.pandasLevels) {
      ($0.x, $0.series) = ("month", "city")
    }
    #expect(loaded.chart.series.map(\.name) == ["Oslo", "Rome"])
    #expect(loaded.chart.series[1].ys == [11.6, 1.9, 11, 13.1, 5.5, 9.3])
    #expect(
      try load(PrintSamples.pandasColumns).chart.series.map(\.name)
        == ["mean Oslo", "mean Rome", "max Oslo", "max Rome"])
  }

  @Test func vectorsOfRAreRows() throws {
    let vector = try load(PrintSamples.rVector).chart.series[0]
    #expect(vector.ys.count == 40)
    #expect(vector.ys.last == 630)
    let series = try load(PrintSamples.rSeries).chart
    #expect(series.xAxis.title == "year")
    #expect(series.series[0].ys.count == 100)
    #expect(series.series[0].ys.last == 740)
    let named = try load(PrintSamples.rNamed).chart
    #expect(named.kind == .bar)
    #expect(named.series[0].ys.count == 15)
    #expect(named.series[0].ys[4] == 16)
    #expect(try load(PrintSamples.rCounts).chart.series[0].ys == [11, 7, 14])
  }

  @Test func timesAcrossARowFollowEachOther() throws {
    let months = try load(PrintSamples.rMonths).chart.series
    #expect(months.count == 1)
    #expect(months[0].ys.count == 48)
    #expect(Array(months[0].ys.suffix(2)) == [172, 194])
    let quarters = try load(PrintSamples.rQuarters).chart.series
    #expect(quarters.count == 1)
    #expect(quarters[0].ys.filter { !$0.isNaN } == [1.5, 2, 3, 4, 5, 6.5, 7])
  }

  @Test func typesAndNamesWithSpacesOfR() throws {
    #expect(
      try load(PrintSamples.rMatrix).chart.series.map(\.name)
        == ["Rural Male", "Rural Female", "Urban Male", "Urban Female"])
    #expect(try load(PrintSamples.tibble).chart.series[0].ys == [709, 8336, 2873])
    #expect(
      try loadChart(PrintSamples.tibbleCut).decisions.contains(.table(.rowsLeftOut(line: 14))))
  }

  @Test(arguments: [
    PrintSamples.psqlExpanded, PrintSamples.psqlFramed, PrintSamples.psqlWithoutBorder,
    PrintSamples.sqliteLine,
  ])
  func recordsAreRows(text: String) throws {
    let loaded = try load(text)
    let ys = try #require(loaded.chart.series.first).ys
    #expect(loaded.rowCount == 5)
    #expect(ys.filter { !$0.isNaN } == [183.1, 183.9, 163.1, 170.5])
    #expect(ys.count { $0.isNaN } == 1)
  }

  @Test func recordsOfMariaDBAreRows() throws {
    #expect(try load(PrintSamples.mariadb).chart.series[0].ys == [183.1, 183.9, 163.1])
  }

  /// Wherever a print is cut off, there is a chart or one line, and never a crash.
  @Test func everyCutIsSafe() {
    for text in [
      PrintSamples.pandasWrapped, PrintSamples.rSeries, PrintSamples.rNamed,
      PrintSamples.numpyTable,
      PrintSamples.psqlFramed, PrintSamples.mariadb, PrintSamples.pandasLevels,
    ] {
      let bytes = Array(text.utf8)
      for count in stride(from: 0, to: bytes.count, by: 11) {
        _ = try? ChartLoader.load(.bytes(Array(bytes.prefix(count)), name: "cut"))
      }
    }
  }

  /// Miller's `--oxtab`: a name, spaces and a value on each line.
  @Test func recordsWithSpacesAloneAreRows() throws {
    let records = [("compact", 28.5), ("midsize", 27.5), ("suv", 18.5)].map {
      "class    \($0.0)\nhwy_mean \($0.1)\nhwy_max  40\n"
    }
    let series = try load(records.joined(separator: "\n")).chart.series
    #expect(series.map(\.name) == ["hwy_mean"])
    #expect(series[0].ys == [28.5, 27.5, 18.5])
  }
}
