import ArgumentParser
import Sonify

/// Writes a chart as a chart document.
struct ConvertCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "convert", abstract: ConvertHelp.abstract,
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
    guard !loaded.chart.hasSlots else {
      throw CommandFailure(status: .usage, message: MessagePhrases.slotsHaveNoPoints.text())
    }
    if !quiet { StandardError.note(choices: loaded.sentences) }
    guard output != "-" else {
      return try ChartDocument.write(loaded.chart) {
        bytes throws(CommandFailure) in try StandardOutput.write(bytes)
      }
    }
    try FileOutput(path: output).write { write throws(CommandFailure) in
      try ChartDocument.write(loaded.chart) { bytes throws(CommandFailure) in try write(bytes) }
    }
  }
}
