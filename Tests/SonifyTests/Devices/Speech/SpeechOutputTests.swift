import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices

/// Speech through libspeechd, with a service that behaves well or badly.
@Suite(.serialized) struct SpeechOutputTests {
  /// A service, an output that finds it, and what a test waits for.
  private final class Place: Sendable {
    let folder: String
    let output: SpeechOutput

    init() throws {
      folder = NSTemporaryDirectory() + "sonify-speech-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      output = SpeechOutput(SpeechOutput.Client(name: "tests", socket: folder + "/socket"))
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func service(_ manner: SpeechService.Manner = SpeechService.Manner()) throws -> SpeechService {
      try SpeechService(at: folder + "/socket", manner: manner)
    }

    /// Waits for the next event, for twenty seconds at most.
    func event() throws -> SpeechOutput.Event {
      var event: SpeechOutput.Event?
      try wait(for: "an event") {
        event = output.takeEvent()
        return event != nil
      }
      guard let event else { throw NeverCame(what: "an event") }
      return event
    }

    /// Waits for the next event, which must be this one.
    func expect(
      _ expected: SpeechOutput.Event, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let event = try event()
      #expect(event == expected, sourceLocation: sourceLocation)
    }

    func wait(for what: String, until holds: () -> Bool) throws {
      let deadline = ContinuousClock.now + .seconds(20)
      while !holds() {
        guard ContinuousClock.now < deadline else { throw NeverCame(what: what) }
        var ready = pollfd(fd: output.eventDescriptor, events: Int16(POLLIN), revents: 0)
        unsafe poll(&ready, 1, 2)
      }
    }
  }

  @Test func aTextIsSpokenAndItsEndIsTold() async throws {
    let place = try Place()
    let service = try place.service()
    let events = try await onThread {
      place.output.say("1918, 183.9")
      return [try place.event(), try place.event()]
    }
    #expect(events == [.began, .ended])
    #expect(service.texts == ["1918, 183.9"])
    #expect(service.commands.contains("SET SELF PRIORITY TEXT"))
    // The voice is the listener's own.
    let settings = service.commands.filter { $0.uppercased().hasPrefix("SET") }
    #expect(
      settings.allSatisfy { command in
        ["CLIENT_NAME", "NOTIFICATION", "PRIORITY"].contains { command.uppercased().contains($0) }
      }, "\(settings)")
  }

  /// The service of these tests is set to 10.
  @Test func aSpeedIsSetOnceForTheTextsAfterIt() async throws {
    let place = try Place()
    let service = try place.service()
    try await onThread {
      for (number, rate) in [40.0, 40, -250, 0].enumerated() {
        place.output.change(rate: rate)
        place.output.say("text \(number)")
        try place.expect(.began)
        try place.expect(.ended)
      }
    }
    let rates = service.commands.filter { $0.hasPrefix("SET SELF RATE") }
    #expect(rates == ["SET SELF RATE 50", "SET SELF RATE -100", "SET SELF RATE 10"])
  }

  /// Lines that begin with a dot, and several lines, come as they are.
  @Test(arguments: ["first\nsecond", ".5 at 1", "a & b <c> \"d\"", "été, 5 €, 日本"])
  func wordsComeAsTheyAre(text: String) async throws {
    let place = try Place()
    let service = try place.service()
    try await onThread {
      place.output.say(text)
      _ = try place.event()
    }
    #expect(service.texts == [text])
  }

  @Test func aNewTextSilencesTheOldOneFirst() async throws {
    let place = try Place()
    var manner = SpeechService.Manner()
    manner.speaking = .seconds(60)
    let service = try place.service(manner)
    try await onThread {
      place.output.say("old")
      try place.expect(.began)
      place.output.say("new", priority: .important)
      try place.expect(.ended)
      try place.expect(.began)
    }
    let contents = service.contents
    let cancelled = try #require(contents.firstIndex(of: .cancelled("old")))
    let began = try #require(contents.firstIndex(of: .began("new")))
    #expect(cancelled < began)
    #expect(service.commands.contains("SET SELF PRIORITY IMPORTANT"))
  }

  @Test func aTextWaitsForTheAttackOfATone() async throws {
    let place = try Place()
    let service = try place.service()
    let start = SpeechService.now
    try await onThread {
      place.output.say("late", after: .milliseconds(60))
      _ = try place.event()
    }
    let text = try #require(service.events.first { $0.content == .text("late") })
    #expect(text.time - start >= 60_000_000)
  }

  @Test func withoutAServiceItIsToldOnceAndTriedAgain() async throws {
    let place = try Place()
    let (first, more, later) = try await onThread {
      place.output.say("one")
      let first = try place.event()
      for text in ["two", "three"] {
        place.output.say(text)
        guard place.output.waitUntilAtRest(atMost: Seconds(20)) else {
          throw NeverCame(what: "rest")
        }
      }
      let more = place.output.takeEvent()
      let service = try place.service()
      place.output.say("four")
      try place.expect(.began)
      #expect(service.texts == ["four"])
      return (first, more, try place.event())
    }
    #expect(first == .unavailable(.noService))
    #expect(more == nil)
    #expect(later == .ended)
  }

  @Test func aServiceThatDiesAndComesBackSpeaksTheNextText() async throws {
    let place = try Place()
    try await onThread {
      var manner = SpeechService.Manner()
      manner.speaking = .seconds(60)
      let first = try place.service(manner)
      place.output.say("one")
      try place.expect(.began)
      first.stop()
      place.output.cancel()
      try place.expect(.ended)
      place.output.say("two")
      try place.expect(.unavailable(.noService))
      place.output.say("three")
      _ = place.output.waitUntilAtRest(atMost: Seconds(20))
      #expect(place.output.takeEvent() == nil)
      let second = try place.service()
      place.output.say("four")
      try place.expect(.began)
      #expect(second.texts == ["four"])
    }
  }

  /// A service may go in the middle of anything, and the program stays.
  @Test(arguments: [
    "SET SELF CLIENT_NAME", "HISTORY", "SET SELF NOTIFICATION", "SET SELF PRIORITY", "SPEAK", ".",
  ])
  func aServiceThatGoesInTheMiddleIsTold(command: String) async throws {
    let place = try Place()
    try await onThread {
      var manner = SpeechService.Manner()
      manner.leavesAt = command
      let service = try place.service(manner)
      place.output.say("one")
      try place.expect(.unavailable(.noService))
      service.manner = SpeechService.Manner()
      place.output.say("two")
      try place.expect(.began)
      #expect(service.texts.last == "two")
    }
  }

  /// No end of the words will come from a service that has died.
  @Test func theEndOfAServiceIsTheEndOfItsWords() async throws {
    let place = try Place()
    try await onThread {
      var manner = SpeechService.Manner()
      manner.speaking = .seconds(60)
      let service = try place.service(manner)
      place.output.say("one")
      try place.expect(.began)
      service.stop()
      try place.expect(.ended)
      #expect(place.output.isAtRest)
    }
  }

  /// One that was started again meanwhile is no trouble at all.
  @Test func aServiceThatWasStartedAgainIsNotMissed() async throws {
    let place = try Place()
    try await onThread {
      let first = try place.service()
      place.output.say("one")
      try place.expect(.began)
      try place.expect(.ended)
      first.stop()
      let second = try place.service()
      place.output.say("two")
      try place.expect(.began)
      #expect(second.texts == ["two"])
      place.output.close(finishing: true)
      #expect(place.output.waitUntilAtRest(atMost: Seconds(20)))
      try place.wait(for: "a close") { second.contents.contains(.disconnected) }
    }
  }

  /// Nothing that a listener's key asks for may take as long as 20 ms; here it takes microseconds.
  @Test(arguments: [true, false]) func aServiceThatHangsHoldsUpNothing(isThere: Bool) async throws {
    let place = try Place()
    let times = try await onThread {
      var manner = SpeechService.Manner()
      manner.hangs = true
      let service = isThere ? try place.service(manner) : nil
      var times: [Duration] = []
      for number in 0..<200 {
        let start = ContinuousClock.now
        place.output.cancel()
        place.output.say("\(number)", after: .milliseconds(1))
        times.append(.now - start)
        var nothing = pollfd(fd: -1, events: 0, revents: 0)
        unsafe poll(&nothing, 1, 1)
      }
      let start = ContinuousClock.now
      place.output.close(finishing: false)
      times.append(.now - start)
      #expect(service?.texts.isEmpty ?? true)
      return times
    }
    // A busy machine may be late now and then.
    let sorted = times.sorted()
    #expect(sorted[times.count / 2] < .milliseconds(1), "\(sorted.suffix(5))")
    #expect(sorted[times.count * 95 / 100] < .milliseconds(20), "\(sorted.suffix(5))")
  }

  @Test func aServiceThatHangsIsTold() async throws {
    let place = try Place()
    let event = try await onThread {
      var manner = SpeechService.Manner()
      manner.hangs = true
      let service = try place.service(manner)
      place.output.say("one")
      let event = try place.event()
      #expect(place.output.isHung)
      service.manner = SpeechService.Manner()
      place.output.say("last")
      // The text that hung may begin first.
      try place.wait(for: "the last text") { service.texts.last == "last" }
      #expect(!place.output.isHung)
      return event
    }
    #expect(event == .unavailable(.noAnswer))
  }

  @Test func closingFinishesWhatIsBeingSpokenIfAsked() async throws {
    let place = try Place()
    let service = try place.service()
    try await onThread {
      place.output.say("whole")
      place.output.close(finishing: true)
      guard place.output.waitUntilAtRest(atMost: Seconds(20)) else {
        throw NeverCame(what: "the end")
      }
      try place.wait(for: "the end of the connection") {
        service.contents.contains(.disconnected)
      }
    }
    #expect(service.contents.contains(.ended("whole")))
    #expect(!service.contents.contains(.cancelled("whole")))
  }

  @Test func closingSilencesOtherwise() async throws {
    let place = try Place()
    var manner = SpeechService.Manner()
    manner.speaking = .seconds(60)
    let service = try place.service(manner)
    try await onThread {
      place.output.say("half")
      _ = try place.event()
      place.output.close(finishing: false)
      guard place.output.waitUntilAtRest(atMost: Seconds(20)) else {
        throw NeverCame(what: "the end")
      }
    }
    #expect(service.contents.contains(.cancelled("half")))
  }
}
