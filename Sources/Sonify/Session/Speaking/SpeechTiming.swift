import SonifyBase

/// When texts are read out, so that a held key does not talk without end.
///
/// A key that follows no other closely speaks at once; among keys that come faster only the last
/// speaks, when no other has followed it for a while.
struct SpeechTiming: Sendable {
  /// A key that comes so long after the one before speaks at once.
  static let pause = Seconds.milliseconds(250)
  /// How long a hurried key waits for another before it speaks.
  static let patience = Seconds.milliseconds(200)

  private var lastKey: Seconds?
  private var waiting: (text: String, due: Seconds)?

  /// When a text that waits is to be read out, if one waits.
  var due: Seconds? { waiting?.due }

  /// The time since the key before the latest, if it was less than ``pause``.
  private(set) var haste: Seconds?

  /// Takes note of a key; a text that waits is dropped, for the key will speak for itself.
  mutating func keyPressed(at time: Seconds) {
    let since = lastKey.map { Seconds(time.value - $0.value) }
    haste = since.flatMap { $0 < Self.pause ? $0 : nil }
    lastKey = time
    waiting = nil
  }

  /// Gives a text back if it is to be read out at once, and keeps it for later otherwise.
  mutating func offer(_ text: String, at time: Seconds) -> String? {
    guard haste != nil, let lastKey, time.value - lastKey.value < Self.pause.value else {
      return text
    }
    waiting = (text, Seconds(lastKey.value + Self.patience.value))
    return nil
  }

  /// Gives back the text whose time has come.
  mutating func take(at time: Seconds) -> String? {
    guard let waiting, waiting.due <= time else { return nil }
    self.waiting = nil
    return waiting.text
  }
}
