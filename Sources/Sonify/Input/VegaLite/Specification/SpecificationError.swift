/// Why a part of a specification cannot be followed.
///
/// It becomes an ``InputError`` once the name of the document is known.
struct SpecificationError: Error, Equatable {
  /// Where in the document.
  var path: String
  /// What is wrong there, and how to mend it.
  var problem: String
  /// The error about a choice of a person that it really is, if it is one.
  var choice: InputError?

  /// Makes an error about a choice of a person.
  init(choice: InputError) {
    self.init(path: "", choice.description)
    self.choice = choice
  }

  /// Makes an error about a part.
  init(_ node: DocumentNode, _ problem: String) { self.init(path: node.path, problem) }

  /// Makes an error about a place.
  init(path: String, _ problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The line that a person is told.
  func error(source: String) -> InputError {
    if let choice { return choice }
    let place = path.isEmpty ? "" : "\(path): "
    return .badData(
      InputPlace(source: source), problem: UntrustedText.harmless(place + problem, limit: 300))
  }
}
