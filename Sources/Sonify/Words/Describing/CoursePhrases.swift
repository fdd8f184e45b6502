import SonifyBase

/// The way of a line from turn to turn.
///
/// `{start}` is the value at which a line begins and where it stands, `{turn}` one from which it goes
/// on, `{end}` one at which the sentence ends.
enum CoursePhrases {
  /// A sentence of clauses, the first with a capital letter; `{clauses}` are those in few words,
  /// `{way}` those in a whole sentence.
  static let sentence = Statement(
    compact: Phrase("{clauses}."), descriptive: Phrase("{way}."))
  /// The same where only the largest turns are listed.
  static let roughly = Statement(
    compact: Phrase("Apart from smaller turns: {clauses}."),
    descriptive: Phrase("Apart from smaller turns, it {clauses}."))

  static let rising = ClausePhrases(
    opening: Statement(
      compact: Phrase("Rises from {start} to {turn}"),
      descriptive: Phrase("It rises from {start} to {turn}")),
    whole: Statement(
      compact: Phrase("Rises from {start} to {end}"),
      descriptive: Phrase("It rises from {start} to {end}")),
    first: Phrase("rises from {start} to {turn}"), only: Phrase("rises from {start} to {end}"),
    further: Phrase("rises to {turn}"), last: Phrase("rises to {end}"))
  static let falling = ClausePhrases(
    opening: Statement(
      compact: Phrase("Falls from {start} to {turn}"),
      descriptive: Phrase("It falls from {start} to {turn}")),
    whole: Statement(
      compact: Phrase("Falls from {start} to {end}"),
      descriptive: Phrase("It falls from {start} to {end}")),
    first: Phrase("falls from {start} to {turn}"), only: Phrase("falls from {start} to {end}"),
    further: Phrase("falls to {turn}"), last: Phrase("falls to {end}"))
}

/// A clause of a sentence about the way of a line, by its position in the sentence.
struct ClausePhrases {
  /// Begins ``CoursePhrases/sentence``, and others follow.
  let opening: Statement
  /// Is the only one of ``CoursePhrases/sentence``.
  let whole: Statement
  /// Is the first of ``CoursePhrases/roughly`` or ``BriefPhrases``, and others follow.
  let first: Phrase
  /// Is the only one there.
  let only: Phrase
  /// Follows others, and others follow.
  let further: Phrase
  /// Follows others, and ends the sentence.
  let last: Phrase

  /// Where a clause stands.
  enum Place: Equatable {
    /// It begins a sentence.
    case opening(StatementForm)
    /// It is the first, after other words.
    case first
    /// It follows others.
    case further
  }

  /// The clause for a position.
  func phrase(_ place: Place, isLast: Bool) -> Phrase {
    switch place {
    case .opening(let form): (isLast ? whole : opening)[form.wording]
    case .first: isLast ? only : first
    case .further: isLast ? last : further
    }
  }
}

/// Straight parts of a line, where its rate changes without a turn.
///
/// `{bend}` is where one part ends and another begins, `{end}` where the last ends, both as "until
/// 1957" or "up to 12 km": one of ``UntilPhrases``.
enum BendPhrases {
  static let bends = Statement(
    compact: Phrase("Rate changes: {clauses}."),
    descriptive: Phrase("The rate changes: it {clauses}."))
  static let rising = PartPhrases(
    further: Phrase("rises by {rate} {bend}"), last: Phrase("rises by {rate} {end}"))
  static let falling = PartPhrases(
    further: Phrase("falls by {rate} {bend}"), last: Phrase("falls by {rate} {end}"))
  static let level = PartPhrases(
    further: Phrase("stays level {bend}"), last: Phrase("stays level {end}"))
}

/// A clause about a straight part of a line, by its position in the sentence.
struct PartPhrases {
  /// Others follow.
  let further: Phrase
  /// It ends the sentence.
  let last: Phrase

  /// The clause for a position.
  func phrase(isLast: Bool) -> Phrase { isLast ? last : further }
}
