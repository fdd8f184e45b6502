import ArgumentParser
import Sonify

/// Writes the events that would sound.
struct ScoreCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "score", abstract: ScoreHelp.abstract.text(),
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
    // What programs read, names of bins among it, is the same for all users.
    let performance = try Conventions.$ofNames.withValue(.english) {
      try Performance(chart: chart, sound: sound)
    }
    if !quiet { performance.tellChoices() }
    let listener = Conventions.current
    try Conventions.$current.withValue(.english) {
      var score = performance.score
      if format == .json, listener != .english {
        // Places are named for the listener; CSV does not name them.
        score.markers = try Composer(sound.options).compose(performance.chart).score.markers
      }
      try score.write(as: format, of: performance.chart) { bytes in
        // What is wrong with the output is told to the listener.
        try Conventions.$current.withValue(listener) { try StandardOutput.write(bytes) }
      }
    }
  }
}
