import ArgumentParser
import Glibc
import Sonify

/// Writes charts as pages to hand on.
struct PageCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "page", abstract: PageHelp.abstract,
      discussion: PageHelp.discussion.text())
  }

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments

  @Argument(help: ArgumentHelp(PageHelp.others, ValueNames.chart), completion: .file())
  var others: [String] = []

  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(PageHelp.output, ValueNames.file),
    completion: .file(extensions: ["html", "epub"]))
  var output: String

  @Option(help: ArgumentHelp(PageHelp.theme, ValueNames.theme))
  var theme = PictureTheme.auto

  @Flag(help: ArgumentHelp(PageHelp.fragment))
  var fragment = false

  @Flag(help: ArgumentHelp(PageHelp.speak))
  var speak = false

  @OptionGroup var voice: VoiceArguments

  @Option(help: ArgumentHelp(PageHelp.certifiedBy, ValueNames.text))
  var certifiedBy: String?

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if output.isEmpty {
      throw ValidationError(ArgumentFaults.noName)
    }
    let isFolder = PageFolder(output: output) != nil
    guard
      isFolder || isBook || output == "-" || output.lowercased().hasSuffix(".html")
        || SoundFileSink.isStream(path: output)
    else {
      throw ValidationError(ArgumentFaults.pageName)
    }
    guard isFolder || isBook || others.isEmpty else {
      throw ValidationError(ArgumentFaults.pagesFolder)
    }
    if certifiedBy != nil, !isBook {
      throw ValidationError(ArgumentFaults.certifiedPage)
    }
    if speak, !isBook {
      throw ValidationError(ArgumentFaults.spokenPage)
    }
    if voice.isChosen, !speak {
      throw ValidationError(ArgumentFaults.voiceOfPage)
    }
    if isBook, fragment {
      throw ValidationError(ArgumentFaults.fragmentOfBook)
    }
    guard SoundFileFormat.opus.holds(sound.options.sampleRate) else {
      throw ValidationError(ArgumentFaults.pageRate)
    }
  }

  func run() throws {
    Interruption.watch()
    if let folder = PageFolder(output: output) { return try writeAll(in: folder) }
    if isBook { return try writeBook() }
    let page = try page(of: chart, to: output)
    try write(Array(page.html.utf8), to: output)
  }

  private var isBook: Bool { output.lowercased().hasSuffix(".epub") }

  /// Writes a book with a chapter for each chart; goes on after a chart that fails.
  private func writeBook() throws(CommandFailure) {
    try refuse(output: output)
    let voice = speak ? try voice.synthesizer() : nil
    var chapters: [ChartBook.Chapter] = []
    let failure = try forEachChart { chart throws(CommandFailure) in
      let page = try page(of: chart, to: output)
      chapters.append(.init(page, overlay: try overlay(of: page, by: voice)))
    }
    if !chapters.isEmpty {
      let book = ChartBook(
        chapters, theme: theme, certifiedBy: certifiedBy, modified: Self.modified(sources))
      let bytes: [UInt8]
      do {
        bytes = try book.epub()
      } catch {
        throw CommandFailure(status: .cannotCreate, message: "\(error)")
      }
      try write(bytes, to: output)
    }
    if let failure { throw failure }
  }

  /// Returns how a chapter is read aloud, or nil without a voice.
  private func overlay(
    of page: ChartPage, by voice: SpeechSynthesizer?
  ) throws(CommandFailure) -> MediaOverlay? {
    guard let voice else { return nil }
    let overlay: MediaOverlay?
    do throws(ReadAloudError) {
      overlay = try .spoken(page, by: voice) { Interruption.signal == nil }
    } catch {
      switch error {
      case .speech(let error): throw CommandFailure(error)
      case .sound(let error): throw CommandFailure(error)
      }
    }
    guard let overlay else { throw Interruption.failure }
    return overlay
  }

  /// Returns when data were last changed, in seconds since 1970: as SOURCE_DATE_EPOCH has it, or the
  /// latest of the files.
  private static func modified(_ sources: [String?]) -> Double {
    if let given = unsafe getenv("SOURCE_DATE_EPOCH"),
      let seconds = Double(unsafe String(cString: given)), seconds >= 0, seconds < 4e9
    {
      return seconds
    }
    let times = sources.compactMap(\.self).compactMap { source in
      var status = stat()
      return unsafe stat(source, &status) == 0 ? Double(status.st_mtim.tv_sec) : nil
    }
    return times.max() ?? 0
  }

  private var sources: [String?] { [chart.source] + others }

  /// Fails if an output would replace one of the charts, which may not have been read yet.
  private func refuse(output: String) throws(CommandFailure) {
    for source in sources {
      var chart = chart
      chart.source = source
      try chart.refuse(output: output)
    }
  }

  /// Does some work for each chart, and goes on after one that fails, which is named.
  /// - Returns: the first failure, without its message, or nil.
  private func forEachChart(
    _ work: (ChartArguments) throws(CommandFailure) -> Void
  ) throws(CommandFailure) -> CommandFailure? {
    var failure: CommandFailure?
    for source in sources {
      var chart = chart
      chart.source = source
      do throws(CommandFailure) {
        try work(chart)
      } catch {
        if Interruption.signal != nil { throw error }
        if let message = error.message { StandardError.note(message) }
        failure = failure ?? CommandFailure(status: error.status)
      }
    }
    return failure
  }

  /// Writes a page for each chart, and one that lists them; goes on after a chart that fails.
  private func writeAll(in folder: PageFolder) throws(CommandFailure) {
    var folder = folder
    try refuse(output: folder.file("index.html"))
    try folder.make()
    var entries: [PageIndex.Entry] = []
    let failure = try forEachChart { chart throws(CommandFailure) in
      let name = folder.name(for: chart.source ?? "function")
      let page = try page(of: chart, to: folder.file(name))
      try write(Array(page.html.utf8), to: folder.file(name))
      entries.append(PageIndex.Entry(page, address: name))
    }
    if !entries.isEmpty {
      try write(Array(PageIndex(entries, theme: theme).html.utf8), to: folder.file("index.html"))
    }
    if let failure { throw failure }
  }

  private func page(
    of chart: ChartArguments, to output: String
  ) throws(CommandFailure) -> ChartPage {
    try refuse(output: output)
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

  private func write(_ bytes: [UInt8], to output: String) throws(CommandFailure) {
    guard output != "-" else { return try StandardOutput.write(bytes) }
    try FileOutput(path: output).write { write throws(CommandFailure) in try write(bytes) }
  }
}
