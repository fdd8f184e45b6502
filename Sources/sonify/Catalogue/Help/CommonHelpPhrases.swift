import Sonify

/// What help says of options and groups of options that many commands have.
enum CommonHelp {
  static let quiet = Phrase("Print no messages but errors.")

  /// Titles of groups of options, shown in capital letters.
  static let chartOptions = Phrase("Chart options")
  static let soundOptions = Phrase("Sound options")
  static let deviceOptions = Phrase("Device options")
}
