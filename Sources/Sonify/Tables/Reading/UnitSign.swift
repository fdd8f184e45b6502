/// A unit sign on a number: percent, or a currency.
package enum UnitSign: String, CaseIterable, Sendable {
  case percent = "%"
  case dollar = "$"
  /// Brazil's, of two characters.
  case real = "R$"
  case cent = "¢"
  case pound = "£"
  case yen = "¥"
  case euro = "€"
  case rupee = "₹"
  case won = "₩"
  case ruble = "₽"
  case lira = "₺"
  case hryvnia = "₴"
  case shekel = "₪"
  case dong = "₫"
  case peso = "₱"
  case naira = "₦"
  case baht = "฿"

  case krona = "kr"
  case koruna = "Kč"
  case złoty = "zł"
  case forint = "Ft"
  case leu = "lei"
  case turkishLira = "TL"
  case rubleWord = "руб."
  case hryvniaWord = "грн"
  case lev = "лв."
  case rupiah = "Rp"
  case rupeeWord = "Rs"
  case yenWord = "円"
  case yuan = "元"
  case wonWord = "원"
  case euroWord = "Euro"
  case euroCode = "EUR"
  case dollarCode = "USD"
  case poundCode = "GBP"
  case swissFranc = "CHF"
  case swedishKrona = "SEK"
  case norwegianKrone = "NOK"
  case danishKrone = "DKK"
  case złotyCode = "PLN"
  case korunaCode = "CZK"
  case forintCode = "HUF"
  case rupeeCode = "INR"
  case yenCode = "JPY"
  case yuanCode = "CNY"
  case canadianDollar = "CAD"
  case australianDollar = "AUD"
  case newZealandDollar = "NZD"
  case realCode = "BRL"
  case mexicanPeso = "MXN"
  case rand = "ZAR"

  /// Returns whether a point in an amount with the mark may separate thousands, as it does in countries
  /// where a comma is the decimal sign.
  /// - Parameter isAtEnd: whether the mark stands after the number, as $ and £ do in such countries.
  /// - Returns: whether it may.
  package func allowsThousandsWithPoints(isAtEnd: Bool) -> Bool {
    switch self {
    case .percent, .dollarCode, .poundCode, .swissFranc, .rupee, .rupeeWord, .rupeeCode, .yen,
      .yenWord, .yenCode, .yuan, .yuanCode, .won, .wonWord, .canadianDollar, .australianDollar,
      .newZealandDollar, .mexicanPeso, .rand, .cent:
      false
    case .euro, .euroWord, .euroCode, .real, .realCode, .rupiah, .lira, .turkishLira, .dong,
      .krona, .danishKrone, .norwegianKrone, .koruna, .korunaCode, .złoty, .złotyCode, .forint,
      .forintCode, .leu, .lev:
      true
    default: isAtEnd
    }
  }

  /// Creates the mark of a Unicode scalar, or nil if it is not a mark of one.
  init?(_ scalar: UInt32) {
    guard scalar == 0x25 || scalar == 0x24 || scalar > 0x7f,
      let mark = Self.allCases.first(where: {
        let scalars = $0.rawValue.unicodeScalars
        return scalars.count == 1 && scalars.first?.value == scalar
      })
    else { return nil }
    self = mark
  }

  /// Marks of several characters in all their spellings, the longest first, in UTF-8.
  private static let spellings: [(bytes: [UInt8], mark: UnitSign)] = {
    let others: [(String, UnitSign)] = [
      ("US$", .dollar), ("kr.", .krona), ("Kr", .krona), ("Kr.", .krona), ("Rs.", .rupeeWord),
      ("Rp.", .rupiah), ("руб", .rubleWord), ("р.", .rubleWord), ("грн.", .hryvniaWord),
      ("лв", .lev), ("euro", .euroWord), ("euros", .euroWord), ("Euros", .euroWord),
    ]
    let names = allCases.map { ($0.rawValue, $0) }.filter { $0.0.unicodeScalars.count > 1 }
    return (names + others).map { (bytes: Array($0.0.utf8), mark: $0.1) }
      .sorted { $0.bytes.count > $1.bytes.count }
  }()

  /// Returns the mark of several characters that stands at a position of a text, and its end; nil if there
  /// is none, or a letter follows it.
  static func word(_ text: Span<UInt8>, at start: Int) -> (mark: UnitSign, end: Int)? {
    let first = text[start]
    guard first | 0x20 >= 0x61 else { return nil }
    for (bytes, mark) in spellings where bytes[0] == first {
      let end = start + bytes.count
      guard end <= text.count, bytes.indices.allSatisfy({ text[start + $0] == bytes[$0] }),
        end == text.count || text[end] | 0x20 < 0x61 || [0xc2, 0xe2].contains(text[end])
      else { continue }
      return (mark, end)
    }
    return nil
  }
}
