import ArgumentParser
import Sonify

/// Plays a chart through a playback device.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: "Play a chart.",
    discussion: """
      While it plays: Space pauses and goes on, Left and Right skip to gridlines, . and , change the \
      speed, V and v the volume, q quits.
      """)

  /// Frames that are kept ready, at 48 kHz.
  private static let usualQueue = 512

  @OptionGroup(title: "Chart options") var chart: ChartArguments
  @OptionGroup(title: "Sound options") var sound: SoundArguments
  @OptionGroup(title: "Device options") var device: DeviceArguments
  @OptionGroup var config: KeptSettings

  @Flag(name: .shortAndLong, help: "Say nothing unless something is wrong.")
  var quiet = false

  func run() throws {
    let settings = try config.read().under(sound)
    let setting = try LiveSetting(chart, sound, settings, device, usualQueue: Self.usualQueue)
    if !quiet { setting.performance.tellChoices() }
    let session: PlaySession
    do {
      session = try PlaySession(
        setting.performance.chart, options: setting.options, settings: settings)
    } catch {
      throw CommandFailure(error)
    }
    var lines = TextLines(.below, isQuiet: quiet)
    try lines.say(Self.opening(setting.performance.chart, session.score, speed: session.speed))
    var loop = ListeningLoop(
      session, outlet: setting.outlet,
      terminal: TerminalMode.ofUser(chartIsStandardInput: chart.takesStandardInput), lines: lines)
    setting.outlet.closeAtEnd()
    defer { device.closeAndTell(setting.outlet) }
    try loop.run()
  }

  /// What is played: its title, its axes and its length.
  private static func opening(_ chart: ChartDescriptor, _ score: Score, speed: Double) -> String {
    let overview = ChartOverview(chart)
    let parts =
      [overview.title, overview.summary] + overview.axes + [overview.series ?? ""]
      + [score.lengthText]
      + (speed == 1 ? [] : ["speed \(NumberText(digits: 3).text(speed))"])
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}
