import Sonify

extension InputError {
  /// One line that states what is wrong, where, and how to mend it by the options of the command.
  var line: String {
    switch self {
    case .unreadable: description
    case .badData(let place, let fault): fault.line(fault.problem, at: place)
    case .badChoice(let fault): fault.line
    }
  }
}
