import Glibc
import Sonify

/// The speech output of a session's texts, if the listener wants it.
///
/// Only ``finish(waiting:)`` waits for speech, and ``sayLast(_:)`` and ``rest()`` for at most 20
/// ms.
final class Speaker {
  private static let name = "sonify"
  /// The gain of all sound while speech is heard.
  static let ducking = Decibels(-6)
  /// The time that speech waits for the attack of a tone.
  private static let attack = Seconds.milliseconds(60)
  /// The maximum time for the service to fall silent before the program stops or ends.
  private static let silencing = Seconds.milliseconds(20)
  /// The maximum times for speaking a text, in seconds: to start, for each character, and in all.
  private static let slowest = (start: 3.0, character: 0.25, all: 60.0)

  private var output: SpeechOutput
  /// The speed of speech, relative to that of the service.
  private var rate: Double
  /// Whether texts are spoken.
  private(set) var isOn: Bool
  /// Whether a missing speech service is ignored silently.
  private var hidesUnavailability: Bool
  /// The number of characters to be spoken since the last key.
  private var characters = 0

  /// Creates a speaker that is on or off, as the listener chose; the service is opened with the
  /// first text.
  init(_ choice: SessionSettings.Speech?, rate: Double?) {
    self.rate = rate ?? 0
    output = SpeechOutput(clientName: Self.name, rate: self.rate)
    hidesUnavailability = choice == .auto
    isOn =
      switch choice ?? .off {
      case .off: false
      case .auto: !ScreenReader.runs
      case .on: true
      }
  }

  /// A descriptor that is readable when ``takeEvent()`` has an event.
  var eventDescriptor: Int32 { output.eventDescriptor }

  /// Returns the next event of speech that concerns the listener, or nil if there is none.
  func takeEvent() -> SpeechOutput.Event? {
    while let event = output.takeEvent() {
      if case .unavailable = event, hidesUnavailability || !isOn { continue }
      // Once there was speech, its loss is reported.
      if event == .began { hidesUnavailability = false }
      return event
    }
    return nil
  }

  /// Speaks texts.
  /// - Parameters:
  ///   - texts: lines that are spoken together.
  ///   - underTone: whether a tone begins at the same time.
  ///   - interrupting: whether they replace what is being spoken, or follow it.
  func say(_ texts: [String], underTone: Bool, interrupting: Bool) {
    guard isOn, !texts.isEmpty else { return }
    let text = texts.joined(separator: "\n")
    characters = (interrupting ? 0 : characters) + text.count
    output.say(text, after: underTone ? Self.attack : Seconds(0), interrupting: interrupting)
  }

  /// Speaks an error that ends the program; the service continues speaking after that.
  func sayLast(_ error: String) {
    guard isOn else { return }
    output.say(error, priority: .important)
    _ = output.waitUntilAtRest(atMost: Self.silencing)
  }

  /// Records a key and silences speech.
  func keyPressed() {
    characters = 0
    output.cancel()
  }

  /// Switches speech on or off; text that is being spoken is finished.
  func turn(on: Bool) {
    isOn = on
    guard on else { return output.close(finishing: true) }
    // A listener who asks for speech gets a report if there is none, even after an earlier one.
    (output, hidesUnavailability) = (SpeechOutput(clientName: Self.name, rate: rate), false)
  }

  /// Changes the speed of speech from the next text on.
  func change(rate: Double) {
    self.rate = rate
    output.change(rate: rate)
  }

  /// Silences speech and disconnects from the service until the next text.
  func rest() {
    characters = 0
    output.close(finishing: false)
    _ = output.waitUntilAtRest(atMost: Self.silencing)
  }

  /// Finishes what is being spoken, if no key came since, and disconnects from the service.
  /// - Parameter wait: waits at most this time for an event, and returns whether to stop waiting.
  /// - Throws: what `wait` throws.
  func finish(waiting wait: (_ seconds: Double) throws(CommandFailure) -> Bool)
    throws(CommandFailure)
  {
    defer { rest() }
    guard characters > 0 else { return }
    output.close(finishing: true)
    let time = min(
      Self.slowest.start + Self.slowest.character * Double(characters), Self.slowest.all)
    let end = ContinuousClock.now + .seconds(time)
    // A service that hangs is not waited for.
    while !output.isAtRest && !output.isHung {
      let left = (end - .now) / .seconds(1)
      guard left > 0, try !wait(left) else { return }
    }
  }
}
