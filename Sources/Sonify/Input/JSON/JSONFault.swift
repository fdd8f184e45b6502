/// Why a text is not JSON, and where.
struct JSONFault: Error, Equatable {
  /// Where it stops being JSON.
  var place: ByteStream.Place
  /// What is wrong there.
  var problem: Problem

  /// What can be wrong.
  enum Problem: Equatable {
    /// In a sentence.
    case other(String)
    /// More follows behind the only value.
    case more
    /// A string is not UTF-8.
    case notUTF8
  }

  /// The error to be thrown.
  func error(source: String) -> InputError {
    let byte = place.offset - place.lineStart + 1
    let fault: InputError.DataFault =
      switch problem {
      case .other(let sentence): .json(sentence, byte: byte)
      case .more: .moreJSON(byte: byte)
      case .notUTF8: .jsonNotUTF8(byte: byte)
      }
    return .badData(InputError.Place(source: source, line: place.line + 1), fault)
  }
}
