import Foundation
import Testing

@testable import SonifyChart
@testable import SonifyInput
@testable import SonifyTables

@Suite struct StepTests {
  private func steps(in numbers: [Double]) -> [Step] { Step.steps(of: PresentLine(numbers)) }

  @Test func theNileFallsAfter1898() throws {
    let steps = self.steps(in: try SampleLines.nile())
    #expect(steps.map(\.index) == [28])
    #expect(steps.allSatisfy { abs($0.before - 1097.75) < 1e-9 && abs($0.after - 849.972) < 1e-3 })
  }

  @Test func slopesWavesAndSpikesAreNoSteps() throws {
    #expect(steps(in: try SampleLines.births()).isEmpty)
    #expect(steps(in: try SampleLines.monthsOfCarbonDioxide()).isEmpty)
    #expect(steps(in: try SampleLines.column("SUNACTIVITY", of: "sunspots")).isEmpty)
    var numbers = Charts.noise(200, seed: 3)
    numbers[77] = 40
    #expect(steps(in: numbers).isEmpty)
    let slope = Charts.noise(200, seed: 4).enumerated().map { $1 + Double($0) / 20 }
    #expect(steps(in: slope).isEmpty)
    for numbers in [[], [1], [1, 2], Array(repeating: 5, count: 40), [.nan, .nan]] {
      #expect(steps(in: numbers).isEmpty)
    }
  }

  @Test func stepsAreFoundWhereTheyAreDespiteGaps() {
    var numbers = Charts.noise(3000, seed: 9).enumerated().map { index, noise in
      noise + (index < 1003 ? 1e9 : index < 2217 ? 1e9 + 6 : 1e9 - 2)
    }
    for index in stride(from: 5, to: 3000, by: 7) { numbers[index] = .nan }
    let steps = self.steps(in: numbers)
    #expect(steps.count == 2)
    for (step, place) in zip(steps, [1003, 2217]) { #expect(abs(step.index - place) <= 1) }
  }

  @Test func aCleanStepIsOne() {
    let numbers = (0..<40).map { $0 < 17 ? 1.0 : 2 }
    let steps = self.steps(in: numbers)
    #expect(steps.map(\.index) == [17])
    #expect(steps.allSatisfy { abs($0.before - 1) < 1e-12 && abs($0.after - 2) < 1e-12 })
  }

  /// Two levels fit a curve better than one line does; still it never steps.
  @Test func whatTakesItsTimeIsNoStep() throws {
    let way = (0..<400).map { Double($0) / 400 }
    let curves = [
      way.map { 20 / (1 + exp(20 * (0.5 - $0))) }, way.map { 20 * exp(-50 * pow($0 - 0.5, 2)) },
      way.map { 80 * pow($0 - 0.5, 2) },
    ]
    for (seed, curve) in curves.enumerated() {
      let noise = Charts.noise(400, seed: UInt64(seed + 1)).map { $0 / 3 }
      #expect(steps(in: zip(curve, noise).map { $0 + $1 }).isEmpty, "curve \(seed)")
      // A real step on the curve stays one.
      let step = zip(curve, noise).enumerated().map { $1.0 / 20 + $1.1 + ($0 < 130 ? 0 : 8) }
      #expect(steps(in: step).map(\.index) == [130], "curve \(seed)")
    }
    // From one month to the next the shares never rose by as much as half of what two levels say.
    let shares = try ChartLoader.load(
      .file(path: Samples.path("stocks.csv")), choosing: ChartChoices()
    ).chart
    #expect(ChartFacts(shares).series.allSatisfy { $0.steps.isEmpty })
  }

  @Test func aValueBetweenTwoLevelsLeavesAStep() {
    let numbers = Charts.noise(100, seed: 12).enumerated().map { index, noise in
      noise / 10 + (index < 50 ? 0 : index == 50 ? 2 : 4)
    }
    #expect(steps(in: numbers).count == 1)
  }

  /// The spread of differences between means of noise, in 100,000 of them.
  @Test(arguments: [(0, 3), (0.5, 4), (0.9, 1), (0.9, 5)])
  func jumpsByChanceAreAsWideAsTold(correlation: Double, count: Int) {
    let noise = SampleLines.noise(100_000, correlation: correlation, seed: 3)
    let sums = RunningSums(xs: noise, ys: noise)
    let squares = (count..<(noise.count - count)).map {
      pow(sums.level($0..<($0 + count)) - sums.level(($0 - count)..<$0), 2)
    }
    let spread = (squares.reduce(0, +) / Double(squares.count)).squareRoot()
    let told = SerialNoise(of: noise).deviationOfJumps(betweenMeansOf: count)
    #expect(abs(told / spread - 1) < 0.05)
  }

  @Test(arguments: [0, 0.5])
  func noiseHardlySteps(correlation: Double) {
    let claims = SampleLines.falseClaims(correlation: correlation) { !steps(in: $0).isEmpty }
    #expect(claims <= (correlation > 0 ? 10 : 5))
  }

  /// ruptures 1.1.10, `Pelt(model="l2", min_size=5, jump=1)`, of the Nile.
  @Test(
    arguments: [(50_000.0, [10, 19, 28, 83, 95]), (100_000, [28]), (400_000, [28])]
      as [(Double, [Int])])
  func levelsAreCutAsRupturesCutsThem(penalty: Double, cuts: [Int]) throws {
    let nile = try SampleLines.nile()
    let sums = RunningSums(xs: nile.indices.map(Double.init), ys: nile)
    #expect(
      Partition.cuts(
        count: nile.count, shortest: 5, penalty: penalty, cost: sums.misfitOfLevel) == cuts)
  }
}
