import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture
@testable import SonifyTables

/// Heat maps: columns and colours.
@Suite struct PictureCellTests {
  private func drawing(_ text: String, _ change: (inout ChartChoices) -> Void = { _ in }) throws
    -> Drawing
  {
    var choices = ChartChoices()
    choices.kind = .heatmap
    change(&choices)
    return try ChartLoader.load(.text(text), choosing: choices).chart.drawing()
  }

  /// A row of one value for each date.
  private func row(_ dates: [String]) throws -> Drawing {
    let lines = dates.enumerated().flatMap { ["\($1),a,\($0)\n", "\($1),b,\($0 * 2)\n"] }
    return try drawing("date,room,v\n" + lines.joined()) {
      $0.x = ColumnReference("date")
      $0.series = ColumnReference("room")
    }
  }

  /// The left and right ends of the cells of the first row.
  private func cells(_ drawing: Drawing) -> [(left: Double, right: Double)] {
    let row = drawing.parts(.series)[0]
    return Drawing.shapes(of: [row]).compactMap { shape in
      guard case .area(let points, ink: .level, _) = shape else { return nil }
      return (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
    }
  }

  /// Months, quarters and years have columns of one width, which meet.
  @Test(arguments: [
    (1...12).map { "2023-" + ($0 < 10 ? "0" : "") + "\($0)" },
    (2000...2009).map { "\($0)-01-01" },
    ["2023-01", "2023-04", "2023-07", "2023-10", "2024-01"],
    (1...28).map { "2024-02-" + ($0 < 10 ? "0" : "") + "\($0)" },
    ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30", "2024-05-31"],
  ])
  func regularColumnsAreEven(dates: [String]) throws {
    let found = try cells(row(dates))
    #expect(found.count == dates.count)
    let widths = found.map { $0.right - $0.left }
    let width = try #require(widths.first)
    #expect(width > 10 && widths.allSatisfy { abs($0 - width) < 0.02 * width }, "\(widths)")
    for (one, next) in zip(found, found.dropFirst()) {
      #expect(abs(next.left - one.right) < 0.05 * width)
    }
  }

  /// A month without a line leaves its place empty.
  @Test func absentColumnsAreEmpty() throws {
    let found = try cells(row(["2023-01", "2023-02", "2023-03", "2023-06", "2023-07"]))
    let width = found[0].right - found[0].left
    #expect(abs(found[3].left - found[2].right - 2 * width) < 0.05 * width)
    #expect(abs(found[4].left - found[3].right) < 0.05 * width)
    let days = try cells(row((1...9).filter { $0 != 4 }.map { "2024-03-0\($0)" }))
    let day = days[0].right - days[0].left
    #expect(abs(days[3].left - days[2].right - day) < 0.05 * day)
  }

  /// Columns without a common step meet half-way, so that none is too narrow to be seen.
  @Test func irregularColumnsMeet() throws {
    let rows: [String] = [0.0, 1, 2.5, 1000, 3000].flatMap { ["\($0),a,\($0)\n", "\($0),b,1\n"] }
    let drawing = try drawing("x,room,v\n" + rows.joined()) {
      $0.x = ColumnReference("x")
      $0.series = ColumnReference("room")
    }
    let found = cells(drawing)
    #expect(found.count == 5)
    for (one, next) in zip(found, found.dropFirst()) { #expect(abs(next.left - one.right) < 0.01) }
    #expect(found.allSatisfy { $0.left < $0.right })
  }

  @Test func oneColumnFillsItsRow() throws {
    let found = try cells(row(["2023-01"]))
    #expect(found.count == 1 && found[0].right - found[0].left > 400)
  }

  /// Where colours are forced, cells without numbers still differ, and numbers can be read.
  @Test func forcedCellsAreTold() throws {
    let svg = try drawing("day,a,b,c\nMon,1,2,3\nTue,4,5,6\n").svg()
    let rules = svg.matches(
      of: /-fill-level(\d) \{ fill: CanvasText; fill-opacity: ([\d.]+) \}/)
    let shares = rules.compactMap { Double($0.output.2) }
    #expect(shares.count == Drawing.Ink.levelCount)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $1 - $0 >= 0.09 })
    for (front, back) in [(UInt32(0), UInt32(0xFFFFFF)), (0xFFFFFF, 0)] {
      for (level, share) in shares.enumerated() {
        let cell = Colour(back).mixed(with: Colour(front), share: share)
        let text = Colour(level < CellLayout.firstDarkLevel ? front : back)
        #expect(cell.contrast(with: text) >= 4.5)
        // A hole is the background.
        #expect(cell != Colour(back))
      }
    }
  }

  /// Of more cells than can be named, neighbours are named together, row by row.
  @Test func manyCellsAreNamedTogether() throws {
    let header = "place," + (0..<60).map { "m\($0)" }.joined(separator: ",") + "\n"
    let rows = (0..<24).map { row in
      "p\(row)," + (0..<60).map { "\(($0 * 7 + row) % 50)" }.joined(separator: ",") + "\n"
    }
    let drawing = try drawing(header + rows.joined())
    let named = drawing.parts(.series).map { $0.parts.filter { $0.role == .stop } }
    #expect(named.count == 24 && named.allSatisfy { (20...41).contains($0.count) })
    for (row, stops) in zip(drawing.parts(.series), named) {
      let regions = Drawing.shapes(of: stops).compactMap { shape -> Drawing.Rectangle? in
        if case .region(let area) = shape { area } else { nil }
      }
      let cells = Drawing.shapes(of: [row]).compactMap { shape -> [Double]? in
        if case .area(let points, ink: .level, _) = shape { points.map(\.x) } else { nil }
      }.joined()
      #expect(regions.count == stops.count)
      // Together they are the whole row.
      let width = regions.reduce(0) { $0 + $1.width }
      #expect(abs(width - ((cells.max() ?? 0) - (cells.min() ?? 0))) < 1)
    }
  }

  @Test func rowsAreCalledRows() throws {
    let drawing = try drawing("day,a,b,c\nMon,1,,\nTue,4,,6\n")
    #expect(drawing.parts(.series).map(\.kind) == ["row", "row"])
    #expect(drawing.parts(.series).map(\.name) == ["Mon", "Tue"])
    // Holes are cells, too.
    #expect(drawing.parts(.stop).count == 6)
    #expect(!drawing.svg().contains("series\""))
  }
}
