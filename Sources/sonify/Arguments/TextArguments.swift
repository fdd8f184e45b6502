import ArgumentParser
import Sonify

/// The options for the texts of a walk, and for the lines of a braille display.
struct TextArguments: ParsableArguments {
  @Option(help: ArgumentHelp(ScrubHelp.verbosity, ValueNames.verbosity))
  var verbosity: SessionSettings.Verbosity?

  @Option(
    help: ArgumentHelp(ScrubHelp.wording, ValueNames.wording))
  var wording: Wording?

  @Option(help: ArgumentHelp(ScrubHelp.say, ValueNames.order))
  var say: SessionOptions.CoordinateOrder?

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(BrailleHelp.afterTexts))
  var braille: Bool?

  @OptionGroup var brailleOptions: BrailleArguments

  /// Changes settings that were kept to those that were given.
  func apply(to settings: inout SessionSettings) {
    if let verbosity { settings.verbosity = verbosity }
    if let wording { settings.wording = wording }
    if let braille { settings.braille = braille }
  }

  /// Changes options of a session to those that were given.
  func apply(to options: inout SessionOptions) {
    if let say { options.order = say }
    options.braille = brailleOptions.style
  }
}
