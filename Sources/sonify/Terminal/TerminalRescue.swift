import Glibc
import Synchronization

/// The last resort for a terminal with changed settings: they are restored when the program exits
/// from anywhere, or crashes.
enum TerminalRescue {
  /// A terminal, and its settings before.
  struct Terminal {
    var descriptor: Int32
    var settings: termios
  }

  /// The terminal to restore; allocated once and never freed, so that a handler can read it at any
  /// time.
  private nonisolated(unsafe) static let place = {
    let place = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    unsafe place.initialize(to: Terminal(descriptor: -1, settings: termios()))
    atexit { TerminalRescue.restore() }
    return unsafe place
  }()

  private static let isNeeded = Atomic<Bool>(false)
  private static let keepsBacktraces = Atomic<Bool>(false)

  /// Restores `terminal` if the program ends before ``release()``.
  static func hold(_ terminal: Terminal) {
    release()
    unsafe place.pointee = terminal
    isNeeded.store(true, ordering: .releasing)
  }

  /// Ends the restoring of the terminal.
  static func release() { isNeeded.store(false, ordering: .releasing) }

  /// Restores the terminal if necessary; safe in a signal handler.
  static func restore() {
    guard isNeeded.exchange(false, ordering: .acquiringAndReleasing) else { return }
    _ = unsafe set(place.pointee.descriptor, &place.pointee.settings)
  }

  /// Changes the settings of a terminal at once; safe in a signal handler.
  ///
  /// In the background this has no effect, as the terminal then belongs to others and an attempt
  /// would stop the program.
  /// - Parameters:
  ///   - descriptor: the descriptor of the terminal.
  ///   - settings: the new settings.
  /// - Returns: whether they were applied.
  static func set(_ descriptor: Int32, _ settings: inout termios) -> Bool {
    guard isInForeground(descriptor) else { return false }
    // Another process may move to the foreground between these lines.
    var stopping = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&stopping)
    unsafe sigaddset(&stopping, SIGTTOU)
    unsafe pthread_sigmask(SIG_BLOCK, &stopping, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return unsafe tcsetattr(descriptor, TCSANOW, &settings) == 0
  }

  /// Returns whether this program may use the terminal; safe in a signal handler.
  static func isInForeground(_ descriptor: Int32) -> Bool {
    let foreground = tcgetpgrp(descriptor)
    // A terminal that is not the controlling terminal has no foreground group; nor has one that is
    // gone, which a read then reports.
    return foreground == getpgrp() || foreground < 0
  }

  /// Installs handlers with which a crash restores the terminal, and then ends the program as by
  /// default.
  ///
  /// They replace Swift's own handlers, which would start a debugger that waits for a key. If
  /// `SWIFT_BACKTRACE` is set, Swift's handlers run after the terminal is restored.
  static func watchCrashes() {
    keepsBacktraces.store(unsafe getenv("SWIFT_BACKTRACE") != nil, ordering: .relaxed)
    makeStack()
    // Initialized now, so that the handler never does it.
    _ = unsafe (place, before)
    restore()
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = die
      // The crash may be a stack overflow.
      action.sa_flags = SA_ONSTACK
      unsafe sigaction(number, &action, before + Int(number))
    }
  }

  /// The previous actions of the signals, by signal number.
  private nonisolated(unsafe) static let before = {
    let count = Int(SIGSYS) + 1
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: count)
    unsafe actions.initialize(repeating: sigaction(), count: count)
    return unsafe actions
  }()

  private static let die: @convention(c) (Int32) -> Void = { number in
    TerminalRescue.restore()
    if TerminalRescue.keepsBacktraces.load(ordering: .relaxed) {
      unsafe sigaction(number, TerminalRescue.before + Int(number), nil)
    } else {
      _ = signal(number, SIG_DFL)
    }
    // The signal is blocked until this handler returns.
    raise(number)
  }

  /// Gives the handlers a stack of their own on this thread.
  private static func makeStack() {
    let size = 1 << 16
    var stack = unsafe stack_t()
    unsafe stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = size
    unsafe sigaltstack(&stack, nil)
  }
}
