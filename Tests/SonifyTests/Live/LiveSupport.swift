import Foundation
import SonifyTestSupport

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifyLive
@testable import SonifySession
@testable import SonifySound

/// Does what may block on a thread of its own, so that it does not hold up the tests beside it.
@concurrent
func onThread<Finding: Sendable>(
  _ work: @escaping @Sendable () throws -> Finding
) async throws -> Finding {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
  }
}

/// What was waited for did not come.
struct NeverCame: Error {
  let what: String
}

extension LivePlayer {
  /// A player without correction of loudness.
  static func open(
    _ card: FaultCard, _ request: PlaybackDevice.Request = .usual(period: 128, queue: 512),
    limits: LiveLimits = LiveLimits()
  ) throws -> LivePlayer {
    try open(card.device, request: request, loudness: .flat, limits: limits)
  }

  /// Waits for the next event, as a program does, for twenty seconds at most.
  func waitForEvent() throws -> Event {
    var event: Event?
    try wait(for: "an event") {
      event = takeEvent()
      return event != nil
    }
    guard let event else { throw NeverCame(what: "an event") }
    return event
  }

  /// Waits until something holds, for twenty seconds at most.
  func wait(for what: String, until holds: () throws -> Bool) throws {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(20)
    while try !holds() {
      guard clock.now < deadline else { throw NeverCame(what: what) }
      var ready = pollfd(fd: eventDescriptor, events: Int16(POLLIN), revents: 0)
      unsafe poll(&ready, 1, 2)
    }
  }

  /// Closes the device and waits for it.
  /// - Returns: how long that took.
  @discardableResult
  func finish() throws -> Duration {
    let start = ContinuousClock.now
    close()
    guard waitUntilClosed(atMost: Seconds(20)) else { throw NeverCame(what: "the end") }
    _ = takeEvent()
    return .now - start
  }

  /// Sounds a tone of the first series in the middle.
  func tone(_ pitch: Double, lasting seconds: Double = 0.2, isJoined: Bool = false) {
    perform(
      .tone(
        SessionEffect.Tone(
          frequency: Hertz(pitch), pan: .centre, series: 0, gain: 0.2, duration: Seconds(seconds),
          isJoined: isJoined)))
  }
}

/// One steady tone of so many frames.
func steadyScore(frames: Int, channels: Int = 2, pitch: Double = 440) -> Score {
  Score(
    sampleRate: .standard, channels: channels, frames: frames,
    events: [
      Score.Event(
        kind: .tone, start: 0, duration: frames, series: 0, frequency: Hertz(pitch))
    ], level: 0.2)
}

extension FaultCard {
  /// The samples of one channel of two, of a card that was given numbers of 32 bits.
  func floats(channel: Int = 0) -> [Double] {
    let bytes = bytes
    return stride(from: 4 * channel, to: bytes.count - 3, by: 8).map { place in
      let bits = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
      return Double(Float(bitPattern: bits))
    }
  }
}
