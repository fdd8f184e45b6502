import SonifyBase

/// The form of the texts of a column, as far as it shows what they are.
enum TextForm: Equatable {
  /// All are as long, of capital letters, as the codes of countries are.
  case codes
  /// All are as long, of capital letters and digits, as the codes of airlines and the numbers of cards are.
  case codesWithDigits
  /// All are addresses of pages, which nobody reads aloud.
  case addresses
  /// All say yes, in one way.
  case yes
  case free

  /// The minimum number of texts whose equal length is no chance.
  private static let minCodes = 5
  /// The lengths of codes.
  private static let lengths = 2...20
  private static let affirmations: Set<String> = [
    "yes", "y", "true", "x", "✓", "✔", "ja", "oui", "sí", "si", "sì", "sim", "tak", "ano", "da",
    "да", "igen", "kyllä", "evet", "はい",
  ]

  /// Creates the form of texts that are not empty.
  init(of texts: [ArraySlice<UInt8>]) {
    self = .free
    guard let first = texts.first else { return }
    if texts.allSatisfy({ $0.starts(with: "http://".utf8) || $0.starts(with: "https://".utf8) }) {
      self = .addresses
      return
    }
    if texts.allSatisfy({ $0.elementsEqual(first) }) {
      if Self.affirmations.contains(String(decoding: first, as: UTF8.self).lowercased()) {
        self = .yes
      }
      return
    }
    let areCodes = texts.allSatisfy { text in
      text.count == first.count && text.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x41 < 26 }
    }
    guard areCodes, texts.count >= Self.minCodes, Self.lengths.contains(first.count) else { return }
    let haveDigits = texts.contains { $0.contains { $0 &- 0x30 < 10 } }
    self = haveDigits ? .codesWithDigits : .codes
  }
}
