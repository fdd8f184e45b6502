/// A sentence of the catalogue: English words with places for what is filled in, as in
/// "{value} at {x}".
///
/// A sentence is always whole, so that a translator may put its parts in any order. One that counts
/// has a form for exactly one and a form for any other number, and says it at `{count}`. English is
/// the source; ``Conventions/current`` says which language is spoken.
package struct Phrase: Equatable, Sendable {
  /// The form for one thing, and for sentences that count nothing.
  let one: String
  /// The form for any other number of things; nothing for sentences that count nothing.
  let other: String?
  /// The file of the catalogue where it stands, "Sonify/TrendPhrases.swift".
  private let file: String

  /// A sentence that counts nothing.
  package init(_ text: String, file: String = #fileID) {
    (one, other, self.file) = (text, nil, file)
  }

  /// A sentence that counts things.
  package init(_ one: String, _ other: String, file: String = #fileID) {
    (self.one, self.other, self.file) = (one, other, file)
  }

  /// The sentence in the listener's language, with its places filled in.
  /// - Parameter values: what belongs where; values are never looked through for places themselves.
  /// - Returns: the sentence; a place for which there is no value is left as it is.
  package func text(_ values: KeyValuePairs<String, String> = [:]) -> String {
    Self.fill(pattern, values)
  }

  /// The sentence for so many things; their number is at `{count}`.
  /// - Parameters:
  ///   - count: how many there are.
  ///   - number: how that is written; nothing for all of its digits.
  ///   - values: what belongs elsewhere.
  /// - Returns: the sentence; a place for which there is no value is left as it is.
  package func text(
    count: Int, as number: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let number = number ?? Conventions.current.numbers.grouped("\(count)")
    let translation = Conventions.current.messages.translation(
      of: one, or: other, in: context, count: count)
    return Self.fill(
      translation ?? (count == 1 ? one : other ?? one), values, ("count", number))
  }

  /// The sentence in the listener's language, with its places open; of one that counts, the form for
  /// many.
  package var pattern: String {
    let translation = Conventions.current.messages.translation(
      of: one, or: other, in: context, count: 100)
    return translation ?? other ?? one
  }

  /// What tells the sentence from others of the same words: the file where it stands, without its
  /// folder and ending.
  private var context: String {
    String(file.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private static func fill(
    _ text: String, _ values: KeyValuePairs<String, String>, _ count: (String, String)? = nil
  ) -> String {
    var filled = ""
    var rest = text[...]
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = rest[start...].utf8.firstIndex(of: UInt8(ascii: "}"))
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

/// A number of things that need not be whole: "1 year", "12 years", "10.7 years".
package struct AmountPhrase: Equatable, Sendable {
  /// For whole numbers.
  let whole: Phrase
  /// For numbers with decimals, at `{number}`, as many languages have a form of their own for them.
  let part: Phrase

  /// An amount, for whole numbers and for others.
  package init(_ whole: Phrase, part: Phrase) { (self.whole, self.part) = (whole, part) }

  /// The amount of a whole number.
  package func text(count: Int) -> String { whole.text(count: count) }

  /// The amount of a number that is written already, as "1,200" or "10.7".
  package func text(_ number: String) -> String {
    let sign = Conventions.current.numbers.groupSign
    let digits = sign.isEmpty ? number : number.split(separator: sign).joined()
    guard let count = Int(digits) else { return part.text(["number": number]) }
    return whole.text(count: count, as: number)
  }
}
