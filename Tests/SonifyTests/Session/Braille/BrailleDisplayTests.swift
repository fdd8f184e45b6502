import Testing

@testable import SonifyComposition
@testable import SonifySession
@testable import SonifyWords

/// What is shown in braille of a walk, without keys.
@Suite struct BrailleDisplayTests {
  private static func walk(_ count: Int) -> Walk {
    Walk(Charts.line((0..<count).map(Double.init)), sound: SoundOptions())
  }

  private static func style(cells: Int) -> BrailleText.Style {
    var style = BrailleText.Style()
    style.cells = cells
    return style
  }

  @Test func cellsFollowATextAndThenTheCursorAlone() {
    var (display, walk) = (BrailleDisplay(), Self.walk(10))
    let style = Self.style(cells: 40)
    // No text has come that cells could follow.
    #expect(display.show(walk, in: style, isTextNew: false) == nil)
    let first = display.show(walk, in: style, isTextNew: true)
    #expect(first?.column == 0)
    #expect(display.show(walk, in: style, isTextNew: true) == first)
    #expect(display.show(walk, in: style, isTextNew: false) == nil)
    _ = walk.move(by: 4)
    let moved = display.show(walk, in: style, isTextNew: false)
    #expect(moved?.column == 4 && moved?.cells == first?.cells)
  }

  @Test func otherCellsWaitForAText() {
    var (display, walk) = (BrailleDisplay(), Self.walk(100))
    let style = Self.style(cells: 40)
    let whole = display.show(walk, in: style, isTextNew: true)
    _ = walk.move(by: 50)
    _ = walk.zoomIn()
    #expect(display.show(walk, in: style, isTextNew: false) == nil)
    let part = display.show(walk, in: style, isTextNew: true)
    #expect(part != nil && part?.cells != whole?.cells)
  }

  @Test func anotherWidthMakesAnotherLine() {
    var display = BrailleDisplay()
    let walk = Self.walk(100)
    for cells in [40, 20, 40] {
      let view = display.show(walk, in: Self.style(cells: cells), isTextNew: true)
      #expect(view?.cells.count == cells)
    }
  }

  @Test func neighboursLeadFromCellToCell() {
    var (display, walk) = (BrailleDisplay(), Self.walk(100))
    let style = Self.style(cells: 10)
    #expect(display.neighbour(isNext: false, of: walk, in: style) == .end(.minimum))
    for column in 1..<10 {
      guard case .point(let point) = display.neighbour(isNext: true, of: walk, in: style) else {
        Issue.record("no cell follows \(column - 1)")
        return
      }
      _ = walk.go(toPoint: point)
      #expect(display.column(of: walk, in: style) == column)
    }
    #expect(display.neighbour(isNext: true, of: walk, in: style) == .end(.maximum))
  }

  @Test func withoutPointsThereIsNoCell() {
    var display = BrailleDisplay()
    let walk = Walk(Charts.chart([Charts.series([])]), sound: SoundOptions())
    #expect(display.show(walk, in: Self.style(cells: 40), isTextNew: true) == nil)
    #expect(display.neighbour(isNext: true, of: walk, in: Self.style(cells: 40)) == nil)
  }
}
