import SonifyBase

/// Parts of a whole.
enum StackPhrases {
  /// A statement about the totals; see ``OpeningPhrases/lowerCaseAfterColon``.
  static let total = Phrase("Total: {statement}")
  /// `{shares}` is a list of ``share``, the largest first, and `{sum}` is their sum.
  static let shares = Statement(
    compact: Phrase("Of {sum} in all: {shares}."),
    descriptive: Phrase("Of {sum} in all, the parts are {shares}."))
  static let share = Phrase("{name} with {percent}%")
  static let alwaysLargest = Statement(
    compact: Phrase("{name} always the largest part."),
    descriptive: Phrase("{name} is the largest part throughout."))
  static let oftenLargest = Statement(
    compact: Phrase(
      "{name} largest {count} of {all} time.", "{name} largest {count} of {all} times."),
    descriptive: Phrase(
      "{name} is the largest part in {count} of {all} stacks.",
      "{name} is the largest part most often, in {count} of {all} stacks."))
  static let part = Statement(
    compact: Phrase("{name}: largest {highest}, smallest {lowest}."),
    descriptive: Phrase("{name} ranges from {lowest} to {highest}."))
}
