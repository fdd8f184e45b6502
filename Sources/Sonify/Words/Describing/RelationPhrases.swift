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
  /// The relation of points along a curve that becomes flatter or steeper.
  static let risingSlower = Statement(
    compact: Phrase("{y} rises with {x}, ever more slowly, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} rises with {x}, ever more slowly; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."
    ))
  static let risingFaster = Statement(
    compact: Phrase("{y} rises with {x}, ever faster, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} rises with {x}, ever faster; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."
    ))
  static let fallingSlower = Statement(
    compact: Phrase("{y} falls as {x} rises, ever more slowly, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} falls as {x} rises, ever more slowly; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."
    ))
  static let fallingFaster = Statement(
    compact: Phrase("{y} falls as {x} rises, ever faster, {strength}, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} falls as {x} rises, ever faster; the relation is {strength} (Spearman {spearman}, Pearson {pearson})."
    ))
  /// Points along a curve that turns once; `{until}` is one of ``UntilPhrases``, as "until 40 km".
  static let risesThenFalls = Statement(
    compact: Phrase("{y} rises {until}, then falls."),
    descriptive: Phrase("{y} rises {until}, then falls (Spearman {spearman}, Pearson {pearson})."))
  static let fallsThenRises = Statement(
    compact: Phrase("{y} falls {until}, then rises."),
    descriptive: Phrase("{y} falls {until}, then rises (Spearman {spearman}, Pearson {pearson})."))
  /// Points along a curve that turns several times; `{places}` is a list as "at 20 km".
  static let turnsAfterRise = Statement(
    compact: Phrase(
      "{y} first rises, then turns {count} time: {places}.",
      "{y} first rises, then turns {count} times: {places}."),
    descriptive: Phrase(
      "{y} rises at first, then turns {count} time: {places}.",
      "{y} rises at first, then turns {count} times: {places}."))
  static let turnsAfterFall = Statement(
    compact: Phrase(
      "{y} first falls, then turns {count} time: {places}.",
      "{y} first falls, then turns {count} times: {places}."),
    descriptive: Phrase(
      "{y} falls at first, then turns {count} time: {places}.",
      "{y} falls at first, then turns {count} times: {places}."))
  /// Points on a ring; `{centre}` is "x 5, y 10", one of ``position``.
  static let ring = Statement(
    compact: Phrase("A ring around {centre}."),
    descriptive: Phrase("The points form a ring around {centre}."))
  /// A position in the plane by the titles of both axes and their values.
  static let position = Phrase("{x} {xValue}, {y} {yValue}")
  /// A fan of points.
  static let spreadGrows = Statement(
    compact: Phrase("Spread of {y} grows with {x}."),
    descriptive: Phrase("The spread of {y} grows with {x}."))
  static let spreadShrinks = Statement(
    compact: Phrase("Spread of {y} shrinks as {x} rises."),
    descriptive: Phrase("The spread of {y} shrinks as {x} rises."))

  /// A single point on which the correlation depends; `{without}` and `{pearson}` are correlations,
  /// without it and with it.
  static let onePointMakes = Statement(
    compact: Phrase("Linear only by {point}: Pearson {pearson}, without it {without}."),
    descriptive: Phrase(
      "One point makes the correlation: without {point}, Pearson is {without} instead of {pearson}."
    ))
  /// The same where the others all have the same x or y.
  static let onePointIsAll = Statement(
    compact: Phrase("Linear only by {point}."),
    descriptive: Phrase(
      "One point makes the correlation: without {point}, {x} or {y} never changes."))
  static let onePointHides = Statement(
    compact: Phrase("Hidden by {point}: Pearson {pearson}, without it {without}."),
    descriptive: Phrase(
      "One point hides the correlation: without {point}, Pearson is {without} instead of {pearson}."
    ))
  static let onePointTurns = Statement(
    compact: Phrase("Turned by {point}: Pearson {pearson}, without it {without}."),
    descriptive: Phrase(
      "One point turns the correlation round: without {point}, Pearson is {without} instead of {pearson}."
    ))

  /// Where y neither rises nor falls along x, but its spread changes.
  static let level = Statement(
    compact: Phrase("{y} neither rises nor falls with {x}, Spearman {spearman}."),
    descriptive: Phrase(
      "Overall, {y} neither rises nor falls with {x} (Spearman {spearman}, Pearson {pearson})."))
  /// Where y depends on x in another way than by rising or falling, by no form that has a name.
  static let dependent = Statement(
    compact: Phrase("{y} varies with {x}, but neither rises nor falls, Spearman {spearman}."),
    descriptive: Phrase(
      "{y} depends on {x}, but neither rises nor falls with it overall (Spearman {spearman}, Pearson {pearson})."
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
  /// A curve that is neither flatter nor steeper all along.
  static let curved = Statement(
    compact: Phrase("Along a curve."),
    descriptive: Phrase("The points follow a curve, not a straight line."))

  /// Values by category; `{means}` is a list of ``categoryMean``.
  static let byCategory = Statement(
    compact: Phrase("Means by {x}: {means}."),
    descriptive: Phrase("By {x}, the means are {means}."))
  /// `{number}` is the number of values.
  static let categoryMean = Phrase("{name} {mean} (n {number})")

  /// Where all points together and most series disagree; `{strength}` is of all together.
  static let reversedRise = Statement(
    compact: Phrase(
      "All together, {y} rises with {x}, Spearman {spearman}; within {count} of {all} it falls.",
      "All together, {y} rises with {x}, Spearman {spearman}; within {count} of {all} it falls."),
    descriptive: Phrase(
      "Over all points together {y} rises with {x} (Spearman {spearman}), but within {count} of the {all} series it falls.",
      "Over all points together {y} rises with {x} (Spearman {spearman}), but within {count} of the {all} series it falls."
    ))
  static let reversedFall = Statement(
    compact: Phrase(
      "All together, {y} falls as {x} rises, Spearman {spearman}; within {count} of {all} it rises.",
      "All together, {y} falls as {x} rises, Spearman {spearman}; within {count} of {all} it rises."
    ),
    descriptive: Phrase(
      "Over all points together {y} falls as {x} rises (Spearman {spearman}), but within {count} of the {all} series it rises.",
      "Over all points together {y} falls as {x} rises (Spearman {spearman}), but within {count} of the {all} series it rises."
    ))
  /// The same where no series agrees with the whole.
  static let risesAgainstAll = Statement(
    compact: Phrase("All together, {y} rises with {x}, Spearman {spearman}; within each it falls."),
    descriptive: Phrase(
      "Over all points together {y} rises with {x} (Spearman {spearman}), but within every series it falls."
    ))
  static let fallsAgainstAll = Statement(
    compact: Phrase(
      "All together, {y} falls as {x} rises, Spearman {spearman}; within each it rises."),
    descriptive: Phrase(
      "Over all points together {y} falls as {x} rises (Spearman {spearman}), but within every series it rises."
    ))
  static let risesOnlyTogether = Statement(
    compact: Phrase("All together, {y} rises with {x}, Spearman {spearman}; in none."),
    descriptive: Phrase(
      "Over all points together {y} rises with {x} (Spearman {spearman}), but in no series does it clearly do so."
    ))
  static let fallsOnlyTogether = Statement(
    compact: Phrase(
      "All together, {y} falls as {x} rises, Spearman {spearman}; in none."),
    descriptive: Phrase(
      "Over all points together {y} falls as {x} rises (Spearman {spearman}), but in no series does it clearly do so."
    ))
  /// Series that lie apart; `{measure}` is the title of an axis, `{higher}` and `{lower}` are lists
  /// of series.
  static let separation = Statement(
    compact: Phrase("{measure} separates {higher} (higher) from {lower}."),
    descriptive: Phrase("{measure} separates {higher}, with higher values, from {lower}."))

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
