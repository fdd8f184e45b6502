import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

/// Heat maps from tables and specifications.
@Suite struct CellInputTests {
  private func loaded(
    _ text: String, _ change: (inout ChartChoices) -> Void = { _ in }
  ) throws -> LoadedChart {
    var choices = ChartChoices()
    choices.kind = .heatmap
    change(&choices)
    return try ChartLoader.load(.text(text), choosing: choices)
  }

  @Test func aWideTableHasItsOwnRows() throws {
    let loaded = try loaded("day,0 h,1 h,2 h\nMon,1,2,3\nTue,4,,6\n")
    let chart = loaded.chart
    #expect(chart.kind == .heatmap && chart.series.map(\.name) == ["Mon", "Tue"])
    #expect(chart.series[0].ys == [1, 2, 3])
    #expect(chart.series[1].ys[0] == 4 && chart.series[1].ys[1].isNaN)
    #expect(chart.yAxis.range == 1...6 && chart.seriesTitle == "day")
    guard case .categorical(let axis) = chart.xAxis else {
      Issue.record("\(chart.xAxis)")
      return
    }
    #expect(axis.categories == ["0 h", "1 h", "2 h"])
    #expect(loaded.decisions.contains(.points(.cells(rows: 2, columns: 3))))
    #expect(loaded.decisions.contains(.role(.rows("day"))))
    // Neither is x of the map: its columns are.
    #expect(!loaded.decisions.contains { if case .role(.x) = $0 { true } else { false } })
    #expect(!loaded.decisions.contains { $0.text.contains("series") })
  }

  /// A column without a value is one of the map, as its place says something.
  @Test func emptyColumnsAndRowsAreKept() throws {
    let loaded = try loaded("day,0 h,1 h,2 h,3 h\nMon,1,,3,\nTue,4,,6,\nWed,,,,\n")
    guard case .categorical(let axis) = loaded.chart.xAxis else {
      Issue.record("\(loaded.chart.xAxis)")
      return
    }
    #expect(axis.categories == ["0 h", "1 h", "2 h", "3 h"])
    #expect(loaded.chart.series.map(\.name) == ["Mon", "Tue", "Wed"])
    #expect(loaded.chart.series[1].ys[2] == 6)
    #expect(loaded.chart.series.allSatisfy { $0.ys[1].isNaN && $0.ys[3].isNaN })
    #expect(loaded.decisions.contains(.role(.noValues(["1 h", "3 h"]))))
    #expect(throws: InputError.self) { try self.loaded("day,0 h,1 h\nMon,,\nTue,,\n") }
  }

  @Test func moreThanEightColumnsAreAllUsed() throws {
    let header = "day," + (0..<24).map { "h\($0)" }.joined(separator: ",")
    let rows = ["Mon", "Tue", "Wed"].map { day in
      day + "," + (0..<24).map { "\(($0 * 7) % 11)" }.joined(separator: ",")
    }
    let chart = try loaded(([header] + rows).joined(separator: "\n") + "\n").chart
    #expect(chart.series.count == 3 && chart.series.allSatisfy { $0.count == 24 })
  }

  @Test func aLongTableIsFilled() throws {
    let chart = try loaded("d,h,n\na,x,1\na,y,2\nb,y,3\nb,z,4\n") {
      $0.series = ColumnReference("d")
      $0.x = ColumnReference("h")
    }.chart
    #expect(chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series.map(\.xs) == [[0, 1, 2], [0, 1, 2]])
    #expect(chart.series[0].ys[..<2] == [1, 2] && chart.series[0].ys[2].isNaN)
    #expect(chart.series[1].ys[0].isNaN && chart.series[1].ys[1...] == [3, 4])
  }

  @Test func daysComeInTheirOrder() throws {
    let chart = try loaded("d,h,n\nTuesday,1,1\nTuesday,2,2\nMonday,1,3\nMonday,2,4\n") {
      $0.series = ColumnReference("d")
      $0.x = ColumnReference("h")
    }.chart
    #expect(chart.series.map(\.name) == ["Monday", "Tuesday"])
    #expect(chart.series[0].ys == [3, 4])
  }

  @Test func repeatsAreAveraged() throws {
    let chart = try loaded("d,h,n\na,x,1\na,x,3\nb,x,5\n") {
      $0.series = ColumnReference("d")
      $0.x = ColumnReference("h")
    }.chart
    #expect(chart.series.map(\.ys) == [[2], [5]])
  }

  @Test func aTableOfALineForEachCellNeedsNoOptions() throws {
    let text =
      "day,hour,visits\n"
      + ["Mon", "Tue"].flatMap { day in (0..<4).map { "\(day),\($0),\($0 * 3)\n" } }.joined()
    let chart = try loaded(text).chart
    #expect(chart.series.map(\.name) == ["Mon", "Tue"])
    #expect(chart.series.allSatisfy { $0.xs == [0, 1, 2, 3] && $0.ys == [0, 3, 6, 9] })
    #expect(chart.xAxis.title == "hour" && chart.yAxis.title == "visits")
  }

  @Test func aGridOfNumbersIsOneOfCells() throws {
    let text =
      "x,y,z\n" + (0..<3).flatMap { x in (0..<4).map { "\(x),\($0),\(x * 10 + $0)\n" } }.joined()
    let chart = try loaded(text).chart
    #expect(chart.series.map(\.name) == ["0", "1", "2", "3"])
    #expect(chart.series.map { $0.ys[1] } == [10, 11, 12, 13])
  }

  @Test func numbersWithoutNamesAreAMatrix() throws {
    let chart = try loaded("5,2,9\n4,4,1\n7,2,2\n").chart
    #expect(chart.series.map(\.ys) == [[5, 2, 9], [4, 4, 1], [7, 2, 2]])
  }

  @Test func columnsMayBeCounted() throws {
    for first in ["day", ""] {
      let chart = try loaded("\(first),0,1,2,3\nMon,3,4,2,9\nTue,8,1,7,5\n").chart
      #expect(chart.series.map(\.name) == ["Mon", "Tue"])
      #expect(chart.series.map(\.ys) == [[3, 4, 2, 9], [8, 1, 7, 5]])
    }
    // Such a row of values is no header.
    let matrix = try loaded("0,1,2,3,4\n7,8,1,2,6\n5,5,1,9,3\n").chart
    #expect(matrix.series.count == 3)
  }

  @Test func yearsOfMonthsAreAMatrix() throws {
    let months = ["Jan", "Feb", "Mar", "Apr"]
    let rows = (1990..<1995).map { year in
      "\(year)," + months.indices.map { "\(year - 1990 + 10 * $0)" }.joined(separator: ",")
    }
    let text = "year,\(months.joined(separator: ","))\n\(rows.joined(separator: "\n"))\n"
    let chart = try loaded(text).chart
    #expect(chart.series.map(\.name) == ["1990", "1991", "1992", "1993", "1994"])
    #expect(chart.series[1].ys == [1, 11, 21, 31])
    // The column that is chosen for the rows is the same one.
    let chosen = try loaded(text) { $0.series = ColumnReference("year") }.chart
    #expect(chosen.series.map(\.ys) == chart.series.map(\.ys))
  }

  @Test func datesAndHoursAreAGrid() throws {
    let text =
      "date,hour,v\n"
      + (1...3).flatMap { day in (0..<4).map { "2024-01-0\(day),\($0),\(day * 10 + $0)\n" } }
      .joined()
    let chart = try loaded(text).chart
    #expect(chart.series.count * Set(chart.series.flatMap(\.xs)).count == 12)
    #expect(chart.series.flatMap(\.ys).allSatisfy { !$0.isNaN })
  }

  @Test func aColumnAloneIsOneOfCells() throws {
    let chart = try loaded("room,Mon\nHall,3\nAttic,5\n").chart
    #expect(chart.series.map(\.name) == ["Hall", "Attic"] && chart.series.map(\.ys) == [[3], [5]])
  }

  @Test func tooManyRowsAreRefused() throws {
    func table(_ count: Int) -> String {
      "r,a,b\n" + (0..<count).map { "r\($0),1,\($0)\n" }.joined()
    }
    #expect(try loaded(table(1000)).chart.series.count == 1000)
    #expect(throws: InputError.badChoice(.tooManyRowsOfTable(1001, maximum: 1000))) {
      try loaded(table(1001))
    }
    #expect(
      InputError.ChoiceFault.tooManyRowsOfTable(1001, maximum: 1000).description
        == "the table has 1,001 rows, and a heat map can have at most 1000; choose fewer rows")
    let long = "r,h,v\n" + (0..<1001).flatMap { ["r\($0),x,1\n", "r\($0),y,2\n"] }.joined()
    #expect(throws: InputError.badChoice(.tooManyRows(column: "r", count: 1001, maximum: 1000))) {
      try loaded(long) {
        $0.series = ColumnReference("r")
        $0.x = ColumnReference("h")
      }
    }
  }

  @Test func rowsOfAColumnHaveOneColumnOfValues() throws {
    let text = "d,h,n,m\na,1,1,5\na,2,2,6\nb,1,3,7\nb,2,4,8\n"
    func rows(_ names: String...) throws -> [[Double]] {
      try loaded(text) {
        $0.series = ColumnReference("d")
        $0.x = ColumnReference("h")
        $0.y = names.map { ColumnReference($0) }
      }.chart.series.map(\.ys)
    }
    #expect(try rows("m") == [[5, 6], [7, 8]])
    #expect(throws: InputError.badChoice(.severalValuesOfCells)) { try rows("n", "m") }
  }

  @Test func labelsOfCellsAreRefused() {
    #expect(throws: InputError.badChoice(.labelsOfCells)) {
      try loaded("day,0 h,1 h,note\nMon,1,2,a\nTue,4,6,b\n") { $0.label = ColumnReference("note") }
    }
  }

  @Test func rectanglesOfColoursAreAHeatMap() throws {
    let specification = """
      {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "rect",
       "data": {"values": [{"d": "a", "h": "x", "n": 1}, {"d": "a", "h": "y", "n": 2},
                           {"d": "b", "h": "x", "n": 3}]},
       "encoding": {"x": {"field": "h", "type": "ordinal"}, "y": {"field": "d", "type": "nominal"},
                    "color": {"field": "n", "type": "quantitative"}}}
      """
    let chart = try ChartLoader.load(.text(specification)).chart
    #expect(chart.kind == .heatmap && chart.series.map(\.name) == ["a", "b"])
    #expect(chart.series[0].ys == [1, 2])
    #expect(chart.series[1].ys[0] == 3 && chart.series[1].ys[1].isNaN)
    #expect(chart.yAxis.range == 1...3 && chart.yAxis.title == "n")
  }

  /// More rows than can be heard are refused where they are chosen, and never pooled into one.
  @Test func tooManyRowsOfRectanglesAreRefused() throws {
    func specification(_ count: Int) -> String {
      let values = (0..<count).flatMap { row in
        [#"{"d": "r\#(row)", "h": "x", "n": \#(row)}"#, #"{"d": "r\#(row)", "h": "y", "n": 0}"#]
      }
      return """
        {"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "rect",
         "data": {"values": [\(values.joined(separator: ","))]},
         "encoding": {"x": {"field": "h", "type": "ordinal"},
                      "y": {"field": "d", "type": "nominal"},
                      "color": {"field": "n", "type": "quantitative"}}}
        """
    }
    #expect(try ChartLoader.load(.text(specification(1000))).chart.series.count == 1000)
    do {
      _ = try ChartLoader.load(.text(specification(1001)))
      Issue.record("1,001 rows were read")
    } catch {
      #expect("\(error)".contains("1001 rows") && "\(error)".contains("encoding.y"), "\(error)")
    }
  }
}
