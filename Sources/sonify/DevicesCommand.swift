import ArgumentParser
import Sonify

/// Lists the devices that can play.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the playback devices.",
    discussion: "Each line is a name, as --device takes it, and what the device is.")

  func run() throws {
    let devices = PlaybackDevice.all()
    guard !devices.isEmpty else {
      throw CommandFailure(
        status: .noDevice, message: "no playback device (sonify render needs no sound device)")
    }
    let lines = devices.map { $0.description.isEmpty ? $0.name : "\($0.name): \($0.description)" }
    try StandardOutput.write(lines.map { $0 + "\n" }.joined())
  }
}
