import Glibc
import Synchronization

/// Whether the user, or the system, has asked the program to end.
///
/// The handler only notes the signal; the work looks at the note between two stretches and ends
/// in the ordinary way, so that partial files are removed by the code that made them.
enum Interruption {
  private static let noted = Atomic<Int32>(0)

  /// The number of the signal that came, or nothing.
  static var signal: Int32? {
    let signal = noted.load(ordering: .relaxed)
    return signal == 0 ? nil : signal
  }

  /// From now on interrupts, quits, hang-ups and terminations are noted instead of ending the program.
  ///
  /// What the caller ignores stays ignored, as hang-ups do under `nohup`.
  static func watch() {
    // Read once, so that the handler never meets a value that is still to be made.
    _ = signal
    for number in [SIGINT, SIGQUIT, SIGTERM, SIGHUP] {
      let before = Glibc.signal(number) { Interruption.noted.store($0, ordering: .relaxed) }
      if unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
        _ = Glibc.signal(number, SIG_IGN)
      }
    }
  }

  /// How a command ends whose work was stopped: with 128 and the number of the signal, as a
  /// shell reports it.
  static var failure: CommandFailure {
    CommandFailure(status: .signalled(signal ?? SIGINT), message: nil)
  }
}
