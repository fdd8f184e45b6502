/// An error that ends a command, with a one-line message.
struct CommandFailure: Error, Equatable {
  /// The exit status of the program.
  var status: ExitStatus
  /// The message to the user, without the name of the program, or nil for none.
  var message: String?
}
