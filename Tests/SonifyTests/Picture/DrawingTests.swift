import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyPicture
@testable import SonifyTables

/// What a picture shows is what is heard.
@Suite struct DrawingTests {
  /// The gridlines of the chart, all and no others, where the scale of the chart has them.
  @Test(arguments: PictureCharts.samples)
  func gridlinesAreThoseOfTheChart(name: String) throws {
    let chart = try PictureCharts.sample(name)
    let found = chart.drawing().gridlines
    guard chart.additionalAxes.isEmpty else {
      // Each y axis has a plot of its own.
      #expect(found.ys.count == chart.yAxes.reduce(0) { $0 + $1.gridlines.count })
      return
    }
    expectAligned(found.ys.map { -$0 }, chart.yAxis.gridlines, chart.yAxis.placement)
    if case .numeric(let axis) = chart.xAxis {
      expectAligned(found.xs, axis.gridlines, axis.placement)
    } else {
      #expect(found.xs.isEmpty)
    }
  }

  @Test func aLogarithmicAxisIsDrawnAsItIsHeard() throws {
    var choices = ChartChoices()
    choices.yScale = .log
    let text = "x,y\n" + (0..<40).map { "\($0),\(1 << min(50, $0))" }.joined(separator: "\n")
    let chart = try ChartLoader.load(.text(text), choosing: choices).chart
    #expect(chart.yAxis.scale == .log10)
    let drawing = chart.drawing()
    expectAligned(drawing.gridlines.ys.map { -$0 }, chart.yAxis.gridlines, chart.yAxis.placement)
    // Powers of two are a straight line on it.
    let line = try #require(lines(of: drawing).first)
    for (one, next) in zip(line.dropFirst(), line.dropFirst(2)).prefix(30) {
      #expect(abs((next.y - one.y) - (line[2].y - line[1].y)) < 0.01)
    }
  }

  @Test func pointsOfALineAreItsValues() throws {
    let chart = try PictureCharts.sample("births.csv")
    let line = try #require(lines(of: chart.drawing()).first)
    #expect(line.count == 59)
    let series = chart.series[0]
    expectAligned(line.map(\.x), series.xs, chart.xAxis.placement)
    expectAligned(line.map { -$0.y }, series.ys, chart.yAxis.placement)
  }

  @Test func gapsAreNotBridged() {
    let chart = Charts.line([1, 2, .nan, 4, 5, .nan, 7, 8])
    #expect(lines(of: chart.drawing()).map(\.count) == [2, 2, 2])
  }

  @Test func aPointWithoutNeighboursIsASymbol() {
    let drawing = Charts.line([1, .nan, 3, .nan, 5, 6]).drawing()
    let symbols = drawing.shapes.count { if case .symbol = $0 { true } else { false } }
    #expect(symbols >= 2)
  }

  @Test func barsRiseFromZero() throws {
    let chart = Charts.chart(
      [Charts.series([3, -2, 5], isContinuous: false)], kind: .bar,
      xAxis: .categorical(CategoricalAxis(title: "", categories: ["a", "b", "c"])))
    let areas = chart.drawing().shapes.compactMap {
      if case .area(let points, _, _) = $0 { points.map(\.y) } else { nil }
    }
    #expect(areas.count == 3)
    let base = try #require(areas[0].max())
    #expect(areas[1].min() == base && areas[2].max() == base)
    let heights = areas.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    #expect(abs(heights[1] / heights[0] - 2.0 / 3) < 1e-9)
    #expect(abs(heights[2] / heights[0] - 5.0 / 3) < 1e-9)
  }

  /// Each part begins where the one below ends.
  @Test func stacksAddUp() {
    let drawing = StackCompositionTests.stacks([[1, 4], [2, 5], [3, 6]]).drawing()
    let areas = drawing.parts(.series).prefix(3).map { part in
      part.parts.map { stop in
        stop.shapes.compactMap {
          if case .area(let points, _, _) = $0 { points.map(\.y) } else { nil }
        }
        .joined()
      }
    }
    for stack in 0..<2 {
      #expect(areas[0][stack].min() == areas[1][stack].max())
      #expect(areas[1][stack].min() == areas[2][stack].max())
    }
  }

  @Test func everyAxisHasAPlotOfItsOwn() {
    var chart = Charts.chart([
      Charts.series([1, 2, 3], name: "one"), Charts.series([1000, 3000, 2000], name: "two"),
    ])
    chart.additionalAxes = [
      .numeric(NumericAxis(title: "two", range: 1000...3000, gridlines: [1000, 2000, 3000]))
    ]
    chart.series[1].axis = 1
    let drawing = chart.drawing()
    let lines = lines(of: drawing)
    #expect(lines[0].map(\.y).max() ?? .infinity < lines[1].map(\.y).min() ?? 0)
    #expect(drawing.parts(.yAxis).count == 2)
    #expect(drawing.textFaults.isEmpty)
  }

  @Test func denseLinesHaveBandsAndOutliers() throws {
    var ys = Charts.noise(60_000, seed: 1)
    ys[20_000] = 900
    let drawing = Charts.line(ys).drawing()
    #expect(drawing.shapes.contains { if case .band = $0 { true } else { false } })
    let symbols = drawing.shapes.compactMap {
      if case .symbol(_, let point, _, _, _) = $0 { point } else { nil }
    }
    let top = try #require(symbols.min { $0.y < $1.y })
    #expect(abs(top.x / drawing.width - 0.36) < 0.05)
    #expect(!drawing.parts(.note).isEmpty)
  }

  @Test func valuesOutsideTheAxisAreTrianglesAtItsEdge() throws {
    var chart = Charts.line([1, 2, 500, 3, 4, -700, 2])
    chart.yAxis.range = 0...5
    let drawing = chart.drawing()
    let triangles = drawing.shapes.compactMap {
      if case .symbol(let symbol, _, _, .text, true) = $0 { symbol } else { nil }
    }
    #expect(Set(triangles) == [.triangle, .invertedTriangle])
    let area = lines(of: drawing).joined().map(\.y)
    #expect((area.max() ?? .infinity) < drawing.height && (area.min() ?? -1) > 0)
    #expect(drawing.parts(.note).contains { $0.name.contains("2 values outside") })
  }

  /// Points with an author's label are marked, where they are few.
  @Test func labelsOfTheAuthorAreDrawn() throws {
    let drawing = try PictureCharts.sample("coffee.json").drawing()
    #expect(drawing.texts.contains { $0.text == "personal best" })
  }

  @Test func theDirectionOfXIsThatOfThePage() throws {
    var chart = Charts.line([1, 2, 3, 9], xGrid: [2, 3])
    let usual = try #require(lines(of: chart.drawing()).first)
    chart.contentDirection = .rightToLeft
    let mirrored = try #require(lines(of: chart.drawing()).first)
    #expect(usual[0].x < usual[3].x && mirrored[0].x > mirrored[3].x)
    #expect(usual.map(\.y) == mirrored.map(\.y))
  }

  // MARK: - Measuring

  /// Returns the solid lines of series, in order.
  private func lines(of drawing: Drawing) -> [[Drawing.Point]] {
    drawing.shapes.compactMap {
      if case .line(let points, .series, let width, _) = $0, width >= 2 { points } else { nil }
    }.filter { $0[0].y != $0[1].y || $0.count > 2 }
  }

  /// Expects positions in the picture to be those on the axis, but for where it begins and its
  /// length.
  private func expectAligned(
    _ found: [Double], _ values: [Double], _ axis: AxisPlacement,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(found.count == values.count, sourceLocation: sourceLocation)
    guard found.count == values.count, found.count > 1 else { return }
    let wanted = values.map { axis.position(of: $0) }
    let scale = (found[found.count - 1] - found[0]) / (wanted[wanted.count - 1] - wanted[0])
    #expect(scale > 0, sourceLocation: sourceLocation)
    for (position, place) in zip(found, wanted) {
      #expect(
        abs(position - found[0] - scale * (place - wanted[0])) < 1e-6,
        sourceLocation: sourceLocation)
    }
  }
}
