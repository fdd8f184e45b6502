import ArgumentParser
import Sonify

/// Reports what would keep people out of a chart, or what a publication states of its accessibility.
struct AuditCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "audit", abstract: AuditHelp.abstract,
      discussion: AuditHelp.discussion.text())
  }

  /// The formats of the report.
  enum Format: String, NamedChoice {
    case text, json
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Option(help: ArgumentHelp(AuditHelp.format, ValueNames.format))
  var format = Format.text

  @Flag(help: ArgumentHelp(AuditHelp.descriptive))
  var descriptive = false

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func run() throws {
    let source = try held()
    if chart.source != nil, let publication = try read(source) {
      try report(publication, named: source.name)
    } else {
      try auditChart(from: source)
    }
  }

  /// Returns a source that both readers can read.
  private func held() throws(CommandFailure) -> ChartSource {
    do throws(InputError) {
      return try chart.chartSource.rereadable(maxCount: Publication.maxPipe)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func read(_ source: ChartSource) throws(CommandFailure) -> Publication? {
    do throws(PublicationError) {
      return try Publication.read(source)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func report(_ publication: Publication, named name: String) throws(CommandFailure) {
    let report = PublicationReport(publication, name: name)
    // Text for programs does not depend on the user's locale.
    let text =
      format == .json
      ? LocaleSettings.$current.withValue(.english) { report.json }
      : report.lines(descriptive: descriptive)
    try StandardOutput.write(text)
  }

  private func auditChart(from source: ChartSource) throws {
    let findings: [ChartFinding]
    if format == .json {
      findings = try LocaleSettings.$ofNames.withValue(.english) {
        let loaded = try load(source)
        return LocaleSettings.$current.withValue(.english) { ChartAudit(loaded).findings }
      }
      try StandardOutput.write(FindingReport(findings, name: source.name).json)
    } else {
      findings = ChartAudit(try load(source)).findings
      try StandardOutput.write(FindingReport(findings, name: source.name).lines)
    }
    if findings.contains(where: { $0.rule.criterion != nil }) {
      throw CommandFailure(status: .findings, message: nil)
    }
  }

  private func load(_ source: ChartSource) throws(CommandFailure) -> LoadedChart {
    let loaded = try chart.load(from: source)
    if !quiet { StandardError.note(choices: loaded.sentences) }
    return loaded
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
