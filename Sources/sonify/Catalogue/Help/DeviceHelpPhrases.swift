import Sonify

/// What the options of playback devices do.
enum DeviceHelp {
  /// "sonify devices" is a command; "default" is the name of a device.
  static let device = Phrase(
    "Play on the device NAME; \"sonify devices\" lists them. [default]")
  static let latency = Phrase(
    "Keep MILLISECONDS of sound ready; use more if the sound stutters. [scrub: 8, play: 11]")
  static let verbose = Phrase("Report how the device is set up and how playback went.")
}
