import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession
@testable import SonifyWords

/// Braille in sessions: what is shown with texts, and how keys move along the cells.
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
    effects?.lazy.compactMap { if case .braille(let view, _) = $0 { view } else { nil } }.last
  }

  /// The texts that are spoken.
  private static func texts(_ effects: [SessionEffect]) -> [String] {
    effects.compactMap {
      switch $0 {
      case .say(let text): text
      case .braille(_, let text): text
      default: nil
      }
    }
  }

  private static let rising = Charts.line((0..<10).map(Double.init))

  @Test func bTurnsItOnAndOffAndIsKept() throws {
    var session = Self.session(Self.rising)
    let effects = Self.effects(&session, ["b", "l", "b", "l"])
    #expect(effects[0].contains(.say("braille on, 40 cells")))
    #expect(
      Self.view(effects[0])
        == SessionEffect.BrailleView(words: "0 0 ", cells: "⠤⠤⠤⠶⠶⠛⠛⠉⠉⠉", column: 0))
    // The line comes after the text.
    #expect(effects[0].last == .braille(try #require(Self.view(effects[0])), saying: nil))
    // It replaces the text of a point, which is still spoken.
    let next = SessionEffect.BrailleView(words: "1 1 ", cells: "⠤⠤⠤⠶⠶⠛⠛⠉⠉⠉", column: 1)
    #expect(effects[1].last == .braille(next, saying: "1, 1"))
    #expect(!effects[1].contains(.say("1, 1")))
    #expect(effects[2].contains(.say("braille off")))
    #expect(Self.view(effects[2]) == nil && Self.view(effects[3]) == nil)
    var kept = SessionSettings()
    kept.braille = true
    #expect(effects[0].contains(.keep(kept)))
    var again = Session(Self.rising, options: SessionOptions(), settings: kept)
    #expect(Self.view(again.begin(at: SessionEvent.Moment(time: Seconds(0)))) != nil)
  }

  @Test func hurriedKeysMoveTheCursorAtOnceAndSpeakAtRest() {
    var session = Self.session(Self.rising)
    _ = Self.effects(&session, ["b"])
    let effects = Self.effects(&session, [.right, .right, .right, .left], apart: 0.03)
    #expect(effects.allSatisfy { Self.texts($0).isEmpty })
    #expect(effects.map { Self.view($0)?.column } == [1, 2, 3, 2])
    #expect(effects.map { Self.view($0)?.words } == ["0 0 ", "0 0 ", "0 0 ", "0 0 "])
    let atRest = session.reduce(.timer, at: SessionEvent.Moment(time: Seconds(1)))
    #expect(Self.texts(atRest) == ["2, 2"] && atRest.count == 1)
    #expect(Self.view(atRest)?.column == 2 && Self.view(atRest)?.words == "2 2 ")
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
    #expect(Self.texts(effects[4]) == ["1, 1"])
  }

  /// Routing keys look for the text around the cursor, and press one key too many at the ends.
  @Test func theRowStaysUntilArrowsAreDone() {
    var session = Self.session(Self.rising)
    let shown = Self.view(Self.effects(&session, ["b"])[0])
    var time = 10.0
    for (key, column) in [(SessionKey.left, 0), (.right, 1), (.right, 2), (.left, 1)] {
      time += 1
      let effects = session.reduce(.key(key), at: SessionEvent.Moment(time: Seconds(time)))
      #expect(Self.texts(effects).isEmpty)
      let rest = session.reduce(.timer, at: SessionEvent.Moment(time: Seconds(time + 0.2)))
      #expect(Self.texts(rest).count == 1 && Self.view(rest)?.column == column)
      #expect(Self.view(rest)?.cells == shown?.cells)
    }
  }

  @Test func anotherSeriesOrViewHasAnotherLine() {
    let chart = Charts.chart([
      Charts.series([1, 2, 3, 4, 5, 6, 7, 8], name: "up"),
      Charts.series([8, 7, 6, 5, 4, 3, 2, 1], name: "down"),
    ])
    var session = Self.session(chart)
    let effects = Self.effects(&session, ["b", "j", "l", "+", "l", "z", "l"])
    // The name of a series and the range of a view are words alone.
    #expect(
      effects.map { Self.view($0)?.cells }
        == ["⠤⠤⠶⠶⠛⠛⠉⠉", nil, "⠉⠉⠛⠛⠶⠶⠤⠤", nil, "⠉⠉⠛⠶", nil, "⠉⠉⠛⠛⠶⠶⠤⠤"])
    #expect(effects[1].contains(.say("down, 0, 8")))
  }

  @Test func noMoreCellsThanTheTerminalHasColumns() {
    var session = Self.session(Charts.line((0..<300).map(Double.init)), cells: 80)
    let before = Self.effects(&session, ["b"])
    #expect(Self.view(before[0])?.cells.count == 72)
    _ = session.reduce(.resized(columns: 30), at: SessionEvent.Moment(time: Seconds(2)))
    let after = session.reduce(.key("l"), at: SessionEvent.Moment(time: Seconds(3)))
    #expect(Self.view(after)?.cells.count == 22)
  }

  @Test func wordsAndCellsAreSwapped() {
    var session = Self.session(Self.rising, cells: 14)
    let effects = Self.effects(&session, ["B", "b", "l", "B", "l", .right, "B", "l"])
    #expect(Self.texts(effects[0]).first?.hasPrefix("braille is off") == true)
    #expect(effects.map { Self.view($0)?.column } == [nil, 0, 1, nil, nil, nil, 3, 4])
    #expect(effects.map { Self.view($0)?.words } == [nil, "", "", nil, nil, nil, "", ""])
    #expect(effects[4].contains(.say("2, 2")))
    #expect(Self.texts(effects[6]) == ["3, 3"])
  }

  @Test(arguments: [8, 14, 20, 40])
  func everyTextFitsTheDisplay(cells: Int) {
    for sample in SessionCharts.all {
      var session = Self.session(sample.chart, cells: cells)
      for effects in Self.effects(
        &session, ["b", "l", "d", "d", "w", "o", "o", "n", "j", "g", "i"])
      {
        for case .say(let text) in effects {
          #expect(DisplayWidth.columns(text) <= cells, "\(sample.name): \(text)")
        }
      }
    }
  }

  @Test func aPromptStaysTheLastLine() {
    var session = Self.session(Self.rising)
    let effects = Self.effects(&session, ["b", "G"])
    #expect(Self.view(effects[1]) == nil)
    let answered = session.reduce(.answer("7"), at: SessionEvent.Moment(time: Seconds(4)))
    #expect(Self.view(answered)?.column == 7)
  }
}
