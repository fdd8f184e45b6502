import SonifyBase
import SonifyTables

/// The units of series, as their names say them: "Smokers (%)" beside "Life expectancy (years)".
struct NamedUnits {
  /// The unit of each series.
  let units: [String]
  /// The part of each name that has it, as in "North, Rate per 1000"; empty if the whole names have them.
  let parts: [String]

  /// Finds the units in names, or returns nil if not each name has one, or all are the same.
  init?(_ names: [String]) {
    let parts = names.map { $0.split(separator: ", ").map(String.init) }
    let areJoined = names.count > 2 && parts.allSatisfy { $0.count > 1 }
    for part in areJoined ? [\.last, \.first] : [] as [KeyPath<[String], String?>] {
      let texts = parts.map { $0[keyPath: part] ?? "" }
      guard Set(texts).count < texts.count, let units = Self.units(of: texts) else { continue }
      (self.units, self.parts) = (units, texts)
      return
    }
    guard let units = Self.units(of: names) else { return nil }
    (self.units, self.parts) = (units, [])
  }

  /// Returns the part that the names of some series have in common; nil if there is none.
  func title(of series: [Int]) -> String? {
    let own = Set(parts.isEmpty ? [] : series.map { parts[$0] })
    return own.count == 1 ? own.first : nil
  }

  /// Words that stand for what is counted, and for what it is divided by.
  private static let measures: Set<String> = ["count", "number", "rate"]
  private static let percentages: Set<String> = ["percent", "percentage", "pct"]
  /// Units that are also words for other things: parts of a day or a year, extremes, letters, a room.
  private static let openWords: Set<String> = [
    "min", "d", "day", "days", "week", "weeks", "month", "months", "bar", "in", "none", "c", "f",
    "k", "h",
  ]

  private static func units(of names: [String]) -> [String]? {
    let units = names.compactMap(unit)
    return units.count == names.count && Set(units).count > 1 ? units : nil
  }

  /// Returns the unit that a text ends with, or the word for how it is measured.
  private static func unit(_ text: String) -> String? {
    if let unit = UnitText.inBrackets(atEndOf: text) {
      return mayBeUnit(unit) ? unit.lowercased() : nil
    }
    // "5% sugar" is a treatment.
    if let sign = text.lastIndex(of: "%") {
      let isAmount = text[..<sign].last { $0 != " " }?.isNumber ?? false
      return isAmount || text.last != "%" && text.first != "%" ? nil : "%"
    }
    let words = HeaderWords(text).words
    // The 95th of a hundred is none.
    if let first = words.first, percentages.contains(first),
      words.dropFirst().first?.first?.isNumber != true
    {
      return "%"
    }
    if let last = words.last, percentages.contains(last) {
      return words.dropLast().last?.last?.isNumber == true ? nil : "%"
    }
    if let per = words.lastIndex(of: "per"), per > 0, per + 1 < words.count,
      words[per + 1].contains(where: \.isNumber) || words[per + 1] == "capita"
    {
      return words[per...].joined(separator: " ")
    }
    if words.starts(with: ["number", "of"]) { return "number" }
    return words.last.flatMap { measures.contains($0) ? $0 : nil }
  }

  /// Returns whether what stands in brackets is no code of a country or an element, no size, no word for something else, no
  /// year, and does not begin as "n/a" and "w/ cache" do.
  private static func mayBeUnit(_ unit: String) -> Bool {
    let isCode = unit.count < 4 && unit.allSatisfy { $0.isUppercase }
    return (!isCode || ["MW", "GW", "GB", "TB", "USD", "EUR", "GBP"].contains(unit))
      && !openWords.contains(unit.lowercased()) && !unit.contains(where: \.isASCIIDigit)
      && !unit.lowercased().hasPrefix("n/") && !unit.lowercased().hasPrefix("w/")
  }
}
