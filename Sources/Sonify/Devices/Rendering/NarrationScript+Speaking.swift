package import SonifyBase
package import SonifyComposition
import SonifySound

extension NarrationScript {
  /// Speaks the script, at the level of the tones.
  /// - Parameters:
  ///   - synthesizer: whose voice is heard.
  ///   - volume: how much louder or softer than usual the tones are, and so the words.
  ///   - tonePeak: the highest level that tones reach, so that words over them do not clip.
  /// - Returns: everything in its place.
  /// - Throws: ``SpeechError``.
  package func narrated(
    by synthesizer: SpeechSynthesizer, volume: Decibels = Decibels(0), tonePeak: Decibels
  ) throws(SpeechError) -> NarratedScore {
    let (rate, channels) = (score.sampleRate, score.channels)
    let loudness = Score.targetLoudness + volume.value
    // A tenth of a decibel covers what lies between the places where a peak is looked for.
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

  /// The score as it was composed, with captions and without words.
  package func silent() -> NarratedScore {
    NarratedScore(self) { (_, _) in [] }
  }
}
