import SonifyTables

/// The values of numbers.
extension LogLine {
  /// Returns the number in a piece, or nil if it is none.
  func number(_ place: Int) -> Double? {
    guard pieces[place].kind == .number else { return nil }
    guard
      case .number(let value) = DecimalNumber.read(
        bytes(of: pieces[place]).span, decimal: UInt8(ascii: "."))
    else { return nil }
    return value
  }

  /// Returns the number that follows a piece after a stroke, as in "10/100", or nil if there is none.
  func total(after place: Int) -> Double? {
    guard place + 2 < pieces.count, pieces[place + 1].kind == .sign(UInt8(ascii: "/")) else {
      return nil
    }
    return number(place + 2).flatMap { $0 > 0 ? $0 : nil }
  }
}
