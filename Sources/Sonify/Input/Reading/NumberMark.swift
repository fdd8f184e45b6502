/// A sign that tells of what a number is so many: percent, or a currency.
enum NumberMark: String, CaseIterable, Sendable {
  case percent = "%"
  case dollar = "$"
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

  /// The sign of that character, if it is one.
  init?(_ scalar: UInt32) {
    guard scalar == 0x25 || scalar == 0x24 || scalar > 0x7f,
      let mark = Self.allCases.first(where: { $0.rawValue.unicodeScalars.first?.value == scalar })
    else { return nil }
    self = mark
  }
}
