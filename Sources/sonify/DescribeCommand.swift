import ArgumentParser
import Sonify

/// Says what a chart says.
struct DescribeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "describe", abstract: "Say in words what the chart says.",
    discussion: """
      Each line is one fact, the most important first. A trend, a turn or a stray value is told only \
      where chance would hardly make it.
      """)

  @OptionGroup(title: "Chart options") var chart: ChartArguments

  @Option(help: "How the description is written.")
  var format = ChartDescription.Format.text

  @Option(help: "How much is said: two sentences, or all that is worth saying.")
  var detail = ChartDescription.Detail.full

  @Option(help: "How it is said: in few words, or in whole sentences.")
  var wording = Wording.descriptive

  @Flag(name: .shortAndLong, help: "Say nothing but the description unless something is wrong.")
  var quiet = false

  func run() throws {
    guard format == .json else { return try write() }
    // What programs read, names of bins among it, is the same for all users.
    try Conventions.$current.withValue(.english) { try write() }
  }

  private func write() throws {
    let loaded = try chart.load()
    if !quiet, !loaded.choices.isEmpty {
      StandardError.note(loaded.choices.joined(separator: "; "))
    }
    let facts = ChartFacts(loaded.chart)
    try StandardOutput.write(
      ChartDescription.text(
        of: loaded.chart, facts: facts, as: format, detail: detail, wording: wording))
  }
}
