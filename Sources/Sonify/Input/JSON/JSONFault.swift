/// Why a text is not JSON, and where.
struct JSONFault: Error, Equatable {
  /// Where it stops being JSON.
  var place: ByteStream.Place
  /// What is wrong there.
  var problem: String

  /// The line that a person is told.
  func error(source: String) -> InputError {
    .badData(
      InputPlace(source: source, line: place.line + 1),
      problem: JSONFaultPhrases.atByte.text([
        "problem": problem, "byte": "\(place.offset - place.lineStart + 1)",
      ]))
  }
}
