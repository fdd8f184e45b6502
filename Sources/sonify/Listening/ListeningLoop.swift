import Glibc
import Sonify

/// The event loop of a session, its sound, its texts and the listener's keys, until the session
/// quits, a signal arrives or the device fails.
struct ListeningLoop<Listening: ListeningSession> {
  /// The signals that a loop handles.
  static var signals: [Int32] { Signals.endings + [SIGTSTP, SIGCONT, SIGWINCH] }

  /// The maximum time until the loop notices that the program is in the foreground, or that the
  /// shell then changed the terminal's settings: no signal reports these.
  private static var longestWait: Seconds { Seconds(0.5) }

  private var session: Listening
  private let outlet: SoundOutlet
  private let terminal: TerminalMode?
  private var lines: TextLines
  private var decoder = KeyDecoder()
  private var line: LineCollector?
  private let clock = SessionClock()
  private let follower: (any Follower)?
  private let finder: FactsFinder?
  private let views: SourceViews?
  private let speaker: Speaker
  private let opening: String?
  private var isOver = false
  /// The settings changed with keys that are to be kept, or nil if there are none.
  private(set) var kept: SessionSettings?

  init(
    _ session: Listening, outlet: SoundOutlet, terminal: TerminalMode?, lines: TextLines,
    speaker: Speaker, opening: String? = nil, follower: (any Follower)? = nil,
    finder: FactsFinder? = nil, views: SourceViews? = nil
  ) {
    self.views = views
    self.session = session
    self.outlet = outlet
    self.terminal = terminal
    self.lines = lines
    self.follower = follower
    self.finder = finder
    self.speaker = speaker
    self.opening = opening
  }

  /// Runs the loop to its end, and restores the terminal.
  /// - Throws: ``CommandFailure`` if a signal or the device ended it.
  mutating func run() throws(CommandFailure) {
    Signals.watch(Self.signals)
    terminal?.enter()
    defer {
      lines.end()
      terminal?.leave()
    }
    do throws(CommandFailure) {
      try listen()
      try finishSpeaking()
    } catch {
      if let message = error.message { speaker.sayLast(message) } else { speaker.rest() }
      // A terminal that can no longer be written to is gone, with or without a signal.
      guard error.status == .writeFailed, lines.areOnTerminal else { throw error }
      throw CommandFailure(status: .signalled(SIGHUP), message: nil)
    }
  }

  private mutating func listen() throws(CommandFailure) {
    if let opening { try say([opening], underTone: true, interrupting: false) }
    try perform(session.begin(at: moment), interrupting: false)
    while !isOver {
      wait()
      while let signal = Signals.next() { try handle(signal) }
      try readKeys()
      while let event = outlet.takeEvent(at: clock.now) { try handle(event) }
      while let event = speaker.takeEvent() { try handle(event) }
      if let due = session.nextTimer, due <= clock.now { try tell(.timer) }
      try follow()
      for event in finder?.takeFound() ?? [] { try tell(event) }
      while let event = views?.takeEvent() { try tell(event) }
    }
  }

  private var moment: SessionEvent.Moment {
    let now = clock.now
    return SessionEvent.Moment(time: now, playhead: outlet.playhead(at: now))
  }

  /// Waits until there is something to do.
  private func wait() {
    let keys = terminal?.readable() ?? -1
    var ready = [
      keys, Signals.descriptor, outlet.eventDescriptor, speaker.eventDescriptor,
      follower?.descriptor ?? -1, finder?.descriptor ?? -1, views?.descriptor ?? -1,
    ].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let due = [
      session.nextTimer, line == nil ? decoder.deadline : nil, outlet.nextEvent,
      follower?.nextLook,
      terminal == nil ? nil : Seconds(clock.now.value + Self.longestWait.value),
    ]
    let next = due.compactMap { $0 }.min()
    let left = next.map {
      Int32(max(0, min(1e6, ($0.value - clock.now.value) * 1000)).rounded(.up))
    }
    unsafe poll(&ready, nfds_t(ready.count), left ?? -1)
  }

  private mutating func tell(_ event: SessionEvent) throws(CommandFailure) {
    // A text that no key asked for does not interrupt speech.
    let interrupts =
      switch event {
      case .playbackEnded, .arrived: false
      default: true
      }
    try perform(session.reduce(event, at: moment), interrupting: interrupts)
  }

  private mutating func follow() throws(CommandFailure) {
    guard let follower else { return }
    for event in try follower.take(at: clock.now) where !isOver {
      if case .trouble(let trouble) = event { try report(trouble) } else { try tell(event) }
    }
  }

  // MARK: - Keys

  private mutating func readKeys() throws(CommandFailure) {
    guard let terminal, terminal.readable() >= 0 else { return }
    switch terminal.read() {
    case .nothing:
      if line == nil { try press(decoder.expire(at: clock.now)) }
    case .end:
      // While a line is typed, this is Ctrl+D; otherwise the terminal is gone.
      guard let answer = line?.feed([]) else {
        throw CommandFailure(status: .signalled(SIGHUP), message: nil)
      }
      try self.answer(answer)
    case .bytes(let bytes):
      speaker.keyPressed()
      outlet.retry()
      try take(bytes)
    }
  }

  /// Handles typed bytes: keys, and a line once one is asked for.
  private mutating func take(_ bytes: [UInt8]) throws(CommandFailure) {
    var rest = bytes[...]
    while !rest.isEmpty && !isOver {
      if line != nil {
        if let answer = line?.feed(rest) {
          // The rest of a cursor key is no key.
          if answer == .escaped {
            decoder.escapeEndedLine(at: clock.now)
          } else {
            lines.lineEnded()
          }
          try self.answer(answer)
        }
        return
      }
      var effects: [SessionEffect] = []
      while let byte = rest.popFirst() {
        for key in decoder.feed([byte], at: clock.now) {
          effects += session.reduce(.key(key), at: moment)
        }
        if effects.contains(where: \.isQuestion) { break }
      }
      try perform(effects)
    }
  }

  private mutating func press(_ keys: [SessionKey]) throws(CommandFailure) {
    try perform(keys.flatMap { session.reduce(.key($0), at: moment) })
  }

  private mutating func answer(_ answer: LineCollector.Answer) throws(CommandFailure) {
    line = nil
    terminal?.endLine()
    switch answer {
    case .line(let text): try tell(.answer(text))
    case .cancelled, .escaped: try tell(.answer(nil))
    }
  }

  // MARK: - Effects

  /// Carries out effects together; only the last tone and the last cue are played.
  private mutating func perform(
    _ effects: [SessionEffect], interrupting: Bool = true
  ) throws(CommandFailure) {
    var texts: [String] = []
    var trouble: String?
    let sounds = effects.contains(where: \.sounds)
    let lastTone = effects.lastIndex { if case .tone = $0 { true } else { false } }
    let lastCue = effects.lastIndex { if case .cue = $0 { true } else { false } }
    for (index, effect) in effects.enumerated() where !isOver {
      switch effect {
      case .say(let text):
        try lines.say(text)
        texts.append(text)
      case .braille(let view, let text):
        try lines.show(view, saying: text)
        if let text { texts.append(text) }
      case .ask(let prompt):
        guard let terminal else { continue }
        terminal.beginLine()
        line = LineCollector()
        try lines.ask(prompt)
        texts.append(prompt)
      case .keep(let settings): kept = settings
      case .keepMarks(let marks): trouble = views?.keep(marks)
      case .openView(let number): views?.open(number)
      case .speech(let isOn):
        if !isOn { speak(&texts, underTone: sounds, interrupting: interrupting) }
        speaker.turn(on: isOn)
        // No more events come for speech that began before.
        if isOn { outlet.duck(to: Decibels(0)) }
      case .speechRate(let rate): speaker.change(rate: rate)
      case .findFacts(let chart, let number): finder?.find(chart, number: number)
      case .quit: isOver = true
      case .tone:
        if index == lastTone { outlet.perform(effect, at: clock.now) }
      case .cue:
        if index == lastCue { outlet.perform(effect, at: clock.now) }
      case .play, .pause, .volume, .gauge: outlet.perform(effect, at: clock.now)
      }
    }
    speak(&texts, underTone: sounds, interrupting: interrupting)
    if let trouble { try tell(.trouble(trouble)) }
  }

  // MARK: - Speech

  private mutating func say(
    _ texts: [String], underTone: Bool, interrupting: Bool
  ) throws(CommandFailure) {
    for text in texts { try lines.say(text) }
    var texts = texts
    speak(&texts, underTone: underTone, interrupting: interrupting)
  }

  /// Speaks the texts that were printed.
  private func speak(_ texts: inout [String], underTone: Bool, interrupting: Bool) {
    if !lines.isQuiet { speaker.say(texts, underTone: underTone, interrupting: interrupting) }
    texts = []
  }

  private mutating func handle(_ event: SpeechOutput.Event) throws(CommandFailure) {
    switch event {
    case .began: outlet.duck(to: Speaker.ducking)
    case .ended: outlet.duck(to: Decibels(0))
    case .unavailable(let trouble): try report(trouble.description)
    }
  }

  /// Says what has failed, where the listener reads; speech does not say it.
  private mutating func report(_ trouble: String) throws(CommandFailure) {
    guard lines.areReadAtCursor else { return StandardError.note(trouble) }
    for effect in session.reduce(.trouble(trouble), at: moment) {
      switch effect {
      case .say(let text): try lines.say(text)
      case .braille(let view, let text): try lines.show(view, saying: text)
      default: break
      }
    }
  }

  /// Waits for the end of the last speech, unless a key or a signal arrives.
  private mutating func finishSpeaking() throws(CommandFailure) {
    try speaker.finish { seconds throws(CommandFailure) in
      let keys = terminal?.readable() ?? -1
      var ready = [keys, Signals.descriptor, speaker.eventDescriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      unsafe poll(&ready, nfds_t(ready.count), Int32(min(seconds, 0.5) * 1000) + 1)
      if let signal = Signals.next(), Signals.endings.contains(signal) {
        throw CommandFailure(status: .signalled(signal), message: nil)
      }
      while let event = speaker.takeEvent() { try handle(event) }
      guard ready[0].revents != 0 else { return false }
      // The key that ends the wait is not for the shell.
      _ = terminal?.read()
      return true
    }
    while let event = speaker.takeEvent() { try handle(event) }
  }

  // MARK: - Signals and the device

  private mutating func handle(_ signal: Int32) throws(CommandFailure) {
    switch signal {
    case SIGTSTP: try stop()
    case SIGCONT: terminal?.resume()
    case SIGWINCH: if let columns = lines.columns { try tell(.resized(columns: columns)) }
    default:
      for effect in session.farewell() {
        if case .say(let text) = effect { try lines.say(text) }
      }
      speaker.rest()
      outlet.close()
      throw CommandFailure(status: .signalled(signal), message: nil)
    }
  }

  /// Suspends the program until it is continued; a key then resumes playback.
  private mutating func stop() throws(CommandFailure) {
    try tell(.suspended)
    speaker.rest()
    outlet.close()
    lines.end()
    terminal?.suspend()
    Signals.stop()
    terminal?.resume()
    do throws(CommandFailure) {
      try outlet.reopen()
    } catch {
      guard Listening.outlivesSound else { throw error }
      outlet.lose()
      try tell(.soundLost(error.message ?? ""))
    }
    try lines.repeatLatest()
    if let latest = lines.latest {
      speaker.say([latest.text], underTone: false, interrupting: true)
    }
  }

  private mutating func handle(_ event: SoundOutlet.Event) throws(CommandFailure) {
    switch event {
    case .playback(let event): try handle(event)
    case .returned: try tell(.soundReturned)
    }
  }

  private mutating func handle(_ event: LivePlayer.Event) throws(CommandFailure) {
    switch event {
    case .ended: try tell(.playbackEnded)
    case .closed:
      // A key at the very last sample could no longer start anything.
      try tell(.playbackEnded)
      isOver = true
    case .failed(let error):
      guard Listening.outlivesSound else { throw CommandFailure(error) }
      outlet.lose()
      try tell(.soundLost(error.description))
    }
  }
}
