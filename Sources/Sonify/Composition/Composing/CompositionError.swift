public import SonifyBase

/// Why a chart cannot be made to sound.
public enum CompositionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No series has a value on the axes.
  case nothingToHear
  /// There is too little time for every series; `most` fit in `length`.
  case tooManySeries(count: Int, most: Int, length: Seconds)
  /// The length asked for lies outside ``Composer/allowedDurations``.
  case durationOutside(Seconds)
  /// The sample rate is too low for the highest pitch; it carries pitches up to `most`.
  case pitchAboveSampleRate(highest: Hertz, most: Hertz)

  /// One line that states what is wrong, without the means of one program to mend it.
  public var description: String {
    switch self {
    case .nothingToHear: CompositionPhrases.nothingToHear.text()
    case .tooManySeries(let count, let most, let length):
      CompositionPhrases.tooManySeries.text(
        count: count, ["seconds": NumberText.exact(length.value), "most": "\(most)"])
    case .durationOutside(let duration):
      CompositionPhrases.durationOutside.text([
        "seconds": NumberText.exact(duration.value),
        "least": NumberText.exact(Composer.allowedDurations.lowerBound.value),
        "most": NumberText.exact(Composer.allowedDurations.upperBound.value),
      ])
    case .pitchAboveSampleRate(let highest, let most):
      CompositionPhrases.pitchAboveSampleRate.text([
        "highest": NumberText.exact(highest.value),
        "most": NumberText.exact(most.value.rounded(.down)),
      ])
    }
  }
}
