import SonifyBase

/// What is wrong with a line of the file in which choices are kept.
///
/// `{line}` is its number, `{name}` the setting, which stays English, `{text}` what stands there.
enum SettingPhrases {
  static let notASetting = Phrase("line {line}: \"{text}\" is not \"name = value\"")
  /// `{names}` are those of all settings.
  static let noSuchSetting = Phrase(
    "line {line}: there is no setting \"{text}\"; the settings are {names}")
  /// `{choices}` are the values that it may have.
  static let notAChoice = Phrase("line {line}: {name}: \"{text}\" is not one of {choices}")
  static let notANumber = Phrase(
    "line {line}: {name}: \"{text}\" is not a number from {minimum} to {maximum}")
}
