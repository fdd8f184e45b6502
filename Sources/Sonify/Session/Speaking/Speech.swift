import SonifyBase

/// What is said: which text, which of its lines, and when.
struct Speech: Sendable {
  /// What texts have made known so far.
  var context = SpeechContext()
  /// When texts are read out.
  private var timing = SpeechTiming()
  /// The text that was read out last, or waits to be.
  private var reading: Reading?

  /// A text that was read out.
  struct Reading: Sendable {
    /// What asked for it, if the same again is to continue it.
    var command: Command?
    /// The text.
    var pages: TextPages

    /// Whether it is about the point at the cursor, rather than the chart.
    var isOfPoint: Bool { command.map { $0 == .repeatPoint } ?? true }
  }

  /// When a text that waits is to be read out, if one waits.
  var due: Seconds? { timing.due }

  /// The time since the key before, if that is short.
  var haste: Seconds? { timing.haste }

  /// Takes note of a key; a text that waits is dropped, for the key will speak for itself.
  /// - Returns: whether a text was dropped.
  mutating func keyPressed(at now: Seconds) -> Bool {
    let isDropping = timing.due != nil
    timing.keyPressed(at: now)
    context.keyPressed(isHurried: timing.haste != nil)
    return isDropping
  }

  /// Says the first line of a text, at once or when keys have come to rest.
  /// - Parameters:
  ///   - pages: the text.
  ///   - command: what asks for it, if the same again is to continue it; else Enter does.
  ///   - now: the time.
  /// - Returns: what is to be done at once.
  mutating func say(_ pages: TextPages, of command: Command?, at now: Seconds) -> [SessionEffect] {
    reading = Reading(command: command, pages: pages)
    return utter(pages.line, at: now)
  }

  /// Says a line, at once or when keys have come to rest.
  mutating func utter(_ line: String, at now: Seconds) -> [SessionEffect] {
    timing.offer(line, at: now).map { readOut($0) } ?? []
  }

  /// Says at once a text that no key asked for and that the listener may continue with Enter.
  mutating func announce(_ pages: TextPages) -> [SessionEffect] {
    reading = Reading(command: nil, pages: pages)
    return [.say(pages.line)]
  }

  /// Says the text whose time has come.
  mutating func readOutWaiting(at now: Seconds) -> [SessionEffect] {
    timing.take(at: now).map { readOut($0) } ?? []
  }

  /// Continues a text that has more lines: with the same command, or with Enter until its end.
  /// - Parameters:
  ///   - command: what is asked for.
  ///   - isDropped: whether the line before was never read out, and so is the next again.
  /// - Returns: the text at its next line; nil if the command asks for another.
  mutating func turn(for command: Command, isDropped: Bool) -> Reading? {
    guard let reading, reading.pages.isLong else { return nil }
    let isEnter = command == .repeatPoint && !reading.pages.isAtEnd
    guard isEnter || reading.command == command else { return nil }
    if !isDropped { self.reading?.pages.turn() }
    return self.reading
  }

  /// Forgets the text that was read out last: another key was pressed.
  mutating func closeReading() { reading = nil }

  private mutating func readOut(_ line: String) -> [SessionEffect] {
    context.readOut()
    return [.say(line)]
  }
}
