import Glibc
import Synchronization

/// Signals as events for an event loop.
///
/// The handler only writes the signal's number into a pipe, so that all work is done in the
/// ordinary course of the program, with a single way out.
enum Signals {
  /// The signals that ask the program to end.
  static let endings = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  private static let firstEnding = Atomic<Int32>(0)
  private static let reading = Atomic<Int32>(-1)
  private static let writing = Atomic<Int32>(-1)

  /// A descriptor that is readable while signals wait for ``next()``; -1 before ``watch(_:)``.
  static var descriptor: Int32 { reading.load(ordering: .relaxed) }

  /// The first signal that asked the program to end, whether or not it was taken, or nil if none
  /// did.
  static var ending: Int32? {
    let signal = firstEnding.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// Turns these signals into events from now on, in place of their default action.
  ///
  /// Signals that the caller ignores remain ignored, such as hang-ups under `nohup`. If the system
  /// has no descriptors left, the signals are unchanged.
  static func watch(_ signals: [Int32]) {
    guard makePipe() else { return }
    // Read once, so that the handler never initializes it.
    _ = ending
    for number in signals {
      let before = signal(number, note)
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
    }
  }

  /// Returns the oldest waiting signal, or nil if there is none; never blocks.
  static func next() -> Int32? {
    var number: UInt8 = 0
    while true {
      let count = unsafe read(descriptor, &number, 1)
      if count == 1 { return Int32(number) }
      guard count < 0, errno == EINTR else { return nil }
    }
  }

  /// Stops the program as the terminal's stop key does by default.
  ///
  /// It returns when the program is continued, or at once if nobody could continue it, as in a
  /// process group without a shell.
  static func stop() {
    let before = signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    _ = signal(SIGTSTP, before)
  }

  private static let note: @convention(c) (Int32) -> Void = { number in
    let error = errno
    switch number {
    case SIGINT, SIGQUIT, SIGTERM, SIGHUP:
      _ = Signals.firstEnding.compareExchange(expected: 0, desired: number, ordering: .relaxed)
    default: break
    }
    var byte = UInt8(truncatingIfNeeded: number)
    // A full pipe holds thousands of signals that wait to be taken.
    _ = unsafe write(Signals.writing.load(ordering: .relaxed), &byte, 1)
    errno = error
  }

  private static func makePipe() -> Bool {
    guard descriptor < 0 else { return true }
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return false }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    writing.store(ends[1], ordering: .relaxed)
    reading.store(ends[0], ordering: .relaxed)
    return true
  }
}
