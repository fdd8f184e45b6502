import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyChart

/// What the lines of several series do together.
@Suite struct SharedCourseTests {
  private func facts(_ lines: [[Double]]) -> ChartFacts {
    ChartFacts(
      Charts.chart(
        lines.enumerated().map { Charts.series($1, name: "line \($0)") },
        xAxis: .numeric(NumericAxis(title: "", range: 0...Double(lines[0].count - 1)))))
  }

  @Test func aSharedFallAndRecoveryIsFound() throws {
    let lines = (1...5).map { (number: Int) -> [Double] in
      Charts.noise(120, seed: UInt64(number)).enumerated().map { (point) -> Double in
        let distance: Double = abs(Double(point.offset) - 50)
        return Double(number * 100) + distance * Double(number) + point.element
      }
    }
    let turns = try #require(facts(lines).sharedCourse?.turns)
    #expect(turns.count == 3)
    #expect(abs(turns[1].x - 50) <= 3 && turns[1].level < turns[0].level)
  }

  @Test func whatIsAloneSharesNothing() {
    let claims = (1...60).count { seed in
      let lines = (0..<3).map {
        SampleLines.noise(100, correlation: 0.8, seed: UInt64(seed * 10 + $0))
      }
      let facts = facts(lines)
      return facts.sharedCourse != nil || facts.delay != nil
    }
    #expect(claims <= 3, "\(claims) of 60")
  }

  @Test(arguments: [1, 4, 9])
  func aDelayIsFound(delay: Int) throws {
    let flow = SampleLines.noise(220, correlation: 0.9, seed: UInt64(delay))
    let noise = Charts.noise(200, seed: 99)
    let second = (0..<200).map { flow[$0 + 10] }
    let first = (0..<200).map { 3 * flow[$0 + 10 + delay] + noise[$0] / 5 }
    // The second does what the first did before.
    let found = try #require(facts([second, first]).delay)
    #expect(found.leader == 1 && found.follower == 0)
    #expect(abs(found.length - Double(delay)) < 1e-9)
  }

  /// Of two weekly rhythms either may be said to follow the other, by a day or by a month and a day.
  @Test(arguments: [3, 4]) func whatAgreesAtManyDelaysHasNone(shift: Int) {
    let noise = (Charts.noise(365, seed: 4), Charts.noise(365, seed: 5))
    func week(_ shift: Int, _ noise: [Double]) -> [Double] {
      noise.enumerated().map { [9, 3, 4, 8, 2, 1, 5][($0 + shift) % 7] + $1 / 4 }
    }
    #expect(facts([week(0, noise.0), week(shift, noise.1)]).delay == nil)
  }

  @Test func pooledNumbersAreTheClosestThatNeverFall() {
    #expect(IsotonicFit.misfit(of: [1, 2, 3, 3, 5], isRising: true) == 0)
    // 4 and 2 become 3 and 3.
    #expect(IsotonicFit.misfit(of: [1, 4, 2, 5], isRising: true) == 2)
    #expect(IsotonicFit.misfit(of: [5, 2, 4, 1], isRising: false) == 2)
    #expect(IsotonicFit.misfit(of: [], isRising: true) == 0)
  }
}
