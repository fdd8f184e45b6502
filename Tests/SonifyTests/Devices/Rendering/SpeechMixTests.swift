import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyComposition
@testable import SonifyDevices
@testable import SonifySound

/// Words in rendered files.
@Suite struct SpeechMixTests {
  private let words = SpokenPart(
    frame: 30_001, text: "words", samples: (0..<9000).map { Float($0 % 100) / 400 })

  private func score(channels: Int) -> Score {
    Score(
      sampleRate: .standard, channels: channels, frames: 60_000,
      events: [
        Score.Event(
          kind: .tone, start: 0, duration: 60_000, series: 0, frequency: Hertz(440))
      ], level: 0.1)
  }

  private func render(
    _ score: Score, _ parts: [SpokenPart], _ samples: SoundFormat.Samples = .float32,
    workers: Int = 2
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let format = SoundFormat(
      sampleRate: .standard, channels: score.channels, samples: samples)
    let sink = try SoundFileSink.open(
      path: folder.file("a.wav"), format: format, frames: score.frames)
    let pool = ThreadPool(limit: workers - 1)
    defer { pool.close() }
    #expect(
      try score.render(speech: parts, to: sink, workers: workers, pool: pool) == .finished)
    return try folder.bytes(of: "a.wav")
  }

  @Test(arguments: SoundFormat.Samples.allCases) func workersNeverChangeAByte(
    format: SoundFormat.Samples
  ) throws {
    var over = words
    over.soundsOverTones = true
    let alone = try render(score(channels: 2), [over], format, workers: 1)
    for workers in [2, 5] {
      #expect(try render(score(channels: 2), [over], format, workers: workers) == alone)
    }
  }

  @Test(arguments: [1, 2]) func wordsAreAddedWhereTheyAre(channels: Int) throws {
    let plain = try Recording(waveFile: render(score(channels: channels), []))
    let spoken = try Recording(waveFile: render(score(channels: channels), [words]))
    let share: Float = channels == 1 ? 1 : 0.70710678
    for (plain, spoken) in zip(plain.channels, spoken.channels) {
      let errors = plain.indices.map { frame in
        let isSpoken = frame >= words.frame && frame < words.end
        let word = isSpoken ? Double(words.samples[frame - words.frame] * share) : 0
        return abs(spoken[frame] - plain[frame] - word)
      }
      #expect(errors.max() ?? 1 < 1e-6)
    }
  }

  @Test func tonesStepBackUnderWordsAndComeBack() throws {
    var silent = words
    silent.samples = Array(repeating: 0, count: 9000)
    silent.soundsOverTones = true
    let plain = try Recording(waveFile: render(score(channels: 1), [])).channels[0]
    let ducked = try Recording(waveFile: render(score(channels: 1), [silent])).channels[0]
    func ratio(_ frames: Range<Int>) -> Double {
      let powers = [ducked, plain].map { one in frames.reduce(0) { $0 + one[$1] * one[$1] } }
      return (powers[0] / powers[1]).squareRoot()
    }
    #expect(ducked[..<26_000] == plain[..<26_000])
    #expect(abs(ratio(30_001..<39_001) - Decibels(-6).amplitude) < 0.001)
    #expect(ducked[48_700...] == plain[48_700...])
    // Neither way is a step: within a millisecond the tone changes by less than a quarter of a
    // decibel.
    for start in stride(from: 25_920, to: 48_900, by: 480) {
      #expect(
        abs(20 * (ratio(start..<(start + 480)) / ratio((start + 48)..<(start + 528)) - 1)) < 0.6)
    }
  }
}
