import Foundation

/// A program as a user starts it: its arguments, where it runs, and what it reads.
struct Program: Sendable {
  /// Where it lies, or its name, to be looked for along `PATH`.
  var name: String
  /// What is typed behind the name.
  var arguments: [String]
  /// What it reads from standard input.
  var input = Input.nothing
  /// The folder in which it runs.
  var folder = "/"
  /// Variables that differ from those of the tests; nothing removes one.
  var environment: [String: String?] = [:]
  /// Whether standard error is a terminal; standard output never is.
  var errorIsTerminal = false
  /// How long it may take before it counts as hanging.
  var timeLimit = Duration.seconds(120)

  /// Bytes for standard input.
  enum Input: Sendable {
    /// The end, at once.
    case nothing
    /// These bytes.
    case bytes([UInt8])
    /// These bytes over and over, until so many have gone; never held as a whole.
    case repeating([UInt8], count: Int)
    /// A file, as behind `<`.
    case file(String)
  }

  /// The `sonify` that was built together with the tests, and so lies beside them.
  static let sonify: String = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "sonify").path
  }()

  init(_ name: String, _ arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// `sonify` with these arguments.
  init(sonify arguments: [String]) { self.init(Program.sonify, arguments) }

  /// A line for the shell, in which "$SONIFY" is the program under test.
  init(shell line: String) {
    self.init("/bin/sh", ["-c", line])
    environment["SONIFY"] = Program.sonify
  }

  /// Runs to the end, and calls `step` some hundred times a second until then, which may signal the
  /// program or type at its terminal.
  ///
  /// At most as many programs run at once as there are processors, each on a thread of its own:
  /// a blocked task would hold up the tests beside it.
  func run(step: @escaping @Sendable (RunningProgram) -> Void = { _ in }) async throws -> Outcome {
    try await Self.onQueue { try RunningProgram(self).finish(step: step) }
  }

  /// Runs on a terminal of its own, with a person at it: `person` types, reads and answers with what
  /// was found.
  func runOnTerminal<Finding: Sendable>(
    rows: Int = 24, columns: Int = 80,
    person: @escaping @Sendable (TerminalProgram) throws -> Finding
  ) async throws -> Finding {
    try await Self.onQueue {
      try person(TerminalProgram(self, rows: rows, columns: columns))
    }
  }

  private static func onQueue<Finding: Sendable>(
    _ work: @escaping @Sendable () throws -> Finding
  ) async throws -> Finding {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result { try work() }) }
    }
  }

  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()
}

/// What a program did.
struct Outcome: Sendable {
  /// How a program can end.
  enum Ending: Equatable, Sendable {
    case exit(Int32)
    case signal(Int32)
    /// It was killed because its time was over.
    case hung
  }

  /// How it ended.
  var ending: Ending
  /// What it wrote to standard output.
  var output: [UInt8]
  /// What it wrote to standard error, or to its terminal.
  var error: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines on standard error.
  var errorLines: [Substring] { error.split(separator: "\n") }
}
