import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices
@testable import SonifySound

@Suite struct ScoreRenderingTests {
  /// Long enough for several rounds of several workers, and no multiple of a stretch.
  private var score: Score {
    var score = mixedScore
    score.frames = 100_001
    return score
  }

  private func render(
    _ samples: SoundFormat.Samples, workers: Int, while goesOn: (Int) -> Bool = { _ in true }
  ) throws -> (bytes: [UInt8]?, outcome: SoundFileSink.Outcome) {
    let folder = try TemporaryFolder()
    let path = folder.file("sound.wav")
    let format = SoundFormat(sampleRate: .standard, channels: 2, samples: samples)
    let sink = try SoundFileSink.open(path: path, format: format, frames: score.frames)
    let pool = ThreadPool(limit: workers - 1)
    defer { pool.close() }
    let outcome = try score.render(to: sink, workers: workers, pool: pool, while: goesOn)
    #expect(try folder.names == (outcome == .finished ? ["sound.wav"] : []))
    return (outcome == .finished ? try folder.bytes(of: "sound.wav") : nil, outcome)
  }

  @Test(arguments: SoundFormat.Samples.allCases)
  func howManyProcessorsWorkNeverChangesAByte(samples: SoundFormat.Samples) throws {
    let alone = try render(samples, workers: 1)
    #expect(alone.outcome == .finished)
    // The reader refuses a header whose sizes are not those of the file.
    let recording = try Recording(waveFile: #require(alone.bytes))
    #expect(recording.frames == score.frames)
    for workers in [2, 3, 8] { #expect(try render(samples, workers: workers).bytes == alone.bytes) }
  }

  @Test func theFileHoldsTheSamplesOfTheRenderer() throws {
    let bytes = try #require(try render(.float32, workers: 2).bytes)
    let recording = try Recording(waveFile: bytes)
    let samples = rendered(score).map(Double.init)
    #expect(recording.channels[0] == stride(from: 0, to: samples.count, by: 2).map { samples[$0] })
    #expect(recording.channels[1] == stride(from: 1, to: samples.count, by: 2).map { samples[$0] })
  }

  @Test func integersAreThoseOfTheWholeSound() throws {
    let samples = rendered(score)
    var sixteenBits = [Int16](repeating: 0, count: samples.count)
    var output = sixteenBits.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &output)
    try expect(.int16, holds: sixteenBits.map { Double($0) / 32_768 })
    var twentyFourBits = [Int32](repeating: 0, count: samples.count)
    var longOutput = twentyFourBits.mutableSpan
    Quantizer.quantize(samples.span, at: 0, into: &longOutput)
    try expect(.int24, holds: twentyFourBits.map { Double($0) / 2_147_483_648 })
  }

  /// Expects that a file of two workers holds samples, in turns of both channels.
  private func expect(_ format: SoundFormat.Samples, holds samples: [Double]) throws {
    let recording = try Recording(waveFile: #require(try render(format, workers: 2).bytes))
    for channel in 0..<2 {
      let expected = stride(from: channel, to: samples.count, by: 2).map { samples[$0] }
      #expect(recording.channels[channel] == expected)
    }
  }

  @Test func stoppingLeavesNothingBehind() throws {
    var calls = 0
    let stopped = try render(.int16, workers: 1) { _ in
      calls += 1
      return calls < 3
    }
    #expect(stopped.outcome == .stopped)
    #expect(stopped.bytes == nil)
    #expect(calls == 3)
  }
}
