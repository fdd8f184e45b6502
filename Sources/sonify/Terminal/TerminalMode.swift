import Glibc

/// The settings of the terminal at which keys are typed, and the way back from them.
///
/// Keys come one by one and unseen, or a line of ordinary input is asked for, edited by the terminal
/// and spoken by screen readers as any other. Nothing is ever written to the terminal for this: no
/// mode of the cursor keys, the keypad, the screen or the cursor is switched.
final class TerminalMode {
  /// Leads to the terminal; keys are read from it.
  let descriptor: Int32

  private let closesDescriptor: Bool
  private var purpose = Purpose.none
  /// How the terminal was set before, while it is set otherwise.
  private var original: termios?
  /// What was set here last.
  private var applied: termios?

  private enum Purpose {
    case none
    case keys
    case line
  }

  /// Takes the terminal to which an open descriptor leads.
  init(descriptor: Int32, closesDescriptor: Bool = false) {
    self.descriptor = descriptor
    self.closesDescriptor = closesDescriptor
  }

  deinit {
    leave()
    if closesDescriptor { close(descriptor) }
  }

  /// The terminal on which the user types: standard input, or, if the chart comes from there, the
  /// terminal that belongs to the session; nothing if there is none.
  static func ofUser(chartIsStandardInput: Bool) -> TerminalMode? {
    if isatty(STDIN_FILENO) == 1 { return TerminalMode(descriptor: STDIN_FILENO) }
    guard chartIsStandardInput else { return nil }
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    return TerminalMode(descriptor: descriptor, closesDescriptor: true)
  }

  /// What is to be waited for and read now: ``descriptor``, or -1 while the program is in the
  /// background, where to read would stop it.
  ///
  /// Not every shell tells a program that it has come into the foreground. So ask before each wait,
  /// and let no wait in the background be longer than half a second: here the terminal is taken
  /// again.
  func readable() -> Int32 {
    guard TerminalRescue.isInForeground(descriptor) else { return -1 }
    // A shell that brings the program to the front may set its own settings after that.
    if let applied, let now = settings(), applied.hasSameSettings(as: now) { return descriptor }
    resume()
    return descriptor
  }

  /// From now on keys can be read one by one, and are not shown.
  ///
  /// In the background nothing is changed until ``resume()``.
  func enter() { use(for: .keys) }

  /// From now on a line can be read as the terminal gives it: shown and edited while it is typed,
  /// and whole when Enter ends it.
  ///
  /// The prompt is to be printed after this.
  func beginLine() { use(for: .line) }

  /// Back to keys.
  func endLine() { use(for: .keys) }

  /// Sets the terminal back for good.
  func leave() {
    purpose = .none
    setBack()
  }

  /// Sets the terminal back before the program stops.
  func suspend() { setBack() }

  /// Enters again when the program goes on, or has come into the foreground.
  ///
  /// What was changed at the terminal meanwhile is what holds when the program ends.
  func resume() {
    guard purpose != .none, let now = settings() else { return }
    if applied.map({ !$0.hasSameSettings(as: now) }) ?? true { original = nil }
    use(for: purpose)
  }

  private func use(for purpose: Purpose) {
    self.purpose = purpose
    guard let before = original ?? settings() else { return }
    var wanted = purpose == .line ? before.forLines : before.forKeys
    // First, so that no moment is without a way back.
    if original == nil {
      TerminalRescue.hold(TerminalRescue.Terminal(descriptor: descriptor, settings: before))
    }
    if TerminalRescue.set(descriptor, &wanted) {
      original = before
      applied = settings()
    } else {
      applied = nil
      if original == nil { TerminalRescue.release() }
    }
  }

  private func setBack() {
    guard var original else { return }
    _ = TerminalRescue.set(descriptor, &original)
    TerminalRescue.release()
    self.original = nil
    applied = nil
  }

  private func settings() -> termios? {
    var settings = termios()
    return unsafe tcgetattr(descriptor, &settings) == 0 ? settings : nil
  }
}

extension termios {
  /// These settings with keys handed on as they are typed; what is written, and the keys that send
  /// signals, work as before.
  fileprivate var forKeys: termios {
    var settings = self
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | ECHONL | IEXTEN)
    settings.c_lflag |= tcflag_t(ISIG)
    // Enter and Ctrl+J arrive as they are, Ctrl+S and Ctrl+Q too, and no bit of a letter is lost.
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP | PARMRK)
    settings.setCharacter(VMIN, 1)
    settings.setCharacter(VTIME, 0)
    return settings
  }

  /// These settings with lines that are shown and edited as they are typed.
  fileprivate var forLines: termios {
    var settings = self
    settings.c_lflag |= tcflag_t(ICANON | ECHO | ECHOE | ECHOK | ISIG)
    settings.c_iflag |= tcflag_t(ICRNL)
    settings.c_iflag &= ~tcflag_t(INLCR | IGNCR)
    return settings
  }

  /// Sets one of the characters that mean something.
  private mutating func setCharacter(_ place: Int32, _ value: UInt8) {
    unsafe withUnsafeMutableBytes(of: &c_cc) { unsafe $0[Int(place)] = value }
  }

  fileprivate func hasSameSettings(as other: termios) -> Bool {
    let characters = unsafe withUnsafeBytes(of: c_cc) { unsafe Array($0) }
    let otherCharacters = unsafe withUnsafeBytes(of: other.c_cc) { unsafe Array($0) }
    return c_iflag == other.c_iflag && c_oflag == other.c_oflag && c_cflag == other.c_cflag
      && c_lflag == other.c_lflag && characters == otherCharacters
  }
}
