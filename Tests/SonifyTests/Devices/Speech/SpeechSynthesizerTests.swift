import Foundation
import SonifyTestSupport
import Testing

@testable import SonifyBase
@testable import SonifyDevices

/// What espeak-ng says for us.
@Suite struct SpeechSynthesizerTests {
  @Test func theSameWordsAreTheSameSamplesWhateverWasSaidBefore() throws {
    let synthesizer = try SpeechSynthesizer.open(voice: "en")
    let first = try synthesizer.speak("1917 to 1920", at: .standard)
    _ = try SpeechSynthesizer.open(voice: "de+whisper").speak("Fertig.", at: .standard)
    #expect(try synthesizer.speak("1917 to 1920", at: .standard) == first)
    let again = try SpeechSynthesizer.open(voice: "en-gb")
    #expect(try again.speak("1917 to 1920", at: .standard) == first)
    let whisper = try SpeechSynthesizer.open(voice: "en+whisper")
    let breath = try whisper.speak("Yes.", at: .standard)
    _ = rand()
    #expect(try whisper.speak("Yes.", at: .standard) == breath)
  }

  @Test func wordsBeginAndEndAtOnceAndWithoutAClick() throws {
    let samples = try SpeechSynthesizer.open(voice: "en").speak("Complete.", at: .standard)
    #expect((12_000...60_000).contains(samples.count))
    let peak = samples.map(abs).max() ?? 0
    #expect(samples.prefix(480).contains { abs($0) > peak / 2000 })
    #expect(samples.suffix(480).contains { abs($0) > peak / 2000 })
    #expect(abs(samples[0]) < peak / 1000 && abs(samples[samples.count - 1]) < peak / 1000)
    #expect(try SpeechSynthesizer.open(voice: "en").speak(" ", at: .standard).isEmpty)
  }

  @Test(arguments: [8000, 44_100, 96_000]) func everyRateLastsAsLong(rate: Int) throws {
    let sampleRate = try #require(SampleRate(framesPerSecond: rate))
    let synthesizer = try SpeechSynthesizer.open(voice: "en")
    let usual = try synthesizer.speak("Yes.", at: .standard)
    let other = try synthesizer.speak("Yes.", at: sampleRate)
    let (first, second) = (Double(usual.count) / 48_000, Double(other.count) / Double(rate))
    #expect(abs(first - second) < 0.02)
  }

  @Test func fastWordsAreShorter() throws {
    let slow = try SpeechSynthesizer.open(voice: "en", wordsPerMinute: 80)
    let fast = try SpeechSynthesizer.open(voice: "en", wordsPerMinute: 450)
    let text = "the lowest value"
    let lengths = try [slow, fast].map { try $0.speak(text, at: .standard).count }
    #expect(lengths[0] > 3 * lengths[1])
  }

  @Test(arguments: [
    ("en", "gmw/en"), ("de", "gmw/de"), ("es", "roa/es"), ("fr", "roa/fr"), ("ja", "jpx/ja"),
    ("pl", "zlw/pl"), ("pt_BR", "roa/pt-BR"), ("", "gmw/en"),
  ])
  func everyLanguageHasItsVoice(language: String, voice: String) throws {
    let name = SpeechSynthesizer.voice(forLanguage: language)
    #expect(try SpeechSynthesizer.open(voice: name).voice == voice)
  }

  @Test(arguments: [
    ("en-us", "gmw/en-US"), ("French (France)", "roa/fr"), ("DE+F3", "gmw/de+f3"),
    ("de-at", "gmw/de"), ("roa/fr+female2", "roa/fr+f2"),
  ])
  func voicesAreFoundByManyNames(name: String, voice: String) throws {
    #expect(try SpeechSynthesizer.open(voice: name).voice == voice)
  }

  @Test(arguments: ["", "xx", "en+nobody", "+f3", "../../../../dev/null", "en\u{0}", "!v/f3"])
  func aVoiceThatIsNotThereIsRefused(name: String) {
    #expect(throws: SpeechError.unknownVoice(name)) { try SpeechSynthesizer.open(voice: name) }
  }

  @Test(arguments: ["mb-en1", "mb/mb-en1", "MB-de2"])
  func programsThatSpeakAreNotStarted(name: String) {
    #expect(throws: SpeechError.foreignVoice(name)) { try SpeechSynthesizer.open(voice: name) }
  }

  @Test(arguments: [1, 2], [48_000, 44_100])
  func wordsAreAsLoudAsTones(channels: Int, rate: Int) throws {
    let sampleRate = try #require(SampleRate(framesPerSecond: rate))
    let words = try SpeechSynthesizer.open(voice: "en").speak(
      "Rises and falls.", at: sampleRate)
    let levelled = SpeechLevel.levelled(
      words, at: sampleRate, channels: channels, to: -18, peakAtMost: 0.891)
    let share = channels == 1 ? 1 : 0.7071067811865476
    let channel = levelled.map { Double($0) * share }
    let recording = Recording(
      sampleRate: Double(rate), channels: Array(repeating: channel, count: channels))
    let (loudness, peak) = (LoudnessMeter.integrated(recording), TruePeak.level(recording))
    #expect(peak < -0.9)
    // One channel alone has less room, and the peak wins.
    #expect(abs(loudness + 18) < 0.1 || (channels == 1 && peak > -1.1 && loudness > -20))
  }
}
