import Glibc

/// Numbers as they are read out: enough digits to tell neighbours apart, and no more.
///
/// Zeros after the point are never written, nor is "-0". Numbers of 10¹⁵ and above, and those
/// below 10⁻⁵, are written as "1.5e15". Signs and groups are those of ``Conventions/current`` when
/// this is made.
package struct NumberText: Equatable, Sendable {
  private enum Precision: Equatable {
    /// The power of ten of the last digit.
    case place(Int)
    /// How many digits.
    case digits(Int)
  }

  private let precision: Precision
  private let groupsThousands: Bool
  private let conventions = Conventions.current.numbers

  /// Suits numbers to the range they come from.
  ///
  /// Numbers of a linear range are told apart when they differ by a thousandth of it; those of a
  /// logarithmic range have four digits. Digits before the point are rounded only from 10¹⁵ up.
  /// - Parameters:
  ///   - range: the least and the greatest number; one value is written with six digits.
  ///   - scale: how the numbers are spaced.
  ///   - step: a number of which all are multiples, if that is known, as 0.25; its digits are then
  ///     written too, down to a millionth of the range.
  ///   - groupingThousands: whether thousands are parted, as in "1,234,567".
  package init(
    range: ClosedRange<Double>, scale: AxisScale = .linear, step: Double? = nil,
    groupingThousands: Bool = true
  ) {
    groupsThousands = groupingThousands
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
    precision = .place(max(min(thousandth, written), thousandth - 3))
  }

  /// Writes numbers of any size with at most so many digits, 1 or more.
  package init(digits: Int, groupingThousands: Bool = true) {
    precision = .digits(max(1, digits))
    groupsThousands = groupingThousands
  }

  /// The text of a number, as in "183.1".
  package func text(_ value: Double) -> String {
    guard var decimal = DecimalDigits(value) else { return Self.notFinite(value) }
    let place =
      switch precision {
      case .place(let place): place
      case .digits(let count): (decimal.leadingExponent ?? 0) - count + 1
      }
    decimal.round(toPlace: value.magnitude < 1e15 ? min(0, place) : place)
    guard let leading = decimal.leadingExponent else { return "0" }
    return (-5..<15).contains(leading)
      ? decimal.positional(conventions, groupingThousands: groupsThousands)
      : decimal.scientific(conventions)
  }

  /// A number for programs: every digit that matters, no separators, as in "1234567.25".
  ///
  /// Reading the text gives the number back; numbers that are not finite are "nan" and "inf".
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
