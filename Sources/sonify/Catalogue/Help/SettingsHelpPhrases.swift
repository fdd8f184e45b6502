import Sonify

/// What the options of saved settings do.
///
/// Settings that keys change while a chart plays are saved for the next session.
enum SettingsHelp {
  static let isIgnored = Phrase("Ignore the saved settings, and save none.")
  static let isReset = Phrase("Delete the saved settings first.")
}
