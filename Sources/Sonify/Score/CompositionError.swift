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

  /// One line that says what is wrong and how to mend it.
  public var description: String {
    switch self {
    case .nothingToHear:
      "there is nothing to hear: no series has a value on the axes"
    case .tooManySeries(let count, let most, let length):
      "\(count) series do not fit into \(NumberText.exact(length.value)) s, at most \(most) do: "
        + "choose fewer series, or give more time with --duration"
    case .durationOutside(let duration):
      "duration \(NumberText.exact(duration.value)) s: give a number of seconds from "
        + "\(NumberText.exact(Composer.allowedDurations.lowerBound.value)) to "
        + "\(NumberText.exact(Composer.allowedDurations.upperBound.value))"
    case .pitchAboveSampleRate(let highest, let most):
      "a pitch of \(NumberText.exact(highest.value)) Hz needs a higher --sample-rate, or end "
        + "--pitch-range at \(NumberText.exact(most.value.rounded(.down))) Hz"
    }
  }
}
