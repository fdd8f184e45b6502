import Testing

@testable import SonifyDevices

/// How underruns and calm playback change the length of a queue.
@Suite struct QueueLengthTests {
  private static let second = 48_000

  private static func queue(_ frames: Int = 384) -> QueueLength {
    QueueLength(frames: frames, framesPerSecond: second)
  }

  @Test func underrunsLengthenItInStepsTo80Milliseconds() {
    var queue = Self.queue()
    var lengths: [Int] = []
    while queue.lengthen() { lengths.append(queue.frames) }
    #expect(lengths == [768, 1536, 3072, 3840])
    #expect(queue.lengthen() == false)
    #expect(queue.frames == 3840)
  }

  @Test func aLongerQueueThatWasAskedForStays() {
    var queue = Self.queue(48_000)
    #expect(queue.lengthen() == false)
    #expect(queue.frames == 48_000)
    queue.heard(100 * Self.second)
    #expect(queue.shorten() == false)
    #expect(queue.frames == 48_000)
  }

  @Test func calmPlaybackShortensItAgain() {
    var queue = Self.queue()
    _ = queue.lengthen()
    _ = queue.lengthen()
    queue.heard(19 * Self.second)
    #expect(queue.shorten() == false)
    queue.heard(Self.second)
    #expect(queue.shorten() == true)
    #expect(queue.frames == 768)
    // Each step needs its own time.
    #expect(queue.shorten() == false)
    queue.heard(20 * Self.second)
    #expect(queue.shorten() == true)
    #expect(queue.frames == 384)
    queue.heard(100 * Self.second)
    #expect(queue.shorten() == false)
  }

  /// A machine that is always busy must not underrun every twenty seconds.
  @Test func whatWasShortenedTooSoonStaysLonger() {
    var queue = Self.queue()
    _ = queue.lengthen()
    queue.heard(20 * Self.second)
    #expect(queue.shorten() == true)
    queue.heard(Self.second)
    #expect(queue.lengthen() == true)
    queue.heard(39 * Self.second)
    #expect(queue.shorten() == false)
    queue.heard(Self.second)
    #expect(queue.shorten() == true)
  }
}
