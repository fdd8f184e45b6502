/// The state of speech: one text that waits, and the messages that were sent, as numbered by the
/// service.
struct SpeechState {
  /// The maximum time that a text waits for the one before it to end, as some voices do not report
  /// that.
  private static let patience = Duration.seconds(30)
  /// The interval at which to check whether the service is still running.
  private static let look = Duration.milliseconds(500)

  /// The text that waits.
  private(set) var waiting: SpeechWorker.Utterance?
  /// Whether to silence earlier messages first.
  private(set) var mustCancel = false
  /// Whether they are being silenced.
  private var isCancelling = false
  /// Whether to close the connection when there is nothing left to say.
  private var isClosing = false
  /// Whether the output has ended.
  var isOver = false
  /// The start of the call to the service that has not returned, or nil.
  var callStart: ContinuousClock.Instant?

  /// The last message that was sent, and the last one that is known to have ended.
  private var lastSaid = 0
  private var lastEnded = 0
  /// Whether a message is being sent, so that its number is not known yet.
  private var isSaying = false
  /// The message that sounds.
  private var sounding: Int?
  /// Whether the connection may be open.
  private var isConnected = false
  /// The reason why texts are not spoken, if it was reported.
  private var trouble: SpeechTrouble?
  private var events: [SpeechOutput.Event] = []

  /// Whether a message may still sound.
  var isSpeaking: Bool { isSaying || lastSaid > lastEnded }

  var isAtRest: Bool {
    waiting == nil && !mustCancel && !isSpeaking && !(isClosing && isConnected)
  }

  mutating func say(_ utterance: SpeechWorker.Utterance, interrupting: Bool) {
    if interrupting {
      cancel()
      waiting = utterance
    } else if let text = waiting?.text {
      waiting?.text = "\(text)\n\(utterance.text)"
      if utterance.priority == .important { waiting?.priority = .important }
    } else {
      waiting = utterance
      waiting?.isPatient = true
    }
    isClosing = false
  }

  mutating func cancel() {
    waiting = nil
    if isSpeaking { mustCancel = true }
    // Do not wait for a service that never reports silence.
    stopSounding()
  }

  /// Closes the connection when there is nothing left to say.
  mutating func close() { isClosing = true }

  mutating func nextJob(at now: ContinuousClock.Instant) -> SpeechWorker.Job {
    if isOver { return .end }
    if mustCancel {
      (mustCancel, isCancelling) = (false, true)
      return .cancel
    }
    if let utterance = waiting {
      // The service would silence a text in favour of the next one.
      let due = utterance.isPatient && isSpeaking ? utterance.due + Self.patience : utterance.due
      guard due <= now else { return wait(due - now) }
      waiting = nil
      (isSaying, isConnected) = (true, true)
      return .say(utterance)
    }
    return isClosing && isConnected && !isSpeaking ? .close : wait(nil)
  }

  private func wait(_ time: Duration?) -> SpeechWorker.Job {
    isSpeaking ? .wait(min(time ?? Self.look, Self.look)) : .wait(time)
  }

  mutating func hasSaid(_ message: Int) {
    (isSaying, lastSaid, trouble) = (false, message, nil)
  }

  mutating func hasCancelled() {
    isCancelling = false
    lastEnded = max(lastEnded, lastSaid)
    if let sounding, sounding <= lastEnded { stopSounding() }
  }

  /// Handles a connection that breaks while a text is sent, which another connection may still
  /// take.
  mutating func hasLost() {
    // Another service starts counting again.
    (lastSaid, lastEnded) = (0, 0)
    stopSounding()
  }

  mutating func hasClosed() {
    hasLost()
    (isSaying, isCancelling, isConnected) = (false, false, false)
  }

  mutating func began(_ message: Int) {
    guard message > lastEnded, !mustCancel, !isCancelling, sounding != message else { return }
    if sounding == nil { events.append(.began) }
    sounding = message
  }

  mutating func ended(_ message: Int) {
    lastEnded = max(lastEnded, message)
    if sounding == message { stopSounding() }
  }

  mutating func fail(_ trouble: SpeechTrouble) {
    guard self.trouble == nil else { return }
    self.trouble = trouble
    events.append(.unavailable(trouble))
  }

  mutating func takeEvents() -> [SpeechOutput.Event] {
    defer { events = [] }
    return events
  }

  private mutating func stopSounding() {
    if sounding != nil { events.append(.ended) }
    sounding = nil
  }
}
