import SonifyBase

/// What several series do together.
enum TogetherPhrases {
  /// `{clauses}` is a list of ``rising`` and ``falling``.
  static let course = Statement(
    compact: Phrase("Together: {clauses}."),
    descriptive: Phrase("All series move together: they {clauses}."))
  /// `{end}` is one of ``UntilPhrases``, as "until 1957".
  static let rising = Phrase("rise {end}")
  static let falling = Phrase("fall {end}")
  /// `{length}` is a length along x, as "9 hours".
  static let delay = Statement(
    compact: Phrase("{follower} follows {leader} by {length}."),
    descriptive: Phrase("{follower} follows {leader} with a delay of {length}."))
  /// A series whose values are far from those of all others; `{own}` and `{other}` are values.
  static let farAbove = Statement(
    compact: Phrase("{name} far above the others, {own} against {other}."),
    descriptive: Phrase(
      "{name} is far above the others: it is never below {own}, and they are never above {other}."))
}
