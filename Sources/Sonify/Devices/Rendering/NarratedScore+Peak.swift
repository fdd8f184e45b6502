package import SonifyBase
package import SonifyComposition
import SonifySound

extension NarratedScore {
  /// The highest level that words and tones reach, between samples, too.
  /// - Parameter tones: the highest level that the tones reach by themselves.
  /// - Returns: a level that is never passed.
  /// - Complexity: O(samples of all words).
  package func truePeak(ofTones tones: Decibels) -> Decibels {
    let share = score.channels == 1 ? 1 : SpeechMix.middle
    let ducked = tones.amplitude * SpeechMix.ducking.amplitude
    let peaks = parts.map { part in
      PeakBetweenSamples.of(part.samples.span) * share + (part.soundsOverTones ? ducked : 0)
    }
    return max(tones, Decibels(amplitude: peaks.max() ?? tones.amplitude))
  }

  /// Whether the words hold signs that espeak-ng has no Japanese reading for.
  package var hasUnreadableSigns: Bool {
    parts.contains { part in part.text.unicodeScalars.contains(where: \.properties.isIdeographic) }
  }
}
