/// A sentence of the catalogue: English words with places for what is filled in, as in
/// "{value} at {x}".
///
/// A sentence is always whole, so that a translator may put its parts in any order. One that counts
/// has a form for exactly one and a form for any other number, and says it at `{count}`.
struct Phrase: Equatable, Sendable {
  /// The form for one thing, and for sentences that count nothing.
  let one: String
  /// The form for any other number of things.
  let other: String

  /// A sentence that counts nothing.
  init(_ text: String) { (one, other) = (text, text) }

  /// A sentence that counts things.
  init(_ one: String, _ other: String) { (self.one, self.other) = (one, other) }

  /// The sentence with its places filled in.
  /// - Parameter values: what belongs where; values are never looked through for places themselves.
  /// - Returns: the sentence; a place for which there is no value is left as it is.
  func text(_ values: KeyValuePairs<String, String> = [:]) -> String { Self.fill(other, values) }

  /// The sentence for so many things; their number is at `{count}`.
  func text(count: Int, _ values: KeyValuePairs<String, String> = [:]) -> String {
    let number = NumberText(digits: 19).text(Double(count))
    return Self.fill(count == 1 ? one : other, values, ("count", number))
  }

  private static func fill(
    _ text: String, _ values: KeyValuePairs<String, String>, _ count: (String, String)? = nil
  ) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"),
      let end = rest[start...].firstIndex(of: "}")
    {
      filled += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      let value =
        values.first { $0.key == name }?.value ?? (count?.0 == String(name) ? count?.1 : nil)
      assert(value != nil, "nothing stands for {\(name)} in \"\(text)\"")
      filled += value ?? String(rest[start...end])
      rest = rest[rest.index(after: end)...]
    }
    return filled + rest
  }
}

/// A statement in two wordings, as the display guide for accessibility metadata of the W3C has for
/// publications: one in few words, one in whole sentences.
struct Statement: Equatable, Sendable {
  /// In few words.
  let compact: Phrase
  /// In a whole sentence.
  let descriptive: Phrase

  /// The statement in a wording.
  subscript(_ wording: Wording) -> Phrase {
    switch wording {
    case .compact: compact
    case .descriptive: descriptive
    }
  }
}

/// How statements are worded.
public enum Wording: String, CaseIterable, Sendable, Codable {
  /// In few words, for someone who knows such charts.
  case compact
  /// In whole sentences.
  case descriptive
}
