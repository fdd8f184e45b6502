import Sonify

/// What devices does.
enum DevicesHelp {
  static let abstract = Phrase("List the playback devices.")
  static let discussion = Phrase(
    "Each line is the name of a device, for --device, and a description.")
}
