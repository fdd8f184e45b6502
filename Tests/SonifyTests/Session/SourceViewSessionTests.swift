import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifySession

/// Another view of a source, opened while a chart is walked through.
@Suite struct SourceViewSessionTests {
  private static let first = Charts.line((0..<20).map(Double.init))
  private static let second = Charts.line([5, 9, 7])

  private static func session(views: Int?) -> Session {
    var options = SessionOptions()
    options.sourceView = views.map { SessionOptions.SourceView(number: 1, of: $0) }
    return Session(first, options: options, settings: SessionSettings())
  }

  private static func texts(_ effects: [SessionEffect]) -> [String] {
    effects.compactMap {
      switch $0 {
      case .say(let text): text
      case .braille(_, let text): text
      default: nil
      }
    }
  }

  private static func moment(_ time: Double) -> SessionEvent.Moment {
    SessionEvent.Moment(time: Seconds(time))
  }

  @Test func theWalkBeginsAgainInTheNextView() {
    var session = Self.session(views: 2)
    _ = session.reduce(.key("e"), at: Self.moment(1))
    _ = session.reduce(.key("b"), at: Self.moment(2))
    let asked = session.reduce(.key("W"), at: Self.moment(3))
    #expect(asked.contains(.openView(2)) && Self.texts(asked) == ["view 2 of 2"])
    let marks = [KeptMark(series: Self.second.name(ofSeries: 0), x: .number(1), name: "top")]
    let opened = session.reduce(
      .viewOpened(Self.second, number: 2, marks: marks), at: Self.moment(4))
    #expect(Self.texts(opened).first?.contains("3 points") == true)
    #expect(session.walk.marks.all.map(\.name) == ["top"])
    // What follows is of the new chart, also in braille.
    let next = session.reduce(.key("l"), at: Self.moment(5))
    #expect(Self.texts(next) == ["1, 9"])
    #expect(
      next.contains { if case .braille(let view, _) = $0 { view.words == "1 9 " } else { false } })
    // After the last view comes the first.
    #expect(session.reduce(.key("W"), at: Self.moment(6)).contains(.openView(1)))
  }

  @Test(arguments: [nil, 1])
  func aLoneViewHasNoOther(count: Int?) {
    var session = Self.session(views: count)
    let effects = session.reduce(.key("W"), at: Self.moment(1))
    #expect(Self.texts(effects) == ["there is no other view"])
    #expect(effects.contains { if case .cue = $0 { true } else { false } })
  }

  @Test func aViewThatCannotBeReadLeavesTheWalkAsItIs() {
    var session = Self.session(views: 3)
    _ = session.reduce(.key("W"), at: Self.moment(1))
    let effects = session.reduce(.trouble("no data"), at: Self.moment(2))
    #expect(Self.texts(effects) == ["no data"])
    #expect(Self.texts(session.reduce(.key("l"), at: Self.moment(3))) == ["1, 1"])
    // The next is tried, not the same again.
    #expect(session.reduce(.key("W"), at: Self.moment(4)).contains(.openView(3)))
  }
}
