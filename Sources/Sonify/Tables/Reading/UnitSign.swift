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

  /// Creates the mark of a Unicode scalar, or nil if it is not a mark.
  init?(_ scalar: UInt32) {
    guard scalar == 0x25 || scalar == 0x24 || scalar > 0x7f,
      let mark = Self.allCases.first(where: { $0.rawValue.unicodeScalars.first?.value == scalar })
    else { return nil }
    self = mark
  }
}
