import SonifyBase

/// How the texts of a column are written, as far as it shows what they are.
enum TextForm: Equatable {
  /// All are as long, of capital letters and digits, as the codes of airports and the plates of cars.
  case codes
  /// All are addresses of pages, which nobody reads aloud.
  case addresses
  case free

  /// The minimum number of texts that are not as long as each other by chance.
  private static let minCodes = 5
  /// The lengths of codes.
  private static let lengths = 2...20

  /// Finds the form of texts that are not empty.
  init(of texts: [ArraySlice<UInt8>]) {
    self = .free
    guard let length = texts.first?.count else { return }
    if texts.allSatisfy({ $0.starts(with: "http".utf8) && $0.contains(UInt8(ascii: "/")) }) {
      self = .addresses
    }
    let areCodes = texts.allSatisfy { text in
      text.count == length && text.allSatisfy { $0 &- 0x30 < 10 || $0 &- 0x41 < 26 }
    }
    if areCodes, texts.count >= Self.minCodes, Self.lengths.contains(length) { self = .codes }
  }
}
