import SonifyTables

/// Why a text is not JSON, and where.
struct JSONFault: Error, Equatable {
  /// The position where it stops being JSON.
  var place: ByteStream.Place
  /// The problem at that position.
  var problem: Problem

  /// A problem of a JSON text.
  enum Problem: Equatable {
    /// A problem stated in a sentence.
    case other(String)
    /// More data follow the only value.
    case more
    /// A string is not UTF-8.
    case notUTF8
  }

  /// Returns the error to throw.
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

extension InputError {
  /// The same error, of a row that can be skipped; nil if the text was not read, or is not UTF-8.
  var ofJSONRow: InputError? {
    guard case .badData(let place, .json(let sentence, let byte)) = self else { return nil }
    return .badData(place, .jsonRow(sentence, byte: byte))
  }
}
