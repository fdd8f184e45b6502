import SonifyBase

/// The timing of texts, so that a held key does not speak without end.
///
/// A key that does not closely follow another speaks at once; of keys in quick succession only the
/// last speaks, after a short wait.
struct SpeechTiming: Sendable {
  /// The minimum time after the previous key at which a key speaks at once.
  static let pause = Seconds.milliseconds(250)
  /// The time that a hurried key waits for another before it speaks.
  static let patience = Seconds.milliseconds(200)

  private var lastKey: Seconds?
  /// Whether the text of the last key waits even if no other key was near.
  private var waits = false
  private var waiting: (text: String, due: Seconds)?

  /// The time at which the waiting text is due, or nil if none waits.
  var due: Seconds? { waiting?.due }

  /// The time between the last two keys if it was less than ``pause``, otherwise nil.
  private(set) var timeSincePreviousKey: Seconds?

  /// Records a key and drops any waiting text, since the key has a text of its own.
  /// - Parameters:
  ///   - time: the time of the key.
  ///   - waits: whether its text waits even if no other key was near.
  mutating func keyPressed(at time: Seconds, waits: Bool = false) {
    self.waits = waits
    let since = lastKey.map { Seconds(time.value - $0.value) }
    timeSincePreviousKey = since.flatMap { $0 < Self.pause ? $0 : nil }
    lastKey = time
    waiting = nil
  }

  /// Returns a text if it is to be read out at once; otherwise keeps it and returns nil.
  mutating func offer(_ text: String, at time: Seconds) -> String? {
    guard waits || timeSincePreviousKey != nil, let lastKey,
      time.value - lastKey.value < Self.pause.value
    else {
      return text
    }
    waiting = (text, Seconds(lastKey.value + Self.patience.value))
    return nil
  }

  /// Returns the waiting text if it is due, otherwise nil.
  mutating func take(at time: Seconds) -> String? {
    guard let waiting, waiting.due <= time else { return nil }
    self.waiting = nil
    return waiting.text
  }
}
