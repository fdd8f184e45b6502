import Glibc
import Synchronization

/// Signals as events that a loop can wait for.
///
/// The handler only writes the signal's number into a pipe, so that everything is done in the
/// ordinary course of the program, and there is one way out.
enum Signals {
  /// Those that ask the program to end.
  static let endings = [SIGINT, SIGQUIT, SIGTERM, SIGHUP]

  private static let firstEnding = Atomic<Int32>(0)
  private static let reading = Atomic<Int32>(-1)
  private static let writing = Atomic<Int32>(-1)

  /// What can be read, as `poll` says, while signals wait to be taken by ``next()``; -1 before
  /// ``watch(_:)``.
  static var descriptor: Int32 { reading.load(ordering: .relaxed) }

  /// The first signal that asked the program to end, whether or not it was taken; or nothing.
  static var ending: Int32? {
    let signal = firstEnding.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// From now on these signals are events, instead of what they do by default.
  ///
  /// What the caller ignores stays ignored, as hang-ups do under `nohup`. A system without a
  /// descriptor to spare leaves the signals as they are.
  static func watch(_ signals: [Int32]) {
    guard makePipe() else { return }
    // Read once, so that the handler never meets a value that is still to be made.
    _ = ending
    for number in signals {
      let before = signal(number, note)
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = signal(number, SIG_IGN)
      }
    }
  }

  /// Takes the oldest signal that waits, or nothing; it never waits itself.
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
  /// It returns when the program is continued; at once where nobody could continue it, as in a
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
    // A pipe that is full holds thousands of signals that are still to be taken.
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
