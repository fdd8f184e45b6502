import Foundation
import Testing

@testable import SonifySound

/// The functions that stand in for a mathematical library, held against the one of the platform.
@Suite struct ElementaryTests {
  @Test func sineAndCosineAreExactFarBelowTwentyFourBits() {
    var sineError = 0.0
    var cosineError = 0.0
    for step in -40_000...40_000 {
      let turns = Double(step) / 20_011
      sineError = max(sineError, abs(Sine.of(turns) - sin(2 * .pi * turns)))
      cosineError = max(cosineError, abs(Sine.cosine(turns) - cos(2 * .pi * turns)))
    }
    #expect(sineError < 1.3e-11)
    #expect(cosineError < 1.3e-10)
  }

  @Test func powersAndLogarithmsAgreeWithThePlatform() {
    var powerError = 0.0
    var logarithmError = 0.0
    for step in -20_000...20_000 {
      let x = Double(step) / 1999
      powerError = max(powerError, abs(Exponential.powerOfTwo(x) / exp2(x) - 1))
      logarithmError = max(logarithmError, abs(Exponential.logarithmToBaseTwo(exp2(x)) - x))
    }
    #expect(powerError < 1e-15)
    #expect(logarithmError < 4e-15)
  }

  @Test func theMeanOfAGlideHasNoSeamWhereItsFormulasMeet() {
    for step in -5000...5000 where step != 0 {
      let u = Double(step) / 1000
      #expect(abs(Exponential.mean(upTo: u) / (expm1(u) / u) - 1) < 2e-15)
    }
    #expect(Exponential.mean(upTo: 0) == 1)
  }

  @Test func theRaisedCosineIsAStepWithLevelEnds() {
    #expect(abs(RaisedCosine.step(0)) < 1e-9)
    #expect(abs(RaisedCosine.step(0.5) - 0.5) < 1e-9)
    #expect(abs(RaisedCosine.step(1) - 1) < 1e-9)
    #expect(RaisedCosine.step(-3) == RaisedCosine.step(0))
    #expect(RaisedCosine.step(3) == RaisedCosine.step(1))
  }

  @Test func panKeepsThePower() {
    for step in -10...10 {
      let (left, right) = EqualPower.gains(Double(step) / 10)
      #expect(abs(left * left + right * right - 1) < 1e-9)
    }
    #expect(EqualPower.gains(-1).right == 0)
  }

  @Test func weightingIsThatOfTheStandard() {
    // 997 Hz gains 0.691 dB, which the formula's −0.691 takes back.
    #expect(abs(10 * log10(KWeighting.power(at: 997)) - 0.691) < 0.005)
  }

  @Test func everyTimbreHasTheSamePower() {
    for timbre in Timbre.series + [.pure] {
      let power = timbre.partials.indices.reduce(0) {
        $0 + timbre.partials[$1] * timbre.partials[$1] / 2
      }
      #expect(abs(power - Timbre.power) < 1e-12)
      #expect((0.9...2).contains(timbre.peak))
    }
  }
}
