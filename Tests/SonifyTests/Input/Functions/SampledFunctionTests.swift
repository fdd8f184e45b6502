import SonifyBase
import SonifyChart
import Testing

@testable import SonifyInput

/// What a function does is known from mathematics.
@Suite struct SampledFunctionTests {
  private func sampled(
    _ formula: String, _ range: ClosedRange<Double> = -10...10
  ) throws -> SampledFunction {
    let expression = try Expression(formula: formula)
    return SampledFunction(
      over: AxisPlacement(low: range.lowerBound, high: range.upperBound, scale: .linear),
      expression.value)
  }

  private func expect(_ found: [Double], are expected: [Double], within tolerance: Double) {
    #expect(found.count == expected.count, "\(found) are not \(expected)")
    for (one, other) in zip(found, expected) { #expect(abs(one - other) <= tolerance) }
  }

  @Test func aSineIsZeroAtMultiplesOfPi() throws {
    let features = try sampled("sin(x)").features
    expect(features.zeros.map(\.x), are: (-3...3).map { Double($0) * .pi }, within: 1e-14)
    #expect(features.zeros.allSatisfy { $0.isCrossing })
    let turns = (-3...2).map { (Double($0) + 0.5) * .pi }
    expect(features.extremes.map(\.x), are: turns, within: 1e-6)
    expect(features.extremes.map(\.y), are: [-1, 1, -1, 1, -1, 1], within: 1e-12)
    #expect(features.poles.isEmpty && features.undefined.isEmpty && features.jumps.isEmpty)
    #expect(features.isSmooth)
  }

  @Test func aTangentHasPolesBetweenItsZeros() throws {
    let sample = try sampled("tan(x)")
    let poles = sample.features.poles
    expect(poles.map(\.x), are: (-3...2).map { (Double($0) + 0.5) * .pi }, within: 1e-14)
    #expect(poles.allSatisfy { $0.before == .plus && $0.after == .minus })
    expect(
      sample.features.zeros.map(\.x), are: (-3...3).map { Double($0) * .pi }, within: 1e-14)
    #expect(sample.features.extremes.isEmpty && sample.features.jumps.isEmpty)
    // At each pole there is a missing value, so nothing is drawn across it.
    for pole in poles {
      let place = try #require(sample.xs.firstIndex(of: pole.x))
      #expect(sample.ys[place].isNaN)
      #expect(sample.ys[place - 1] > 0 && sample.ys[place + 1] < 0)
    }
  }

  @Test(arguments: [
    ("1 / x", FloatingPointSign.minus, FloatingPointSign.plus), ("-1 / x", .plus, .minus),
    ("1 / x^2", .plus, .plus), ("-1 / abs(x)", .minus, .minus), ("1 / x^3", .minus, .plus),
  ])
  func aPoleAtZeroIsThere(
    formula: String, before: FloatingPointSign, after: FloatingPointSign
  ) throws {
    for range in [-10.0...10, -9.7...10.3, -1...3] {
      let features = try sampled(formula, range).features
      try #require(features.poles.count == 1, "\(formula) \(range): \(features)")
      #expect(abs(features.poles[0].x) < 1e-12)
      #expect(features.poles[0].before == before && features.poles[0].after == after)
      #expect(features.zeros.isEmpty && features.extremes.isEmpty && features.undefined.isEmpty)
    }
  }

  @Test func aRootHasNoValueBelowZero() throws {
    let sample = try sampled("sqrt(x)", -1...1)
    #expect(sample.features.undefined == [-1...0])
    #expect(sample.features.poles.isEmpty)
    expect(sample.features.zeros.map(\.x), are: [0], within: 0)
    let first = try #require(sample.ys.firstIndex { $0.isFinite })
    #expect(sample.xs[first] == 0 && sample.ys[first] == 0)
    #expect(sample.ys[..<first].allSatisfy(\.isNaN) && first > 0)
  }

  @Test func theEndsOfADomainAreExact() throws {
    let sample = try sampled("sqrt(2 - x^2)", -2...2)
    let root = 2.0.squareRoot()
    expect(
      sample.features.undefined.flatMap { [$0.lowerBound, $0.upperBound] },
      are: [-2, -root, root, 2], within: 1e-12)
    let values = sample.xs.indices.filter { sample.ys[$0].isFinite }.map { sample.xs[$0] }
    expect([values.first, values.last].compactMap { $0 }, are: [-root, root], within: 1e-15)
    expect(sample.features.extremes.map(\.x), are: [0], within: 0)
    expect(sample.features.extremes.map(\.y), are: [root], within: 0)
  }

  @Test func aLogarithmGoesToMinusInfinity() throws {
    let features = try sampled("log(x)", -1...5).features
    #expect(features.poles == [.init(x: 0, before: nil, after: .minus)])
    #expect(features.undefined.map(\.lowerBound) == [-1])
    expect(features.zeros.map(\.x), are: [1], within: 1e-15)
  }

  @Test func aParabolaTouchesZero() throws {
    for (formula, x) in [("x^2", 0.0), ("(x - 1.25)^2", 1.25), ("(x - 0.123)^2", 0.123)] {
      let features = try sampled(formula).features
      #expect(features.zeros == [.init(x: x, isCrossing: false)], "\(formula): \(features)")
      #expect(features.extremes == [.init(x: x, y: 0, isPeak: false)])
    }
  }

  @Test func stepsAreJumps() throws {
    let features = try sampled("floor(x)", 0.5...3.5).features
    expect(features.jumps, are: [1, 2, 3], within: 0)
    let sign = try sampled("sign(x - 0.3333)").features
    expect(sign.jumps, are: [0.3333], within: 1e-12)
    #expect(sign.poles.isEmpty)
  }

  @Test(arguments: ["sin(x)^2 + cos(x)^2", "7", "x", "exp(x)", "2 * x + 1", "atan(x)"])
  func nothingTurnsThatDoesNot(formula: String) throws {
    let features = try sampled(formula).features
    #expect(features.extremes.isEmpty && features.poles.isEmpty && features.jumps.isEmpty)
  }

  /// The root has values on half of the range.
  @Test(arguments: [
    ("sin(x)", 190), ("tan(x)", 180), ("1/x", 190), ("sqrt(x)", 100), ("floor(x)", 190),
    ("sin(100*x)", 190), ("x % 1", 190),
  ])
  func pointsRise(formula: String, least: Int) throws {
    let sample = try sampled(formula)
    #expect(zip(sample.xs, sample.xs.dropFirst()).allSatisfy { $0 < $1 }, "\(formula)")
    #expect(sample.xs.count == sample.ys.count && sample.xs.count >= least, "\(sample.xs.count)")
  }

  @Test func aJumpInEachStepIsNoSlope() throws {
    #expect(try sampled("floor(100 * x)").features.isCutOff)
    let features = try sampled("floor(100 * x)", 0.005...1.005).features
    expect(features.jumps, are: (1...100).map { Double($0) / 100 }, within: 1e-12)
    #expect(try sampled("tanh(3 * x)").features.jumps.isEmpty)
    #expect(try sampled("exp(-x^2)").features.jumps.isEmpty)
  }

  @Test func roundEndsGiveRoundSteps() throws {
    let sample = try sampled("x")
    #expect(sample.xs.contains(0.3) && sample.xs.contains(-7.1))
  }

  @Test func whatTurnsTooOftenIsNotFollowed() throws {
    let features = try sampled("sin(100 * x)").features
    #expect(!features.isSmooth)
  }

  @Test func aHoleIsAPointWithoutAValue() throws {
    let features = try sampled("sin(x) / x").features
    #expect(features.undefined == [0...0] && features.poles.isEmpty)
  }
}
