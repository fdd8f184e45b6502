import ArgumentParser
import Sonify

/// Writes charts as pages to hand on.
struct PageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "page", abstract: PageHelp.abstract.text(),
      discussion: PageHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Argument(help: ArgumentHelp(PageHelp.others, ValueNames.chart), completion: .file())
  var others: [String] = []

  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(PageHelp.output, ValueNames.file),
    completion: .file(extensions: ["html"]))
  var output: String

  @Option(help: ArgumentHelp(PageHelp.theme, ValueNames.theme))
  var theme = PictureTheme.auto

  @Flag(help: ArgumentHelp(PageHelp.fragment))
  var fragment = false

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if output.isEmpty {
      throw ValidationError(ArgumentFaults.noName)
    }
    let isFolder = PageFolder(output: output) != nil
    guard
      isFolder || output == "-" || output.lowercased().hasSuffix(".html")
        || SoundFileSink.isStream(path: output)
    else {
      throw ValidationError(ArgumentFaults.pageName)
    }
    guard isFolder || others.isEmpty else {
      throw ValidationError(ArgumentFaults.pagesFolder)
    }
    guard SoundFileFormat.opus.holds(sound.options.sampleRate) else {
      throw ValidationError(ArgumentFaults.pageRate)
    }
  }

  func run() throws {
    Interruption.watch()
    if let folder = PageFolder(output: output) { return try writeAll(in: folder) }
    let page = try page(of: chart, to: output)
    try write(page.html, to: output)
  }

  /// Writes a page for each chart, and one that lists them; goes on after a chart that fails.
  private func writeAll(in folder: PageFolder) throws(CommandFailure) {
    var folder = folder
    try folder.make()
    var entries: [PageIndex.Entry] = []
    var failure: CommandFailure?
    for source in [chart.source] + others {
      var chart = chart
      chart.source = source
      do throws(CommandFailure) {
        let name = folder.name(for: source)
        let page = try page(of: chart, to: folder.file(name))
        try write(page.html, to: folder.file(name))
        entries.append(PageIndex.Entry(page, address: name))
      } catch {
        if Interruption.signal != nil { throw error }
        if let message = error.message { StandardError.note(message) }
        failure = failure ?? CommandFailure(status: error.status)
      }
    }
    if !entries.isEmpty {
      try write(PageIndex(entries, theme: theme).html, to: folder.file("index.html"))
    }
    if let failure { throw failure }
  }

  private func page(
    of chart: ChartArguments, to output: String
  ) throws(CommandFailure) -> ChartPage {
    try chart.refuse(output: output)
    let loaded = try chart.load()
    try chart.refuse(output: output, named: loaded.namedFiles)
    if !quiet { StandardError.note(choices: loaded.sentences) }
    var options = PageOptions()
    options.theme = theme
    options.isFragment = fragment
    options.sound = sound.options
    let page: ChartPage?
    do throws(PageError) {
      page = try ChartPage.made(
        of: loaded.chart, options: options, software: "sonify \(Version.current)"
      ) {
        Interruption.signal == nil
      }
    } catch {
      switch error {
      case .composition(let error): throw CommandFailure(error)
      case .sound(let error): throw CommandFailure(error)
      }
    }
    guard let page else { throw Interruption.failure }
    return page
  }

  private func write(_ html: String, to output: String) throws(CommandFailure) {
    let bytes = Array(html.utf8)
    guard output != "-" else { return try StandardOutput.write(bytes) }
    try FileOutput(path: output).write { write throws(CommandFailure) in try write(bytes) }
  }
}
