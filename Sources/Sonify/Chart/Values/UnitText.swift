import SonifyBase

extension AxisUnit {
  /// Returns the text of a value with its unit, as in "5 cups", "1 cup", "$5", "-€5" and "12%".
  ///
  /// Currency symbols come first; percent and degree signs follow without a space.
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
    // 6/10 are six of ten points.
    let arePoints = name.first == "/" && name.dropFirst().allSatisfy(\.isNumber)
    return arePoints || ["‰", "°"].contains(name) ? number + name : "\(number) \(name)"
  }

  /// Whether the unit is a currency, by its sign.
  package var isMoney: Bool { isCurrency(other) }

  /// Returns whether a name is a currency sign, alone or after letters that qualify it, as "US$".
  private func isCurrency(_ name: String) -> Bool {
    guard let sign = name.unicodeScalars.last,
      sign.properties.generalCategory == .currencySymbol
    else { return false }
    return name.unicodeScalars.dropLast().allSatisfy { ("A"..."Z").contains($0) }
  }
}
