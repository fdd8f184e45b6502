/// How a workbook shows the number of a cell.
enum CellFormat: Equatable {
  /// As a number, with a unit or the empty text.
  case number(unit: String)
  /// As a percentage of 1.
  case percent
  /// As digits with zeros before them, at least this many, as codes are.
  case code(digits: Int)
  /// As a day.
  case day
  /// As a day and a time.
  case moment
  /// As a time of day.
  case time
  /// As a span of time, in days.
  case duration

  /// Reads a format code of Office Open XML (ECMA-376, 18.8.31).
  /// - Parameter code: the code, as "#,##0.00\ €" or "yyyy-mm-dd"; its first section is used.
  init(code: String) {
    var parts = Parts()
    parts.read(code)
    self = parts.format
  }

  /// Returns the format of a number below 164, which every program knows (ECMA-376, 18.8.30).
  init(builtIn number: Int) {
    switch number {
    case 9, 10: self = .percent
    case 14...17, 27...31, 34...36, 50...54, 57, 58: self = .day
    case 18...21, 32, 33, 55, 56: self = .time
    case 22: self = .moment
    case 45...47: self = .duration
    default: self = .number(unit: "")
    }
  }

  /// The maximum number of characters of a code; spreadsheet programs allow 255.
  private static let maxCode = 1000

  /// What the characters of a code stand for.
  private struct Parts {
    private var letters: Set<Character> = []
    private var hasElapsed = false
    private var digits = 0
    private var zeros = 0
    private var hasPoint = false
    /// Whether commas after the digits divide the number by thousands, so that its unit is not that of the cell.
    private var isScaled = false
    private var isPercent = false
    private var literal = ""

    mutating func read(_ code: String) {
      var rest = code.prefix(CellFormat.maxCode)
      while let character = rest.popFirst() {
        switch character {
        case ";": return
        case "\"":
          let text = rest.prefix { $0 != "\"" }
          literal += text
          rest = rest.dropFirst(text.count + 1)
        case "\\": if let next = rest.popFirst() { literal.append(next) }
        case "_", "*": rest = rest.dropFirst()
        case "[":
          let text = rest.prefix { $0 != "]" }
          rest = rest.dropFirst(text.count + 1)
          bracket(String(text))
        case "0":
          digits += 1
          zeros += 1
          isScaled = false
        case "#", "?":
          digits += 1
          isScaled = false
        case "," where digits > 0: isScaled = true
        case ".": hasPoint = true
        case "%": isPercent = true
        // A language may stand before it.
        case "G" where isGeneral(rest), "g" where isGeneral(rest): rest = rest.dropFirst(6)
        case "E" where digits > 0, "e" where digits > 0: rest = rest.drop { "+-0".contains($0) }
        case "y", "Y", "m", "M", "d", "D", "h", "H", "s", "S", "e", "g", "b":
          letters.insert(Character(character.lowercased()))
        case "A" where rest.hasPrefix("M/P"), "a" where rest.hasPrefix("m/p"):
          rest = rest.dropFirst(4)
        case ",", "/", "-", "+", ":", " ", "@": break
        default: literal.append(character)
        }
      }
    }

    /// Returns whether the characters after a letter make it the word for a number as it is.
    private func isGeneral(_ rest: Substring) -> Bool {
      rest.prefix(6).lowercased() == "eneral"
    }

    /// Reads what is in brackets: a currency, a span of time, a colour or a condition.
    private mutating func bracket(_ text: String) {
      if text.hasPrefix("$") {
        literal += text.dropFirst().prefix { $0 != "-" }
      } else if let first = text.lowercased().first, "hms".contains(first),
        text.lowercased().allSatisfy({ $0 == first })
      {
        hasElapsed = true
      }
    }

    var format: CellFormat {
      if hasElapsed { return .duration }
      let isTime = letters.contains("h") || letters.contains("s")
      if !letters.isDisjoint(with: ["y", "d", "e", "g", "b"]) || letters == ["m"] {
        return isTime ? .moment : .day
      }
      if isTime { return letters.contains("h") ? .time : .duration }
      if isPercent { return .percent }
      let unit = literal.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if unit.isEmpty, zeros > 1, zeros == digits, !hasPoint { return .code(digits: zeros) }
      let isUnit = !isScaled && unit.count <= 20 && !unit.contains { $0 == "(" || $0 == ")" }
      return .number(unit: isUnit ? unit : "")
    }
  }
}
