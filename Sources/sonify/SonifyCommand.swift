import ArgumentParser
import Glibc
import Sonify

/// The command line of `sonify`.
struct SonifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sonify",
    abstract: "Hear a chart: values become pitch over time.",
    discussion: """
      sonify CHART plays it. CHART is a file of comma-, semicolon- or tab-separated values, or - \
      for standard input. \
      Which columns are heard, and how, is chosen from the data and said in one line; every choice \
      has an option.
      """,
    version: "sonify \(Version.current)",
    subcommands: [
      RenderCommand.self, PlayCommand.self, ScrubCommand.self, DescribeCommand.self,
      ScoreCommand.self, ConvertCommand.self, DevicesCommand.self,
    ],
    defaultSubcommand: PlayCommand.self)
}

/// The entry of the program: parses, runs, and turns every error into one line and a status.
@main
enum Program {
  static func main() {
    openMissingStreams()
    TerminalRescue.watchCrashes()
    // A reader that goes away, and a file that may not grow, show as errors of the write.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    do {
      var command = try parse(Array(CommandLine.arguments.dropFirst()))
      try Conventions.$current.withValue(.ofUser()) { try command.run() }
    } catch let failure as CommandFailure {
      end(failure)
    } catch {
      end(parsingError: error)
    }
  }

  /// Parses the command line.
  ///
  /// A subcommand is asked directly first: found through the root, the parser describes all of its
  /// options three times over, which takes longer than many a render. What it refuses, requests for
  /// help among it, goes the whole way, so that messages and help name the whole command.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let direct = SonifyCommand.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let direct, let command = try? direct.parse(Array(arguments.dropFirst())) {
      return command
    }
    return try SonifyCommand.parseAsRoot(arguments.isEmpty ? ["--help"] : arguments)
  }

  /// Takes the places of standard streams that the caller has closed, so that no file that is
  /// opened later stands there and receives messages.
  ///
  /// Input is opened for writing and output for reading, so that to use them is still an error.
  private static func openMissingStreams() {
    for (descriptor, mode) in [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", mode)
    }
  }

  private static func end(_ failure: CommandFailure) -> Never {
    if let message = failure.message { StandardError.note(message) }
    exit(failure.status.code)
  }

  /// Help and version go to standard output; what could not be parsed is told in one line.
  private static func end(parsingError error: any Error) -> Never {
    guard SonifyCommand.exitCode(for: error) != .success else {
      SonifyCommand.exit(withError: error)
    }
    let subcommand = SonifyCommand.configuration.subcommands.first {
      $0.configuration.commandName == CommandLine.arguments.dropFirst().first
    }
    if let name = CommandLine.arguments.dropFirst().first, subcommand == nil,
      !name.hasPrefix("-"), unsafe access(name, F_OK) != 0
    {
      let shown = UntrustedText.harmless(name)
      StandardError.note("\"\(shown)\" is neither a command nor a file (see sonify help)")
      exit(ExitStatus.usage.code)
    }
    let help = ["sonify help", subcommand?.configuration.commandName].compactMap { $0 }
    StandardError.note("\(SonifyCommand.message(for: error)) (see \(help.joined(separator: " ")))")
    exit(ExitStatus.usage.code)
  }
}
