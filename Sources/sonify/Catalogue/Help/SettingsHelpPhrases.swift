import Sonify

/// What the options of saved settings do.
///
/// Settings that keys of scrub change are saved for the next scrub or play.
enum SettingsHelp {
  static let isIgnored = Phrase("Ignore the saved settings, and save none.")
  static let isReset = Phrase("Delete the saved settings first.")
}
