import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct DistributionTests {
  /// diptest 0.12.0 for Python, `dipstat`.
  @Test func dipsAreThoseOfDiptest() throws {
    func dip(_ numbers: [Double]) -> Double {
      Dip.statistic(ofSorted: numbers.filter(\.isFinite).sorted())
    }
    let squares = (0..<100).map { index in
      let square = index * index % 101
      return Double(index % 3 == 0 ? square + 300 : square)
    }
    #expect(abs(dip(try SampleLines.nile()) - 0.02727272727272727) < 1e-15)
    #expect(abs(dip(try SampleLines.births()) - 0.044865403788634066) < 1e-15)
    let seattle = try SampleLines.column("temp_max", of: "seattle-weather")
    #expect(abs(dip(seattle) - 0.017132308713417543) < 1e-15)
    #expect(abs(dip(squares) - 0.11447811447811448) < 1e-15)
    #expect(abs(dip([1, 2, 11, 12, 13, 1.5, 12.2]) - 0.19285714285714287) < 1e-15)
    #expect(dip([]) == 0 && dip([7]) == 0.5 && dip([7, 7]) == 0.25)
  }

  @Test func groupsOfValuesAreModes() throws {
    let noise = Charts.noise(300, seed: 8)
    let two = noise.enumerated().map { $1 + ($0 % 2 == 0 ? 0 : 6) }
    let three = noise.enumerated().map { $1 + Double($0 % 3) * 6 }
    #expect(try #require(Modality(of: two)).modes.map { ($0 / 6).rounded() } == [0, 1])
    #expect(try #require(Modality(of: three)).modes.map { ($0 / 6).rounded() } == [0, 1, 2])
    #expect(try #require(Modality(of: noise)).modes.count == 1)
    #expect(try #require(Modality(of: noise.map { $0.rounded() })).modes.count == 1)
    #expect(
      Modality(of: Array(repeating: 3, count: 20))
        == Modality(of: [.nan] + Array(repeating: 3, count: 10)))
    #expect(Modality(of: [1, 2, 3]) == nil)
  }

  @Test(arguments: [0, 0.5])
  func noiseHardlyHasModes(correlation: Double) {
    let claims = SampleLines.falseClaims(correlation: correlation) { noise in
      (Modality(of: noise)?.modes.count ?? 1) > 1
    }
    #expect(claims <= 5)
  }

  @Test func oneValueApartFromItsNeighboursIsAnOutlier() throws {
    var numbers = Charts.noise(100, seed: 6)
    numbers[3] = .nan
    (numbers[40], numbers[70]) = (15, -15)
    let outliers = Outlier.outliers(in: numbers)
    #expect(outliers.map(\.index) == [40, 70])
    #expect(outliers.map { $0.deviations > 0 } == [true, false])
    #expect(Outlier.outliers(in: try SampleLines.births()).isEmpty)
    #expect(Outlier.outliers(in: []).isEmpty)
  }

  /// Among few values, one beyond four times any other step.
  @Test(arguments: [
    ([80.1, 80.3, 80, 8.02, 80.2, 80.4, 80.1], [3]), ([1, 2, 1, 3, 9, 2, 1, 2], []),
    ([5, 5, 5, 9, 5, 5, 5, 5], []), ([1, 2, 30, 2, 1], []),
    ([3, 4, 3, 5, 3, 40, 4, 3, 5], [5]),
  ])
  func fewValuesHaveOutliers(numbers: [Double], expected: [Int]) {
    #expect(Outlier.outliers(in: numbers).map(\.index) == expected)
  }

  private func ends(_ numbers: [Double], at xs: [Double]? = nil) -> [Int] {
    Outlier.farValues(among: numbers, at: xs ?? numbers.indices.map(Double.init), of: .line)
      .map(\.index)
  }

  @Test func aValueAtAnEndFarFromAllOthersIsAnOutlier() {
    let line = (0..<20).map { 3 * Double($0) }
    #expect(ends(line).isEmpty)
    #expect(ends(line + [500]) == [20])
    #expect(ends([-90] + line) == [0])
    #expect(ends([400] + line + [-400]) == [0, 21])
    // On the line, after a pause.
    #expect(ends(line + [500], at: line.map { $0 / 3 } + [500 / 3]).isEmpty)
    // An x that comes twice has no rate.
    #expect(ends(line + [500], at: line.indices.map { Double($0 / 2) } + [40]).isEmpty)
  }

  /// What leads to its end in a curve.
  @Test func theEndOfACurveIsNoOutlier() {
    for power in [-3.0, -2, -1, 2, 5] {
      #expect(ends((1...20).map { pow(Double($0), power) }).isEmpty, "\(power)")
    }
    // Growth with rounding and noise, and losses of a training.
    #expect(ends([3, 4, 9, 31, 72, 140, 410, 890, 2100, 9100]).isEmpty)
    #expect(ends([2.428, 1.1, 0.71, 0.52, 0.41, 0.35, 0.3, 0.27, 0.24, 0.23, 0.213]).isEmpty)
    #expect(ends((1...14).map { (pow(2.2, Double($0))).rounded() }).isEmpty)
    #expect(ends((1...11).map { 1 / (11.5 - Double($0)) }).isEmpty)
    for base in [0.1, 0.3, 1.5, 3, 10] {
      #expect(ends((0..<12).map { pow(base, Double($0)) }).isEmpty, "\(base)")
    }
  }

  /// One line in 70 of plain noise at most, and one in 100 of a walk.
  @Test(arguments: [7, 9, 11, 12, 20]) func chanceHardlyMakesOutliers(count: Int) {
    var found = (noise: 0, walk: 0)
    for seed in 0..<1000 {
      let noise = Charts.noise(count, seed: UInt64(seed))
      var sum = 0.0
      let walk = noise.map { value in
        sum += value
        return sum
      }
      if !ends(noise).isEmpty { found.noise += 1 }
      if !ends(walk).isEmpty { found.walk += 1 }
    }
    #expect(found.noise <= 15 && found.walk <= 10, "\(found)")
  }
}
