import SonifyBase

/// The name of a column, as far as it shows what is measured.
package struct QuantityName {
  /// The words without those that only select values, as "max".
  private let words: [String]
  /// Whether a word says that each value is a mean, an extreme or a share of many.
  private let isOfMany: Bool
  /// Whether a word is the name of an amount.
  private let hasAmount: Bool
  /// Whether all words only select values.
  private let isSelector: Bool
  /// What is measured, by the last word that is the name of a quantity; nil if none is.
  private let quantity: String?
  /// The unit in brackets at the end, or nil.
  private let unit: String?
  /// The letters in lowercase.
  private let stem: String
  private let form: Form

  /// The form of a name.
  private enum Form {
    /// Every word begins with a capital letter and goes on with small ones: "San Francisco".
    case proper
    /// Up to five capital letters and digits: "FTSE".
    case code
    case other
  }

  package init(_ name: String) {
    let (bare, unit) = Self.split(name)
    self.unit = unit
    let all = HeaderWords(bare).words
    words = all.filter {
      !QuantityWords.selectors.contains($0) && $0.first?.isNumber == false
    }
    isOfMany = all.contains(where: QuantityWords.averages.contains)
    hasAmount = all.contains(where: QuantityWords.amounts.contains)
    isSelector = !all.isEmpty && all.allSatisfy(QuantityWords.selectors.contains)
    quantity = words.last { QuantityWords.quantities[$0] != nil }.flatMap {
      QuantityWords.quantities[$0]
    }
    stem = String(bare.lowercased().filter(\.isLetter))
    form = Self.form(of: bare)
  }

  /// Returns whether two columns show quantities of one kind, as far as their names tell.
  ///
  /// Units in brackets decide; else names that have the same letters ("x1", "x2") are alike; else
  /// the quantities that are named decide, if any is. Names without a quantity are alike if they end
  /// in the same word ("north
  /// region"), begin with the same word and go on with one that selects values ("co_max"), only
  /// select values ("before", "after"), or are all proper names, as those of cities, or all codes.
  package func isAlike(_ other: QuantityName) -> Bool {
    if let unit, let second = other.unit { return unit == second }
    if stem == other.stem { return true }
    if quantity != nil || other.quantity != nil {
      return quantity == other.quantity
        || [quantity, other.quantity].contains("price") && (isSelector || other.isSelector)
    }
    if isSelector || other.isSelector { return isSelector && other.isSelector }
    if words == other.words { return true }
    if let last = words.last, last == other.words.last, last.count > 2 { return true }
    return form == other.form && form != .other
  }

  /// Whether values of this name may be added up, as far as the name shows; nil if it names no
  /// quantity.
  package var isAmount: Bool? {
    if isOfMany || quantity == "price" { return false }
    return hasAmount ? true : quantity == nil ? nil : false
  }

  /// Splits a name into what precedes brackets at its end, and a unit in them.
  private static func split(_ name: String) -> (name: String, unit: String?) {
    for (opening, closing) in [("(", ")"), ("[", "]")] where name.hasSuffix(closing) {
      guard let place = name.lastIndex(of: Character(opening)), place > name.startIndex else {
        continue
      }
      let unit = name[name.index(after: place)...].dropLast()
      let words = HeaderWords(String(unit)).words
      guard !words.allSatisfy({ Int($0) != nil || QuantityWords.selectors.contains($0) }) else {
        continue
      }
      return (String(name[..<place]), unit.lowercased())
    }
    return (name, nil)
  }

  private static func form(of name: String) -> Form {
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "'" }
    guard !parts.isEmpty else { return .other }
    let isProper = parts.enumerated().allSatisfy { number, part in
      if number > 0, smallWords.contains(String(part)) { return true }
      guard let first = part.first, first.isUppercase else { return false }
      return part.count > 1 ? part.dropFirst().contains(where: \.isLowercase) : parts.count > 1
    }
    if isProper { return .proper }
    // Variables are no codes.
    let isCode = parts.allSatisfy { part in
      !["X", "Y", "Z"].contains(part.filter(\.isLetter)) && part.count <= 5
        && part.allSatisfy { $0.isUppercase || $0.isNumber }
    }
    return isCode ? .code : .other
  }

  /// Words inside proper names that have no capital letter.
  private static let smallWords: Set<String> = [
    "of", "and", "the", "de", "del", "la", "le", "am", "an", "der", "do", "da", "upon",
  ]
}
