/// Clauses in a row, as in "it rises to 12, falls to 3 and rises to 9".
///
/// Which clause is the last is said by the clause itself.
enum ClauseListPhrases {
  /// Of two clauses.
  static let pair = Phrase("{first} and {second}")
  /// Of more, all but the last; those before it stand at `{first}`.
  static let middle = Phrase("{first}, {second}")
  /// Of more, the last.
  static let end = Phrase("{clauses} and {last}")
}

extension Lists {
  /// Clauses as one text; empty for none.
  package static func clauses(_ clauses: [String]) -> String {
    guard let first = clauses.first, let last = clauses.last, clauses.count > 1 else {
      return clauses.first ?? ""
    }
    guard clauses.count > 2 else {
      return ClauseListPhrases.pair.text(["first": first, "second": last])
    }
    let before = clauses.dropLast().dropFirst().reduce(first) {
      ClauseListPhrases.middle.text(["first": $0, "second": $1])
    }
    return ClauseListPhrases.end.text(["clauses": before, "last": last])
  }
}
