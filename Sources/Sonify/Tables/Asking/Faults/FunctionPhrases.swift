package import SonifyBase

/// What a function does at a point, and what is wrong with a formula.
package enum FunctionPhrases {
  /// Labels of points; each may stand before the x and the value, as in "crosses zero, 3.14, 0".
  package static let crossesZero = Phrase("crosses zero")
  /// The function is zero and does not change its sign.
  package static let zero = Phrase("zero")
  package static let peak = Phrase("peak")
  package static let low = Phrase("low")
  package static let jump = Phrase("jump")
  /// The function has no bound near a point: it goes to plus infinity on its left, and to minus
  /// infinity on its right.
  package static let plusAndMinus = Phrase("goes to plus and minus infinity")
  package static let minusAndPlus = Phrase("goes to minus and plus infinity")
  /// On both sides, or on the only one.
  package static let plus = Phrase("goes to plus infinity")
  package static let minus = Phrase("goes to minus infinity")
  package static let noValue = Phrase("no value")
  /// `{from}` and `{to}` are x.
  package static let undefined = Phrase("no value from {from} to {to}")

  /// Follows the formula, as "is longer than 1000 bytes" does.
  package static let tooManyOperations = Phrase("has more than {maximum} operations")
  /// `{problem}` follows the formula, as in "ends too early".
  static let formula = Phrase("the function \"{formula}\" {problem}")
  /// `{character}` is counted from 1.
  static let formulaAt = Phrase("the function \"{formula}\" {problem} (character {character})")
  static let nowhere = Phrase("the function has no value from {from} to {to}")
  static let noColumns = Phrase(
    "a function has no columns, rows or cells; leave the choices of them out")
  static let tooMany = Phrase("there are {count} functions; at most {maximum} make a chart")

  /// What was decided; `{low}` and `{high}` are the ends of an axis.
  static let usualRange = Phrase("x runs from {low} to {high}")
  static let poles = Phrase(
    "y runs from {low} to {high}, so that the poles leave the rest its room")
  static let constant = Phrase("{formula} is {value} everywhere")
  static let fast = Phrase(
    "{formula} turns too often to be followed; {count} samples are summarised")
}
