import ArgumentParser
import Glibc
import Sonify

/// Sounds values as they arrive.
struct MonitorCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "monitor", abstract: MonitorHelp.abstract,
      discussion: """
        \(MonitorHelp.discussion.text())

          vmstat 1 | sonify monitor --y us,sy --alert 'us>90 for 30s'

        \(MonitorHelp.listOfKeys.text())
        """)
  }

  /// The default length of the device's queue, in frames at 48 kHz.
  private static let usualQueue = 384

  @Argument(help: ArgumentHelp(MonitorHelp.source, ValueNames.source), completion: .file())
  var source = "-"

  @Option(help: ArgumentHelp(MonitorHelp.y, ValueNames.column))
  var y: [String] = []

  @Option(
    name: .customLong("where"), help: ArgumentHelp(ChartHelp.conditions, ValueNames.condition),
    transform: parseCondition)
  var conditions: [RowChoices.Condition] = []

  @Option(help: ArgumentHelp(MonitorHelp.style, ValueNames.style))
  var style = Monitor.Style.tone

  @Flag(help: ArgumentHelp(MonitorHelp.rate))
  var rate = false

  @Option(
    parsing: .unconditional, help: ArgumentHelp(MonitorHelp.yRange, ValueNames.range),
    transform: parseValueRange)
  var yRange: ClosedRange<Double>?

  @Option(
    help: ArgumentHelp(MonitorHelp.window, ValueNames.window),
    transform: Monitor.Window.init(parsing:))
  var window = Monitor.Window.rows(10_000)

  @Option(
    help: ArgumentHelp(MonitorHelp.alert, ValueNames.alert),
    transform: AlertArgument.init(parsing:))
  var alert: [AlertArgument] = []

  @Option(help: ArgumentHelp(MonitorHelp.speakEvery, ValueNames.time), transform: parseInterval)
  var speakEvery: Seconds?

  @Option(help: ArgumentHelp(MonitorHelp.log, ValueNames.file), completion: .file())
  var log: String?

  @Flag(help: ArgumentHelp(ScrubHelp.silent))
  var silent = false

  @Option(help: ArgumentHelp(MonitorHelp.keys, ValueNames.script))
  var keys: String?

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp(MonitorHelp.output, ValueNames.file),
    completion: .file())
  var output: String?

  @Option(help: ArgumentHelp(MonitorHelp.every, ValueNames.time), transform: parseInterval)
  var every: Seconds?

  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: MonitorSoundArguments
  @OptionGroup(title: CommonHelp.deviceOptions.text()) var device: DeviceArguments
  @OptionGroup var speech: SpeechArguments
  @OptionGroup var config: KeptSettings
  @OptionGroup var texts: TextArguments
  @OptionGroup var language: LanguageArguments

  /// Whether rows and keys come by a virtual clock.
  private var isReplay: Bool { output != nil || keys != nil }

  func validate() throws {
    if request.wanted.count > Monitor.maxSeries {
      throw ValidationError(ArgumentFaults.manyColumns, ["maximum": "\(Monitor.maxSeries)"])
    }
    if every != nil && !isReplay { throw ValidationError(ArgumentFaults.everyAlone) }
    if speech.speech == .on && isReplay { throw ValidationError(ArgumentFaults.speechOfReplay) }
  }

  func run() throws {
    guard isReplay else { return try listen() }
    try MonitorScript(
      source: source, request: request, keys: keys, output: output, every: every ?? Seconds(1),
      log: try openLog(.seconds), sound: sound
    ).run(options: options(at: nil), settings: try settings())
  }

  /// Opens the file that keeps all rows, if there is one.
  private func openLog(_ clock: RowLog.Clock) throws(CommandFailure) -> RowLog? {
    guard let log else { return nil }
    let target = FileIdentity(path: log)
    let origin = source == "-" ? FileIdentity.ofStandardInput : FileIdentity(path: source)
    let isSource = target != nil && target == origin
    let isOutput = output.map { $0 == log || target != nil && FileIdentity(path: $0) == target }
    guard !isSource, isOutput != true else {
      throw CommandFailure(
        status: .cannotCreate, message: MonitorMessagePhrases.logIsOther.text(["path": log]))
    }
    return try RowLog(path: log, clock: clock)
  }

  private var request: MonitorRequest {
    var request = MonitorRequest(conditions: conditions, alerts: alert)
    request.groups = y.map { names in
      names.split(separator: ",").map { ColumnReference(String($0)) }
    }
    request.hasOneScale = yRange != nil
    return request
  }

  /// Returns the options for a session that begins at a date and time, or at none.
  private func options(at start: Double?) -> Monitor.Options {
    var options = Monitor.Options()
    options.style = style
    options.showsRates = rate
    options.window = window
    options.range = yRange
    options.interval = speakEvery
    options.start = start
    options.session.sound = sound.options
    texts.apply(to: &options.session)
    // A setting, as no score has a level that includes it.
    options.session.sound.volume = Decibels(0)
    return options
  }

  private func settings() throws(CommandFailure) -> SessionSettings {
    var settings = try config.read()
    if let choice = speech.speech { settings.speech = choice }
    if let volume = sound.volume { settings.volume = volume }
    texts.apply(to: &settings)
    return settings
  }

  private func listen() throws {
    guard source != "-" || isatty(STDIN_FILENO) == 0 else {
      throw CommandFailure(status: .usage, message: MonitorMessagePhrases.nothingPiped.text())
    }
    let log = try openLog(.date)
    let rows = try RowSource(source, request, log: log)
    var settings = try settings()
    let speaker = Speaker(settings.speech, rate: settings.speechRate)
    settings.speech = speaker.isOn ? .on : .off
    var options = options(at: LocalTime.now)
    let lines = TextLines(.onText, isQuiet: false)
    options.saysRows = !lines.areOnTerminal
    options.session.columns = lines.columns
    let outlet = try SoundOutlet(
      silent
        ? nil
        : SoundOutlet.DeviceChoice(
          name: device.device,
          request: device.request(
            for: sound.options, bits: sound.bits, usualQueue: Self.usualQueue),
          loudness: LoudnessCurve.of(sound.options), pitchRange: sound.options.pitchRange))
    if let format = outlet.format {
      device.tell(format)
      options.session.sound.sampleRate = format.sampleRate
    }
    let finder = FactsFinder()
    options.session.findsFactsBeside = finder != nil
    var loop = ListeningLoop(
      Monitor(options: options, settings: settings, faultLine: { $0.line }), outlet: outlet,
      terminal: TerminalMode.ofUser(chartIsStandardInput: source == "-"), lines: lines,
      speaker: speaker, follower: rows, finder: finder)
    defer {
      config.keep(loop.kept)
      device.closeAndReport(outlet)
    }
    try loop.run()
    if let fault = log?.fault { throw CommandFailure(fault) }
  }
}
