import Sonify

/// What the parser of the command line says of itself, word for word, so that it is found again and
/// said in the listener's language.
///
/// What stands in quotation marks or angle brackets was typed or is an option.
enum ParserPhrases {
  /// The heading of how a command is typed.
  static let usage = Phrase("USAGE:")
  /// Headings of help.
  static let headings = [
    Phrase("OVERVIEW:"), usage, Phrase("ARGUMENTS:"), Phrase("OPTIONS:"),
    Phrase("SUBCOMMANDS:"),
  ]
  /// Stand for what is typed, in angle brackets; words without spaces.
  static let placeholders = [Phrase("options"), Phrase("subcommand")]
  /// Lines of help.
  static let lines = [
    Phrase("Show the version."), Phrase("Show help information."),
    Phrase("See 'sonify help <subcommand>' for detailed help."),
  ]
  /// The command that runs if none is named.
  static let standard = Phrase("{name} (default)")

  /// What is wrong with a command line.
  static let faults = [
    Phrase("Unknown option '{option}'. Did you mean '{suggestion}'?"),
    Phrase("Unknown option '{option}'"),
    Phrase("Missing value for '{option}'"),
    Phrase("The option '{option}' does not take any value, but '{value}' was specified."),
    Phrase("Unexpected argument '{argument}'"),
    Phrase("{number} unexpected arguments: '{arguments}'"),
    Phrase("Missing expected argument '{argument}'"),
    Phrase("Missing one of: '{arguments}'"),
    Phrase("The value '{value}' is invalid for '{option}'. Please provide one of {choices}."),
    Phrase(
      "The value '{value}' is invalid for '{option}'. Please provide one of the following: {choices}"
    ),
    Phrase("The value '{value}' is invalid for '{option}': {reason}"),
    Phrase("The value '{value}' is invalid for '{option}'"),
    Phrase("Value to be set with flag {later} had already been set with flag {earlier}"),
  ]
}
