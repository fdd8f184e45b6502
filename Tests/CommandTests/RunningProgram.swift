import Foundation

/// A program that runs, and what has come from it so far.
final class RunningProgram {
  private let process: pid_t
  private let deadline: ContinuousClock.Instant
  private let clock = ContinuousClock()
  private var input: Descriptor?
  private var waiting: InputQueue
  private var output: Descriptor?
  private var error: Descriptor?
  private let terminal: Descriptor?
  private var collectedOutput: [UInt8] = []
  private var collectedError: [UInt8] = []

  /// One starts at a time: a program must not inherit the streams that are being made for another.
  static let turn = NSLock()

  /// Starts the program.
  init(_ program: Program) throws {
    Self.turn.lock()
    defer { Self.turn.unlock() }
    deadline = ContinuousClock().now + program.timeLimit
    waiting = InputQueue(program.input)
    let outputPipe = try Descriptor.pipe()
    let errorPipe =
      program.errorIsTerminal ? try Descriptor.pseudoTerminal() : try Descriptor.pipe()
    let source: Descriptor
    switch program.input {
    case .bytes, .repeating:
      let pipe = try Descriptor.pipe()
      (source, input) = (pipe.reading, pipe.writing)
      pipe.writing.makeNonblocking()
    case .nothing: source = try Descriptor(opening: "/dev/null", O_RDONLY)
    case .file(let path): source = try Descriptor(opening: path, O_RDONLY)
    }
    process = try Spawning.spawn(
      program, streams: .three([source, outputPipe.writing, errorPipe.writing]))
    terminal = program.errorIsTerminal ? errorPipe.reading : nil
    output = outputPipe.reading
    error = errorPipe.reading
  }

  /// What it has written to standard output up to now.
  var outputSoFar: String { String(decoding: collectedOutput, as: UTF8.self) }

  /// What it has written to standard error up to now.
  var errorSoFar: String { String(decoding: collectedError, as: UTF8.self) }

  /// Returns whether it has a file open in a folder that does not have its final name yet.
  func isWriting(in folder: String, underAName isNamed: Bool = false) -> Bool {
    let descriptors = "/proc/\(process)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
    return names.contains { name in
      let path = try? FileManager.default.destinationOfSymbolicLink(
        atPath: "\(descriptors)/\(name)")
      // A file without a name is shown by its number.
      return !isNamed && path?.hasPrefix("\(folder)/#") == true
        || path?.hasPrefix("\(folder)/.sonify-") == true
    }
  }

  /// Sends a signal.
  func signal(_ number: Int32) { kill(process, number) }

  /// Types a text at the terminal.
  func type(_ text: String) { terminal?.write(Array(text.utf8)[...]) }

  /// Feeds and reads the program until it ends.
  func finish(step: (RunningProgram) -> Void) -> Outcome {
    while output != nil || error != nil {
      guard clock.now < deadline else {
        signal(SIGKILL)
        _ = waitForEnd()
        return outcome(.hung)
      }
      exchange()
      step(self)
    }
    return outcome(waitForEnd())
  }

  private func outcome(_ ending: Outcome.Ending) -> Outcome {
    Outcome(ending: ending, output: collectedOutput, error: errorSoFar)
  }

  /// Waits a moment for any of the streams, and moves what can be moved.
  private func exchange() {
    var streams = [
      pollfd(fd: input?.number ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output?.number ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: error?.number ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&streams, 3, 5) > 0 else { return }
    if streams[0].revents != 0, let input {
      if let written = input.write(waiting.next) { waiting.drop(written) } else { self.input = nil }
    }
    if waiting.isEmpty { input = nil }
    if streams[1].revents != 0, output?.read(into: &collectedOutput) != true { output = nil }
    if streams[2].revents != 0, error?.read(into: &collectedError) != true { error = nil }
  }

  private func waitForEnd() -> Outcome.Ending {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}

/// The bytes that a program still has to read.
private struct InputQueue {
  private var block: [UInt8]
  private var rest: Int
  private var position = 0

  init(_ input: Program.Input) {
    switch input {
    case .nothing, .file: (block, rest) = ([], 0)
    case .bytes(let bytes): (block, rest) = (bytes, bytes.count)
    case .repeating(let bytes, let count): (block, rest) = (bytes, count)
    }
  }

  var isEmpty: Bool { rest == 0 }

  var next: ArraySlice<UInt8> { block[position...].prefix(rest) }

  mutating func drop(_ count: Int) {
    rest -= count
    position = (position + count) % max(1, block.count)
  }
}
