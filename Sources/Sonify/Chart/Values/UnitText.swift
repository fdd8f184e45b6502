import SonifyBase

extension AxisUnit {
  /// The text of a value with its unit, as in "5 cups", "1 cup", "$5", "-€5" and "12%".
  ///
  /// Symbols of currencies come first; the percent sign and the sign of degrees follow without a
  /// space.
  /// - Parameter number: the text of the value without the unit.
  /// - Returns: the text of the value with the unit.
  public func text(_ number: String) -> String {
    let isOne = number == "1" || number == "-1"
    let name = isOne ? one : other
    if name.isEmpty { return number }
    if isCurrency(name) {
      return number.hasPrefix("-") ? "-\(name)\(number.dropFirst())" : name + number
    }
    if name == "%" { return ValuePhrases.percent.text(["number": number]) }
    return ["‰", "°"].contains(name) ? number + name : "\(number) \(name)"
  }

  /// Whether a name is a currency's sign, alone or behind letters that tell it apart, as "US$".
  private func isCurrency(_ name: String) -> Bool {
    guard let sign = name.unicodeScalars.last,
      sign.properties.generalCategory == .currencySymbol
    else { return false }
    return name.unicodeScalars.dropLast().allSatisfy { ("A"..."Z").contains($0) }
  }
}
