import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct PeriodogramTests {
  /// The Nile at places that are not even.
  private static func nile() throws -> PresentLine {
    let rows = (0..<100).filter { $0 * $0 % 7 != 2 }
    let volumes = try SampleLines.nile()
    return PresentLine(
      rows.map { volumes[$0] }, at: rows.map { Double($0) + Double($0 * 37 % 11) / 20 })
  }

  /// Places at random, rising.
  private static func places(_ count: Int, seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in Double.random(in: 0..<Double(count), using: &generator) }.sorted()
  }

  private static func facts(_ ys: [Double], at xs: [Double]) -> SeriesFacts {
    ChartFacts(Charts.chart([Charts.series(ys, xs: xs)])).series[0]
  }

  /// astropy 8.0.2, `LombScargle(…, fit_mean=True).power(…, method="slow")`, and scipy 1.17.1,
  /// `lombscargle(…, floating_mean=True, normalize=True)`, which agree, of what a parabola leaves.
  @Test(arguments: [
    (3, 0.13409153206473434), (5.25, 0.005331305644457742), (8.3, 0.0257136564673113),
    (14.75, 0.00771251540306384), (30.5, 0.00011226919493518036),
  ])
  func powersAreThoseOfAstropy(frequency: Double, power: Double) throws {
    let periodogram = try #require(Periodogram(Self.nile()))
    #expect(abs(periodogram.power(at: frequency) - power) < 1e-12)
    let place = frequency / Periodogram.spacing
    guard place == place.rounded() else { return }
    #expect(abs(periodogram.powers[Int(place) - 1] - power) < 2e-3)
  }

  /// astropy 8.0.2, `false_alarm_probability(…, method="baluev")`.
  @Test(arguments: [
    (0.1, 0.8608717249162389), (0.2, 0.049357340540050094), (0.3, 0.000660011793858581),
  ])
  func falseAlarmsAreThoseOfAstropy(power: Double, chance: Double) throws {
    let periodogram = try #require(Periodogram(Self.nile()))
    #expect(abs(periodogram.chance(of: power, among: 72) - chance) < 1e-9 * max(1, chance))
  }

  @Test func theFastSumsAreThoseOfAllPoints() throws {
    let xs = Self.places(200, seed: 4)
    let periodogram = try #require(Periodogram(PresentLine(Charts.noise(200, seed: 5), at: xs)))
    #expect(periodogram.powers.count == 400)
    for place in stride(from: 12, to: 400, by: 9) {
      let exact = periodogram.power(at: Double(place + 1) * Periodogram.spacing)
      #expect(abs(periodogram.powers[place] - exact) < 3e-3)
    }
  }

  @Test func spectraAreSumsOfWaves() {
    let numbers = Charts.noise(64, seed: 3)
    let (real, imaginary) = PackedTransform.spectrum(of: numbers)
    #expect(real.count == 32)
    for frequency in 0..<32 {
      let angles = numbers.indices.map { 2 * Double.pi * Double($0 * frequency) / 64 }
      let (x, y) = zip(numbers, angles).reduce(into: (0.0, 0.0)) {
        $0.0 += $1.0 * cos($1.1)
        $0.1 -= $1.0 * sin($1.1)
      }
      #expect(abs(real[frequency] - x) < 1e-12 && abs(imaginary[frequency] - y) < 1e-12)
    }
  }

  @Test func aWaveAtUnevenPlacesHasItsLength() throws {
    let xs = Self.places(200, seed: 1)
    let wave = zip(xs, Charts.noise(200, seed: 2)).map { 2 * sin(2 * .pi * $0 / 13) + $1 }
    let period = try #require(Self.facts(wave, at: xs).period)
    let length = try #require(period.length)
    #expect(abs(length - 13) < 0.2)
    #expect((0.4...0.9).contains(period.strength))
    // Dates are many seconds, and mirrored and shifted it is the same wave.
    let dates = xs.map { 1e9 + 86_400 * $0 }
    let days = try #require(Self.facts(wave.map { -$0 / 8 }, at: dates).period?.length)
    #expect(abs(days / 86_400 - length) < 1e-3)
  }

  @Test(arguments: [0, 0.5])
  func noiseAtUnevenPlacesHardlyComesRound(correlation: Double) {
    let claims = (1...60 as ClosedRange<UInt64>).count { seed in
      let noise = SampleLines.noise(60, correlation: correlation, seed: seed)
      return Self.facts(noise, at: Self.places(60, seed: seed + 100)).period != nil
    }
    #expect(claims <= (correlation > 0 ? 9 : 4))
  }

  @Test func monthsAreEvenAndTheirYearHasTwelve() throws {
    let months = (1990 * 12)..<(2002 * 12)
    let xs = months.map { Samples.day($0 / 12, $0 % 12 + 1, 1) }
    let wave = months.map { sin(2 * .pi * Double($0 % 12) / 12) }
    let period = try #require(Self.facts(wave, at: xs).period)
    #expect(abs(period.points - 12) < 0.05)
    #expect(abs(try #require(period.length) / 86_400 - 365.25) < 1.5)
  }

  @Test func rowsLieOnAGridIfTheirStepsAreWholeMultiples() throws {
    let xs: [Double] = [0, 2, 4, 6, 10, 12, 14, 16, 22, 24]
    let ys = xs.map { $0 * 10 }
    let grid = try #require(RowSpacing(xs).grid(of: ys))
    #expect(grid.count == 13)
    #expect(grid.indices.filter { grid[$0].isNaN } == [4, 9, 10])
    #expect(grid[11] == 220)
    #expect(RowSpacing(xs).meanStep == 2)
    #expect(RowSpacing([0, 1, 1.5, 3.2, 4, 6.3]).grid(of: [0, 0, 0, 0, 0, 0]) == nil)
    #expect(RowSpacing([0, 1, 2, 300]).grid(of: [0, 0, 0, 0]) == nil)
    for xs in [[], [1], [1, 1], [-1e308, 1e308], [-1e308, 0, 1e308, 1.5e308]] as [[Double]] {
      #expect(RowSpacing(xs).step.isFinite)
      _ = RowSpacing(xs).grid(of: xs)
    }
  }
}
