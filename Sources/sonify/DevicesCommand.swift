import ArgumentParser
import Sonify

/// Lists the playback devices.
struct DevicesCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      subcommand: "devices", abstract: DevicesHelp.abstract,
      discussion: DevicesHelp.discussion.text())
  }

  @OptionGroup var language: LanguageArguments

  func run() throws {
    let devices = PlaybackDevice.all()
    guard !devices.isEmpty else {
      throw CommandFailure(status: .noDevice, message: MessagePhrases.noDevice.text())
    }
    let lines = devices.map { $0.description.isEmpty ? $0.name : "\($0.name): \($0.description)" }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
