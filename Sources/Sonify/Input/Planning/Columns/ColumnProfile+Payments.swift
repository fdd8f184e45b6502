import SonifyBase
import SonifyChart
import SonifyTables

/// Columns of what is paid or done again and again.
extension ColumnProfile {
  /// Whether the header is that of payments, each of which is a row, and of nothing else; what one side of an account has
  /// needs the other.
  var isNamedPayment: Bool {
    let words = bareWords.words
    let allowed = PaymentWords.payments.union(PaymentWords.besidePayments)
    return isNamedForMoney && words.contains(where: PaymentWords.payments.contains)
      && words.allSatisfy(allowed.contains) && !isSideOfAccount
  }

  /// Whether the header is that of what goes into an account or out of it; temperatures, too, are in and out.
  var isSideOfAccount: Bool {
    let words = bareWords.words
    return content == .number && words.allSatisfy(PaymentWords.sides.contains)
      && words.contains { !MeasureWords.directions.contains($0) }
  }

  /// Whether the header is that of payments if other headers are, too.
  var mayBePayment: Bool {
    let isMoney = style?.mark.map { $0 != .percent && $0 != .cent } ?? false
    return isNamedForMoney && (bareWords.contains(anyOf: PaymentWords.inContext) || isMoney)
  }

  /// Whether the header is that of what people did much or little of.
  var isNamedDone: Bool { isNamedForSums && bareWords.contains(anyOf: PaymentWords.done) }

  /// Whether texts say for what, to whom or how one paid, by their header.
  var namesPayments: Bool {
    content == .text && headerWords.contains(anyOf: PaymentWords.contexts)
  }

  /// Whether texts say what people did, by their header.
  var namesActivities: Bool {
    content == .text && headerWords.contains(anyOf: PaymentWords.activities)
  }

  /// Whether texts are several currencies, by their header.
  var namesCurrencies: Bool {
    content == .text && distinct > 1 && headerWords.contains(anyOf: PaymentWords.currencies)
  }

  /// Whether the header is that of the balance of an account.
  var isNamedBalance: Bool { headerWords.contains(anyOf: PaymentWords.balances) }

  /// Whether numbers may be ratings: none is negative or above ten.
  var mayBeRating: Bool { summary.minimum >= 0 && summary.maximum <= 10 }

  private var isNamedForMoney: Bool {
    isNamedForSums && !headerWords.contains(anyOf: PaymentWords.otherQuantities)
  }

  private var isNamedForSums: Bool {
    guard content == .number, !headerWords.contains(anyOf: QuantityWords.averages),
      !headerWords.contains(anyOf: PaymentWords.levels), !headerWords.contains(anyOf: ["of"]),
      !name.contains("/"), !name.contains("%")
    else { return false }
    return UnitText.inBrackets(atEndOf: name).map(UnitSign.isCurrency) ?? true
  }
}
