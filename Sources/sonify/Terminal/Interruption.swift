import Glibc

/// Whether the user, or the system, has asked the program to end.
///
/// The work looks at it between two stretches and ends in the ordinary way, so that partial files
/// are removed by the code that made them.
enum Interruption {
  /// The number of the signal that came, or nothing.
  static var signal: Int32? { Signals.ending }

  /// From now on interrupts, quits, hang-ups and terminations are noted instead of ending the program.
  ///
  /// What the caller ignores stays ignored, as hang-ups do under `nohup`.
  static func watch() { Signals.watch(Signals.endings) }

  /// How a command ends whose work was stopped: with 128 and the number of the signal, as a
  /// shell reports it.
  static var failure: CommandFailure {
    CommandFailure(status: .signalled(signal ?? SIGINT), message: nil)
  }
}
