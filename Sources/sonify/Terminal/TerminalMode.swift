import Glibc

/// The settings of the terminal at which keys are typed, and their restoration.
///
/// Keys are read one by one without echo, or a line of ordinary input is read, edited by the
/// terminal and spoken by screen readers like any other. No escape sequence is ever written for
/// this: the modes of the cursor keys, the keypad, the screen and the cursor are unchanged.
final class TerminalMode {
  /// The descriptor of the terminal, from which keys are read.
  let descriptor: Int32

  private let closesDescriptor: Bool
  private var purpose = Purpose.none
  /// The settings before, while others are applied; otherwise nil.
  private var original: termios?
  /// The settings that were applied last.
  private var applied: termios?

  private enum Purpose {
    case none
    case keys
    case line
  }

  /// Creates a mode of the terminal of an open descriptor.
  init(descriptor: Int32, closesDescriptor: Bool = false) {
    self.descriptor = descriptor
    self.closesDescriptor = closesDescriptor
  }

  deinit {
    leave()
    if closesDescriptor { close(descriptor) }
  }

  /// Returns the terminal on which the user types: standard input or, if the chart comes from
  /// there, the controlling terminal; nil if there is none.
  static func ofUser(chartIsStandardInput: Bool) -> TerminalMode? {
    if isatty(STDIN_FILENO) == 1 { return TerminalMode(descriptor: STDIN_FILENO) }
    guard chartIsStandardInput else { return nil }
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    return TerminalMode(descriptor: descriptor, closesDescriptor: true)
  }

  /// Returns the descriptor to wait for and read: ``descriptor``, or -1 while the program is in the
  /// background, where a read would stop it.
  ///
  /// Not every shell notifies a program that is moved to the foreground. Call this before each
  /// wait, and limit waits in the background to half a second: this call applies the settings
  /// again.
  func readable() -> Int32 {
    guard TerminalRescue.isInForeground(descriptor) else { return -1 }
    // A shell that moves the program to the foreground may apply its own settings after that.
    if let applied, let now = settings(), applied.hasSameSettings(as: now) { return descriptor }
    resume()
    return descriptor
  }

  /// Applies settings for reading keys one by one, without echo.
  ///
  /// In the background this has no effect until ``resume()``.
  func enter() { use(for: .keys) }

  /// Applies settings for reading a line: the terminal shows and edits it while it is typed, and
  /// Enter or Escape completes it.
  ///
  /// Print the prompt after this call.
  func beginLine() { use(for: .line) }

  /// Returns to reading keys.
  func endLine() { use(for: .keys) }

  /// Restores the terminal for good.
  func leave() {
    purpose = .none
    restoreSettings()
  }

  /// Restores the terminal before the program is suspended.
  func suspend() { restoreSettings() }

  /// Applies the settings again when the program continues or has moved to the foreground.
  ///
  /// Settings changed meanwhile by others are those that are restored in the end.
  func resume() {
    guard purpose != .none, let now = settings() else { return }
    if applied.map({ !$0.hasSameSettings(as: now) }) ?? true { original = nil }
    use(for: purpose)
  }

  private func use(for purpose: Purpose) {
    self.purpose = purpose
    guard let before = original ?? settings() else { return }
    var wanted = purpose == .line ? before.forLines : before.forKeys
    // This comes first, so that the terminal can be restored at any time.
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

  private func restoreSettings() {
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
  /// These settings, with keys passed on as they are typed; output, and the keys that send signals,
  /// work as before.
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
    // Escape ends the line at once, as Enter does.
    settings.setCharacter(VEOL, EscapeSequence.escape)
    return settings
  }

  /// Sets one of the special characters.
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
