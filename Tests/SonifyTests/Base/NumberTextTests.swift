import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase

@Suite struct NumberTextTests {
  private static let cases: [(ClosedRange<Double>, Double, String)] = [
    (118.5...268.8, 183.1, "183.1"), (118.5...268.8, 183.0666, "183.1"), (0...100, 50, "50"),
    (0...100, 0.1 + 0.2, "0.3"), (0...100, -0.0, "0"), (-100...100, 0.1 + 0.2 - 0.3, "0"),
    (-100...100, -12.34, "-12.3"), (0...2_000_000, 1_234_567, "1,234,567"), (0...2e6, 999.4, "999"),
    (0...2e6, 999_999.5, "1,000,000"), (0...1, 0.98765, "0.988"),
    (0...1e-3, 0.000_123_4, "0.000123"),
    (0...1e-9, 1.234e-10, "1.23e-10"), (0...1e300, 1.23456e299, "1.23e299"),
    (-1e300...0, -1e15, "0"), (0...1e16, 1_234_567_890_123_456, "1.23e15"),
    (1_000_000.001...1_000_000.002, 1_000_000.0015, "1,000,000.0015"),
    (3.14159265...3.14159265, 3.14159265, "3.14159"),
    (0...10, 1e300, "1e300"), (0...10, .infinity, "infinity"),
    (0...10, -.infinity, "minus infinity"),
    (0...10, .nan, "not a number"),
  ]

  @Test(arguments: cases)
  func numbersSuitTheirRange(range: ClosedRange<Double>, value: Double, expected: String) {
    #expect(NumberText(range: range).text(value) == expected)
  }

  /// A country of 0.02 among those of 25,000 has not none, and what arithmetic leaves is none.
  @Test func smallNumbersOfAWideRangeAreNotZero() {
    let text = NumberText(range: 0.02...25_462.7)
    #expect(text.text(0.02) == "0.02")
    #expect(text.text(0.8555) == "0.86")
    #expect(text.text(-0.3) == "-0.3")
    #expect(text.text(17.26) == "17")
    #expect(text.text(25_462.7 - 25_462.6 - 0.1) == "0")
    #expect(NumberText(range: 0.02...3e9).text(0.02) == "0.02")
  }

  @Test func aKnownStepIsWrittenInFull() {
    #expect(NumberText(range: 0...100, step: 0.25).text(12.25) == "12.25")
    #expect(NumberText(range: 0...100, step: 1e-12).text(12.123456789) == "12.1235")
    #expect(NumberText(range: 0...100, step: .nan).text(12.25) == "12.2")
  }

  @Test func logarithmicRangesKeepSmallNumbers() {
    let text = NumberText(range: 1e-4...1e6, scale: .log10)
    #expect(text.text(0.000_123_456) == "0.0001235")
    #expect(text.text(12_345.678) == "12,346")
    #expect(text.text(1.23456e-9) == "1.235e-9")
  }

  @Test func columnsHaveNoSeparators() {
    #expect(NumberText(digits: 7, groupingThousands: false).text(1_234_567) == "1234567")
  }

  @Test func exactNumbersAreReadBackAsThemselves() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2000 {
      let value = Double(bitPattern: random.next())
      let text = NumberText.exact(value)
      if value.isNaN { #expect(text == "nan") } else { #expect(Double(text) == value, "\(text)") }
    }
    #expect(NumberText.exact(-0.0) == "0")
    #expect(NumberText.exact(1_234_567.25) == "1234567.25")
    #expect(NumberText.exact(1e21) == "1e21")
  }

  /// Neighbours a thousandth of the range apart differ in text, and no text is off by more than
  /// half of its last digit.
  @Test func neighboursAreToldApart() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      let low = Double.random(in: -1e4...1e4, using: &random)
      let width = pow(10, Double.random(in: -3...9, using: &random))
      let text = NumberText(range: low...(low + width), groupingThousands: false)
      let value = low + width * Double.random(in: 0...0.99, using: &random)
      #expect(text.text(value) != text.text(value + width / 999))
      let read = try #require(Double(text.text(value)))
      #expect(abs(read - value) <= max(0.5, width / 2000) * 1.000001)
    }
  }

  /// The rounding agrees with that of the C library wherever the decimal is no tie.
  @Test func roundingIsThatOfPrintf() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<500 {
      let value = Double.random(in: -1e6...1e6, using: &random)
      var decimal = DecimalDigits(value)
      decimal?.round(toPlace: -3)
      #expect(
        decimal.map { Double($0.positional(groupingThousands: false)) }
          == Double(String(format: "%.3f", value)))
    }
  }

  @Test func anyDoubleHasAShortText() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      let (low, high) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      guard low <= high else { continue }
      let value = Double(bitPattern: random.next())
      for scale in AxisScale.allCases {
        let text = NumberText(range: low...high, scale: scale, step: value).text(value)
        #expect(!text.isEmpty && text.count < 45, "\(text)")
      }
    }
  }

  /// Tenths of money are hundredths; whole amounts and thousandths of a price stay as they are.
  @Test func moneyHasTwoDecimals() {
    func texts(_ numbers: [Double]) -> [String] {
      let form = NumberText(range: (numbers.min() ?? 0)...(numbers.max() ?? 0), isMoney: true)
      return numbers.map(form.text)
    }
    #expect(texts([60.3, 12.45, 3.2]) == ["60.30", "12.45", "3.20"])
    #expect(texts([0, 310.5, 99]) == ["0", "310.50", "99"])
    #expect(texts([0, 4630, 90]) == ["0", "4,630", "90"])
    #expect(texts([1.459, 1.46, 1.5]) == ["1.459", "1.46", "1.50"])
  }
}
