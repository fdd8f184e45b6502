import Foundation

/// An empty folder in which programs run, removed with all that is in it when it goes out of use.
final class Workplace: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "sonify-command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of something in the folder.
  func file(_ name: String) -> String { path + "/" + name }

  /// The names of all that is in the folder, hidden names too, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }

  /// The bytes of a file in the folder.
  func bytes(of name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: file(name))))
  }

  /// Puts a file into the folder.
  func write(_ name: String, _ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }

  /// Puts a text file into the folder.
  func write(_ name: String, _ text: String) throws { try write(name, text.utf8) }

  /// Adds text to the end of a file, at once.
  func append(_ text: String, to name: String) {
    let descriptor = unsafe open(file(name), O_WRONLY | O_APPEND)
    _ = unsafe Foundation.write(descriptor, text, text.utf8.count)
    close(descriptor)
  }

  /// Makes a named pipe in the folder.
  func makePipe(_ name: String) throws {
    guard unsafe mkfifo(file(name), 0o600) == 0 else { throw POSIXError.last }
  }

  /// Runs `sonify` here.
  func sonify(
    _ arguments: [String], input: Program.Input = .nothing,
    step: @escaping @Sendable (RunningProgram) -> Void = { _ in }
  ) async throws -> Outcome {
    var program = Program(sonify: arguments)
    program.input = input
    program.folder = path
    return try await program.run(step: step)
  }

  /// Runs a line of the shell here, in which "$SONIFY" is the program under test.
  func shell(_ line: String, input: Program.Input = .nothing) async throws -> Outcome {
    var program = Program(shell: line)
    program.input = input
    program.folder = path
    return try await program.run()
  }

  /// What stands before a command, in the shell, for permissions to count: they do not for root.
  static let asOrdinaryUser =
    getuid() == 0 ? "setpriv --bounding-set=-dac_override,-dac_read_search --" : ""

  /// Returns a line of the shell that runs another one, as the same process, where nothing is in
  /// /proc.
  static func withoutProcesses(_ line: String) -> String {
    "exec unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc && exec \(line)'"
  }

  /// Whether ``withoutProcesses(_:)`` works here: not in every container.
  static let canHideProcesses: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", withoutProcesses("true")]
    process.standardError = nil
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  /// Seconds of sound that take some seconds to render, and fit on a disk.
  static let longDuration = "7200"

  /// The path of a chart that comes with the project.
  static func sample(_ name: String) -> String {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder.appending(path: "Samples").appending(path: name).path
  }

  /// A small table: the squares of 1 to 20.
  static let squares =
    "number,square\n" + (1...20).map { "\($0),\($0 * $0)\n" }.joined()
}
