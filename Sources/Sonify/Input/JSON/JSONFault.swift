/// Why a text is not JSON, and where.
struct JSONFault: Error, Equatable {
  /// The line, counted from 0.
  var line: Int
  /// How many bytes of the line lie before the place.
  var offset: Int
  /// What is wrong there.
  var problem: String

  /// The line that a person is told.
  func error(source: String) -> InputError {
    .badData(
      InputPlace(source: source, line: line + 1), problem: "\(problem) (byte \(offset + 1))")
  }
}
