import ArgumentParser
import Sonify

extension ArgumentHelp {
  /// Creates the help of an option and the placeholder of its value, in the listener's language.
  init(_ abstract: Phrase, _ valueName: Phrase? = nil) {
    self.init(abstract.text(), valueName: valueName?.text())
  }
}

extension ValidationError {
  /// Creates an error about the command line, in the listener's language.
  init(_ fault: Phrase, _ values: KeyValuePairs<String, String> = [:]) {
    self.init(fault.text(values))
  }
}
