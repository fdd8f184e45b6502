import ArgumentParser
import Sonify

/// Plays a chart through a playback device.
struct PlayCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "play", abstract: PlayHelp.abstract,
      discussion: PlayHelp.discussion.text())
  }

  /// The default length of the device's queue, in frames at 48 kHz.
  private static let usualQueue = 512

  @OptionGroup(title: CommonHelp.chartOptions.text()) var chart: ChartArguments
  @OptionGroup(title: CommonHelp.soundOptions.text()) var sound: SoundArguments
  @OptionGroup(title: CommonHelp.deviceOptions.text()) var device: DeviceArguments
  @OptionGroup var speech: SpeechArguments
  @OptionGroup var config: KeptSettings

  @Flag(name: .shortAndLong, help: ArgumentHelp(CommonHelp.quiet))
  var quiet = false

  @OptionGroup var language: LanguageArguments

  func run() throws {
    let settings = try config.read().under(sound, speech)
    let setting = try LiveSetting(chart, sound, settings, device, usualQueue: Self.usualQueue)
    if !quiet { setting.performance.printChoices() }
    let session: PlaySession
    do {
      session = try PlaySession(
        setting.performance.chart, options: setting.options, settings: settings)
    } catch {
      throw CommandFailure(error)
    }
    let lines = TextLines(.below, isQuiet: quiet)
    var loop = ListeningLoop(
      session, outlet: setting.outlet,
      terminal: TerminalMode.ofUser(chartIsStandardInput: chart.takesStandardInput), lines: lines,
      speaker: Speaker(settings.speech, rate: settings.speechRate),
      opening: Self.opening(setting.performance.chart, session.score, speed: session.speed))
    setting.outlet.closeAtEnd()
    defer { device.closeAndReport(setting.outlet) }
    try loop.run()
  }

  /// Returns the text about what is played: its title, its axes and its length.
  private static func opening(_ chart: ChartDescriptor, _ score: Score, speed: Double) -> String {
    let overview = ChartOverview(chart)
    let parts =
      [overview.title, overview.summary] + overview.axes + [overview.series ?? ""]
      + [score.lengthText]
      + (speed == 1
        ? [] : [ReportPhrases.speed.text(["speed": NumberText(digits: 3).text(speed)])])
    return parts.reduce("") { before, part in
      if before.isEmpty || part.isEmpty { return before + part }
      return ReportPhrases.next.text(["first": before, "second": part])
    }
  }
}
