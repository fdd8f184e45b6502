/// Why a part of a specification cannot be followed.
///
/// It becomes an ``InputError`` once the name of the document is known.
struct SpecificationError: Error, Equatable {
  /// Where in the document.
  var path: String
  /// What is wrong there.
  var fault: InputError.SpecificationFault
  /// The error about a choice of a person that it really is, if it is one.
  var choice: InputError?

  /// Makes an error about a choice of a person.
  init(choice: InputError) {
    self.init(path: "", .data(choice))
    self.choice = choice
  }

  /// Makes an error about a part, in a sentence.
  init(_ node: DocumentNode, _ problem: String) { self.init(node, .other(problem)) }

  /// Makes an error about a place, in a sentence.
  init(path: String, _ problem: String) { self.init(path: path, .other(problem)) }

  /// Makes an error about a part.
  init(_ node: DocumentNode, _ fault: InputError.SpecificationFault) {
    self.init(path: node.path, fault)
  }

  /// Makes an error about a place.
  init(path: String, _ fault: InputError.SpecificationFault) {
    self.path = path
    self.fault = fault
  }

  /// What is wrong there, in a sentence.
  var problem: String { fault.description }

  /// The error to be thrown.
  func error(source: String) -> InputError {
    if let choice { return choice }
    return .badData(InputError.Place(source: source), .specification(fault, path: path))
  }
}
