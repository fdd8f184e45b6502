import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyWords

/// What must hold of every line of cells, whatever the data.
@Suite struct BrailleLineTests {
  /// A series of a chart in so many cells, over all of its points.
  private static func line(
    _ chart: ChartDescriptor, series index: Int, cells: Int, _ dots: BrailleText.Style.Dots = .six
  ) -> (line: BrailleLine, points: OrderedPoints) {
    let points = OrderedPoints(chart.series[index], of: chart)
    let xs = chart.series.flatMap(\.xs).filter { $0.isFinite }
    let columns = BrailleColumns(
      points, points.points, in: chart, over: chart.xRange(of: xs), cells: cells)
    let levels = BrailleLevels(dots, of: chart.axis(of: chart.series[index]))
    return (BrailleLine(points, columns, by: levels, cells: cells), points)
  }

  static let cellCounts = [8, 9, 40, 200]

  @Test(arguments: SessionCharts.all.indices, cellCounts)
  func everyPointHasItsCellAndNoneIsLost(index: Int, cells: Int) {
    let chart = SessionCharts.all[index].chart.withTotals
    for series in chart.series.indices {
      let (line, points) = Self.line(chart, series: series, cells: cells)
      #expect(line.cells.count <= cells)
      // Together, the cells stand for all points in order, each for its own.
      #expect(line.cells.flatMap { Array($0.points) } == Array(points.points))
      let isFound = points.points.allSatisfy { point in
        line.cell(ofPoint: point).map { line.cells[$0].points.contains(point) } ?? false
      }
      #expect(isFound)
      #expect(line.cell(ofPoint: points.points.upperBound) == nil)
    }
  }

  @Test(arguments: SessionCharts.all.indices, cellCounts)
  func extremesAreFeltAndWhatIsMissingIsEmpty(index: Int, cells: Int) {
    let chart = SessionCharts.all[index].chart.withTotals
    for series in chart.series.indices {
      for dots in BrailleText.Style.Dots.allCases {
        let (line, points) = Self.line(chart, series: series, cells: cells, dots)
        let values = points.points.map { points.ys[$0] }.filter(\.isFinite)
        let shown = line.cells.compactMap(\.shown).map { points.ys[$0] }
        #expect(shown.min() == values.min())
        #expect(shown.max() == values.max())
        let areRight = line.cells.allSatisfy { cell in
          let hasValue = cell.points.contains { points.ys[$0].isFinite }
          return (cell.shown != nil) == hasValue && (cell.character == .empty) == !hasValue
            && cell.shown.map(cell.points.contains) ?? true
        }
        #expect(areRight)
        guard let minimum = values.min(), let maximum = values.max(), minimum < maximum,
          chart.axis(of: chart.series[series]).range == minimum...maximum
        else { continue }
        #expect(line.cells.contains { $0.character == dots.levels.first })
        #expect(line.cells.contains { $0.character == dots.levels.last })
      }
    }
  }

  @Test func aLoneSpikeAmongManyPointsIsFelt() {
    var ys = (0..<9000).map { Double($0 % 7) }
    ys[4321] = 1000
    let chart = Charts.line(ys)
    let (line, _) = Self.line(chart, series: 0, cells: 40)
    #expect(line.cells.count { $0.character == [1, 4] } == 1)
    #expect(line.cells[line.cell(ofPoint: 4321) ?? 0].character == [1, 4])
  }

  @Test func levelsAreEqualPartsOfTheAxis() {
    let axis = NumericAxis(title: "", range: 0...8)
    let eight = BrailleLevels(.eight, of: axis)
    for level in 0..<8 {
      #expect(
        eight.character(of: Double(level) + 0.5) == BrailleText.Style.Dots.eight.levels[level])
    }
    let six = BrailleLevels(.six, of: axis)
    #expect(
      [0, 1.9, 2, 3.9, 4, 6, 8].map { six.character(of: $0) }
        == [[3, 6], [3, 6], [2, 3, 5, 6], [2, 3, 5, 6], [1, 2, 4, 5], [1, 4], [1, 4]])
    #expect(six.character(of: -99) == [3, 6] && six.character(of: 99) == [1, 4])
    #expect(six.character(of: .nan) == .empty && six.character(of: nil) == .empty)
    // On a logarithmic axis, equal ratios are equally far apart.
    let log = BrailleLevels(.six, of: NumericAxis(title: "", range: 1...10_000, scale: .log10))
    #expect([2, 20, 200, 2000].map { log.character(of: $0) } == BrailleText.Style.Dots.six.levels)
  }

  @Test func absentRowsLeaveEmptyCells() {
    var xs = (0..<20).map(Double.init)
    xs.removeSubrange(8..<13)
    let chart = Charts.chart([Charts.series(xs, xs: xs)])
    let (line, _) = Self.line(chart, series: 0, cells: 40)
    #expect(line.cells.count == 20)
    #expect(line.cells.indices.filter { line.cells[$0].points.isEmpty } == Array(8..<13))
    // Where cells are few, a hole takes one, and the points keep theirs.
    let far = Charts.chart([Charts.series([1, 2, 3, 4, 5, 6], xs: [1, 2, 3, 4, 9000, 9001])])
    #expect(Self.line(far, series: 0, cells: 8).line.cells.map(\.shown) == [0, 1, 2, 3, nil, 4, 5])
  }

  @Test func linesOfSeveralSeriesStandBelowEachOther() {
    let chart = Charts.chart([
      Charts.series([1, 2, 3, 4, 5, 6], xs: [0, 1, 2, 3, 4, 5]),
      Charts.series([1, 2, 3, 4], xs: [2, 3, 4, 5]),
    ])
    let cells = Self.line(chart, series: 1, cells: 40).line.cells
    #expect(cells.map(\.shown) == [nil, nil, 0, 1, 2, 3])
  }

  @Test func namesKeepTheirPlaces() {
    let axis = CategoricalAxis(title: "", categories: ["a", "b", "c", "d"])
    let chart = Charts.chart(
      [Charts.series([5, 1], xs: [1, 3], isContinuous: false)], kind: .bar,
      xAxis: .categorical(axis))
    #expect(Self.line(chart, series: 0, cells: 40).line.cells.map(\.shown) == [nil, 0, nil, 1])
  }
}
