public import SonifyBase

/// The reason why a chart cannot be played.
public enum CompositionError: Error, Equatable, Sendable, CustomStringConvertible {
  /// No series has a value on the axes.
  case noValues
  /// There is too little time for every series; at most `maximum` fit in `length`.
  case tooManySeries(count: Int, maximum: Int, length: Seconds)
  /// The same of the rows of a heat map.
  case tooManyRows(count: Int, maximum: Int, length: Seconds)
  /// The requested duration is outside ``Composer/allowedDurations``.
  case durationOutside(Seconds)
  /// The sample rate is too low for the highest pitch; it can render pitches up to `maximum`.
  case pitchAboveSampleRate(highest: Hertz, maximum: Hertz)

  /// The error in one line, without a program's options.
  public var description: String {
    switch self {
    case .noValues: CompositionPhrases.noValues.text()
    case .tooManySeries(let count, let maximum, let length):
      CompositionPhrases.tooManySeries.text(
        count: count, ["seconds": NumberText.exact(length.value), "maximum": "\(maximum)"])
    case .tooManyRows(let count, let maximum, let length):
      CompositionPhrases.tooManyRows.text(
        count: count, ["seconds": NumberText.exact(length.value), "maximum": "\(maximum)"])
    case .durationOutside(let duration):
      CompositionPhrases.durationOutside.text([
        "seconds": NumberText.exact(duration.value),
        "minimum": NumberText.exact(Composer.allowedDurations.lowerBound.value),
        "maximum": NumberText.exact(Composer.allowedDurations.upperBound.value),
      ])
    case .pitchAboveSampleRate(let highest, let maximum):
      CompositionPhrases.pitchAboveSampleRate.text([
        "highest": NumberText.exact(highest.value),
        "maximum": NumberText.exact(maximum.value.rounded(.down)),
      ])
    }
  }
}

extension CompositionError {
  /// The error with rows for series.
  var ofRows: Self {
    guard case .tooManySeries(let count, let maximum, let length) = self else { return self }
    return .tooManyRows(count: count, maximum: maximum, length: length)
  }
}
