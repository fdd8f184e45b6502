import ArgumentParser
import Sonify

/// Writes the events of a chart's score.
struct ScoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "score", abstract: ScoreHelp.abstract,
      discussion: ScoreHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments
  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments

  @Option(help: ArgumentHelp(ScoreHelp.format, ValueNames.format))
  var format = Score.ExportFormat.csv

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func run() throws {
    // Text for programs, including names of bins, does not depend on the user's locale.
    let performance = try LocaleSettings.$ofNames.withValue(.english) {
      try Performance(chart: chart, sound: sound)
    }
    if !quiet { performance.printChoices() }
    let listener = LocaleSettings.current
    try LocaleSettings.$current.withValue(.english) {
      var score = performance.score
      if format == .json, listener != .english {
        // Markers are named in the listener's language; CSV has none.
        score.markers = try Composer(sound.options).compose(performance.chart).score.markers
      }
      try score.write(as: format, of: performance.chart) { bytes in
        // Errors in writing are reported in the listener's language.
        try LocaleSettings.$current.withValue(listener) { try StandardOutput.write(bytes) }
      }
    }
  }
}
