import Foundation

/// Starting programs with exactly the streams they are given.
enum Spawning {
  /// Where the standard streams of a program lead.
  enum Streams {
    /// Standard input, output and error.
    case three([Descriptor])
    /// All three to the terminal with this name, which becomes the program's own: the program leads
    /// a session, as a shell does.
    case terminal(String)
  }

  /// Starts a program.
  static func spawn(_ program: Program, streams: Streams) throws -> pid_t {
    // What a test writes to a program that has ended shows as an error of the write.
    _ = signal(SIGPIPE, SIG_IGN)
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    switch streams {
    case .three(let streams):
      for (number, stream) in streams.enumerated() {
        unsafe posix_spawn_file_actions_adddup2(&actions, stream.number, Int32(number))
      }
    case .terminal(let name):
      // The first terminal that the leader of a session opens becomes its own.
      unsafe posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
      for number: Int32 in [1, 2] { unsafe posix_spawn_file_actions_adddup2(&actions, 0, number) }
    }
    // Signals are as a shell gives them on: none blocked, none ignored.
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    // POSIX_SPAWN_SETSID, which Swift's Glibc does not show.
    if case .terminal = streams { flags |= 0x80 }
    unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var variables = ProcessInfo.processInfo.environment
    // What is said must not depend on where the tests run.
    variables["LC_ALL"] = "C.UTF-8"
    variables["LANGUAGE"] = nil
    for (name, value) in program.environment { variables[name] = value }
    var process: pid_t = 0
    // Swift's Glibc has no way to change the folder of what is spawned; env has.
    let words = ["env", "-C", program.folder, program.name] + program.arguments
    let code = unsafe withPointers(words) { arguments in
      unsafe withPointers(variables.map { "\($0)=\($1)" }) { environment in
        unsafe posix_spawnp(
          &process, words[0], &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    return process
  }

  /// Lends texts as C wants them: an array of pointers that ends with none.
  private static func withPointers(
    _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
  ) -> Int32 {
    let copies = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    var pointers = unsafe copies
    return unsafe pointers.withUnsafeMutableBufferPointer { buffer in
      unsafe buffer.baseAddress.map { unsafe body($0) } ?? EINVAL
    }
  }
}
