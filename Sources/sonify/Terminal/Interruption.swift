import Glibc

/// Signals with which the user or the system asks the program to end.
///
/// The work checks for one between two blocks and ends in the ordinary way, so that the code that
/// made partial files removes them.
enum Interruption {
  /// The number of the signal that arrived, or nil if none did.
  static var signal: Int32? { Signals.ending }

  /// Records interrupts, quits, hang-ups and terminations from now on, instead of ending the
  /// program.
  ///
  /// Signals that the caller ignores remain ignored, such as hang-ups under `nohup`.
  static func watch() { Signals.watch(Signals.endings) }

  /// The failure of a command that was interrupted: its status is 128 plus the number of the
  /// signal, as a shell reports it.
  static var failure: CommandFailure {
    CommandFailure(status: .signalled(signal ?? SIGINT), message: nil)
  }
}
