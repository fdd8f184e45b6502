import Glibc

/// The text of numbers for people: just enough digits to distinguish neighbours.
///
/// Trailing zeros after the decimal sign are written of money alone, and "-0" never. Numbers of 10¹⁵ and above,
/// and those below 10⁻⁵, are written as "1.5e15". Signs and groups are those of
/// ``LocaleSettings/current`` at initialisation.
package struct NumberText: Equatable, Sendable {
  private enum Precision: Equatable {
    /// The power of ten of the last digit; smaller numbers have two digits.
    case place(Int)
    /// The number of digits.
    case digits(Int)
  }

  /// The maximum number of digits that people write.
  private static let maxWritten = 9

  private let precision: Precision
  private let groupsThousands: Bool
  private let writesCents: Bool
  private let localeSettings = LocaleSettings.current.numbers

  /// Makes a formatter for the numbers of a range.
  ///
  /// Numbers of a linear range are distinct if they differ by a thousandth of it, and those that are
  /// smaller have two digits: 0.02 among thousands is not "0". What arithmetic leaves is 0: what is
  /// below 10⁻¹² of the range, and below 10⁻¹⁰ with more digits than people write. Numbers of a
  /// logarithmic range have four digits. Digits before the decimal sign are rounded only from 10¹⁵ up.
  /// - Parameters:
  ///   - range: the minimum and maximum; if they are equal, numbers have six digits.
  ///   - scale: the spacing of the numbers.
  ///   - step: a number that all numbers are multiples of, as 0.25, or nil if there is none. Its
  ///     digits are then written too, down to a millionth of the range.
  ///   - groupingThousands: whether to group digits, as in "1,234,567".
  ///   - isMoney: whether tenths are written as hundredths, as in "$60.30".
  package init(
    range: ClosedRange<Double>, scale: AxisScale = .linear, step: Double? = nil,
    groupingThousands: Bool = true, isMoney: Bool = false
  ) {
    groupsThousands = groupingThousands
    writesCents = isMoney
    let halfWidth = range.upperBound / 2 - range.lowerBound / 2
    guard scale == .linear else {
      precision = .digits(4)
      return
    }
    guard halfWidth > 0, halfWidth.isFinite else {
      precision = .digits(6)
      return
    }
    let thousandth = Int(log10(max(halfWidth / 500, .leastNonzeroMagnitude)).rounded(.down))
    let written = step.flatMap(DecimalDigits.init)?.exponent ?? thousandth
    let place = max(min(thousandth, written), thousandth - 3)
    precision = .place(isMoney && place == -1 ? -2 : place)
  }

  /// Makes a formatter for numbers of any size with at most `digits` digits, 1 or more; tenths of money are
  /// written as hundredths.
  package init(digits: Int, groupingThousands: Bool = true, isMoney: Bool = false) {
    precision = .digits(max(1, digits))
    groupsThousands = groupingThousands
    writesCents = isMoney
  }

  /// Returns the text of a number, as in "183.1".
  package func text(_ value: Double) -> String {
    guard var decimal = DecimalDigits(value) else { return Self.notFinite(value) }
    decimal.round(toPlace: lastPlace(of: decimal))
    guard let leading = decimal.leadingExponent else { return "0" }
    guard (-5..<15).contains(leading) else { return decimal.scientific(localeSettings) }
    let text = decimal.positional(localeSettings, groupingThousands: groupsThousands)
    return writesCents && decimal.exponent == -1 ? text + "0" : text
  }

  /// Returns the power of ten of the last digit with which a number is written.
  package func lastPlace(of number: DecimalDigits) -> Int {
    let leading = number.leadingExponent ?? 0
    let place =
      switch precision {
      case .place(let place):
        leading < place - (number.digits.count > Self.maxWritten ? 7 : 9)
          ? place : min(place, leading - 1)
      case .digits(let count): leading - count + 1
      }
    return leading < 15 ? min(0, place) : place
  }

  /// Returns a number for programs: every significant digit, no separators, as in "1234567.25".
  ///
  /// Reading the text gives the same number. Numbers that are not finite are "nan" and "inf".
  package static func exact(_ value: Double) -> String {
    guard let decimal = DecimalDigits(value) else { return value.description }
    guard let leading = decimal.leadingExponent else { return "0" }
    return (-5..<16).contains(leading)
      ? decimal.positional(groupingThousands: false) : decimal.scientific()
  }

  private static func notFinite(_ value: Double) -> String {
    (value.isNaN
      ? ValuePhrases.notANumber
      : value < 0 ? ValuePhrases.minusInfinity : ValuePhrases.infinity).text()
  }
}
