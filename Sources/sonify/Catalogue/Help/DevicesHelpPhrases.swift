import Sonify

/// What devices is for, and its own options.
enum DevicesHelp {
  static let abstract = Phrase("List the playback devices.")
  static let discussion = Phrase(
    "Each line is a name, as --device takes it, and what the device is.")
}
