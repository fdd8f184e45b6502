import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession
@testable import SonifyWords

/// Braille in sessions: what is shown behind texts, and how keys move along the cells.
@Suite struct BrailleSessionTests {
  /// Presses keys so long after one another; what each brings is given back.
  private static func effects(
    _ session: inout Session, _ keys: [SessionKey], apart: Double = 1
  ) -> [[SessionEffect]] {
    var time = 0.0
    return keys.map { key in
      time += apart
      return session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(time)))
    }
  }

  private static func session(_ chart: ChartDescriptor, cells: Int = 40) -> Session {
    var options = SessionOptions()
    options.braille.cells = cells
    return Session(chart, options: options, settings: SessionSettings())
  }

  private static func view(_ effects: [SessionEffect]?) -> SessionEffect.BrailleView? {
    effects?.lazy.compactMap { if case .braille(let view) = $0 { view } else { nil } }.last
  }

  private static let rising = Charts.line((0..<10).map(Double.init))

  @Test func bTurnsItOnAndOffAndIsKept() throws {
    var session = Self.session(Self.rising)
    let effects = Self.effects(&session, ["b", "l", "b", "l"])
    #expect(effects[0].contains(.say("braille on, 40 cells")))
    #expect(Self.view(effects[0]) == SessionEffect.BrailleView(cells: "⠤⠤⠤⠶⠶⠛⠛⠉⠉⠉", column: 0))
    // The cells come behind the text.
    #expect(effects[0].last == .braille(try #require(Self.view(effects[0]))))
    #expect(Self.view(effects[1])?.column == 1)
    #expect(effects[2].contains(.say("braille off")))
    #expect(Self.view(effects[2]) == nil && Self.view(effects[3]) == nil)
    var kept = SessionSettings()
    kept.braille = true
    #expect(effects[0].contains(.keep(kept)))
    var next = Session(Self.rising, options: SessionOptions(), settings: kept)
    #expect(Self.view(next.begin(at: SessionEvent.Moment(time: Seconds(0)))) != nil)
  }

  @Test func hurriedKeysMoveTheCursorAtOnceAndSpeakAtRest() {
    var session = Self.session(Self.rising)
    _ = Self.effects(&session, ["b"])
    let effects = Self.effects(&session, [.right, .right, .right, .left], apart: 0.03)
    #expect(
      effects.dropFirst().allSatisfy { !$0.contains { if case .say = $0 { true } else { false } } })
    #expect(effects.map { Self.view($0)?.column } == [1, 2, 3, 2])
    let atRest = session.reduce(.timer, at: SessionEvent.Moment(time: Seconds(1)))
    #expect(atRest.count == 2)
    #expect(Self.view(atRest)?.column == 2)
  }

  /// A routing key of a braille display presses Left or Right until the cursor is on its cell.
  @Test(arguments: SessionCharts.all.indices)
  func arrowsGoFromCellToCell(index: Int) {
    let chart = SessionCharts.all[index].chart
    var session = Self.session(chart, cells: 16)
    guard let start = Self.view(Self.effects(&session, ["b"]).last) else { return }
    var column = start.column
    for key in Array(repeating: SessionKey.right, count: 16) + Array(repeating: .left, count: 16) {
      let cells = session.cursor.flatMap { session.brailleLines[$0.series] }?.line.cells ?? []
      let next = key == .right ? column + 1 : column - 1
      _ = session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(9)))
      guard let now = session.cursorColumn else { continue }
      if cells.indices.contains(next), !cells[next].points.isEmpty { #expect(now == next) }
      #expect(key == .right ? now >= column : now <= column)
      column = now
    }
  }

  @Test func lettersGoByPointsWhereCellsAreFew() {
    var session = Self.session(Charts.line((0..<100).map(Double.init)), cells: 10)
    let effects = Self.effects(&session, ["b", .right, .right, "a", "l", "l"])
    #expect(effects.map { Self.view($0)?.column } == [0, 1, 2, 0, 0, 0])
    #expect(effects[1].contains { if case .say(let text) = $0 { text == "19, 19" } else { false } })
    #expect(effects[4].contains { if case .say(let text) = $0 { text == "1, 1" } else { false } })
  }

  @Test func anotherSeriesOrViewHasAnotherLine() {
    let chart = Charts.chart([
      Charts.series([1, 2, 3, 4, 5, 6, 7, 8], name: "up"),
      Charts.series([8, 7, 6, 5, 4, 3, 2, 1], name: "down"),
    ])
    var session = Self.session(chart)
    let effects = Self.effects(&session, ["b", "j", "+", "z"])
    #expect(
      effects.map { Self.view($0)?.cells } == ["⠤⠤⠶⠶⠛⠛⠉⠉", "⠉⠉⠛⠛⠶⠶⠤⠤", "⠉⠉⠛⠛", "⠉⠉⠛⠛⠶⠶⠤⠤"])
  }

  @Test func noMoreCellsThanTheTerminalHasColumns() {
    var session = Self.session(Charts.line((0..<300).map(Double.init)), cells: 80)
    let before = Self.effects(&session, ["b"])
    #expect(Self.view(before[0])?.cells.count == 80)
    _ = session.reduce(.resized(columns: 30), at: SessionEvent.Moment(time: Seconds(2)))
    let after = session.reduce(.key("l"), at: SessionEvent.Moment(time: Seconds(3)))
    #expect(Self.view(after)?.cells.count == 30)
  }

  @Test func aPromptStaysTheLastLine() {
    var session = Self.session(Self.rising)
    let effects = Self.effects(&session, ["b", "G"])
    #expect(Self.view(effects[1]) == nil)
    let answered = session.reduce(.answer("7"), at: SessionEvent.Moment(time: Seconds(4)))
    #expect(Self.view(answered)?.column == 7)
  }
}
