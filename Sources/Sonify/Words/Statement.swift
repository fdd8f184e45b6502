package import SonifyBase

/// A statement in two wordings, as the display guide for accessibility metadata of the W3C has for
/// publications: one in few words, one in whole sentences.
package struct Statement: Equatable, Sendable {
  /// In few words.
  let compact: Phrase
  /// In a whole sentence.
  let descriptive: Phrase

  /// The statement in a wording.
  package subscript(_ wording: Wording) -> Phrase {
    switch wording {
    case .compact: compact
    case .descriptive: descriptive
    }
  }
}

/// How statements are worded.
public enum Wording: String, CaseIterable, Sendable, Codable {
  /// In few words, for someone who knows such charts.
  case compact
  /// In whole sentences.
  case descriptive
}
