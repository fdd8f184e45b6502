import SonifyBase

/// How two measures of the same things go together.
///
/// `{x}` and `{y}` are the titles of the axes,
/// `{strength}` is one of ``StrengthPhrases``, `{spearman}` and `{pearson}` are correlations, −1 to 1.
enum RelationPhrases {
  static let rising = Statement(
    compact: Phrase("{y} rises with {x}, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} rises with {x}; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."))
  static let falling = Statement(
    compact: Phrase("{y} falls as {x} rises, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} falls as {x} rises; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."
    ))
  static let none = Statement(
    compact: Phrase("No clear relation of {y} to {x}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} has no clear relation to {x} (Spearman {spearman}, Pearson {pearson})."))

  /// The slope of the line of least squares; `{rate}` is one of ``RatePhrases``.
  static let slopeUp = Statement(
    compact: Phrase("On average up by {rate}."),
    descriptive: Phrase("On average it rises by {rate}."))
  static let slopeDown = Statement(
    compact: Phrase("On average down by {rate}."),
    descriptive: Phrase("On average it falls by {rate}."))
  /// Where the correlations differ.
  static let curved = Statement(
    compact: Phrase("Not straight, Pearson {pearson}."),
    descriptive: Phrase(
      "The relation does not follow a straight line: the two correlations differ."))

  /// Several series in which the same holds.
  static let allRise = Statement(
    compact: Phrase("In all, {y} rises with {x}."),
    descriptive: Phrase("In all series, {y} rises with {x}."))
  static let allFall = Statement(
    compact: Phrase("In all, {y} falls as {x} rises."),
    descriptive: Phrase("In all series, {y} falls as {x} rises."))
  static let noneRelated = Statement(
    compact: Phrase("In none is {y} clearly related to {x}."),
    descriptive: Phrase("In none of the series does {y} have a clear relation to {x}."))

  /// Groups of points; `{groups}` is a list of ``group``.
  static let clusters = Statement(
    compact: Phrase("{count} group: {groups}.", "{count} groups: {groups}."),
    descriptive: Phrase(
      "The points form {count} group: {groups}.", "The points form {count} groups: {groups}."))
  static let group = Phrase("{count} around {point}", "{count} around {point}")
}

/// How closely two measures go together, as parts of sentences about a relation.
enum StrengthPhrases {
  static let veryWeak = Phrase("very weak")
  static let weak = Phrase("weak")
  static let moderate = Phrase("moderate")
  static let strong = Phrase("strong")
  static let veryStrong = Phrase("very strong")
}
