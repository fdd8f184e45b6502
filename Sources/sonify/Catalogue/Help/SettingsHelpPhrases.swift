import Sonify

/// What the options of kept choices are for.
enum SettingsHelp {
  static let isIgnored = Phrase("Neither use nor keep what keys have changed.")
  static let isReset = Phrase("Forget what keys have changed, first.")
}
