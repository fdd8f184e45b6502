import ArgumentParser
import Glibc
import Sonify

/// The command line of `sonify`.
struct SonifyCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "sonify", abstract: SonifyHelp.abstract.text(),
      discussion: SonifyHelp.discussion.text(), version: "sonify \(Version.current)",
      subcommands: subcommands, defaultSubcommand: hasDefault ? PlayCommand.self : nil)
  }

  /// Whether a command line without a subcommand is one of ``PlayCommand``.
  @TaskLocal static var hasDefault = true

  /// The subcommands.
  static let subcommands: [any ParsableCommand.Type] = [
    RenderCommand.self, PlayCommand.self, ScrubCommand.self, DescribeCommand.self,
    ScoreCommand.self, ConvertCommand.self, DrawCommand.self, PageCommand.self, AuditCommand.self,
    MonitorCommand.self, QueryCommand.self, DevicesCommand.self,
  ]
}

/// The entry point of the program: parses, runs, and turns every error into one line and an exit
/// status.
@main
enum Program {
  static func main() {
    openMissingStreams()
    TerminalRescue.watchCrashes()
    // A closed pipe and a file size limit are then reported as errors of the write.
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    let language = MessageLanguage(ProgramArguments.all)
    LocaleSettings.$current.withValue(language.localeSettings) {
      MemoryExhaustion.watch(message: MessagePhrases.noMemory.text())
      if let notice = language.notice { StandardError.note(notice) }
      run(language.arguments)
    }
  }

  private static func run(_ arguments: [String]) {
    do {
      var command = try parse(arguments)
      try command.run()
    } catch let failure as CommandFailure {
      end(failure)
    } catch {
      end(parsingError: error, of: arguments)
    }
  }

  /// Parses the command line.
  ///
  /// A subcommand is first tried directly: through the root, the parser describes all of its
  /// options three times, which can take longer than a render. A command line that it rejects,
  /// including a request for help, is parsed from the root, so that messages and help name the
  /// whole command.
  static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if let name = arguments.first, !name.hasPrefix("-") {
      let direct = SonifyCommand.subcommands.first { $0.configuration.commandName == name }
      if let direct, let command = try? direct.parse(Array(arguments.dropFirst())) {
        return command
      }
    } else if let request = request(arguments) {
      throw request
    }
    return try SonifyCommand.parseAsRoot(arguments.isEmpty ? ["--help"] : arguments)
  }

  /// Returns the request for the version or for completions, which options of `sonify` itself
  /// make, or nil if there is none.
  ///
  /// Without a default subcommand the parser does not describe the options of that one.
  private static func request(_ arguments: [String]) -> (any Error)? {
    do {
      _ = try SonifyCommand.$hasDefault.withValue(false) {
        try SonifyCommand.parseAsRoot(arguments)
      }
      return nil
    } catch {
      return SonifyCommand.exitCode(for: error) == .success ? error : nil
    }
  }

  /// Opens the standard streams that the caller has closed, so that a file opened later does not
  /// get their descriptors and receive messages.
  ///
  /// Input is opened for writing and output for reading, so that using them is still an error.
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

  /// Prints help and version on standard output, and a parsing error as one line on standard error.
  private static func end(parsingError error: any Error, of arguments: [String]) -> Never {
    guard SonifyCommand.exitCode(for: error) != .success else {
      endWithHelp(error)
    }
    let subcommand = SonifyCommand.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    if let name = arguments.first, subcommand == nil,
      !name.hasPrefix("-"), unsafe access(name.systemName, F_OK) != 0
    {
      let shown = UntrustedText.harmless(name)
      StandardError.note(MessagePhrases.noSuchCommand.text(["name": shown]))
      exit(ExitStatus.usage.code)
    }
    let isEnglish = LocaleSettings.current.messages == .english
    let fault = SonifyCommand.message(for: error)
    let help = ["sonify help", subcommand?.configuration.commandName].compactMap { $0 }
    StandardError.note(
      MessagePhrases.seeHelp.text([
        "fault": isEnglish ? fault : ParserText.fault(fault),
        "help": help.joined(separator: " "),
      ]))
    exit(ExitStatus.usage.code)
  }

  /// Prints the requested help in the listener's language; versions and completions are not
  /// translated.
  ///
  /// English is wrapped here as well, so that the last column stays free in every language.
  private static func endWithHelp(_ request: any Error) -> Never {
    let endless = 1_000_000
    let english = SonifyCommand.fullMessage(for: request, columns: endless)
    let specified = unsafe getenv("COLUMNS").flatMap { unsafe Int(String(cString: $0)) }
    let columns = specified ?? TextLines(.below, isQuiet: false).columns ?? 80
    let text =
      english.hasPrefix(ParserPhrases.headings[0].english)
      ? ParserText.help(english, columns: max(40, columns)) : english
    do {
      try StandardOutput.write(text + "\n")
    } catch {
      end(error)
    }
    exit(ExitStatus.done.code)
  }
}
