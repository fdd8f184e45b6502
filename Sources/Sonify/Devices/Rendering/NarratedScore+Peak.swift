package import SonifyBase
package import SonifyComposition
import SonifySound

extension NarratedScore {
  /// Returns the maximum level of words and tones, between samples too.
  /// - Parameter tones: the maximum level of the tones alone.
  /// - Returns: a level that is never exceeded.
  package func truePeak(ofTones tones: Decibels) -> Decibels {
    let share = score.channels == 1 ? 1 : SpeechMix.middle
    let ducked = tones.amplitude * SpeechMix.ducking.amplitude
    let peaks = parts.map { part in
      PeakBetweenSamples.of(part.samples.span) * share + (part.soundsOverTones ? ducked : 0)
    }
    return max(tones, Decibels(amplitude: peaks.max() ?? tones.amplitude))
  }

  /// Whether the words contain characters that espeak-ng cannot read in Japanese.
  package var hasUnreadableSigns: Bool {
    parts.contains { part in part.text.unicodeScalars.contains(where: \.properties.isIdeographic) }
  }
}
