import SonifyBase

/// Blood pressures as people write them: 120/80, the systolic and the diastolic one in mmHg.
package enum BloodPressure {
  /// The unit of both.
  package static let unit = "mmHg"

  private static let slash = UInt8(ascii: "/")
  private static let wordsOfBlood = ["blood", "artérielle", "arterial", "arteriosa", "sanguine"]
  private static let wordsOfPressure = [
    "pressure", "pression", "presión", "pressione", "tension", "tensión",
  ]
  private static let words = [
    "bp", "rr", "blutdruck", "bloeddruk", "ciśnienie", "blodtryck", "blodtrykk", "blodtryk", "血圧",
  ]

  /// Reads a pressure.
  /// - Parameter text: the cell without surrounding white space; the unit may follow.
  /// - Returns: the systolic pressure and a thousandth of the diastolic one, or nil if it is none.
  static func value(_ text: Span<UInt8>) -> Double? {
    var bytes = text.indices.map { text[$0] }.filter { $0 != 0x20 }
    if bytes.suffix(unit.utf8.count).map({ $0 | 0x20 }) == Array(unit.lowercased().utf8) {
      bytes.removeLast(unit.utf8.count)
    }
    let parts = bytes.split(separator: slash, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part -> Double? in
      guard (2...3).contains(part.count), part.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
      return Double(String(decoding: part, as: UTF8.self))
    }
    guard parts.count == 2, numbers.count == 2, (50...300).contains(numbers[0]),
      (20..<numbers[0]).contains(numbers[1])
    else { return nil }
    return numbers[0] + numbers[1] / 1000
  }

  /// Returns both pressures of a value of ``value(_:)``; NaN where it is missing.
  package static func parts(of value: Double) -> (systolic: Double, diastolic: Double) {
    let systolic = value.rounded(.down)
    return (systolic, ((value - systolic) * 1000).rounded())
  }

  /// Returns whether three in four cells of a column are blood pressures and its header says so, or all of four and
  /// more are usual ones, under any header.
  static func arePressures(_ cells: [ArraySlice<UInt8>], header: HeaderWords) -> Bool {
    let pressures = cells.compactMap { value($0.span.trimmed) }
    if header.contains(anyOf: words)
      || header.contains(anyOf: wordsOfBlood) && header.contains(anyOf: wordsOfPressure)
    {
      return pressures.count * 4 >= cells.count * 3
    }
    return pressures.count == cells.count && cells.count >= minUnnamed
      && pressures.map(parts).allSatisfy { systolic, diastolic in
        (80...220).contains(systolic) && (40...130).contains(diastolic)
          && systolic >= diastolic + 15
      }
  }

  /// The minimum number of pressures without a header of theirs.
  private static let minUnnamed = 4
}
