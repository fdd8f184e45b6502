import ArgumentParser

/// In which language all is said: the same for every command.
///
/// ``SpokenLanguage`` takes the option out of the command line before the rest is parsed, so that it
/// holds for help and errors, too; here it stands to be shown.
struct LanguageArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(LanguageHelp.language, ValueNames.language))
  var language: String?
}
