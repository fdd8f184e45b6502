import Foundation
import SonifyBase
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct GridlinesTests {
  @Test(arguments: [
    (118.5...268.8, [150, 200, 250]),
    (0...1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
    (0.1...0.35, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]),
    (-1...1, [-1, -0.5, 0, 0.5, 1]),
    (0...10, [0, 2, 4, 6, 8, 10]), (0...100_000, [0, 20_000, 40_000, 60_000, 80_000, 100_000]),
    (1...11.5, [2, 4, 6, 8, 10]),
    (-3e-7...2e-7, [-3e-7, -2e-7, -1e-7, 0, 1e-7, 2e-7]),
    (3...3, [3]),
  ])
  func numbersAreRound(range: ClosedRange<Double>, expected: [Double]) {
    #expect(Gridlines.numbers(in: range) == expected)
  }

  @Test func everyNumberPrintsAsItsDecimal() {
    #expect(
      Gridlines.numbers(in: 0...1, about: 11).map(\.description) == [
        "0.0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1.0",
      ])
    #expect(Gridlines.numbers(in: -0.0 ... -0.0).map(\.sign) == [.plus])
    #expect(Gridlines.numbers(in: -1 ... -0.0).map(\.sign).last == .plus)
  }

  @Test func decimalsAreTheDoublesNearestToTheirText() {
    let most = 1 << 53
    for exponent in -30...30 {
      for digits in [0, 1, -1, 3, 25, -97, 12_345, 987_654_321, most - 1, -most, most + 3, .max] {
        #expect(Gridlines.decimal(digits, exponent: exponent) == Double("\(digits)e\(exponent)"))
      }
    }
  }

  @Test func yearsAreNeverDivided() {
    #expect(
      Gridlines.values(in: 1990...2000, quantity: .year) == [1990, 1992, 1994, 1996, 1998, 2000])
    #expect(Gridlines.values(in: 1990...1992, quantity: .year) == [1990, 1991, 1992])
    #expect(
      Gridlines.values(in: 1917...1975, quantity: .year) == [1920, 1930, 1940, 1950, 1960, 1970])
  }

  private static let extremeRanges: [ClosedRange<Double>] = [
    -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
    0...Double.leastNonzeroMagnitude, (-0.0.nextUp)...(0.0.nextUp * 1000), 1e-307...1.001e-307,
    1...1.0000000000000002,
    1e16...(1e16 + 2), 0.1...0.1, 1.7e308...1.75e308, -1e-5...1e300,
    9_007_199_254_740_990...9_007_199_254_741_000,
    0...Double.infinity, -Double.infinity ... -1, 1e-300...1e300, 3...(3 + 1e-9),
  ]

  @Test(arguments: extremeRanges)
  func anyRangeIsDividedWithinItself(range: ClosedRange<Double>) {
    for count in [Int.min, -1, 0, 1, 2, 5, 12, 1000, Int.max] {
      for values in [
        Gridlines.numbers(in: range, about: count),
        Gridlines.numbers(in: range, about: count, whole: true),
        Gridlines.powers(in: range, about: count),
        Gridlines.powers(in: range, base: M_E, about: count),
        Gridlines.dates(in: range, about: count),
      ] {
        #expect(values.allSatisfy(range.contains))
        #expect(zip(values, values.dropFirst()).allSatisfy(<))
        #expect(values.count <= 4 * min(max(count, 2), 1000))
        #expect(!values.contains { $0 == 0 && $0.sign == .minus })
      }
    }
  }

  @Test func theCountIsMetOverManyRanges() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let low = Double.random(in: -1000...1000, using: &random)
      let width = pow(10, Double.random(in: -6...12, using: &random))
      #expect((3...8).contains(Gridlines.numbers(in: low...(low + width)).count), "\(low) \(width)")
    }
  }
}

@Suite struct LogarithmicGridlinesTests {
  @Test(arguments: [
    (1...1000, [1, 10, 100, 1000]), (0.02...50, [0.1, 1, 10]), (3...40, [5, 10, 20]),
    (1e-9...1e-6, [1e-9, 1e-8, 1e-7, 1e-6]), (1.2...1.9, [1.2, 1.4, 1.6, 1.8]),
    (1e-20...1e20, [1e-20, 1e-10, 1, 1e10, 1e20]),
  ])
  func powersOfTen(range: ClosedRange<Double>, expected: [Double]) {
    #expect(Gridlines.powers(in: range) == expected)
  }

  @Test func powersOfE() {
    #expect(Gridlines.values(in: 1...30, scale: .ln) == [1, M_E, exp(2), exp(3)])
  }

  @Test func aRangeThatTouchesZeroIsDividedEvenly() {
    #expect(Gridlines.powers(in: 0...10) == Gridlines.numbers(in: 0...10))
  }
}

@Suite struct DateGridlinesTests {
  private func seconds(_ year: Int, _ month: Int = 1, _ day: Int = 1) throws -> Double {
    Double(try #require(CivilDate(year: year, month: month, day: day)).daysSince1970) * 86_400
  }

  @Test func decades() throws {
    let values = Gridlines.dates(in: try seconds(1917, 3)...(try seconds(1975, 6)))
    #expect(values == (try [1920, 1930, 1940, 1950, 1960, 1970].map { try seconds($0) }))
  }

  @Test func monthsOverALeapYear() throws {
    let values = Gridlines.dates(in: try seconds(2024, 1, 15)...(try seconds(2024, 5, 20)))
    #expect(values == (try [2, 3, 4, 5].map { try seconds(2024, $0) }))
  }

  @Test func quartersAcrossYears() throws {
    let values = Gridlines.dates(in: try seconds(2023, 2)...(try seconds(2024, 5)))
    #expect(
      values
        == (try [(2023, 4), (2023, 7), (2023, 10), (2024, 1), (2024, 4)].map {
          try seconds($0, $1)
        }))
  }

  @Test func weeksBeginOnMonday() throws {
    let values = Gridlines.dates(in: try seconds(2026, 1, 1)...(try seconds(2026, 2, 4)))
    #expect(
      values == (try [5, 12, 19, 26, 33].map { try seconds(2026) + Double($0 - 1) * 86_400 }))
  }

  @Test(arguments: [(0.0, 5.0, 1.0), (59, 190, 30), (0, 3600, 600), (-86_400, 86_400, 43_200)])
  func clockTimes(low: Double, high: Double, step: Double) {
    let values = Gridlines.dates(in: low...high)
    #expect(values.allSatisfy { $0.truncatingRemainder(dividingBy: step) == 0 })
    #expect(zip(values, values.dropFirst()).allSatisfy { $1 - $0 == step })
    #expect((4...7).contains(values.count))
  }

  @Test func yearsBeforeTheCommonEra() throws {
    let values = Gridlines.dates(in: try seconds(-250)...(try seconds(260)))
    #expect(values == (try [-200, -100, 0, 100, 200].map { try seconds($0) }))
  }
}
