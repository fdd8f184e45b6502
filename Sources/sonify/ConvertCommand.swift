import ArgumentParser
import Sonify

/// Writes a chart as a chart document.
struct ConvertCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "convert", abstract: ConvertHelp.abstract.text(),
      discussion: ConvertHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(ConvertHelp.output, ValueNames.file),
    completion: .file(extensions: ["json"]))
  var output: String

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if output.isEmpty {
      throw ValidationError(ArgumentFaults.noName)
    }
  }

  func run() throws {
    try chart.refuse(output: output)
    // Text for programs, including names of bins, does not depend on the user's locale.
    let loaded = try LocaleSettings.$ofNames.withValue(.english) { try chart.load() }
    try chart.refuse(output: output, named: loaded.namedFiles)
    if !quiet { StandardError.note(choices: loaded.sentences) }
    guard output != "-" else {
      return try ChartDocument.write(loaded.chart) {
        bytes throws(CommandFailure) in try StandardOutput.write(bytes)
      }
    }
    try write(loaded.chart)
  }

  /// Writes the file atomically.
  private func write(_ chart: ChartDescriptor) throws(CommandFailure) {
    // A pipe leaves nothing to clean up, and a signal must be able to end the wait for its reader.
    if !SoundFileSink.isStream(path: output) { Interruption.watch() }
    let file = try trying { () throws(OutputError) in try OutputFile.open(path: output) }
    try ChartDocument.write(chart) { bytes throws(CommandFailure) in
      guard Interruption.signal == nil else { throw Interruption.failure }
      try trying { () throws(OutputError) in try unsafe file.write(bytes.span.bytes) }
    }
    try trying { () throws(OutputError) in try file.commit() }
  }

  private func trying<Result>(
    _ work: () throws(OutputError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(OutputError) {
      return try work()
    } catch {
      throw CommandFailure(error)
    }
  }
}
