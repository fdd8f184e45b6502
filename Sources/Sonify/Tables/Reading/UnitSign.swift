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
  case argentinePeso = "ARS"
  case chileanPeso = "CLP"
  case rupiahCode = "IDR"
  case dongCode = "VND"
  case rubleCode = "RUB"
  case hryvniaCode = "UAH"
  case shekelCode = "ILS"
  case wonCode = "KRW"
  case bahtCode = "THB"
  case ringgitCode = "MYR"
  case singaporeDollar = "SGD"
  case hongKongDollar = "HKD"
  case taiwanDollar = "TWD"
  case dirham = "AED"
  case riyal = "SAR"
  case kenyanShilling = "KES"
  case nairaCode = "NGN"
  case egyptianPound = "EGP"
  case pakistaniRupee = "PKR"
  case taka = "BDT"

  /// What a point between a few digits and three at the end of an amount can be.
  package enum PointUse {
    /// A decimal sign.
    case decimal
    /// The sign of thousands if all such amounts end with a zero, as $ 125.990 in Chile.
    case thousandsIfRound
    /// The sign of thousands after several digits; after one it is a decimal sign in the price of fuel.
    case thousands
    /// The sign of thousands, as nothing has a price with three decimals.
    case onlyThousands
  }

  /// Returns whether a text is the sign or the code of a currency and nothing else, as a header is.
  package static func isCurrency(_ text: String) -> Bool {
    UnitSign(rawValue: text).map { $0 != .percent && $0 != .cent } ?? false
  }

  /// Returns what a point before three digits can be: in some countries a comma is the decimal sign.
  /// - Parameter isAtEnd: whether the mark stands after the number, as $ and £ do in such countries.
  /// - Returns: what it can be.
  package func pointUse(isAtEnd: Bool) -> PointUse {
    switch self {
    case .rupiah, .rupiahCode, .dong, .dongCode, .koruna, .korunaCode, .forint, .forintCode,
      .chileanPeso:
      .onlyThousands
    case .euro, .euroWord, .euroCode, .real, .realCode, .lira, .turkishLira,
      .krona, .danishKrone, .norwegianKrone, .złoty, .złotyCode, .leu, .lev,
      .argentinePeso:
      .thousands
    case .dollar: isAtEnd ? .thousands : .thousandsIfRound
    case .pound, .ruble, .rubleWord, .rubleCode, .hryvnia, .hryvniaWord, .hryvniaCode, .shekel,
      .peso, .naira, .baht:
      isAtEnd ? .thousands : .decimal
    default: .decimal
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
      ("US$", .dollar), ("NT$", .taiwanDollar), ("HK$", .hongKongDollar),
      ("S$", .singaporeDollar), ("A$", .australianDollar), ("AU$", .australianDollar),
      ("C$", .canadianDollar), ("CA$", .canadianDollar), ("NZ$", .newZealandDollar),
      ("MX$", .mexicanPeso), ("Ksh", .kenyanShilling), ("KSh", .kenyanShilling), ("kr.", .krona),
      ("Kr", .krona), ("Kr.", .krona), ("Rs.", .rupeeWord),
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
