import Sonify

extension InputError {
  /// One line: what is wrong, where, and which option of the command fixes it.
  var line: String {
    switch self {
    case .unreadable: description
    case .badData(let place, let fault): fault.line(fault.problem, at: place)
    case .badChoice(let fault): fault.line
    }
  }
}
