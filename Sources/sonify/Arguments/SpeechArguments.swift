import ArgumentParser
import Sonify

/// Whether texts are spoken.
struct SpeechArguments: ParsableArguments {
  @Option(help: ArgumentHelp(SpeechHelpPhrases.choice, ValueNames.when))
  var speech: SessionSettings.Speech?
}
