import SonifyBase
import SonifyTables

extension JSONTokenizer.Token {
  /// The name of the value that begins with the token.
  var words: String {
    switch self {
    case .beginObject, .endObject, .key: JSONValuePhrases.object.text()
    case .beginArray, .endArray: JSONValuePhrases.array.text()
    case .string: JSONValuePhrases.text.text()
    case .number: JSONValuePhrases.number.text()
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .end: JSONValuePhrases.end.text()
    }
  }

  /// The kind of the value that begins with the token; nil if none does, or null.
  var kind: Decision.JSONKind? {
    switch self {
    case .beginObject: .object
    case .beginArray: .array
    case .string: .text
    case .number: .number
    case .boolean(let value): .boolean(value)
    case .endObject, .endArray, .key, .null, .end: nil
    }
  }
}
