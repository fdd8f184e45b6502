import ArgumentParser
import Sonify

extension CommandConfiguration {
  /// Creates the configuration of a subcommand.
  ///
  /// A command with another above it takes no request for completions, and the parser does not look
  /// for one.
  init(subcommand name: String, abstract: Phrase, discussion: String) {
    self.init(
      commandName: name, _superCommandName: "sonify", abstract: abstract.text(),
      discussion: discussion)
  }
}
