import SonifyBase

/// The speech of a session: the text to say, which of its lines, and when.
struct Speech: Sendable {
  /// The context that earlier texts have established.
  var context = SpeechContext()
  /// The timing of texts.
  private var timing = SpeechTiming()
  /// The text that was read out last or is waiting.
  private var reading: Reading?
  /// Whether the text that was read out last has only the coordinates of the point at the cursor.
  private(set) var hasReadOutPoint = false

  /// A text that was read out.
  struct Reading: Sendable {
    /// The command that continues it when repeated, or nil for Enter.
    var command: Command?
    /// The text.
    var pages: TextPages
    /// Whether it has only the coordinates of the point at the cursor, as a line of braille has.
    var isPoint = false

    /// Whether it is about the point at the cursor, rather than the chart.
    var isOfPoint: Bool { command.map { $0 == .repeatPoint } ?? true }
  }

  /// The time at which the waiting text is due, or nil if none waits.
  var due: Seconds? { timing.due }

  /// The time since the previous key, if short.
  var timeSincePreviousKey: Seconds? { timing.timeSincePreviousKey }

  /// Records a key and drops any waiting text, since the key has a text of its own.
  /// - Parameters:
  ///   - now: the time of the key.
  ///   - waits: whether its text waits even if no other key was near.
  /// - Returns: whether a text was dropped.
  mutating func keyPressed(at now: Seconds, waits: Bool = false) -> Bool {
    let isDropping = timing.due != nil
    timing.keyPressed(at: now, waits: waits)
    context.keyPressed(isHurried: timing.timeSincePreviousKey != nil)
    return isDropping
  }

  /// Says the first line of a text, at once or when no more keys follow.
  /// - Parameters:
  ///   - pages: the text.
  ///   - command: the command that continues it when repeated, or nil for Enter.
  ///   - isPoint: whether it has only the coordinates of the point at the cursor.
  ///   - now: the current time.
  /// - Returns: the effects that are due at once.
  mutating func say(
    _ pages: TextPages, of command: Command?, isPoint: Bool = false, at now: Seconds
  ) -> [SessionEffect] {
    reading = Reading(command: command, pages: pages, isPoint: isPoint)
    return utter(pages.line, at: now)
  }

  /// Says a line, at once or when no more keys follow.
  mutating func utter(_ line: String, at now: Seconds) -> [SessionEffect] {
    timing.offer(line, at: now).map { readOut($0) } ?? []
  }

  /// Says at once a text that no key asked for; Enter continues it.
  mutating func announce(_ pages: TextPages) -> [SessionEffect] {
    reading = Reading(command: nil, pages: pages)
    hasReadOutPoint = false
    return [.say(pages.line)]
  }

  /// Says at once a line that no key asked for, after which Enter repeats the point.
  mutating func announce(line: String) -> [SessionEffect] {
    hasReadOutPoint = false
    return [.say(line)]
  }

  /// Says the waiting text if it is due.
  mutating func readOutWaiting(at now: Seconds) -> [SessionEffect] {
    timing.take(at: now).map { readOut($0) } ?? []
  }

  /// Continues a text that has more lines: with the same command, or with Enter until its end.
  /// - Parameters:
  ///   - command: the command.
  ///   - isDropped: whether the previous line was dropped unread, and so is still the next.
  /// - Returns: the text at its next line, or nil if the command does not continue it.
  mutating func turn(for command: Command, isDropped: Bool) -> Reading? {
    guard let reading, reading.pages.isLong else { return nil }
    let isEnter = command == .repeatPoint && !reading.pages.isAtEnd
    guard isEnter || reading.command == command else { return nil }
    if !isDropped { self.reading?.pages.turn() }
    self.reading?.isPoint = false
    return self.reading
  }

  /// Forgets the text that was read out last, after another key.
  mutating func closeReading() { reading = nil }

  private mutating func readOut(_ line: String) -> [SessionEffect] {
    context.readOut()
    hasReadOutPoint = reading?.isPoint ?? false
    return [.say(line)]
  }
}
