import SonifyTestSupport
import Testing

@testable import SonifyComposition

@Suite struct SpacedFramesTests {
  @Test(arguments: [1, 2, 7, 100]) func aFrameIsFreeWhereNoOtherIsClose(spacing: Int) {
    var generator = SeededGenerator(seed: UInt64(spacing))
    var known = (0..<3).map { _ in Int.random(in: 0..<1000, using: &generator) }
    var frames = SpacedFrames(known, spacing: spacing)
    for _ in 0..<1000 {
      let frame = Int.random(in: 0..<1000, using: &generator)
      let isFree = known.allSatisfy { abs($0 - frame) >= spacing }
      #expect(frames.addIfFree(frame) == isFree)
      if isFree { known.append(frame) }
    }
  }
}
