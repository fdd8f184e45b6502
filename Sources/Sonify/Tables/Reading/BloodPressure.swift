import SonifyBase

/// Blood pressures as people write them: 120/80, the systolic and the diastolic one in mmHg.
package enum BloodPressure {
  /// The unit of both.
  package static let unit = "mmHg"

  /// The unit of a pulse.
  package static let unitOfPulse = "bpm"

  private static let slash = "/"
  /// What may stand at the end, and before a pulse, in lowercase without spaces.
  private static let units = [unit.lowercased(), "bpm"]
  private static let beforePulse = ["", "/", "p", "p:", "hr", "hr:", "mmhg", "mmhg,", ","]
  private static let wordsOfBlood = ["blood", "artérielle", "arterial", "arteriosa", "sanguine"]
  private static let wordsOfPressure = [
    "pressure", "pression", "presión", "pressione", "tension", "tensión",
  ]
  private static let words = [
    "bp", "rr", "blutdruck", "bloeddruk", "ciśnienie", "blodtryck", "blodtrykk", "blodtryk", "血圧",
  ]

  /// Reads a pressure, after which the pulse may stand: 120/80, 120/80/72, 120/80 P 72, 120/80 mmHg.
  /// - Parameter text: the cell without surrounding white space.
  /// - Returns: the systolic pressure, a thousandth of the diastolic one and a millionth of the pulse, which is 0 if
  ///   it is not given; nil if the text is no pressure.
  static func value(_ text: Span<UInt8>) -> Double? {
    var parts: [(mark: String, number: Double)] = []
    var mark = ""
    var place = 0
    while place < text.count {
      let digits = text.extracting(place...).indices.prefix { text[place + $0] &- 0x30 < 10 }.count
      if digits == 0 {
        if text[place] != 0x20 { mark.append(Character(UnicodeScalar(text[place] | 0x20))) }
        place += 1
        continue
      }
      guard (2...3).contains(digits) else { return nil }
      parts.append((mark, (0..<digits).reduce(0) { $0 * 10 + Double(text[place + $1] &- 0x30) }))
      mark = ""
      place += digits
    }
    guard (2...3).contains(parts.count), parts[0].mark.isEmpty, parts[1].mark == slash,
      mark.isEmpty || units.contains(mark), (50...300).contains(parts[0].number),
      (20..<parts[0].number).contains(parts[1].number)
    else { return nil }
    guard parts.count == 3 else { return parts[0].number + parts[1].number / 1000 }
    guard beforePulse.contains(parts[2].mark), (25...250).contains(parts[2].number) else {
      return nil
    }
    return parts[0].number + parts[1].number / 1000 + parts[2].number / 1_000_000
  }

  /// Returns the parts of a value of ``value(_:)``; NaN where they are missing.
  package static func parts(
    of value: Double
  ) -> (systolic: Double, diastolic: Double, pulse: Double) {
    let systolic = value.rounded(.down)
    let rest = ((value - systolic) * 1_000_000).rounded()
    let diastolic = (rest / 1000).rounded(.down)
    let pulse = rest - diastolic * 1000
    return (systolic, diastolic, pulse > 0 ? pulse : .nan)
  }

  /// Returns whether three in four cells of a column are blood pressures and its header says so, or all of four and
  /// more are usual ones without a pulse, under any header.
  static func arePressures(_ cells: [ArraySlice<UInt8>], header: HeaderWords) -> Bool {
    let pressures = cells.compactMap { value($0.span.trimmed) }
    if header.contains(anyOf: words)
      || header.contains(anyOf: wordsOfBlood) && header.contains(anyOf: wordsOfPressure)
    {
      return pressures.count * 4 >= cells.count * 3
    }
    return pressures.count == cells.count && cells.count >= minUnnamed
      && pressures.map(parts).allSatisfy { systolic, diastolic, pulse in
        pulse.isNaN && (80...220).contains(systolic) && (40...130).contains(diastolic)
          && systolic >= diastolic + 15
      }
  }

  /// The minimum number of pressures without a header of theirs.
  private static let minUnnamed = 4
}
