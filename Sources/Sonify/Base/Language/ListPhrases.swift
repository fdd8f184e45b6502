/// Several things in one sentence, in the manner of a language.
package enum Lists {
  /// Of two things.
  package static let pair = Phrase("{first} and {second}")
  /// Of more, all but the last; the list before it stands at `{first}`.
  static let middle = Phrase("{first}, {second}")
  /// Of more, the last.
  static let end = Phrase("{list} and {last}")
  /// After a list that names only some of the things.
  static let more = Phrase("{list} and {count} more", "{list} and {count} more")

  /// The things as one text: "a", "a and b", "a, b and c"; empty for none.
  package static func text(_ items: [String]) -> String {
    guard let first = items.first, let last = items.last, items.count > 1 else {
      return items.first ?? ""
    }
    guard items.count > 2 else { return pair.text(["first": first, "second": last]) }
    return end.text(["list": list(items.dropLast()), "last": last])
  }

  /// The first of several items as one text: "a, b and 3 more".
  package static func text(_ items: [String], of count: Int) -> String {
    guard count > items.count, !items.isEmpty else { return text(items) }
    return more.text(count: count - items.count, ["list": list(items[...])])
  }

  private static func list(_ items: ArraySlice<String>) -> String {
    items.dropFirst().reduce(items.first ?? "") { middle.text(["first": $0, "second": $1]) }
  }
}
