/// What is to be spoken, and what has become of what was: one text that waits, and messages that
/// are numbered by the service.
struct SpeechState {
  /// How long a text waits at most for the one before it to end, as some voices do not tell that.
  private static let patience = Duration.seconds(30)
  /// How often to look whether the service that speaks is still there.
  private static let look = Duration.milliseconds(500)

  /// The text that waits.
  private(set) var waiting: SpeechWorker.Utterance?
  /// Whether what was handed over is to be silenced first.
  private(set) var mustCancel = false
  /// Whether it is being silenced.
  private var isCancelling = false
  /// Whether the connection is to be closed when nothing is left to say.
  private var isClosing = false
  /// Whether nobody listens any more.
  var isOver = false
  /// When the call to the service began that has not returned.
  var callStart: ContinuousClock.Instant?

  /// The message that was handed over last, and the last of those that are known to be over.
  private var lastSaid = 0
  private var lastEnded = 0
  /// Whether a message is being handed over, so that its number is not known yet.
  private var isSaying = false
  /// The message that sounds.
  private var sounding: Int?
  /// Whether the connection may be open.
  private var isConnected = false
  /// Why texts are not spoken, if that was told.
  private var trouble: SpeechTrouble?
  private var events: [SpeechOutput.Event] = []

  /// Whether something was handed over that may still sound.
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
    // Nothing is to wait for a service that does not say that it has fallen silent.
    stopSounding()
  }

  /// Closes the connection when nothing is left to say.
  mutating func close() { isClosing = true }

  mutating func nextJob(at now: ContinuousClock.Instant) -> SpeechWorker.Job {
    if isOver { return .end }
    if mustCancel {
      (mustCancel, isCancelling) = (false, true)
      return .cancel
    }
    if let utterance = waiting {
      // The service would silence a text for the next one.
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

  /// The connection has broken while a text is handed over, which another may take yet.
  mutating func hasLost() {
    // Another service counts anew.
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
