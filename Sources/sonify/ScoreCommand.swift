import ArgumentParser
import Sonify

/// Writes the events that would sound.
struct ScoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "score", abstract: "Write the events that would sound.",
    discussion: """
      Times are in seconds, frequencies in hertz, pans from -1 (left) to 1 (right); gain is the \
      amplitude at the start of the event, of which 1 is full scale.
      """)

  @OptionGroup(title: "Chart options") var chart: ChartArguments
  @OptionGroup(title: "Sound options") var sound: SoundArguments

  @Option(help: "The form of the events.")
  var format = Score.ExportFormat.csv

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func run() throws {
    // What programs read, names of bins among it, is the same for all users.
    try Conventions.$current.withValue(.english) { try write() }
  }

  private func write() throws {
    let performance = try Performance(chart: chart, sound: sound)
    if !quiet { performance.tellChoices() }
    try performance.score.write(as: format, of: performance.chart) {
      bytes throws(CommandFailure) in try StandardOutput.write(bytes)
    }
  }
}
