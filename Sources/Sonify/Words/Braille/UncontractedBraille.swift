/// Print text in Unified English Braille without contractions: a cell for each letter and digit, with
/// the indicators of capitals and numbers.
///
/// From the Rules of Unified English Braille, second edition 2013. Contractions would need the
/// pronunciation of a word; names and numbers, which charts are full of, hardly have any.
package struct UncontractedBraille: Equatable, Sendable {
  /// The cells.
  package private(set) var cells: [BrailleCharacter] = []
  /// The number of letters that have no braille here, as those of Japanese; each is a full cell.
  package private(set) var unknownCount = 0

  /// Writes a text in braille.
  package init(_ text: String) {
    var writer = Writer(Array(text.unicodeScalars))
    writer.write()
    (cells, unknownCount) = (writer.cells, writer.unknownCount)
  }

  /// The cell of a letter that has no braille: as readers rub out a mistake.
  package static let unknown: BrailleCharacter = [1, 2, 3, 4, 5, 6]
}

/// A walk through a text that knows whether it is among digits or capitals.
private struct Writer {
  let scalars: [Unicode.Scalar]
  var cells: [BrailleCharacter] = []
  var unknownCount = 0
  private var index = 0
  /// Whether digits follow a numeric indicator that still holds.
  private var isNumeric = false
  /// Whether a point or a comma has just followed them.
  private var isAfterPoint = false
  /// Where the capitals end that an indicator stands before, or nil.
  private var capitalsEnd: Int?

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func write() {
    while index < scalars.count {
      let scalar = scalars[index]
      if let digit = digit(at: index) {
        writeDigit(digit)
      } else if !writeWithinNumber(scalar) {
        // A point or comma after digits still belongs to the number.
        let endsNumber = isNumeric && (scalar == "." || scalar == ",")
        writeOther(scalar, isAfterNumber: isNumeric || isAfterPoint)
        (isNumeric, isAfterPoint) = (false, endsNumber)
      }
      index += 1
    }
  }

  // MARK: - Numbers

  private func digit(at index: Int) -> Int? {
    guard scalars.indices.contains(index) else { return nil }
    let value = scalars[index].value
    return (0x30...0x39).contains(value) ? Int(value - 0x30) : nil
  }

  private mutating func writeDigit(_ digit: Int) {
    if !isNumeric { add("⠼") }
    isNumeric = true
    add(BrailleSigns.digits[digit])
  }

  /// Writes a sign that does not end a number, or with which one begins.
  private mutating func writeWithinNumber(_ scalar: Unicode.Scalar) -> Bool {
    guard digit(at: index + 1) != nil else { return false }
    switch scalar {
    case "." where !isNumeric && isAtStart:
      add("⠼⠲")
      isNumeric = true
    case ".", ",":
      guard isNumeric else { return false }
      add(scalar == "." ? "⠲" : "⠂")
    // A space between groups of digits, as "1 234".
    case "\u{A0}", "\u{2009}", "\u{202F}":
      guard isNumeric else { return false }
      add("⠐")
    default: return false
    }
    return true
  }

  /// Whether nothing before belongs to the word or number.
  private var isAtStart: Bool {
    guard index > 0 else { return true }
    let before = scalars[index - 1]
    return before.properties.isWhitespace
      || "([{<-−\u{2013}\u{2014}/$€£¥\"“‘".unicodeScalars.contains(before)
  }

  // MARK: - Letters and signs

  private mutating func writeOther(_ scalar: Unicode.Scalar, isAfterNumber: Bool) {
    if scalar.properties.isWhitespace { return cells.append(.empty) }
    if let letter = letter(scalar) {
      return write(letter, isAfterNumber: isAfterNumber)
    }
    switch scalar {
    // A hyphen before a number is a sign; between words it joins.
    case "-" where isAtStart && isNumber(at: index + 1): add("⠐⠤")
    case "\"": add(isAtStart ? "⠦" : "⠴")
    // An opening quotation mark has the same cell.
    case "?" where isAtStart: add("⠰⠦")
    default:
      if let sign = BrailleSigns.signs[scalar] { return add(sign) }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: break
      default:
        cells.append(UncontractedBraille.unknown)
        unknownCount += 1
      }
    }
  }

  private func isNumber(at index: Int) -> Bool {
    digit(at: index) != nil
      || (index < scalars.count && scalars[index] == "." && digit(at: index + 1) != nil)
  }

  private typealias Letter = (cells: String, isCapital: Bool, isPlain: Bool)

  private func letter(_ scalar: Unicode.Scalar) -> Letter? {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    let isCapital = scalar.properties.isUppercase
    // Letters such as "İ" are two in lower case.
    guard let first = lower.first, let cells = BrailleSigns.letters[isCapital ? first : scalar]
    else { return nil }
    return (cells, isCapital, first.isASCII)
  }

  private mutating func write(_ letter: Letter, isAfterNumber: Bool) {
    if letter.isCapital, (capitalsEnd ?? 0) <= index {
      let end = endOfCapitals(from: index)
      add(end.count > 1 ? "⠠⠠" : "⠠")
      capitalsEnd = end.count > 1 ? end.index : nil
    }
    // The letters a to j are digits after digits.
    if isAfterNumber, !letter.isCapital, letter.isPlain, BrailleSigns.digits.contains(letter.cells)
    {
      add("⠰")
    }
    if index + 1 < scalars.count, let modifier = BrailleSigns.combining[scalars[index + 1]] {
      add(modifier)
    }
    add(letter.cells)
    if let end = capitalsEnd, end == index + 1 {
      capitalsEnd = nil
      if end < scalars.count, let next = self.letter(scalars[end]), !next.isCapital { add("⠠⠄") }
    }
  }

  /// Returns the index after a word of capitals, and how many they are.
  private func endOfCapitals(from start: Int) -> (index: Int, count: Int) {
    var (index, count) = (start, 0)
    while index < scalars.count, letter(scalars[index])?.isCapital == true {
      index += 1
      count += 1
    }
    return (index, count)
  }

  private mutating func add(_ text: String) { cells += BrailleCharacter.cells(text) }
}
