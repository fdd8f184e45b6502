import SonifyBase

/// Speaks words into samples with a voice of espeak-ng.
///
/// The same words with the same voice always give the same samples. Nothing stays open between two
/// texts. Both libraries are looked up when a synthesizer is made; neither is linked.
package struct SpeechSynthesizer: Sendable {
  /// The allowed speeds, in words per minute: 80 to 450.
  package static let allowedRates = 80...450
  /// The default speed, in words per minute.
  package static let usualRate = 175

  /// The identifier of the voice in espeak-ng, with its variant.
  package let voice: String
  /// The speed, in words per minute.
  let wordsPerMinute: Int
  private let converter: RateConverter

  /// Loads the libraries and finds the voice.
  /// - Parameters:
  ///   - voice: a language as "en-us", a voice as "French (France)" or its file as "roa/fr"; after
  ///     a "+" a variant as "f3"; nil for the voice of ``LocaleSettings/current``'s language.
  ///   - wordsPerMinute: the speed, clamped to ``allowedRates``.
  /// - Returns: the synthesizer.
  /// - Throws: ``SpeechError``.
  package static func open(
    voice: String? = nil, wordsPerMinute: Int = usualRate
  ) throws(SpeechError) -> SpeechSynthesizer {
    let converter = try RateConverter.open()
    let wanted = voice ?? Self.voice(forLanguage: LocaleSettings.current.messages.language)
    let found = try EspeakLibrary.withLibrary { library throws(SpeechError) in
      try VoiceChoice(of: library).identifier(of: wanted)
    }
    return SpeechSynthesizer(
      voice: found,
      wordsPerMinute: min(max(wordsPerMinute, allowedRates.lowerBound), allowedRates.upperBound),
      converter: converter)
  }

  /// Returns the voice for sentences in a language, as named by a catalogue: "de", "pt_BR".
  static func voice(forLanguage language: String) -> String {
    switch language {
    case "": "en"
    case "fr": "fr-fr"
    default: String(language.lowercased().prefix { $0 != "@" }).replacing("_", with: "-")
    }
  }

  /// Returns the speech of a text: one channel, without the silence around it.
  /// - Parameters:
  ///   - text: plain text; speech markup is read aloud.
  ///   - sampleRate: the number of samples per second.
  /// - Returns: the samples, empty for a text without speech.
  /// - Throws: ``SpeechError``.
  func speak(
    _ text: String, at sampleRate: SampleRate
  ) throws(SpeechError) -> [Float] {
    let (voice, rate) = (voice, wordsPerMinute)
    let spoken = try EspeakLibrary.withLibrary { library throws(SpeechError) in
      (
        samples: try library.speak(text, voice: voice, wordsPerMinute: rate),
        sampleRate: library.sampleRate
      )
    }
    let samples = spoken.samples.map { Float($0) / 32768 }
    return Self.trimmed(
      try converter.convert(
        samples, from: spoken.sampleRate, to: sampleRate.framesPerSecond),
      at: sampleRate)
  }

  /// The level below which samples are silence, relative to the peak: −60 dB.
  private static let silence: Float = 0.001

  /// Removes the silence at both ends, except for a fade of 5 ms.
  static func trimmed(_ samples: [Float], at sampleRate: SampleRate) -> [Float] {
    let threshold = samples.reduce(0) { max($0, abs($1)) } * silence
    guard threshold > 0, let first = samples.firstIndex(where: { abs($0) >= threshold }),
      let last = samples.lastIndex(where: { abs($0) >= threshold })
    else { return [] }
    let fade = sampleRate.frames(in: .milliseconds(5))
    let (start, end) = (max(0, first - fade), min(samples.count, last + 1 + fade))
    var kept = Array(samples[start..<end])
    for frame in 0..<min(fade, kept.count / 2) {
      let factor = (Float(frame) + 0.5) / Float(fade)
      kept[frame] *= factor
      kept[kept.count - 1 - frame] *= factor
    }
    return kept
  }
}
