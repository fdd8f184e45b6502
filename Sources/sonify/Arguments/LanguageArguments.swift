import ArgumentParser

/// The option for the language of messages, the same for every command.
///
/// ``MessageLanguage`` takes the option out of the command line before the rest is parsed, so that
/// it also applies to help and errors; it is declared here only to appear in help.
struct LanguageArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(LanguageHelp.language, ValueNames.language))
  var language: String?
}
