import SonifyTestSupport

extension Listener {
  /// A line for the shell, in which "$SONIFY" finds the service that is made here.
  func speaking(_ line: String) -> Program {
    var program = program(line)
    program.environment["SPEECHD_ADDRESS"] = "unix_socket:" + workplace.file("speech")
    // Where none runs, none is to be started.
    program.environment["SPEECHD_CMD"] = "false"
    return program
  }

  /// A service for programs that are started here.
  func service(
    speaking: Duration = .milliseconds(100), hangs: Bool = false
  ) throws -> SpeechService {
    var manner = SpeechService.Manner()
    manner.speaking = speaking
    manner.hangs = hangs
    return try SpeechService(at: workplace.file("speech"), manner: manner)
  }
}
