import Foundation

/// A program that runs on a terminal of its own, seen from the side of the person who types.
///
/// All of its standard streams are that terminal; a line for the shell leads them elsewhere. To see
/// what job control does, start a shell with it: `sh -c 'set -m; "$SONIFY" …; fg'`, whose jobs get
/// process groups of their own.
final class TerminalProgram {
  /// What is seen on the terminal.
  private(set) var screen: TerminalScreen
  /// All that was written to the terminal.
  private(set) var bytes: [UInt8] = []
  /// How the terminal was set before the program began.
  let settingsBefore: TerminalSettings

  /// The person's side; nothing once they have gone.
  private var person: Descriptor?
  /// Kept open, so that the settings can be read when the program has ended.
  private let terminal: Descriptor
  private let process: pid_t
  private let clock = ContinuousClock()
  private let deadline: ContinuousClock.Instant
  private var ending: Outcome.Ending?

  /// Why a test cannot go on.
  struct Stuck: Error, CustomStringConvertible {
    let description: String
  }

  /// Starts the program.
  init(_ program: Program, rows: Int, columns: Int) throws {
    RunningProgram.turn.lock()
    defer { RunningProgram.turn.unlock() }
    let person: Descriptor
    (person, terminal) = try Descriptor.pseudoTerminal()
    self.person = person
    person.makeNonblocking()
    screen = TerminalScreen(rows: rows, columns: columns)
    try Self.resize(person, rows: rows, columns: columns)
    settingsBefore = try TerminalSettings(of: terminal.number)
    deadline = clock.now + program.timeLimit
    process = try Spawning.spawn(program, streams: .terminal(terminal.terminalName))
  }

  /// A program that outlives its test is ended with all that it started on the terminal.
  deinit {
    guard ending == nil else { return }
    if foregroundGroup > 1 { kill(-foregroundGroup, SIGKILL) }
    kill(process, SIGKILL)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
  }

  /// What was written to the terminal, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// How the terminal is set now.
  var settings: TerminalSettings {
    get throws { try TerminalSettings(of: terminal.number) }
  }

  /// The process group that may read from the terminal.
  var foregroundGroup: pid_t { person.map { tcgetpgrp($0.number) } ?? -1 }

  /// Types a text.
  func type(_ text: String) throws { try type(Array(text.utf8)) }

  /// Types bytes, as keys send them.
  func type(_ keys: [UInt8]) throws {
    var rest = keys[...]
    while !rest.isEmpty {
      guard let count = person?.write(rest), clock.now < deadline else {
        throw Stuck(description: "the terminal takes no keys; \(state)")
      }
      rest = rest.dropFirst(count)
      if count == 0 { exchange(.milliseconds(5)) }
    }
  }

  /// Goes away, as a window that is closed or a connection that is lost.
  func hangUp() { person = nil }

  /// Changes the size of the window, which the programs in the foreground are told by a signal.
  func resize(rows: Int, columns: Int) throws {
    if let person { try Self.resize(person, rows: rows, columns: columns) }
  }

  /// Sends a signal to the programs in the foreground, as the keys of the terminal do.
  func signalForeground(_ number: Int32) throws {
    let group = foregroundGroup
    guard group > 1, kill(-group, number) == 0 else { throw POSIXError.last }
  }

  /// Sends a signal to the program that was started, not to others that it started.
  func signal(_ number: Int32) { kill(process, number) }

  /// Reads what is written until something holds.
  /// - Throws: ``Stuck`` when the program's time is over, or the program is, and it never held.
  func wait(
    for what: String = "what was waited for", until holds: (TerminalProgram) throws -> Bool
  ) throws {
    while try !holds(self) {
      if hasEnded {
        // It may have been its last word.
        while exchange(.zero) {}
        guard try holds(self) else { throw Stuck(description: "ended without \(what); \(state)") }
        return
      }
      guard clock.now < deadline else { throw Stuck(description: "no \(what); \(state)") }
      exchange(.milliseconds(5))
    }
  }

  /// Reads until this text has been written, in one piece.
  func wait(forText text: String) throws {
    try wait(for: "“\(text)”") { $0.output.contains(text) }
  }

  /// Reads until nothing has been written for so long.
  func waitForSilence(_ length: Duration) throws {
    var silentSince = clock.now
    try wait(for: "silence") { program in
      if program.exchange(.milliseconds(5)) { silentSince = clock.now }
      return program.hasEnded || clock.now - silentSince >= length
    }
  }

  /// Reads until the program ends.
  /// - Returns: how it ended.
  @discardableResult
  func waitForEnd() throws -> Outcome.Ending {
    try wait(for: "an end") { $0.hasEnded }
    while exchange(.zero) {}
    guard let ending else { throw Stuck(description: "no end; \(state)") }
    return ending
  }

  private var state: String { "on the screen: \(screen.lines), findings: \(screen.findings)" }

  private var hasEnded: Bool {
    if ending != nil { return true }
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, WNOHANG) == process else { return false }
    let signal = status & 0x7f
    ending = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
    return true
  }

  /// Waits a moment for something to be written, and reads it; `true` if there was something.
  @discardableResult
  func exchange(_ time: Duration) -> Bool {
    var readiness = pollfd(fd: person?.number ?? -1, events: Int16(POLLIN), revents: 0)
    let milliseconds = Int32(time / .milliseconds(1))
    guard unsafe poll(&readiness, 1, milliseconds) > 0, let person else { return false }
    let before = bytes.count
    _ = person.read(into: &bytes)
    screen.feed(bytes[before...])
    return bytes.count > before
  }

  private static func resize(_ descriptor: Descriptor, rows: Int, columns: Int) throws {
    // What winsize holds.
    var size = [UInt16(rows), UInt16(columns), 0, 0]
    guard unsafe ioctl(descriptor.number, UInt(TIOCSWINSZ), &size) == 0 else {
      throw POSIXError.last
    }
  }
}
