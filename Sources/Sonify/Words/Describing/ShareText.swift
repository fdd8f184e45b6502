import SonifyBase

/// Shares of a whole in percent.
enum ShareText {
  /// Returns a share of 0 to 1 in whole percent without the sign, or in hundredths of a percent near
  /// 0 and 100: "0" and "100" are only none and all.
  static func percent(_ share: Double) -> String {
    NumberText(digits: 4).text(number(share))
  }

  private static func number(_ share: Double) -> Double {
    guard share > 0, share < 1 else { return share * 100 }
    let whole = (share * 100).rounded(.toNearestOrEven)
    return (1...99).contains(whole) && share >= 0.01
      ? whole : min(max((share * 10_000).rounded(.toNearestOrEven) / 100, 0.01), 99.99)
  }
}
