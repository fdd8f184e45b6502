import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession

/// Steps through a chart, without sound and words.
@Suite struct WalkTests {
  private static func walk(_ chart: ChartDescriptor) -> Walk {
    Walk(chart, sound: SoundOptions())
  }

  private static func line(_ count: Int) -> Walk { walk(Charts.line((0..<count).map(Double.init))) }

  @Test func aStepTellsWhereItBeganAndMovesOneStop() {
    var walk = Self.line(5)
    let start = walk.cursor
    #expect(walk.move(by: 1) == .arrived(Walk.Arrival(origin: start)))
    #expect(walk.cursor == Walk.Cursor(series: 0, stop: 1))
  }

  @Test func noStepLeadsBeyondTheEnds() {
    var walk = Self.line(5)
    let first = Walk.Outcome.blocked(.endOfSeries(.minimum, goesOn: false, isOnly: false))
    #expect(walk.move(by: -1) == first)
    #expect(walk.move(to: .minimum) == first)
    // As far as there are any stops.
    _ = walk.move(by: 99)
    #expect(walk.cursor?.stop == 4)
    let last = Walk.Outcome.blocked(.endOfSeries(.maximum, goesOn: false, isOnly: false))
    #expect(walk.move(by: 1) == last)
    #expect(walk.cursor?.stop == 4)
  }

  @Test func theEndOfAViewIsNotThatOfTheChart() {
    var walk = Self.line(100)
    #expect(walk.zoomIn() == .viewed(isCursorCarried: false))
    _ = walk.move(to: .maximum)
    #expect(
      walk.move(by: 1) == .blocked(.endOfSeries(.maximum, goesOn: true, isOnly: false)))
    #expect(walk.showWhole() == .viewed(isCursorCarried: false))
    #expect(walk.showWhole() == .blocked(.allInView))
  }

  @Test func whereNoSeriesHasPointsEveryStepIsLost() {
    var walk = Self.walk(Charts.chart([Charts.series([])]))
    #expect(walk.cursor == nil && walk.place == nil)
    let steps: [(inout Walk) -> Walk.Outcome] = [
      { $0.move(by: 1) }, { $0.move(by: -1) }, { $0.move(byTenths: 1) }, { $0.move(to: .minimum) },
      { $0.changeSeries(by: 1) }, { $0.goToExtreme(.maximum, ofChart: true) },
      { $0.goToLandmark(.all, forward: true) }, { $0.go(toPlaceNamed: "3") },
      { $0.go(toPoint: 1) }, { $0.zoomIn() }, { $0.zoomOut() }, { $0.pan(byWidths: 0.5) },
    ]
    for (number, step) in steps.enumerated() {
      #expect(step(&walk) == Walk.lost, "step \(number)")
    }
  }

  @Test func everyViewHasANumberOfItsOwn() {
    var walk = Self.line(100)
    let whole = walk.viewNumber
    _ = walk.move(by: 3)
    _ = walk.zoomOut()
    #expect(walk.viewNumber == whole)
    _ = walk.zoomIn()
    let part = walk.viewNumber
    #expect(part != whole)
    _ = walk.showWhole()
    // It looks like the first, but it might be one of other data.
    #expect(walk.viewNumber != part && walk.viewNumber != whole)
  }

  @Test func theCursorIsCarriedIntoAViewThatLacksItsX() {
    var walk = Self.line(100)
    _ = walk.zoomIn()
    #expect(walk.pan(byWidths: 1) == .viewed(isCursorCarried: true))
    #expect(walk.pan(byWidths: 9) == .blocked(.endOfAxis(.maximum)))
  }

  @Test func aSeriesOnTheWayDoesNotLeadAstray() {
    let xs = (0..<11).map { Double($0) * 10 }
    let ys = xs.map { $0 / 2 }
    var walk = Self.walk(
      Charts.chart([
        Charts.series(ys, xs: xs, name: "a"), Charts.series([1, 2], xs: [0, 5], name: "b"),
        Charts.series(ys, xs: xs, name: "c"),
      ]))
    _ = walk.move(to: .maximum)
    _ = walk.changeSeries(by: 1)
    #expect(walk.x == 5)
    _ = walk.changeSeries(by: 1)
    #expect(walk.x == 100)
    #expect(walk.changeSeries(by: 1) == .blocked(.endOfChart(isLast: true)))
    // A step of another kind forgets the x.
    _ = walk.changeSeries(by: -1)
    _ = walk.move(by: -1)
    _ = walk.changeSeries(by: 1)
    #expect(walk.x == 0)
  }

  @Test func anExtremeOutOfViewComesIntoView() throws {
    var walk = Self.walk(Charts.line([9] + (0..<99).map { Double($0 % 7) }))
    _ = walk.move(to: .maximum)
    while case .viewed = walk.zoomIn() {}
    let view = walk.viewNumber
    guard case .arrived(let arrival) = walk.goToExtreme(.maximum, ofChart: false) else {
      Issue.record("nothing was found")
      return
    }
    #expect(arrival.isInNewView && walk.viewNumber != view)
    #expect(arrival.target == .extreme(.maximum, ofSeries: 1))
    #expect(walk.place?.y == 9)
  }

  @Test func landmarksAreVisitedOnceEach() {
    var walk = Self.walk(Charts.line([1, .nan, 3, 4, .nan, 6]))
    var visited: [Int] = []
    while case .arrived = walk.goToLandmark(.gaps, forward: true), visited.count < 9 {
      visited.append(walk.cursor?.stop ?? -1)
    }
    #expect(visited == [1, 4])
    #expect(
      walk.goToLandmark(.gaps, forward: true)
        == .blocked(.noLandmark(.gaps, forward: true, hasOthers: true)))
    #expect(
      walk.goToLandmark(.crossings, forward: true)
        == .blocked(.noLandmark(.crossings, forward: true, hasOthers: false)))
  }

  @Test func aNameThatNothingHasIsGivenBack() {
    var walk = Self.line(9)
    #expect(walk.go(toPlaceNamed: "nowhere") == .blocked(.notFound("nowhere")))
    #expect(walk.cursor?.stop == 0)
  }

  @Test func otherDataKeepTheXTheViewAndTheMark() {
    var walk = Self.line(100)
    _ = walk.move(by: 60)
    #expect(walk.setMark()?.number == 1)
    _ = walk.zoomIn()
    let (view, x) = (walk.view.xs, walk.x)
    let longer = Charts.line((0..<101).map { Double($0) + 1 })
    #expect(walk.change(to: longer)?.series[0].count == 100)
    #expect(walk.x == x && walk.marks.all.map(\.point.x) == [60])
    #expect(walk.marks.all.map(\.point.y) == [61])
    #expect(abs(walk.view.xs.lowerBound - view.lowerBound) < 2 && !walk.view.isWhole)
    let number = walk.viewNumber
    #expect(walk.change(to: longer) == nil)
    #expect(walk.viewNumber == number)
    // The marked point is gone.
    _ = walk.change(to: Charts.line([1, 2, 3]))
    #expect(walk.marks.all.isEmpty && walk.cursor != nil)
  }
}
