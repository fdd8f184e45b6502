import SonifyTables

/// Texts after numbers that are units, each judged once: a log has few of them.
final class LogUnits {
  private var known: [ArraySlice<UInt8>: Bool] = [:]
  private var knownWords: [ArraySlice<UInt8>: Bool] = [:]

  /// The maximum number of texts that are kept.
  private static let maxCount = 1000
  /// The maximum length of a unit, in bytes.
  private static let maxLength = 10

  /// Returns whether a text right after a number is a unit.
  func contains(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= Self.maxLength else { return false }
    if let isKnown = known[text] { return isKnown }
    let isUnit = Self.isUnit(text)
    if known.count < Self.maxCount { known[text] = isUnit }
    return isUnit
  }

  /// Returns whether a word that follows a number is a unit.
  func contains(word: ArraySlice<UInt8>) -> Bool {
    guard word.count <= Self.maxLength else { return false }
    if let isKnown = knownWords[word] { return isKnown }
    let isUnit =
      !Self.otherWords.contains(String(decoding: word, as: UTF8.self).lowercased())
      && contains(word)
    if knownWords.count < Self.maxCount { knownWords[word] = isUnit }
    return isUnit
  }

  private static func isUnit(_ text: ArraySlice<UInt8>) -> Bool {
    let unit = String(decoding: text, as: UTF8.self)
    if unit == "x" || unit == "%" { return true }
    let cell = [0x31, 0x20] + text
    return [HumanMeasure.duration, .size, .amount].contains { $0.value(cell.span) != nil }
      || UnitText.isUnit(unit) && text.count > 1
  }

  /// Words that follow a number and mean something else than the unit of that name.
  private static let otherWords: Set<String> = [
    "in", "count", "counts", "number", "index", "none", "people", "persons", "a", "ratio", "k", "m",
    "t", "d", "days", "day",
  ]
}
