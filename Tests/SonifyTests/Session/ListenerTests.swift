import Testing

@testable import SonifySession

/// What a listener must be told who hears one line at a time and sees nothing.
@Suite struct ListenerTests {
  private func said(_ keys: String, in session: Session) throws -> [String] {
    ScriptedSession(session, script: try KeyScript(parsing: keys)).compactMap {
      if case .effect(.say(let text)) = $0.content { text } else { nil }
    }
  }

  @Test func theSeriesThatPlayingLedToIsNamed() throws {
    let texts = try said("End p wait 5s l l", in: .with("stocks"))
    #expect(texts.suffix(2) == ["AMZN, November 2003, 54", "December 2003, 52.6"])
  }

  @Test func theSeriesOfAHurriedKeyIsNamedByTheNext() throws {
    let texts = try said("l@40ms j@40ms l wait 1s l", in: .with("city-temperatures"))
    #expect(texts.suffix(2) == ["San Francisco, Mar, 54", "Apr, 55.6"])
  }

  @Test func allDigitsOfAValueCanBeHeard() throws {
    let chart = Charts.line([1204.5, 1310.25, 98_000])
    let session = Session(chart, options: SessionOptions(), settings: SessionSettings())
    #expect(try said("l", in: session).last == "1, 1,310")
    #expect(try said("l y", in: session).last == "y: 1,310.25")
  }

  @Test func theMiddleOfAStopComesBeforeItsSize() throws {
    let text = try #require(try said("l", in: .with("co2")).last)
    #expect(text == "10 May to 14 June 1958, median 317.7, 317.5 to 317.9, 6 points, 4 missing")
    #expect(text.prefix(40).contains("317.7"), "within the reach of a braille line")
  }

  @Test func whatWasKeptIsToldAtTheStart() throws {
    var settings = SessionSettings()
    settings.speed = 2
    settings.landmarks = .gaps
    let first = try said("wait 1s", in: .with("births", settings: settings)).first
    #expect(first == "births, 59 points, speed 2, gaps, ? lists keys")
  }

  @Test func aSeriesCanBeGoneTo() throws {
    #expect(try said("goto GOOG", in: .with("stocks")).last?.hasPrefix("GOOG, ") == true)
  }

  @Test func aJumpOutOfViewTellsTheNewView() throws {
    let texts = try said("+ + + f", in: .with("births"))
    #expect(texts.last == "lowest, 118.5 in 1975, view 1968 to 1975, 8 points")
  }

  @Test func monthsAndYearsAreCountedAsSuch() throws {
    let texts = try said("m l l M L M", in: .with("stocks"))
    #expect(texts.contains { $0.hasSuffix("2 points after the mark, 2 months later") })
  }
}
