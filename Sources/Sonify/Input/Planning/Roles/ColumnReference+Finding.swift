import SonifyBase
import SonifyTables

extension ColumnReference {
  /// Returns the index of the column, counted from 0.
  ///
  /// An exact match of a header takes precedence over one that differs only in case, and that over
  /// a number.
  /// - Parameter names: the headers of the columns.
  /// - Returns: the index.
  /// - Throws: ``InputError/badChoice(_:)`` if there is no such column, or more than one.
  func index(among names: [String]) throws(InputError) -> Int {
    // The headers were made safe to print; the user may type what the file holds.
    let text = UntrustedText.harmless(text, limit: .max)
    for sameness in [{ $0 == text }, { $0.lowercased() == text.lowercased() }] as [(String) -> Bool]
    {
      let matches = names.indices.filter { sameness(names[$0]) }
      if matches.count == 1 { return matches[0] }
      if matches.count > 1 {
        throw .badChoice(
          .ambiguousColumn(
            shown, numbers: matches.prefix(8).map { $0 + 1 }, count: matches.count))
      }
    }
    // Columns without a name are called "column 3" in sentences.
    let unnamed = names.indices.first { number in
      text == LocaleSettings.naming { ColumnPhrases.numbered.text(["number": "\(number + 1)"]) }
    }
    if let unnamed { return unnamed }
    let digits = text.hasPrefix("column ") ? String(text.dropFirst("column ".count)) : text
    if let number = Int(digits) {
      if (1...names.count).contains(number) { return number - 1 }
      throw .badChoice(.noColumn(number, count: names.count))
    }
    throw .badChoice(notFound(names))
  }

  /// Returns the columns that the text names: one, or several with commas between them.
  /// - Parameter names: the headers of the columns.
  /// - Returns: the columns; this reference alone unless each of several exists.
  func parts(among names: [String]) -> [ColumnReference] {
    guard text.contains(","), (try? index(among: names)) == nil else { return [self] }
    let parts = text.split(separator: ",").map { ColumnReference(String($0.drop { $0 == " " })) }
    return parts.allSatisfy { (try? $0.index(among: names)) != nil } ? parts : [self]
  }

  private var shown: String { UntrustedText.harmless(text, limit: 60) }

  /// Returns the fault that there is no such column, with the nearest name, or all names if they
  /// are few.
  private func notFound(_ names: [String]) -> InputError.ChoiceFault {
    let known = names.filter { !$0.isEmpty }
    let typed = text.lowercased()
    let distances = known.prefix(1000).map { (editDistance(typed, $0.lowercased()), $0) }
    let nearest = distances.min { $0.0 < $1.0 }.flatMap {
      $0.0 <= max(1, text.count / 3) ? UntrustedText.harmless($0.1, limit: 60) : nil
    }
    return .unknownColumn(
      shown, nearest: nearest,
      known: known.count > 40 ? [] : known.map { UntrustedText.harmless($0, limit: 40) },
      count: names.count)
  }
}

/// Returns the number of insertions, deletions and substitutions of characters between two texts.
///
/// This is the Levenshtein distance of the first 64 characters of each, in time proportional to the
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
