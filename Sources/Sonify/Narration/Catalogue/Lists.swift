/// Several things in one sentence, in the manner of a language.
enum Lists {
  /// Of two things.
  static let pair = Phrase("{first} and {second}")
  /// Of more, all but the last; the list before it stands at `{first}`.
  static let middle = Phrase("{first}, {second}")
  /// Of more, the last.
  static let end = Phrase("{first} and {second}")

  /// The things as one text: "a", "a and b", "a, b and c"; empty for none.
  static func text(_ items: [String]) -> String {
    guard let first = items.first, let last = items.last, items.count > 1 else {
      return items.first ?? ""
    }
    guard items.count > 2 else { return pair.text(["first": first, "second": last]) }
    let before = items.dropLast().dropFirst().reduce(first) {
      middle.text(["first": $0, "second": $1])
    }
    return end.text(["first": before, "second": last])
  }
}
