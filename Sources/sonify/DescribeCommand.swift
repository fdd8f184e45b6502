import ArgumentParser
import Sonify

/// Describes a chart in words.
struct DescribeCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "describe", abstract: DescribeHelp.abstract,
      discussion: DescribeHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Option(help: ArgumentHelp(DescribeHelp.format, ValueNames.format))
  var format = ChartDescription.Format.text

  @Option(help: ArgumentHelp(DescribeHelp.detail, ValueNames.detail))
  var detail = ChartDescription.Detail.normal

  @Option(help: ArgumentHelp(DescribeHelp.wording, ValueNames.wording))
  var wording = Wording.descriptive

  @Flag(help: ArgumentHelp(BrailleHelp.instead))
  var braille = false

  @OptionGroup var brailleOptions: BrailleArguments

  @Flag(name: .shortAndLong, help: ArgumentHelp(DescribeHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if braille && format != .text {
      throw ValidationError(ArgumentFaults.brailleIsText)
    }
    if brailleOptions.areGiven && !braille {
      throw ValidationError(ArgumentFaults.brailleOptionsAlone)
    }
  }

  func run() throws {
    guard format == .json else { return try write(load()) }
    // Text for programs, including names of bins, does not depend on the user's locale.
    let loaded = try LocaleSettings.$ofNames.withValue(.english) { try load() }
    try StandardOutput.write(LocaleSettings.$current.withValue(.english) { text(of: loaded) })
  }

  private func load() throws -> LoadedChart {
    let loaded = try chart.load(keepsWhole: format != .json)
    if !quiet { StandardError.note(choices: loaded.sentences) }
    return loaded
  }

  private func write(_ loaded: LoadedChart) throws {
    if braille { return try writeBraille(loaded.chart) }
    try StandardOutput.write(text(of: loaded))
  }

  private func text(of loaded: LoadedChart) -> String {
    ChartDescription.text(
      of: loaded.chart, within: loaded.whole, facts: ChartFacts(loaded.chart), as: format,
      detail: detail, wording: wording)
  }

  private func writeBraille(_ chart: ChartDescriptor) throws(CommandFailure) {
    let text = BrailleText(chart, style: brailleOptions.style)
    let lines = quiet ? text.series.map(\.cells) : text.lines
    try StandardOutput.write(lines.joined(separator: "\n") + "\n")
  }
}
