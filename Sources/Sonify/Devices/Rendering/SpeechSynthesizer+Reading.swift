import SonifyBase
import SonifyComposition
import SonifySound

/// Texts that are read aloud one after the other, as a sound file.
package struct ReadAloud: Sendable {
  /// The sound as MP3.
  package let mp3: [UInt8]
  /// The seconds in which each text is spoken; empty for a text without speech.
  package let times: [Range<Double>]
}

/// Why texts cannot be read aloud into a file.
package enum ReadAloudError: Error, Equatable {
  /// They cannot be spoken.
  case speech(SpeechError)
  /// The speech cannot be encoded.
  case sound(OutputError)
}

extension SpeechSynthesizer {
  /// The silence around each text.
  private static let pause = Seconds.milliseconds(250)

  /// Reads texts aloud, at the loudness of charts.
  /// - Parameters:
  ///   - texts: plain texts.
  ///   - goesOn: called before each text; reading stops if it returns `false`.
  /// - Returns: the sound and the times of the texts, or nil if it was stopped.
  /// - Throws: ``ReadAloudError``.
  package func readAloud(
    _ texts: [String], while goesOn: () -> Bool = { true }
  ) throws(ReadAloudError) -> ReadAloud? {
    let rate = SampleRate.standard
    let silence = [Float](repeating: 0, count: rate.frames(in: Self.pause))
    var samples = silence
    var times: [Range<Double>] = []
    for text in texts {
      guard goesOn() else { return nil }
      let start = rate.seconds(samples.count).value
      do {
        samples += SpeechLevel.levelled(
          try speak(text, at: rate), at: rate, channels: 1, to: Score.targetLoudness,
          peakAtMost: Score.highestPeak.amplitude)
      } catch {
        throw .speech(error)
      }
      times.append(start..<rate.seconds(samples.count).value)
      samples += silence
    }
    do {
      return ReadAloud(mp3: try Self.encoded(samples, at: rate), times: times)
    } catch {
      throw .sound(error)
    }
  }

  private static func encoded(
    _ samples: [Float], at rate: SampleRate
  ) throws(OutputError) -> [UInt8] {
    let file = MemoryFile(path: SoundFileFormat.mp3.rawValue)
    let format = SoundFormat(
      sampleRate: rate, channels: 1, samples: SoundFileFormat.mp3.sampleFormats[0])
    var sink = try SoundFileSink.open(file, as: .mp3, format: format, tags: .init())
    try sink.write(samples.span)
    try sink.finish()
    return file.bytes
  }
}
