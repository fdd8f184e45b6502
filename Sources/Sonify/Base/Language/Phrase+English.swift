extension Phrase {
  /// The sentence as it is in the program.
  package var english: String { one }

  /// Returns the values at the placeholders of a sentence that something else has made in English.
  ///
  /// - Parameter text: the sentence.
  /// - Returns: the values by placeholder, or nil if it is another sentence.
  package func places(in text: String) -> [String: String]? {
    var values: [String: String] = [:]
    var (pattern, rest) = (one[...], text[...])
    while let start = pattern.firstIndex(of: "{"), let end = pattern[start...].firstIndex(of: "}") {
      let before = pattern[..<start]
      guard rest.hasPrefix(before) else { return nil }
      rest = rest.dropFirst(before.count)
      let name = String(pattern[pattern.index(after: start)..<end])
      pattern = pattern[pattern.index(after: end)...]
      let next = pattern.prefix { $0 != "{" }
      let isLast = next.endIndex == pattern.endIndex
      guard let value = isLast ? Self.text(rest, endingIn: next) : Self.text(rest, before: next)
      else { return nil }
      values[name] = String(value)
      rest = rest[value.endIndex...]
    }
    return rest == pattern ? values : nil
  }

  /// Returns the sentence in the listener's language, with its placeholders filled in.
  package func text(filling values: [String: String]) -> String {
    var filled = ""
    var rest = pattern[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      filled += rest[..<start] + (values[name] ?? String(rest[start...end]))
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }

  private static func text(_ text: Substring, endingIn end: Substring) -> Substring? {
    text.hasSuffix(end) ? text.dropLast(end.count) : nil
  }

  private static func text(_ text: Substring, before next: Substring) -> Substring? {
    var place = text.startIndex
    while !text[place...].hasPrefix(next) {
      guard place < text.endIndex else { return nil }
      place = text.index(after: place)
    }
    return text[..<place]
  }
}
