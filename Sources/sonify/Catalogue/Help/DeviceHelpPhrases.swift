import Sonify

/// What the options of playback devices are for.
enum DeviceHelp {
  static let device = Phrase("The playback device, as sonify devices names it.")
  static let latency = Phrase(
    "How much sound is kept ready for the device; more where it stutters.")
  static let verbose = Phrase("Tell what the device agreed to, and how it went.")
}
