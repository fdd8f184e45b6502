import Glibc
import Sonify

/// Speaks what a session says, if the listener wants that.
///
/// Nothing here ever waits, but for ``finish(waiting:)``.
final class Speaker {
  private static let name = "sonify"
  /// How much all that sounds steps back while words sound.
  static let ducking = Decibels(-6)
  /// How long words wait for the attack of a tone.
  private static let attack = Seconds.milliseconds(60)
  /// How long the service may take to fall silent before the program stops or ends.
  private static let silencing = Seconds.milliseconds(20)
  /// How long a text may take to be spoken, at the slowest: at first, and a character.
  private static let slowest = (start: 3.0, character: 0.25, all: 60.0)

  private var output = SpeechOutput(clientName: Speaker.name)
  /// Whether texts are spoken.
  private(set) var isOn: Bool
  /// Whether to say nothing where there is no speech.
  private var isModest: Bool
  /// The length of what was to be spoken since the last key.
  private var characters = 0

  /// Speaks or not, as the listener chose; nothing is opened before there is something to say.
  init(_ choice: SessionSettings.Speech?) {
    isModest = choice == .auto
    isOn =
      switch choice ?? .off {
      case .off: false
      case .auto: !ScreenReader.runs
      case .on: true
      }
  }

  /// What is readable when ``takeEvent()`` has something to say.
  var eventDescriptor: Int32 { output.eventDescriptor }

  /// The next thing that has happened to what is spoken, as far as the listener is to know.
  func takeEvent() -> SpeechOutput.Event? {
    while let event = output.takeEvent() {
      if case .unavailable = event, isModest || !isOn { continue }
      // Where there was speech, its end is told.
      if event == .began { isModest = false }
      return event
    }
    return nil
  }

  /// Speaks texts.
  /// - Parameters:
  ///   - texts: lines that belong together.
  ///   - underTone: whether a tone begins at the same time.
  ///   - interrupting: whether they take the place of what is being spoken, or come behind it.
  func say(_ texts: [String], underTone: Bool, interrupting: Bool) {
    guard isOn, !texts.isEmpty else { return }
    let text = texts.joined(separator: "\n")
    characters = (interrupting ? 0 : characters) + text.count
    output.say(text, after: underTone ? Self.attack : Seconds(0), interrupting: interrupting)
  }

  /// Speaks an error with which all ends; the service goes on speaking when the program has ended.
  func sayLast(_ error: String) {
    guard isOn else { return }
    output.say(error, priority: .important)
    _ = output.waitUntilAtRest(atMost: Self.silencing)
  }

  /// Takes note of a key, which silences what is being spoken.
  func keyPressed() {
    characters = 0
    output.cancel()
  }

  /// Speaks from now on, or no more; what is being spoken is finished.
  func turn(on: Bool) {
    isOn = on
    guard on else { return output.close(finishing: true) }
    // Whoever asks for it is told if there is none, though it was told before.
    (output, isModest) = (SpeechOutput(clientName: Self.name), false)
  }

  /// Falls silent and leaves the service, until there is something to say again.
  func rest() {
    characters = 0
    output.close(finishing: false)
    _ = output.waitUntilAtRest(atMost: Self.silencing)
  }

  /// Lets what is being spoken be finished, if no key came since, and leaves the service.
  /// - Parameter wait: waits so long at most for something to happen, and tells whether the
  ///   listener has waited enough.
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
