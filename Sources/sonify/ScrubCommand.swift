import ArgumentParser
import Glibc
import Sonify

/// Explores a chart with keys.
struct ScrubCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "scrub", abstract: ScrubHelp.abstract,
      discussion: """
        \(ScrubHelp.discussion.text())

          sonify scrub chart.csv --keys "Right*10@50ms wait 1s goto 1957 End"

        \(ScrubHelp.listOfKeys.text())
        """)
  }

  /// The default length of the device's queue, in frames at 48 kHz.
  private static let usualQueue = 384

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments
  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments
  @OptionGroup(title: CommonHelp.deviceOptions.text()) var device: DeviceArguments
  @OptionGroup var speech: SpeechArguments
  @OptionGroup var config: KeptSettings

  @OptionGroup var texts: TextArguments

  @Flag(help: ArgumentHelp(ScrubHelp.silent))
  var silent = false

  @Flag(help: ArgumentHelp(ScrubHelp.follow))
  var follow = false

  @Option(help: ArgumentHelp(ScrubHelp.keys, ValueNames.script))
  var keys: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(ScrubHelp.output, ValueNames.file), completion: .file())
  var output: String?

  @OptionGroup var language: LanguageArguments

  func validate() throws {
    if output != nil && keys == nil {
      throw ValidationError(ArgumentFaults.outputWithoutKeys)
    }
    if follow && keys != nil {
      throw ValidationError(ArgumentFaults.followWithKeys)
    }
    if speech.speech == .on && keys != nil {
      throw ValidationError(ArgumentFaults.speechWithKeys)
    }
    if follow && chart.source == nil {
      throw ValidationError(ArgumentFaults.followFunction)
    }
    if follow && chart.takesStandardInput {
      throw ValidationError(ArgumentFaults.followStandardInput)
    }
  }

  func run() throws {
    guard let keys else { return try walk() }
    try chart.refuse(output: output)
    try SessionScript(text: keys, output: output, chart: chart, sound: sound)
      .run(settings: settings(), texts: texts)
  }

  private func settings() throws(CommandFailure) -> SessionSettings {
    var settings = try config.read().under(sound, speech)
    texts.apply(to: &settings)
    return settings
  }

  private func walk() throws {
    guard let terminal = TerminalMode.ofUser(chartIsStandardInput: chart.takesStandardInput) else {
      throw CommandFailure(
        status: .usage, message: MessagePhrases.noTerminal.text())
    }
    var settings = try settings()
    let speaker = Speaker(settings.speech, rate: settings.speechRate)
    settings.speech = speaker.isOn ? .on : .off
    let setting = try LiveSetting(
      chart, sound, settings, device, usualQueue: Self.usualQueue, isWalk: true,
      isSilent: silent, isGrowing: follow)
    setting.performance.printChoices(withNotices: false)
    var options = setting.options
    texts.apply(to: &options)
    let lines = TextLines(.onText, isQuiet: false)
    options.columns = lines.columns
    let finder = FactsFinder()
    options.findsFactsBeside = finder != nil
    let (chart, isGrowing) = (chart, follow)
    if !chart.takesStandardInput { options.sourceView = setting.loaded.sourceView }
    let hasViews = options.sourceView != nil
    let views = SourceViews(
      of: chart.source ?? "-", current: options.sourceView?.number ?? 1,
      keepsMarks: !config.isIgnored
    ) { number throws(CommandFailure) in
      var other = chart
      // A source without views has no number to choose one by.
      if hasViews { other.view = number }
      // Malformed rows that arrive are skipped, and said.
      if isGrowing { other.skipBadRows = true }
      return try other.reload(isGrowing: isGrowing)
    }
    let session = Session(
      setting.performance.chart, options: options, settings: settings,
      marks: views.marks, faultLine: { $0.line })
    var loop = ListeningLoop(
      session, outlet: setting.outlet, terminal: terminal, lines: lines,
      speaker: speaker,
      follower: follow
        ? chart.source.flatMap { path in
          ChartFollower(path: path, after: setting.loaded) { () throws(CommandFailure) in
            try views.reload()
          }
        } : nil, finder: finder, views: views)
    defer {
      config.keep(loop.kept)
      device.closeAndReport(setting.outlet)
    }
    try loop.run()
  }
}
