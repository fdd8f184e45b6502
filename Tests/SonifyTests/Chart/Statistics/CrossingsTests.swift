import Foundation
import Testing

@testable import SonifyChart

@Suite struct CrossingsTests {
  private func run(_ ys: [Double], from first: Double = 0, by step: Double = 1)
    -> [(x: Double, y: Double)]
  {
    ys.enumerated().map { (first + step * Double($0), $1) }
  }

  @Test func linesCrossBetweenPoints() {
    let crossings = Crossings.crossings(of: [run([0, 4])], with: [run([3, 3])])
    #expect(crossings == [Crossings.Crossing(x: 0.75, y: 3, outcome: .above)])
    let reverse = Crossings.crossings(of: [run([3, 3])], with: [run([0, 4])])
    #expect(reverse == [Crossings.Crossing(x: 0.75, y: 3, outcome: .below)])
    let names = Crossings.crossings(
      of: [run([0, 4])], with: [run([3, 3])], betweenPoints: false)
    #expect(names == [Crossings.Crossing(x: 1, y: 4, outcome: .above)])
  }

  @Test func pointsOfDifferentXAreJoinedStraight() {
    // y = x and y = 10 − x, at points of their own.
    let crossings = Crossings.crossings(
      of: [run([0, 3, 6, 9], by: 3)], with: [run([10, 6, 2], by: 4)])
    #expect(crossings.count == 1)
    #expect(abs(crossings[0].x - 5) < 1e-12)
    #expect(abs(crossings[0].y - 5) < 1e-12)
  }

  @Test func linesThatTouchPartAgain() {
    #expect(
      Crossings.crossings(of: [run([0, 2, 0])], with: [run([2, 2, 2])])
        == [Crossings.Crossing(x: 1, y: 2, outcome: .touching)])
    #expect(
      Crossings.crossings(of: [run([0, 2, 2, 3])], with: [run([2, 2, 2, 2])])
        == [Crossings.Crossing(x: 1, y: 2, outcome: .above)])
    #expect(
      Crossings.crossings(of: [run([0, 2, 2])], with: [run([2, 2, 2])])
        == [Crossings.Crossing(x: 1, y: 2, outcome: .touching)])
  }

  @Test func nothingCrossesInAGap() {
    #expect(
      Crossings.crossings(of: [run([0, 1]), run([5, 6], from: 2)], with: [run([3, 3, 3, 3])])
        .isEmpty)
    #expect(Crossings.crossings(of: [], with: [run([1, 2])]).isEmpty)
    #expect(Crossings.crossings(of: [run([1, 2])], with: [run([2, 1], from: 5)]).isEmpty)
  }

  @Test func twoWavesCrossWhereTheyAreEqual() {
    let xs = (0..<1000).map { Double($0) / 50 }
    let crossings = Crossings.crossings(
      of: [xs.map { ($0, sin($0)) }], with: [xs.map { ($0, cos($0)) }])
    let expected: [Double] = (0..<7).map { (Double($0) + 0.25) * Double.pi }.filter { $0 < 19.98 }
    #expect(crossings.count == expected.count)
    for (crossing, x) in zip(crossings, expected) { #expect(abs(crossing.x - x) < 1e-3) }
    #expect(crossings.map { $0.outcome == .above } == expected.indices.map { $0 % 2 == 0 })
  }

  @Test func greatNumbersDoNotOverflow() {
    let crossings = Crossings.crossings(
      of: [run([-1.7e308, 1.7e308])], with: [run([1.7e308, -1.7e308])])
    #expect(crossings.count == 1)
    #expect(crossings.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }
}
