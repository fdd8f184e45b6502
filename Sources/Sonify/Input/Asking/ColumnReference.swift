/// A column as a person names it: by its header or by its number.
public struct ColumnReference: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What was typed.
  public var text: String

  /// Refers to the column whose header is `text`, or else, when `text` is a whole number, to the
  /// column of that number, counted from 1.
  public init(_ text: String) { self.text = text }

  /// Refers to a column by its header or its number.
  public init(stringLiteral text: String) { self.init(text) }

  /// The index of the column, counted from 0.
  ///
  /// A header in the same letters is taken first, then one that differs only in capitals, then a
  /// number.
  /// - Parameter names: the headers of the columns.
  /// - Returns: the index.
  /// - Throws: ``InputError/badChoice(_:)`` when there is no such column, or more than one.
  func index(among names: [String]) throws(InputError) -> Int {
    // The headers were made fit to be shown; a person may type what the file holds.
    let text = UntrustedText.harmless(text, limit: .max)
    for sameness in [{ $0 == text }, { $0.lowercased() == text.lowercased() }] as [(String) -> Bool]
    {
      let matches = names.indices.filter { sameness(names[$0]) }
      if matches.count == 1 { return matches[0] }
      if matches.count > 1 {
        let numbers = matches.prefix(8).map { String($0 + 1) }
        let list = numbers.dropFirst().reduce(numbers[0]) {
          ColumnFaultPhrases.either.text(["first": $0, "second": $1])
        }
        throw .badChoice(
          ColumnFaultPhrases.ambiguous.text(
            count: matches.count,
            ["count": "\(matches.count)", "name": quoted, "numbers": list]))
      }
    }
    // Columns without a name are called "column 3" in sentences.
    let unnamed = names.indices.first { number in
      text == Conventions.naming { ColumnPhrases.numbered.text(["number": "\(number + 1)"]) }
    }
    if let unnamed { return unnamed }
    let digits = text.hasPrefix("column ") ? String(text.dropFirst("column ".count)) : text
    if let number = Int(digits) {
      if (1...names.count).contains(number) { return number - 1 }
      throw .badChoice(
        ColumnFaultPhrases.noNumber.text(
          count: names.count, ["number": "\(number)", "count": "\(names.count)"]))
    }
    throw .badChoice(notFound(names))
  }

  private var quoted: String { "\"\(UntrustedText.harmless(text, limit: 60))\"" }

  /// That there is none, and what to write instead: the nearest name, or the names when they are few.
  private func notFound(_ names: [String]) -> String {
    let known = names.filter { !$0.isEmpty }
    let typed = text.lowercased()
    let distances = known.prefix(1000).map { (editDistance(typed, $0.lowercased()), $0) }
    if let nearest = distances.min(by: { $0.0 < $1.0 }), nearest.0 <= max(1, text.count / 3) {
      return ColumnFaultPhrases.nearest.text([
        "name": quoted, "nearest": UntrustedText.harmless(nearest.1, limit: 60),
      ])
    }
    guard !known.isEmpty, known.count <= 40 else {
      return ColumnFaultPhrases.many.text(
        count: names.count, ["name": quoted, "count": "\(names.count)"])
    }
    let list = Lists.items(known.map { "\"\(UntrustedText.harmless($0, limit: 40))\"" })
    return ColumnFaultPhrases.known.text(["name": quoted, "names": list])
  }
}

/// How many characters must be put in, taken out or exchanged to make one text of another.
///
/// Levenshtein's distance, over the first 64 characters of each, in time proportional to the
/// product of their lengths.
func editDistance(_ first: String, _ second: String) -> Int {
  let first = Array(first.prefix(64))
  let second = Array(second.prefix(64))
  var row = Array(0...second.count)
  for (line, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for place in second.indices {
      let exchanged = diagonal + (character == second[place] ? 0 : 1)
      diagonal = row[place + 1]
      row[place + 1] = min(exchanged, row[place] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
