import ArgumentParser
import Sonify

/// Reports what a publication states of its own accessibility.
struct AuditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit", abstract: AuditHelp.abstract.text(),
      discussion: AuditHelp.discussion.text())
  }

  /// The formats of the report.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(
    help: ArgumentHelp(AuditHelp.source, ValueNames.file),
    completion: .file())
  var source: String

  @Option(help: ArgumentHelp(AuditHelp.format, ValueNames.format))
  var format = Format.text

  @Flag(help: ArgumentHelp(AuditHelp.descriptive))
  var descriptive = false

  @OptionGroup var language: LanguageArguments

  func run() throws {
    let source: ChartSource = self.source == "-" ? .standardInput : .file(path: self.source)
    guard let publication = try read(source) else {
      throw CommandFailure(
        status: .badData,
        message: AuditMessages.noPublication.text([
          "source": UntrustedText.harmless(source.name, limit: 4096)
        ]))
    }
    let report = PublicationReport(publication, name: source.name)
    // Text for programs does not depend on the user's locale.
    let text =
      format == .json
      ? LocaleSettings.$current.withValue(.english) { report.json }
      : report.lines(descriptive: descriptive)
    try StandardOutput.write(text)
  }

  private func read(_ source: ChartSource) throws(CommandFailure) -> Publication? {
    do throws(PublicationError) {
      return try Publication.read(source)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension CommandFailure {
  /// Creates the failure for an error in reading a publication.
  init(_ error: PublicationError) {
    switch error {
    case .unreadable(let error): self.init(error)
    case .damaged: self.init(status: .badData, message: error.description)
    }
  }
}
