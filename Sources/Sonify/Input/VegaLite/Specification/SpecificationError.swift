import SonifyTables

/// Why a part of a specification is not supported.
///
/// The error becomes an ``InputError`` once the name of the document is known.
struct SpecificationError: Error, Equatable {
  /// The path in the document.
  var path: String
  /// What is wrong at the path.
  var fault: InputError.SpecificationFault
  /// The error about a choice of the user, if it is one.
  var choice: InputError?

  /// Creates an error about a choice of the user.
  init(choice: InputError) {
    self.init(path: "", .data(choice))
    self.choice = choice
  }

  /// Creates an error about a part, in a sentence.
  init(_ node: DocumentNode, _ problem: String) { self.init(node, .other(problem)) }

  /// Creates an error about a path, in a sentence.
  init(path: String, _ problem: String) { self.init(path: path, .other(problem)) }

  /// Creates an error about a part.
  init(_ node: DocumentNode, _ fault: InputError.SpecificationFault) {
    self.init(path: node.path, fault)
  }

  /// Creates an error about a path.
  init(path: String, _ fault: InputError.SpecificationFault) {
    self.path = path
    self.fault = fault
  }

  /// What is wrong, in a sentence.
  var problem: String { fault.description }

  /// Returns the error to throw.
  func error(source: String) -> InputError {
    if let choice { return choice }
    return .badData(InputError.Place(source: source), .specification(fault, path: path))
  }
}
