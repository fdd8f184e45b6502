import SonifyBase

/// Speaks words into samples with a voice of espeak-ng.
///
/// The same words in the same voice are the same samples, whatever was spoken before. Nothing is held
/// open between two texts. Both libraries are looked for when a synthesizer is made; neither is linked.
package struct SpeechSynthesizer: Sendable {
  /// How fast can be spoken, in words a minute: 80 to 450.
  package static let allowedRates = 80...450
  /// How fast is spoken where nothing is asked for, in words a minute.
  package static let usualRate = 175

  /// What espeak-ng calls the voice, with its variant.
  package let voice: String
  /// How fast is spoken, in words a minute.
  let wordsPerMinute: Int
  private let converter: RateConverter

  /// Looks for the libraries and the voice.
  /// - Parameters:
  ///   - voice: a language as "en-us", a voice as "French (France)" or its file as "roa/fr"; behind a "+"
  ///     a variant as "f3". The voice of ``Conventions/current``'s language if not given.
  ///   - wordsPerMinute: how fast is spoken, brought into ``allowedRates``.
  /// - Returns: what can speak.
  /// - Throws: ``SpeechError``.
  package static func open(
    voice: String? = nil, wordsPerMinute: Int = usualRate
  ) throws(SpeechError) -> SpeechSynthesizer {
    let converter = try RateConverter.open()
    let wanted = voice ?? Self.voice(forLanguage: Conventions.current.messages.language)
    let found = try EspeakLibrary.withLibrary { library throws(SpeechError) in
      try VoiceChoice(of: library).identifier(of: wanted)
    }
    return SpeechSynthesizer(
      voice: found,
      wordsPerMinute: min(max(wordsPerMinute, allowedRates.lowerBound), allowedRates.upperBound),
      converter: converter)
  }

  /// The voice for sentences in a language, as a catalogue names it: "de", "pt_BR".
  static func voice(forLanguage language: String) -> String {
    switch language {
    case "": "en"
    case "fr": "fr-fr"
    default: String(language.lowercased().prefix { $0 != "@" }).replacing("_", with: "-")
    }
  }

  /// What a text sounds like: one channel, without the silence around it.
  /// - Parameters:
  ///   - text: plain text; marks of a language for speech are read out.
  ///   - sampleRate: how many samples a second there shall be.
  /// - Returns: the samples, none for a text of which nothing is heard.
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

  /// Softer than this against the loudest sample is silence: 60 dB.
  private static let silence: Float = 0.001

  /// Cuts the silence off, and lets what is left rise and fall within 5 ms of it.
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
