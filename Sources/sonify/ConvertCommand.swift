import ArgumentParser
import Sonify

/// Writes a chart as a chart document.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write a chart as a chart document.",
    discussion: """
      A chart document is JSON that holds all that is heard and said of a chart, to be changed by \
      hand or by programs and read again. A - in place of FILE writes it to standard output.
      """)

  @OptionGroup(title: "Chart options") var chart: ChartArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The chart document, or - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func validate() throws {
    if output.isEmpty {
      throw ValidationError("the output has no name; give one as in -o chart.json")
    }
  }

  func run() throws {
    // What programs read, names of bins among it, is the same for all users.
    let loaded = try Conventions.$current.withValue(.english) { try chart.load() }
    if !quiet, !loaded.choices.isEmpty {
      StandardError.note(loaded.choices.joined(separator: "; "))
    }
    guard output != "-" else {
      return try ChartDocument.write(loaded.chart) {
        bytes throws(CommandFailure) in try StandardOutput.write(bytes)
      }
    }
    try write(loaded.chart)
  }

  /// Writes the file, all of it or nothing.
  private func write(_ chart: ChartDescriptor) throws(CommandFailure) {
    // What is written straight away leaves nothing to tidy up, and a signal must be able to end the
    // wait for its reader.
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
