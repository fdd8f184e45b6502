import Testing

@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession
@testable import SonifyWords

/// What is shown in braille of a walk, without keys.
@Suite struct BrailleDisplayTests {
  private static func walk(_ count: Int) -> Walk {
    Walk(Charts.line((0..<count).map(Double.init)), sound: SoundOptions())
  }

  private static func texts(_ walk: Walk, cells: Int = 40) -> WalkTexts {
    var options = SessionOptions()
    options.braille.cells = cells
    return WalkTexts(walk: walk, choices: Choices(options, given: SessionSettings()))
  }

  @Test func wordsAndCellsShareALine() {
    var (display, walk) = (BrailleDisplay(), Self.walk(100))
    let first = display.show(Self.texts(walk))
    #expect(first?.words == "0 0   " && first?.cells.count == 34 && first?.column == 0)
    _ = walk.move(to: .maximum)
    let last = display.show(Self.texts(walk))
    #expect(last?.words == "99 99 " && last?.cells == first?.cells && last?.column == 33)
  }

  @Test func theCursorMovesAmongTheCellsThatAreShown() {
    var (display, walk) = (BrailleDisplay(), Self.walk(10))
    // Nothing is shown among which it could move.
    #expect(display.move(Self.texts(walk)) == nil)
    let first = display.show(Self.texts(walk))
    #expect(display.move(Self.texts(walk)) == nil)
    _ = walk.move(by: 4)
    let moved = display.move(Self.texts(walk))
    #expect(moved?.column == 4 && moved?.cells == first?.cells && moved?.words == first?.words)
    display.leave()
    _ = walk.move(by: 1)
    #expect(display.move(Self.texts(walk)) == nil)
  }

  @Test func otherCellsAreNotMovedAmong() {
    let chart = Charts.line((0..<100).map { Double($0 * $0 % 97) })
    var (display, walk) = (BrailleDisplay(), Walk(chart, sound: SoundOptions()))
    let whole = display.show(Self.texts(walk))
    _ = walk.move(by: 50)
    _ = walk.zoomIn()
    #expect(display.move(Self.texts(walk)) == nil)
    let part = display.show(Self.texts(walk))
    #expect(part != nil && part?.cells != whole?.cells)
  }

  @Test(arguments: [8, 14, 19, 20, 40, 80])
  func aLineFitsTheDisplay(cells: Int) {
    for chart in SessionCharts.all.map(\.chart) {
      var (display, walk) = (BrailleDisplay(), Walk(chart, sound: SoundOptions()))
      var cellsSeen: Set<String> = []
      var widths: Set<Int> = []
      while let view = display.show(Self.texts(walk, cells: cells)) {
        cellsSeen.insert(view.cells)
        widths.insert(DisplayWidth.columns(view.words))
        #expect(DisplayWidth.columns(view.words) + view.cells.count <= cells)
        if cells < 20 { #expect(view.words.isEmpty) }
        guard case .arrived = walk.move(by: 1) else { break }
      }
      // Cells never move.
      #expect(cellsSeen.count <= 1 && widths.count <= 1)
    }
  }

  @Test func wordsAreNotCutAtTheStopsInView() {
    for chart in SessionCharts.all.map(\.chart) {
      var (display, walk) = (BrailleDisplay(), Walk(chart, sound: SoundOptions()))
      while let view = display.show(Self.texts(walk, cells: 80)) {
        if !view.words.isEmpty {
          #expect(
            view.words.split(separator: " ").joined(separator: " ")
              == Self.texts(walk).brailleWords?.split(separator: " ").joined(separator: " "))
        }
        guard case .arrived = walk.move(by: 1) else { break }
      }
    }
  }

  @Test func neighboursLeadFromCellToCell() {
    var (display, walk) = (BrailleDisplay(), Self.walk(100))
    func neighbour(isNext: Bool) -> BrailleDisplay.Neighbour? {
      display.neighbour(isNext: isNext, of: Self.texts(walk, cells: 10))
    }
    #expect(neighbour(isNext: false) == .end(.minimum))
    for column in 1..<10 {
      guard case .point(let point) = neighbour(isNext: true) else {
        Issue.record("no cell follows \(column - 1)")
        return
      }
      _ = walk.go(toPoint: point)
      #expect(display.column(of: Self.texts(walk, cells: 10)) == column)
    }
    #expect(neighbour(isNext: true) == .end(.maximum))
  }

  @Test func withoutPointsThereIsNoCell() {
    var display = BrailleDisplay()
    let walk = Walk(Charts.chart([Charts.series([])]), sound: SoundOptions())
    #expect(display.show(Self.texts(walk)) == nil)
    #expect(display.neighbour(isNext: true, of: Self.texts(walk)) == nil)
  }

  @Test func wordsAreCutOrFilledToTheirColumns() {
    let layout = BrailleLayout(length: 40, widestWords: 6)
    #expect(layout.words == 6 && layout.cells == 33)
    #expect(layout.field("1 2") == "1 2    ")
    #expect(layout.field("12345678") == "123456 ")
    // A wide character is never cut in half.
    #expect(layout.field("1234年月") == "1234年 ")
    #expect(layout.field("12345年") == "12345  ")
    #expect(BrailleLayout(length: 40, widestWords: 32).words == 0)
    #expect(BrailleLayout(length: 19, widestWords: 3).words == 0)
  }
}
