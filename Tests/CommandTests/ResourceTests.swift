import Foundation
import Testing

/// Commands under limits of memory, descriptors and processes: each succeeds, or ends soon with one
/// line and status 71, and leaves nothing behind.
@Suite struct ResourceTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try workplace.write("squares.csv", Workplace.squares)
  }

  private static let commands = [
    "describe squares.csv", "render squares.csv -o new.wav --quiet",
    "render squares.csv -o new.ogg --quiet", "scrub squares.csv --silent --keys 'l d q'",
    "convert squares.csv -o new.json --quiet", "draw squares.csv -o new.svg --quiet",
    "audit squares.csv --quiet",
    "render squares.csv -o new.flac --speak full --quiet",
    "play squares.csv --device null --duration 1 --quiet",
  ]

  /// Runs a command under a limit of the shell, and expects a sensible end.
  /// - Returns: whether it succeeded.
  @discardableResult
  private func run(
    _ command: String, under limit: String, location: SourceLocation = #_sourceLocation
  ) async throws -> Bool {
    let outcome = try await workplace.shell("\(limit); exec \"$SONIFY\" \(command)")
    let target = command.split(separator: " ").first { $0.hasPrefix("new.") }.map(String.init)
    let names = try workplace.names
    switch outcome.ending {
    case .exit(0):
      #expect(names == ["squares.csv", target].compactMap(\.self).sorted())
      if let target { try FileManager.default.removeItem(atPath: workplace.file(target)) }
      return true
    case .exit(71):
      #expect(outcome.errorLines.count == 1, "\(outcome.error)", sourceLocation: location)
      #expect(outcome.error.hasPrefix("sonify: "), sourceLocation: location)
    // Without the library for speech there is nothing to limit.
    case .exit(69) where command.contains("--speak"): break
    default:
      Issue.record(
        "\(command) under \(limit): \(outcome.ending) \(outcome.error)", sourceLocation: location)
    }
    #expect(names == ["squares.csv"], sourceLocation: location)
    return false
  }

  /// The limits of memory in KiB from twice what `--version` needs, in steps.
  private func memoryLimits(of kind: String) async throws -> [Int] {
    var limit = 1 << 10
    while limit < 1 << 22 {
      let outcome = try await workplace.shell(
        "ulimit \(kind) \(limit) && exec \"$SONIFY\" --version")
      if outcome.ending == .exit(0) { break }
      limit *= 2
    }
    return [2 * limit, 3 * limit, 6 * limit]
  }

  @Test(arguments: ["-v", "-d"]) func littleMemory(kind: String) async throws {
    for limit in try await memoryLimits(of: kind) {
      for command in Self.commands { try await run(command, under: "ulimit \(kind) \(limit)") }
    }
  }

  @Test func dataThatNeedMoreMemoryThanThereIs() async throws {
    let limit = try #require(try await memoryLimits(of: "-d").first)
    let rows = 64 * limit
    for command in ["describe -", "render - -o new.wav", "convert - -o new.json", "score -"] {
      let outcome = try await workplace.shell(
        "ulimit -d \(limit); seq \(rows) | \"$SONIFY\" \(command) --quiet > /dev/null")
      #expect(outcome.ending == .exit(71))
      #expect(
        outcome.error.hasPrefix("sonify: not enough memory; give a smaller chart, or "),
        "\(command): \(outcome.error)")
      #expect(outcome.errorLines.count == 1)
      #expect(try workplace.names == ["squares.csv"])
    }
  }

  @Test func fewDescriptors() async throws {
    var successes = 0
    for limit in 4...12 {
      for command in Self.commands where try await run(command, under: "ulimit -n \(limit)") {
        successes += 1
      }
    }
    #expect(successes > Self.commands.count)
  }

  /// The limit binds no superuser, so these run as another.
  @Test(.enabled(if: canRunAsNobody, "nobody can run the program here"))
  func noThreads() async throws {
    let nobody = try #require(Self.nobody)
    for command in ["describe squares.csv", "score squares.csv", "render squares.csv -o -"] {
      var program = Program(
        shell: "exec prlimit --nproc=1 \(nobody) \"$SONIFY\" \(command) > /dev/null")
      program.folder = workplace.path
      // A terminal is told of the progress of long work.
      for isTerminal in [false, true] {
        program.errorIsTerminal = isTerminal
        let outcome = try await program.run()
        #expect(outcome.ending == .exit(0), "\(command): \(outcome.error)")
      }
    }
    let spoken = try await workplace.shell(
      "exec prlimit --nproc=1 \(nobody) \"$SONIFY\" render squares.csv -o - --speak full -q > /dev/null"
    )
    #expect([.exit(71), .exit(69)].contains(spoken.ending), "\(spoken.error)")
    #expect(spoken.errorLines.count == 1)
  }

  /// What makes the shell run a program as a user of its own, or nil if this user cannot.
  private static let nobody =
    getuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups --" : nil

  private static let canRunAsNobody: Bool = {
    guard let nobody else { return false }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "\(nobody) '\(Program.sonify)' --version > /dev/null 2>&1"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  @Test func moreInputThanIsAllowed() async throws {
    let line =
      "sonify: standard input: more than 1 MiB came from a pipe or were decompressed; allow more with --max-input, or give a plain file\n"
    let rows = "seq 300000"
    for pipe in ["\(rows) |", "\(rows) | gzip |"] {
      let refused = try await workplace.shell(
        "\(pipe) \"$SONIFY\" describe - --quiet --max-input 1M")
      #expect(refused.ending == .exit(65))
      #expect(refused.error == line)
      let taken = try await workplace.shell(
        "\(pipe) \"$SONIFY\" describe - --quiet --max-input 2m")
      #expect(taken.ending == .exit(0))
    }
    let plain = try await workplace.shell(
      "\(rows) > plain.csv; \"$SONIFY\" describe plain.csv --quiet --max-input 1")
    #expect(plain.ending == .exit(0))
    for size in ["0", "-1", "1.5G", "G", "", "99999999999T", "12Q"] {
      let outcome = try await workplace.shell(
        "\"$SONIFY\" describe plain.csv --max-input \"\(size)\"")
      #expect(outcome.ending == .exit(64), "\(size)")
    }
  }
}
