import Glibc
import Synchronization

/// The last resort for a terminal in an unusual mode: it is set back when the program exits from
/// anywhere, or crashes.
enum TerminalRescue {
  /// A terminal, and how it was set before.
  struct Terminal {
    var descriptor: Int32
    var settings: termios
  }

  /// What is to be set back; made once, and never freed, so that a handler may look at any time.
  private nonisolated(unsafe) static let place = {
    let place = UnsafeMutablePointer<Terminal>.allocate(capacity: 1)
    unsafe place.initialize(to: Terminal(descriptor: -1, settings: termios()))
    atexit { TerminalRescue.restore() }
    return unsafe place
  }()

  private static let isNeeded = Atomic<Bool>(false)
  private static let keepsBacktraces = Atomic<Bool>(false)

  /// From now on `terminal` is set back if the program ends otherwise than by ``release()``.
  static func hold(_ terminal: Terminal) {
    release()
    unsafe place.pointee = terminal
    isNeeded.store(true, ordering: .releasing)
  }

  /// From now on the terminal is left as it is.
  static func release() { isNeeded.store(false, ordering: .releasing) }

  /// Sets the terminal back if need be; safe in a signal handler.
  static func restore() {
    guard isNeeded.exchange(false, ordering: .acquiringAndReleasing) else { return }
    _ = unsafe set(place.pointee.descriptor, &place.pointee.settings)
  }

  /// Changes the settings of a terminal at once; safe in a signal handler.
  ///
  /// From the background nothing is changed, as the terminal belongs to others then, and to try
  /// would stop the program.
  /// - Parameters:
  ///   - descriptor: leads to the terminal.
  ///   - settings: what is to hold.
  /// - Returns: whether it does.
  static func set(_ descriptor: Int32, _ settings: inout termios) -> Bool {
    guard isInForeground(descriptor) else { return false }
    // Another process may take the foreground between these lines.
    var stopping = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&stopping)
    unsafe sigaddset(&stopping, SIGTTOU)
    unsafe pthread_sigmask(SIG_BLOCK, &stopping, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    return unsafe tcsetattr(descriptor, TCSANOW, &settings) == 0
  }

  /// Whether the terminal is for this program to use; safe in a signal handler.
  static func isInForeground(_ descriptor: Int32) -> Bool {
    let foreground = tcgetpgrp(descriptor)
    // A terminal that is not the session's own has no foreground; one that is gone has none either,
    // and to read from it tells that.
    return foreground == getpgrp() || foreground < 0
  }

  /// From now on a crash sets the terminal back, and then ends the program as it does by default.
  ///
  /// This takes the place of Swift's own handlers, which would start a debugger that waits for a
  /// key. Whoever sets `SWIFT_BACKTRACE` wants them, and gets them, on a terminal that is set back.
  static func watchCrashes() {
    keepsBacktraces.store(unsafe getenv("SWIFT_BACKTRACE") != nil, ordering: .relaxed)
    makeStack()
    // Made now, so that the handler never meets a value that is still to be made.
    _ = unsafe (place, before)
    restore()
    for number in [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = die
      // The stack may be what has run out.
      action.sa_flags = SA_ONSTACK
      unsafe sigaction(number, &action, before + Int(number))
    }
  }

  /// What was to be done at a crash before, at the number of its signal.
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
    // Held back until this handler returns.
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
