import ArgumentParser
import Glibc
import Sonify

/// Walks through a chart by keys.
struct ScrubCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scrub", abstract: "Walk through a chart by keys.",
    discussion: """
      Left and Right go from point to point, each of which sounds at once; ? lists all keys. \
      With --keys the same is done without a terminal, and what would be said is printed. A key is \
      pressed so many times by *10, so long after one another by @50ms; "wait 1s" lets time pass, and \
      "goto 1957" answers where to go:

        sonify scrub chart.csv --keys "Right*10@50ms wait 1s goto 1957 End"

      Keys: h l, Left Right: point before, next; H L: by a tenth; a e, Home End: first, last; j k, \
      Down Up: series; f F: lowest, highest; u U: of all series; n N: landmarks; r R: which; \
      p, Space: play, pause; s, Esc: stop; period, comma: faster, slower; Enter: again; x y w: x, y, \
      where am I; d i: description, statistics; + - z: zoom in, out, whole; < >: pan; m M: mark, \
      compare; G: go to; g: legend; t c: ticks, continuous; v V: softer, louder; D: say less, more; \
      ?: all of these; q: quit.
      """)

  /// Frames that are kept ready, at 48 kHz.
  private static let usualQueue = 384

  @OptionGroup(title: "Chart options") var chart: ChartArguments
  @OptionGroup(title: "Sound options") var sound: SoundArguments
  @OptionGroup(title: "Device options") var device: DeviceArguments
  @OptionGroup var config: KeptSettings

  @Option(help: "How much is said of a point; normal if not given.")
  var verbosity: Verbosity?

  @Option(
    help: "How d and i word statements; descriptive if not given, compact with --verbosity terse.")
  var wording: Wording?

  @Option(help: "Which is said first, x or y.")
  var say = SayOrder.xy

  @Flag(help: "Walk without sound; no device is needed.")
  var silent = false

  @Flag(help: "Read the file again when it changes.")
  var follow = false

  @Option(help: ArgumentHelp("Keys to press, instead of those of a terminal.", valueName: "script"))
  var keys: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "With --keys, a sound file of what would be heard, or - for standard output.",
      valueName: "file"), completion: .file())
  var output: String?

  func validate() throws {
    if output != nil && keys == nil {
      throw ValidationError("-o records what --keys sounds: give both")
    }
    if follow && keys != nil {
      throw ValidationError("--keys is over before a file changes: --follow needs a terminal")
    }
    if follow && chart.takesStandardInput {
      throw ValidationError("--follow needs a file that can change, not standard input")
    }
  }

  func run() throws {
    guard let keys else { return try walk() }
    try SessionScript(text: keys, output: output, chart: chart, sound: sound)
      .run(settings: settings(), order: say)
  }

  private func settings() throws(CommandFailure) -> SessionSettings {
    var settings = try config.read().under(sound)
    if let verbosity { settings.verbosity = verbosity }
    if let wording { settings.wording = wording }
    return settings
  }

  private func walk() throws {
    guard let terminal = TerminalMode.ofUser(chartIsStandardInput: chart.takesStandardInput) else {
      throw CommandFailure(
        status: .usage,
        message: "there is no terminal to press keys at: give them as in --keys \"Right*10 End\"")
    }
    let settings = try settings()
    let setting = try LiveSetting(
      chart, sound, settings, device, usualQueue: Self.usualQueue, isSilent: silent)
    setting.performance.tellChoices(withNotices: false)
    var options = setting.options
    options.order = say
    let lines = TextLines(.onText, isQuiet: false)
    options.widthLimit = lines.width ?? options.widthLimit
    let session = Session(setting.performance.chart, options: options, settings: settings)
    let chart = chart
    var loop = ListeningLoop(
      session, outlet: setting.outlet, terminal: terminal, lines: lines,
      follower: follow
        ? ChartFollower(path: chart.source) { () throws(CommandFailure) in try chart.reload().chart
        }
        : nil)
    defer {
      config.keep(loop.kept)
      device.closeAndTell(setting.outlet)
    }
    try loop.run()
  }
}
