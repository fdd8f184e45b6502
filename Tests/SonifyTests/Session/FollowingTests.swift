import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyChart
@testable import SonifyComposition
@testable import SonifySession

/// New data while a chart is walked through.
@Suite struct FollowingTests {
  private static func chart(_ ys: [Double]) -> ChartDescriptor { Charts.line(ys) }

  /// The texts and the number of tones with which a session takes new data.
  private func follow(
    _ keys: [SessionKey], _ before: ChartDescriptor, _ after: ChartDescriptor
  ) -> (texts: [String], tones: Int, session: Session) {
    var session = Session(before, options: SessionOptions(), settings: SessionSettings())
    for (index, key) in keys.enumerated() {
      let moment = SessionEvent.Moment(time: Seconds(Double(index + 1)))
      _ = session.reduce(.key(key), at: moment)
    }
    let effects = session.reduce(
      .chartChanged(after), at: SessionEvent.Moment(time: Seconds(60)))
    let texts = effects.compactMap { if case .say(let text) = $0 { text } else { nil as String? } }
    let tones = effects.count { if case .tone = $0 { true } else { false } }
    return (texts, tones, session)
  }

  @Test func aNewPointAtTheEndIsHeardAndSaid() {
    let (texts, tones, session) = follow(["e"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 4]))
    #expect(texts == ["3, 4"])
    #expect(tones == 1)
    #expect(session.stop?.x == 3)
  }

  @Test func ofSeveralNewPointsTheLastIsHeard() {
    let (texts, tones, session) = follow(
      ["e"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 1, 4]))
    #expect(texts == ["2 new points, 4, 4"])
    #expect(tones == 1)
    #expect(session.stop?.x == 4)
  }

  @Test func aNewRangeOfPitchesIsSaid() {
    let end = follow(["e"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 9]))
    #expect(end.texts == ["3, 9, range now 0 to 9"])
    let elsewhere = follow(["a"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 9]))
    #expect(elsewhere.texts == ["1 new point, range now 0 to 9"])
  }

  @Test func elsewhereNewPointsAreAnnouncedAndTheCursorStays() {
    let (texts, tones, session) = follow(
      ["e", "h"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 4]))
    #expect(texts == ["1 new point"])
    #expect(tones == 0)
    #expect(session.stop?.x == 1)
  }

  @Test func whatPlaysIsNotInterrupted() {
    let (texts, tones, _) = follow(
      ["e", "a", "p"], Self.chart([0, 5, 2]), Self.chart([0, 5, 2, 4]))
    #expect(texts == ["1 new point"])
    #expect(tones == 0)
  }

  @Test func aViewOfTheEndMovesWithIt() {
    let ys = (0..<64).map { Double($0 % 5) }
    let (texts, tones, session) = follow(["e", "+", "+"], Self.chart(ys), Self.chart(ys + [4]))
    #expect(texts == ["64, 4"])
    #expect(tones == 1)
    #expect(!session.view.isWhole)
    #expect(session.view.xs.contains(64))
  }

  @Test func anotherSeriesThatGrowsIsAnnounced() {
    let short = Charts.series([1, 2, 3], name: "a")
    func chart(_ other: [Double]) -> ChartDescriptor {
      Charts.chart(
        [short, Charts.series(other, name: "b")],
        xAxis: .numeric(NumericAxis(title: "x", range: 0...4)))
    }
    let (texts, tones, session) = follow(["e"], chart([3, 1, 2]), chart([3, 1, 2, 2, 2]))
    #expect(texts == ["2 new points"])
    #expect(tones == 0)
    #expect(session.stop?.x == 2)
  }
}
