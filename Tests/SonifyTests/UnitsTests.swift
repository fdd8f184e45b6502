import Sonify
import Testing

@Suite struct UnitsTests {
  @Test func secondsBecomeTheNearestFrame() {
    #expect(SampleRate.standard.frames(in: .milliseconds(20)) == 960)
    #expect(SampleRate.standard.frames(in: Seconds(1.0 / 96_000 * 1.01)) == 1)
  }
}
