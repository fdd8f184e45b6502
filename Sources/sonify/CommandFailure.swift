/// Why a command ends before its work is done, in one line.
struct CommandFailure: Error, Equatable {
  /// What the program reports to its caller.
  var status: ExitStatus
  /// What it tells the user, without the name of the program; nothing to end quietly.
  var message: String?
}
