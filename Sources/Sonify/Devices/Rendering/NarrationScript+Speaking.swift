package import SonifyBase
package import SonifyComposition
import SonifySound

extension NarrationScript {
  /// Speaks the script, at the level of the tones.
  /// - Parameters:
  ///   - synthesizer: the synthesizer of the voice.
  ///   - volume: the volume of the tones relative to the usual one, which also applies to the
  ///     words.
  ///   - tonePeak: the maximum level of the tones, so that words over them do not clip.
  /// - Returns: the score with all words at their frames.
  /// - Throws: ``SpeechError``.
  package func narrated(
    by synthesizer: SpeechSynthesizer, volume: Decibels = Decibels(0), tonePeak: Decibels
  ) throws(SpeechError) -> NarratedScore {
    let (rate, channels) = (score.sampleRate, score.channels)
    let loudness = Score.targetLoudness + volume.value
    // A tenth of a decibel allows for peaks between the positions at which they are measured.
    let highest = Decibels(Score.highestPeak.value - 0.1).amplitude
    let roomOverTones = max(0, highest - SpeechMix.ducking.amplitude * tonePeak.amplitude)
    var spoken: [String: [Float]] = [:]
    return try NarratedScore(self) { (text, overTones) throws(SpeechError) in
      let key = "\(overTones) \(text)"
      if let samples = spoken[key] { return samples }
      let samples = SpeechLevel.levelled(
        try synthesizer.speak(text, at: rate), at: rate, channels: channels, to: loudness,
        peakAtMost: overTones ? roomOverTones : highest)
      spoken[key] = samples
      return samples
    }
  }

  /// Returns the score as composed, with captions and without words.
  package func silent() -> NarratedScore {
    NarratedScore(self) { (_, _) in [] }
  }
}
