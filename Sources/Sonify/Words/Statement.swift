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
