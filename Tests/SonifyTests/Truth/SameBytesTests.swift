import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

/// The same input gives the same bytes.
@Suite struct SameBytesTests {
  private static func bytes(_ write: (String) throws -> Void) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try write(folder.file("births.wav"))
    return try folder.bytes(of: "births.wav")
  }

  private static func format(of score: Score) -> SoundFormat {
    SoundFormat(sampleRate: score.sampleRate, channels: score.channels, samples: .int16)
  }

  @Test func neitherTheRunNorTheWorkersNorTheBlocksChangeAByte() throws {
    let first = try SampleLine.births.sounding().score
    let again = try SampleLine.births.sounding().score
    #expect(first == again)
    let usual = try Self.bytes { path in
      let sink = try SoundFileSink.open(
        path: path, format: Self.format(of: first), frames: first.frames)
      #expect(try first.render(to: sink) == .finished)
    }
    #expect(usual.count == 44 + 4 * first.frames)
    for workers in [1, 3] {
      let other = try Self.bytes { path in
        let sink = try SoundFileSink.open(
          path: path, format: Self.format(of: again), frames: again.frames)
        let pool = ThreadPool(limit: workers - 1)
        defer { pool.close() }
        #expect(try again.render(to: sink, workers: workers, pool: pool) == .finished)
      }
      #expect(other == usual)
    }
    for blocks in [[1000], [64, 1, 4097]] {
      let samples = rendered(again, blocks: blocks)
      let other = try Self.bytes { path in
        var sink = try SoundFileSink.open(
          path: path, format: Self.format(of: again), frames: again.frames)
        for start in stride(from: 0, to: samples.count, by: 2 * blocks[0]) {
          try sink.write(samples[start..<min(samples.count, start + 2 * blocks[0])].span)
        }
        try sink.finish()
      }
      #expect(other == usual)
    }
  }

  /// A score of whole frames and plain numbers has the same samples in debug and release, on every
  /// x86-64 and arm64 machine: synthesis calls no mathematics of the system, only additions and
  /// multiplications that IEEE 754 rounds alike everywhere. (Charts may differ in the last bits of
  /// a pitch, where the C library of one system rounds a logarithm otherwise than that of
  /// another.)
  @Test(arguments: [
    (1, 10_899_623_122_645_392_697 as UInt64, 16_763_579_081_783_227_813 as UInt64),
    (2, 6_967_973_589_448_000_526, 14_897_931_562_441_157_669),
  ])
  func aScoreHasTheSameSamplesOnEveryMachine(
    channels: Int, sixteen: UInt64, twentyFour: UInt64
  ) {
    var score = mixedScore
    score.channels = channels
    score.loudness = LoudnessCurve(factors: (0...300).map { 2 - Double($0) / 200 })
    let samples = rendered(score)
    var narrow = [Int16](repeating: 0, count: samples.count)
    var narrowSpan = narrow.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &narrowSpan)
    var wide = [Int32](repeating: 0, count: samples.count)
    var wideSpan = wide.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &wideSpan)
    #expect(Self.hash(narrow.map(Int64.init)) == sixteen)
    #expect(Self.hash(wide.map(Int64.init)) == twentyFour)
  }

  /// FNV-1a with 64 bits (Fowler, Noll and Vo), a number at a time.
  private static func hash(_ numbers: [Int64]) -> UInt64 {
    numbers.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64(bitPattern: $1)) &* 0x0000_0100_0000_01B3
    }
  }
}
