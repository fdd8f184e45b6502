import ArgumentParser
import Sonify

extension ArgumentHelp {
  /// What an option is for, and what stands for its value, in the listener's language.
  init(_ abstract: Phrase, _ valueName: Phrase? = nil) {
    self.init(abstract.text(), valueName: valueName?.text())
  }
}

extension ValidationError {
  /// What is wrong with the command line, in the listener's language.
  init(_ fault: Phrase, _ values: KeyValuePairs<String, String> = [:]) {
    self.init(fault.text(values))
  }
}
