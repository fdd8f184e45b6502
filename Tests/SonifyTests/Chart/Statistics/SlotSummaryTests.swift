import SonifyTestSupport
import Testing

@testable import SonifyChart

@Suite struct SlotSummaryTests {
  @Test(arguments: [1, 2, 3, 10, 1999, 2000, 2001, 50_000])
  func mediansAreThoseOfSorting(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    for kind in 0..<4 {
      var ys = (0..<count).map { index in
        switch kind {
        case 0: Double.random(in: -1...1, using: &generator)
        case 1: Double(index)
        case 2: Double(Int.random(in: 0...3, using: &generator))
        default: index.isMultiple(of: 7) ? .nan : Double.random(in: 0...1, using: &generator)
        }
      }
      if count > 100 { ys[50] = -.infinity }
      let values = ys.filter(\.isFinite).sorted()
      let slot = SlotSummary.summaries(of: ys, boundaries: [0, count])[0]
      #expect(slot.count == values.count)
      guard !values.isEmpty else { continue }
      let median = values[(values.count - 1) / 2] / 2 + values[values.count / 2] / 2
      #expect(slot.median == median)
      #expect(slot.minimum == values.first && slot.maximum == values.last)
      #expect(slot.firstIndex(of: slot.minimum, in: ys) == ys.firstIndex(of: slot.minimum))
    }
  }

  @Test func unitDistanceIsThatOfTheMedianDistance() {
    let ys = Charts.noise(60_001, seed: 11)
    let slots = SlotSummary.summaries(of: ys, boundaries: [0, 20_000, 40_000, 60_001])
    let distances = slots.flatMap { slot in slot.points.map { abs(ys[$0] - slot.median) } }.sorted()
    #expect(
      SlotSummary.unitDistance(of: ys, in: slots) == distances[distances.count / 2] / 0.6745)
  }

  @Test func unitDistanceOfManyIsLearnedFromSome() {
    let ys = Charts.noise(200_000, seed: 12)
    let slots = SlotSummary.summaries(of: ys, boundaries: [0, 100, 100_000, 200_000])
    let unit = SlotSummary.unitDistance(of: ys, in: slots)
    #expect(abs(unit - 1) < 0.02)
  }
}
