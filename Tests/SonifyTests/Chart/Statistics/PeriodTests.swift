import Foundation
import Testing

@testable import SonifyChart

@Suite struct PeriodTests {
  private func period(of numbers: [Double]) -> Period? {
    Period(of: numbers, isSmooth: PresentLine(numbers).noise.isSmooth)
  }

  /// A pattern that nearly repeats within itself: its half must not pass for the whole.
  @Test(arguments: [[0.0, 3, -2, 5], [9, 4, 1, 0, 1, 4, 5, 3, 1, 0, 1, 4]])
  func aPartOfAPatternIsNoPeriod(pattern: [Double]) throws {
    let noise = Charts.noise(120, seed: 8)
    let numbers = noise.enumerated().map { pattern[$0 % pattern.count] + $1 / 3 }
    let period = try #require(Period(of: numbers, isSmooth: false))
    #expect(abs(period.points - Double(pattern.count)) < 0.1)
  }

  @Test func knownPeriodsAreFound() throws {
    let sunspots = try #require(period(of: SampleLines.column("SUNACTIVITY", of: "sunspots")))
    #expect((10...11).contains(sunspots.points))
    let carbonDioxide = try #require(period(of: SampleLines.monthsOfCarbonDioxide()))
    #expect(abs(carbonDioxide.points - 12) < 0.05 && carbonDioxide.strength > 0.9)
    let seattle = try #require(period(of: SampleLines.column("temp_max", of: "seattle-weather")))
    #expect(abs(seattle.points - 365) < 10)
  }

  @Test func linesThatDoNotComeRoundHaveNone() throws {
    #expect(period(of: try SampleLines.nile()) == nil)
    #expect(period(of: try SampleLines.births()) == nil)
    #expect(period(of: try SampleLines.column("wind", of: "seattle-weather")) == nil)
    #expect(period(of: (0..<100).map(Double.init)) == nil)
    for numbers in [[], [1], Array(repeating: 5, count: 40), Array(repeating: .nan, count: 40)] {
      #expect(period(of: numbers) == nil)
    }
  }

  /// Lines with few decimals: how far each number was rounded repeats, and is no signal.
  @Test func roundingDoesNotRepeat() throws {
    for (slope, unit) in [(0.37, 0.1), (1.25, 1), (0.03, 0.01), (33.3, 10), (0.1, 1e-12)] {
      for bend in [0, 0.001] {
        let numbers = (0..<200).map { index in
          let x = Double(index)
          return ((slope + bend * x) * x / unit).rounded() * unit
        }
        #expect(period(of: numbers) == nil, "\(slope) rounded to \(unit), bent by \(bend)")
        let plain = (0..<200).map { (slope + bend * Double($0)) * Double($0) + 1e6 }
        #expect(period(of: plain) == nil)
      }
    }
    // A pattern of whole units is one.
    let pattern = (0..<120).map { Double([0, 0, 1, 0, 1][$0 % 5]) }
    #expect(abs(try #require(period(of: pattern)).points - 5) < 0.01)
  }

  @Test(arguments: [2, 3, 7, 12.5, 24])
  func aWaveOnAParabolaHasItsPeriod(length: Double) throws {
    var wave = (0..<150).map { index in
      let turn = Double(index) / length
      return 1e6 + Double(index * index) / 50 + 10 * cos(2 * .pi * turn)
    }
    #expect(abs(try #require(period(of: wave)).points - length) < 0.05 * length)
    for index in stride(from: 3, to: 150, by: 5) { wave[index] = .nan }
    #expect(abs(try #require(period(of: wave)).points - length) < 0.05 * length)
  }

  @Test(arguments: [0, 0.5])
  func noiseHardlyComesRound(correlation: Double) {
    #expect(SampleLines.falseClaims(correlation: correlation) { period(of: $0) != nil } <= 7)
  }

  /// Where values are missing in a pattern, fewer pairs of them are some places apart than others.
  @Test(arguments: [0, 0.5], [1, 4, 5])
  func noiseWithMissingValuesHardlyComesRound(correlation: Double, ofSeven: Int) {
    let claims = (1...100).count { seed in
      let noise = SampleLines.noise(210, correlation: correlation, seed: UInt64(seed))
      let kept = noise.enumerated().map { index, number in
        let isPresent = ofSeven == 1 ? index.isMultiple(of: 2) : index % 7 < ofSeven
        return isPresent ? number : Double.nan
      }
      return period(of: kept) != nil
    }
    #expect(claims <= 7)
  }

  @Test func everyOtherMissingValueIsNoPeriod() {
    func everyOther(_ numbers: [Double]) -> [Double] {
      numbers.enumerated().map { $0.isMultiple(of: 2) ? $1 : .nan }
    }
    #expect(period(of: everyOther((0..<1000).map(Double.init))) == nil)
    #expect(period(of: everyOther((0..<200).map { pow(Double($0 - 90), 3) })) == nil)
    let wave = everyOther((0..<200).map { sin(2 * .pi * Double($0) / 14) })
    #expect(period(of: wave).map { abs($0.points - 14) < 0.3 } ?? false)
  }

  @Test func hugeAndTinyNumbersAreBorne() {
    for scale in [1e-300, 1e300] {
      #expect(period(of: (0..<60).map { scale * Double($0 % 6) }).map { $0.points.rounded() } == 6)
    }
  }

  /// statsmodels 0.15.0, `acf(adjusted=True, missing="conservative")`, of the Nile without the years
  /// 1881 to 1885.
  @Test func correlogramsAreThoseOfStatsmodels() throws {
    var nile = try SampleLines.nile()
    for index in 10..<15 { nile[index] = .nan }
    let present = nile.filter(\.isFinite)
    let mean = present.reduce(0, +) / Double(present.count)
    let correlations = Correlogram.values(of: nile.map { $0 - mean }, upTo: 5)
    let reference = [
      1, 0.5016573805212577, 0.36924707458429534, 0.3181733460376718, 0.20364821439722305,
      0.1995838195906961,
    ]
    #expect(correlations.count == 6)
    for (found, known) in zip(correlations, reference) { #expect(abs(found - known) < 1e-13) }
  }

  /// numpy 2.4.6, `polyfit` of degree 2, of the Nile.
  @Test func parabolasAreThoseOfNumpy() throws {
    let left = Parabola.residuals(of: try SampleLines.nile())
    let reference = [
      -54.41321490972723, -4.383449109617686, -191.50297841909128, 65.22819716185222,
    ]
    for (found, known) in zip(left, reference) { #expect(abs(found - known) < 1e-10) }
  }
}
