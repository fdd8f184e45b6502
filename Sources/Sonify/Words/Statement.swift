package import SonifyBase

/// A statement in two wordings, as in the W3C's display guide for accessibility metadata of
/// publications: one compact, one in whole sentences.
package struct Statement: Equatable, Sendable {
  /// The compact wording, in a few words.
  let compact: Phrase
  /// The descriptive wording, in a whole sentence.
  let descriptive: Phrase

  /// The statement in the given wording.
  package subscript(_ wording: Wording) -> Phrase {
    switch wording {
    case .compact: compact
    case .descriptive: descriptive
    }
  }
}

/// The wording of statements.
public enum Wording: String, CaseIterable, Sendable, Codable {
  /// A few words, for someone who knows such charts.
  case compact
  /// Whole sentences.
  case descriptive
}

/// The form of a statement by its position in a text.
struct StatementForm: Equatable, Sendable {
  var wording: Wording
  /// Whether it follows a name and a colon.
  var isAfterColon: Bool
}

/// A sentence by its position in a text.
struct PlacedPhrase {
  let phrase: Phrase
  let isAfterColon: Bool

  /// The sentence in the listener's language, with its placeholders filled in.
  func text(_ values: KeyValuePairs<String, String> = [:]) -> String {
    placed(phrase.text(values))
  }

  /// The sentence for a count of things.
  func text(count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
    placed(phrase.text(count: count, values))
  }

  /// A text of the sentence with the small letter that languages want after a colon; the first
  /// letter of a name or value stays.
  private func placed(_ text: String) -> String {
    guard isAfterColon, phrase.pattern.first != "{", let first = text.first,
      OpeningPhrases.lowerCaseAfterColon.text() == "yes"
    else { return text }
    return first.lowercased() + text.dropFirst()
  }
}

extension Statement {
  /// The statement in a form.
  subscript(form: StatementForm) -> PlacedPhrase {
    PlacedPhrase(phrase: self[form.wording], isAfterColon: form.isAfterColon)
  }
}
