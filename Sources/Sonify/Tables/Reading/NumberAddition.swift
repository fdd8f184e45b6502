import SonifyBase

/// What stands beside the numbers of a column and is no part of them: 12 km, 1,200*, 3.4 p, ~450.
package enum NumberAddition: Equatable, Sendable {
  /// The unit of all numbers, or of most. The same in another unit may follow in brackets:
  /// 8,848 m (29,029 ft).
  case unit(String, ofAll: Bool)
  /// Marks of notes or flags of statistical offices after some numbers, or signs of estimates before
  /// them.
  case notes
  /// Figures in brackets after the numbers, as shares, spreads, intervals or the same in another unit.
  case brackets

  /// The maximum length of a cell with such a number, in bytes.
  private static let maxLength = 80

  /// Returns the number in a cell, or nil if the cell has no such addition.
  package func number(in text: Span<UInt8>) -> [UInt8]? {
    if case .unit(let name, _) = self, let number = Self.plainNumber(in: text, before: name) {
      return number
    }
    guard let cell = Self.text(text) else { return nil }
    switch self {
    case .unit(let name, _) where name.hasPrefix("/"):
      return Self.points(cell).flatMap { $0.of == name ? Array($0.number.utf8) : nil }
        ?? Self.unit(cell).flatMap { $0.name == name ? Array($0.number.utf8) : nil }
    case .unit(let name, _):
      return Self.unit(cell).flatMap { $0.name == name ? Array($0.number.utf8) : nil }
    case .notes: return Self.withoutNotes(cell).map { Array($0.utf8) }
    case .brackets: return Self.beforeBrackets(cell).map { Array($0.utf8) }
    }
  }

  /// Returns the digits and signs before a unit, which nothing follows; nil where it is not so simple.
  private static func plainNumber(in text: Span<UInt8>, before unit: String) -> [UInt8]? {
    let text = text.trimmed
    guard text.count > unit.utf8.count + 1 else { return nil }
    let start = text.count - unit.utf8.count
    var position = start
    for byte in unit.utf8 {
      guard text[position] == byte else { return nil }
      position += 1
    }
    guard text[start - 1] == 0x20 else { return nil }
    var number: [UInt8] = []
    number.reserveCapacity(start)
    for position in 0..<(start - 1) {
      let byte = text[position]
      guard (0x2b...0x39).contains(byte), byte != UInt8(ascii: "/") else { return nil }
      number.append(byte)
    }
    return number
  }

  /// Returns the addition to the cells of a column with one more cell.
  package static func addition(_ known: NumberAddition?, with cell: Span<UInt8>) -> NumberAddition?
  {
    switch known {
    case .unit(let name, _):
      .unit(name, ofAll: known?.number(in: cell) != nil && known == .unit(name, ofAll: true))
    case .notes, .brackets: known
    case nil: [.notes, .brackets].first { $0.number(in: cell) != nil }
    }
  }

  /// Returns the number in a cell with any addition, or nil if it has none.
  package static func number(besideAny text: Span<UInt8>) -> [UInt8]? {
    notes.number(in: text)
      ?? Self.text(text).flatMap(unit).map { Array($0.number.utf8) }
  }

  /// Returns the unit after the number in a cell, or nil if it has none.
  package static func unit(in cell: Span<UInt8>) -> String? { text(cell).flatMap(unit)?.name }

  private static func text(_ cell: Span<UInt8>) -> String? {
    let cell = cell.trimmed
    guard (2...maxLength).contains(cell.count) else { return nil }
    return String(validating: cell.indices.map { cell[$0] }, as: UTF8.self)
  }

  // MARK: - Points

  /// Returns the points in a cell such as 17/20, and "/20", of how many they are.
  package static func points(of cell: Span<UInt8>) -> String? {
    text(cell).flatMap { points($0)?.of }
  }

  private static func points(_ cell: String) -> (number: Substring, of: String)? {
    let parts = cell.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, case let all = parts[1].drop(while: { $0 == " " }),
      (1...3).contains(all.count), all.allSatisfy(\.isASCIIDigit), let most = Double(all),
      let head = parts[0].last.map({ $0 == " " ? parts[0].dropLast() : parts[0] }),
      let points = Double(head), (0...most).contains(points)
    else { return nil }
    return (head, "/\(all)")
  }

  // MARK: - Units

  /// Signs within numbers besides digits, among them no-break and narrow spaces.
  private static let numberSigns = Set("+-−.,'’ \u{a0}\u{2009}\u{202f}")

  private static func unit(_ cell: String) -> (number: Substring, name: String)? {
    let head = cell.prefix { $0.isASCIIDigit || numberSigns.contains($0) }
    guard !head.isEmpty else { return nil }
    let tail = cell[head.endIndex...]
    let name = String(tail.prefix { !" \u{a0}([".contains($0) })
    let rest = tail.dropFirst(name.count)
    guard let last = head.last, let end = head.lastIndex(where: \.isASCIIDigit), isUnit(name),
      // 12A may be a code, and so may 5E3; and 12 A, a flat. In Japanese, no space stands before 点.
      name != "A",
      !last.isASCIIDigit || name.count > 1
        || name.first?.isLetter == false || name.first?.isASCII == false,
      rest.isEmpty
        || rest.hasSuffix(")") && rest.drop(while: { " \u{a0}".contains($0) }).first == "("
    else { return nil }
    return (number: head[...end], name)
  }

  private static func isUnit(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || "°µμ/".contains(first) else { return false }
    // 27186/s, 3.699/gal.
    if first == "/" {
      // 12/a is a house.
      let unit = String(name.dropFirst())
      return ["s", "h", "d"].contains(unit)
        || unit.count > 1 && unit.first?.isLowercase == true && UnitText.isUnit(unit)
    }
    return UnitText.isUnit(name) && UntrustedText.harmless(name, limit: .max) == name
  }

  // MARK: - Notes

  /// Signs and words before estimates.
  private static let estimates = ["~", "≈", "circa ", "ca. ", "c. ", "about ", "approx. ", "est. "]
  private static let marks = Set("*†‡§¹²³⁴⁵⁶⁷⁸⁹★☆")
  /// Break, confidential, differing, estimated, forecast, provisional, revised, unreliable and more,
  /// as Eurostat writes them.
  private static let flags = Set("bcdefinprsuz")

  private static func isForecast(_ note: Substring) -> Bool {
    let word = note.last == "." ? note.dropLast() : note
    return forecasts.contains(word.lowercased())
  }

  /// Words in brackets after numbers that are not final.
  private static let forecasts: Set<String> = [
    "est", "estimate", "estimated", "prov", "provisional", "prelim", "preliminary", "proj",
    "projected", "projection", "forecast", "revised", "budget", "planned", "target",
  ]

  /// Returns what stands between notes, or nil if a cell has none.
  static func withoutNotes(_ cell: String) -> Substring? {
    var rest = cell[...]
    if let sign = estimates.first(where: { cell.lowercased().hasPrefix($0) }) {
      rest = rest.dropFirst(sign.count).drop(while: \.isWhitespace)
    }
    while let note = note(endingIn: rest) {
      rest = rest[..<note]
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
    }
    return rest.count < cell.count && !rest.isEmpty ? rest : nil
  }

  /// Returns where the last note begins.
  private static func note(endingIn text: Substring) -> String.Index? {
    guard let last = text.indices.last else { return nil }
    switch text[last] {
    case let sign where marks.contains(sign): return last
    case "]":
      let open = text.suffix(12).lastIndex(of: "[")
      return open.flatMap { text[$0...].count > 2 ? $0 : nil }
    case ")":
      guard let open = text.suffix(15).lastIndex(of: "(") else { return nil }
      let note = text[text.index(after: open)...].dropLast()
      let isLetter = note.count == 1 && note.first?.isLetter == true
      return isLetter || isForecast(note) ? open : nil
    default:
      let word = text.suffix(3)
      guard let space = word.lastIndex(of: " ") else { return nil }
      let flag = word[word.index(after: space)...]
      return !flag.isEmpty && flag.allSatisfy(flags.contains)
        && (flag.count == 1 || !UnitText.isUnit(String(flag))) ? space : nil
    }
  }
}
