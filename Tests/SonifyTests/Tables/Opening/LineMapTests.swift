import SonifyTestSupport
import Testing

@testable import SonifyInput
@testable import SonifyTables

/// Lines are found again, however they follow each other.
struct LineMapTests {
  @Test func everyLineIsFoundAgain() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var map = LineMap()
      var originals: [Int] = []
      var line = Int.random(in: 0..<5, using: &random)
      var step = 1
      for _ in 0..<Int.random(in: 0..<60, using: &random) {
        if Int.random(in: 0..<4, using: &random) == 0 {
          step = Int.random(in: -1...3, using: &random)
        }
        originals.append(line)
        map.append(line)
        line = max(0, line + step)
      }
      #expect(map.count == originals.count)
      #expect(originals.indices.map { map[$0] } == originals)
      #expect(map[originals.count + 3] == originals.last)
    }
  }

  @Test func noLinesHaveNoOriginal() { #expect(LineMap()[0] == nil) }
}
