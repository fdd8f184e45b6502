/// A sentence of the catalogue: English words with placeholders, as in "{value} at {x}".
///
/// A phrase is always a whole sentence, so that a translator may put its parts in any order. One
/// with a count has a singular and a plural form, and the count is at `{count}`. English is the
/// source; ``LocaleSettings/current`` has the listener's language.
package struct Phrase: Equatable, Sendable {
  /// The singular form, or the only form of a sentence without a count.
  let one: String
  /// The plural form, or nil for a sentence without a count.
  let other: String?
  /// The source file that has the sentence, as "Sonify/TrendPhrases.swift".
  private let file: String

  /// Makes a sentence without a count.
  package init(_ text: String, file: String = #fileID) {
    (one, other, self.file) = (text, nil, file)
  }

  /// Makes a sentence with a count.
  package init(_ one: String, _ other: String, file: String = #fileID) {
    (self.one, self.other, self.file) = (one, other, file)
  }

  /// Returns the sentence in the listener's language, with its placeholders filled in.
  /// - Parameter values: the values by placeholder. Braces within values are not placeholders.
  /// - Returns: the sentence; a placeholder without a value stays as it is.
  package func text(_ values: KeyValuePairs<String, String> = [:]) -> String {
    Self.fill(pattern, values)
  }

  /// Returns the form of the sentence for a count, which is at `{count}`.
  /// - Parameters:
  ///   - count: the number of things.
  ///   - number: the text of the count, or nil to write all its digits.
  ///   - values: the values of the other placeholders.
  /// - Returns: the sentence; a placeholder without a value stays as it is.
  package func text(
    count: Int, as number: String? = nil, _ values: KeyValuePairs<String, String> = [:]
  ) -> String {
    let number = number ?? LocaleSettings.current.numbers.grouped("\(count)")
    return Self.fill(pattern(count: count), values, ("count", number))
  }

  /// The sentence in the listener's language, with its placeholders; the plural form if it has a
  /// count.
  package var pattern: String { pattern(count: 100) }

  /// Returns the form of the sentence for a count, with its placeholders.
  package func pattern(count: Int) -> String {
    let translation = LocaleSettings.current.messages.translation(
      of: one, or: other, in: context, count: count)
    return translation ?? (count == 1 ? one : other ?? one)
  }

  /// What distinguishes the sentence from others with the same words: the name of its source file,
  /// without folder and extension.
  private var context: String {
    String(file.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private static func fill(
    _ text: String, _ values: KeyValuePairs<String, String>, _ count: (String, String)? = nil
  ) -> String {
    // Most texts of help have nothing to fill in.
    guard !values.isEmpty || count != nil else {
      assert(!text.utf8.contains(UInt8(ascii: "{")), "nothing stands for a part of \"\(text)\"")
      return text
    }
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
    // A name may end as a sentence does: "Apple Inc.", "3.6.".
    return rest == "." && filled.last == "." ? filled : filled + rest
  }
}

/// A number of things that need not be whole: "1 year", "12 years", "10.7 years".
package struct AmountPhrase: Equatable, Sendable {
  /// The phrase for whole numbers.
  package let whole: Phrase
  /// The phrase for numbers with decimals, at `{number}`, as many languages have a form of their
  /// own for them.
  let part: Phrase

  /// Makes an amount from the phrases for whole numbers and for others.
  package init(_ whole: Phrase, part: Phrase) { (self.whole, self.part) = (whole, part) }

  /// Returns the text of a whole number.
  package func text(count: Int) -> String { whole.text(count: count) }

  /// Returns the text of a number that is already formatted, as "1,200" or "10.7".
  package func text(_ number: String) -> String {
    let sign = LocaleSettings.current.numbers.groupSign
    let digits = sign.isEmpty ? number : number.split(separator: sign).joined()
    guard let count = Int(digits) else { return part.text(["number": number]) }
    return whole.text(count: count, as: number)
  }
}
