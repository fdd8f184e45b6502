/// The letters and signs of Unified English Braille without contractions.
enum BrailleSigns {
  /// The digits from 0.
  static let digits = ["⠚", "⠁", "⠃", "⠉", "⠙", "⠑", "⠋", "⠛", "⠓", "⠊"]

  /// Small letters of the Latin and the Greek alphabet, with their modifiers.
  static let letters: [Unicode.Scalar: String] = {
    var found: [Unicode.Scalar: String] = [:]
    for (letter, cell) in zip("abcdefghijklmnopqrstuvwxyz".unicodeScalars, latin) {
      found[letter] = String(cell)
    }
    for (modifier, letters, bases) in modified {
      for (letter, base) in zip(letters.unicodeScalars, bases.unicodeScalars) {
        found[letter] = modifier + (found[base] ?? "")
      }
    }
    for (letter, cell) in zip("αβγδεζηθικλμνξοπρστυφχψω".unicodeScalars, greek) {
      found[letter] = "⠨" + String(cell)
    }
    for (letter, accented) in zip("αεηιουωιυς".unicodeScalars, "άέήίόύώϊϋς".unicodeScalars) {
      found[accented] = accented == "ς" ? "⠨⠎" : found[letter]
    }
    return found.merging(further) { $1 }
  }()

  /// Modifiers that follow their letter in Unicode, and precede it in braille.
  static let combining: [Unicode.Scalar: String] = [
    "\u{300}": "⠘⠡", "\u{301}": "⠘⠌", "\u{302}": "⠘⠩", "\u{303}": "⠘⠻", "\u{304}": "⠈⠤",
    "\u{306}": "⠈⠬", "\u{308}": "⠘⠒", "\u{30A}": "⠘⠫", "\u{30C}": "⠘⠬", "\u{327}": "⠘⠯",
  ]

  /// Punctuation, and signs of mathematics, of money and of units.
  static let signs: [Unicode.Scalar: String] = [
    ",": "⠂", ";": "⠆", ":": "⠒", ".": "⠲", "!": "⠖", "?": "⠦", "'": "⠄", "’": "⠄", "‘": "⠠⠦",
    "“": "⠦", "”": "⠴", "„": "⠦", "«": "⠸⠦", "»": "⠸⠴", "‹": "⠸⠦", "›": "⠸⠴", "(": "⠐⠣",
    ")": "⠐⠜", "[": "⠨⠣", "]": "⠨⠜", "{": "⠸⠣", "}": "⠸⠜", "<": "⠈⠣", ">": "⠈⠜", "/": "⠸⠌",
    "\\": "⠸⠡", "-": "⠤", "\u{2010}": "⠤", "\u{2011}": "⠤", "\u{2013}": "⠠⠤", "\u{2014}": "⠠⠤",
    "…": "⠲⠲⠲", "&": "⠈⠯", "@": "⠈⠁", "#": "⠸⠹", "$": "⠈⠎", "€": "⠈⠑", "£": "⠈⠇", "¥": "⠈⠽",
    "¢": "⠈⠉", "₹": "⠈⠗", "%": "⠨⠴", "‰": "⠨⠴⠴", "*": "⠐⠔", "+": "⠐⠖", "=": "⠐⠶", "×": "⠐⠦",
    "÷": "⠐⠌", "−": "⠐⠤", "±": "⠸⠖", "_": "⠨⠤", "^": "⠈⠢", "~": "⠈⠔", "|": "⠸⠳", "°": "⠘⠚",
    "′": "⠶", "″": "⠶⠶", "§": "⠘⠎", "¶": "⠘⠏", "©": "⠘⠉", "®": "⠘⠗", "™": "⠘⠞", "•": "⠸⠲",
    "·": "⠐⠲", "µ": "⠨⠍", "∞": "⠼⠿", "≈": "⠘⠔", "≠": "⠐⠶⠈⠱", "≤": "⠸⠈⠣", "≥": "⠸⠈⠜",
    "√": "⠐⠩", "→": "⠰⠳⠕", "←": "⠰⠳⠪", "↑": "⠰⠳⠬", "↓": "⠰⠳⠩", "½": "⠼⠁⠌⠃", "¼": "⠼⠁⠌⠙",
    "¾": "⠼⠉⠌⠙", "¹": "⠰⠔⠼⠁", "²": "⠰⠔⠼⠃", "³": "⠰⠔⠼⠉", "⁻": "⠰⠔⠐⠤", "₀": "⠰⠢⠼⠚",
    "₁": "⠰⠢⠼⠁", "₂": "⠰⠢⠼⠃", "₃": "⠰⠢⠼⠉", "₄": "⠰⠢⠼⠙", "₅": "⠰⠢⠼⠑", "₆": "⠰⠢⠼⠋",
    "₇": "⠰⠢⠼⠛", "₈": "⠰⠢⠼⠓", "₉": "⠰⠢⠼⠊", "¿": "⠘⠰⠦", "¡": "⠘⠰⠖",
  ]

  private static let latin = "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵"
  private static let greek = "⠁⠃⠛⠙⠑⠵⠱⠹⠊⠅⠇⠍⠝⠭⠕⠏⠗⠎⠞⠥⠋⠯⠽⠺"

  /// Modifiers with the letters that have them, and what these are without.
  private static let modified = [
    ("⠘⠌", "áéíóúýćńśźĺŕ", "aeiouycnszlr"), ("⠘⠡", "àèìòùẁỳǹ", "aeiouwyn"),
    ("⠘⠩", "âêîôûĉĝĥĵŝŵŷ", "aeioucghjswy"), ("⠘⠒", "äëïöüÿ", "aeiouy"),
    ("⠘⠻", "ãõñĩũẽ", "aoniue"), ("⠘⠫", "åů", "au"), ("⠘⠯", "çşţķļņģŗ", "cstklngr"),
    ("⠘⠬", "čďěňřšťžľǎ", "cdenrstzla"), ("⠈⠬", "ăĕğĭŏŭ", "aegiou"),
    ("⠈⠤", "āēīōū", "aeiou"), ("⠈⠡", "øł", "ol"), ("⠈⠒", "đħŧ", "dht"),
    // The rules have no ogonek, double acute or dot above; the nearest modifier tells most.
    ("⠘⠯", "ąęįų", "aeiu"), ("⠘⠒", "őű", "ou"), ("⠘⠫", "żėġċ", "zegc"),
  ]

  private static let further: [Unicode.Scalar: String] = [
    "ß": "⠨⠮", "æ": "⠁⠘⠖⠑", "œ": "⠕⠘⠖⠑", "þ": "⠼⠮", "ð": "⠼⠫", "ı": "⠊", "ș": "⠘⠯⠎",
    "ț": "⠘⠯⠞",
  ]
}

extension BrailleCharacter {
  /// Returns the cells of characters of Unicode's block of braille patterns; others are blank.
  package static func cells(_ text: String) -> [BrailleCharacter] {
    text.unicodeScalars.map { scalar in
      BrailleCharacter(bits: UInt8(truncatingIfNeeded: scalar.value &- 0x2800))
    }
  }
}
