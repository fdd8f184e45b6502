import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifySession

/// Which text is read out, which of its lines, and what it makes known.
@Suite struct SpeechReadingTests {
  private static let long = TextPages(["one two three four five six seven"], width: 14)
  private static let short = TextPages(["short"], width: 20)

  /// A key, and the next line of the text if it asks for that.
  private static func next(
    _ speech: inout Speech, _ command: Command, at time: Double
  ) -> String? {
    let isDropped = speech.keyPressed(at: Seconds(time))
    guard let reading = speech.turn(for: command, isDropped: isDropped) else {
      speech.closeReading()
      return nil
    }
    _ = speech.utter(reading.pages.line, at: Seconds(time))
    return reading.pages.line
  }

  @Test func theSameCommandContinuesATextFromLineToLineAndRound() {
    var speech = Speech()
    #expect(speech.say(Self.long, of: .describe, at: Seconds(0)) == [.say(Self.long.lines[0])])
    for turn in 1...(2 * Self.long.lines.count) {
      let line = Self.next(&speech, .describe, at: Double(turn))
      #expect(line == Self.long.lines[turn % Self.long.lines.count])
    }
  }

  @Test func enterContinuesATextUntilItsEnd() {
    var speech = Speech()
    _ = speech.say(Self.long, of: .describe, at: Seconds(0))
    for (number, line) in Self.long.lines.enumerated().dropFirst() {
      #expect(Self.next(&speech, .repeatPoint, at: Double(number)) == line)
    }
    #expect(Self.next(&speech, .repeatPoint, at: 99) == nil)
  }

  @Test func anotherCommandAndATextOfOneLineLeaveNothingToContinue() {
    var speech = Speech()
    _ = speech.say(Self.long, of: .describe, at: Seconds(0))
    #expect(Self.next(&speech, .statistics, at: 1) == nil)
    #expect(Self.next(&speech, .describe, at: 2) == nil)
    _ = speech.say(Self.short, of: .describe, at: Seconds(3))
    #expect(Self.next(&speech, .describe, at: 4) == nil)
  }

  @Test func aLineThatWasNeverReadOutStaysTheNext() {
    var speech = Speech()
    _ = speech.say(Self.long, of: .describe, at: Seconds(0))
    #expect(Self.next(&speech, .describe, at: 1) == Self.long.lines[1])
    // This one waits, and the key after it comes before its time.
    #expect(Self.next(&speech, .describe, at: 1.1) == Self.long.lines[2])
    #expect(speech.due != nil)
    #expect(Self.next(&speech, .describe, at: 1.2) == Self.long.lines[2])
  }

  @Test func aTextThatWaitsIsReadOutOnceWhenItIsDue() throws {
    var speech = Speech()
    _ = speech.keyPressed(at: Seconds(0))
    _ = speech.keyPressed(at: Seconds(0.1))
    #expect(speech.say(Self.short, of: nil, at: Seconds(0.1)).isEmpty)
    let due = try #require(speech.due)
    #expect(speech.readOutWaiting(at: Seconds(due.value - 0.01)).isEmpty)
    #expect(speech.readOutWaiting(at: due) == [.say("short")])
    #expect(speech.due == nil && speech.readOutWaiting(at: due).isEmpty)
  }

  @Test func anAnnouncementIsContinuedByEnter() {
    var speech = Speech()
    #expect(speech.announce(Self.long) == [.say(Self.long.lines[0])])
    #expect(Self.next(&speech, .repeatPoint, at: 1) == Self.long.lines[1])
  }

  @Test func theUnitOfEveryAxisIsNewsOnce() {
    var context = SpeechContext()
    let news = [0, 0, 1].map { context.isUnitNew(onAxis: $0) }
    #expect(news == [true, false, true])
  }

  @Test func aUnitInATextOfAHurriedKeyWasNotSaid() {
    var context = SpeechContext()
    let news = [true, false].map { isHurried in
      context.keyPressed(isHurried: isHurried)
      return context.isUnitNew(onAxis: 0)
    }
    #expect(news == [false, true])
  }

  @Test func aLevelIsKnownWhenItsTextWasReadOut() {
    var context = SpeechContext()
    let beforeReading = [2, 2].map { context.isNew(level: $0) }
    #expect(beforeReading == [true, true])
    context.readOut()
    // A text that is about no level leaves the known one.
    context.keyPressed(isHurried: false)
    context.readOut()
    let afterReading = [2, 3].map { context.isNew(level: $0) }
    #expect(afterReading == [false, true])
  }
}
