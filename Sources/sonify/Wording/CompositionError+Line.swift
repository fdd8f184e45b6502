import Sonify

extension CompositionError {
  /// One line: what is wrong, and which option of the command fixes it.
  var line: String {
    switch self {
    case .tooManySeries(let count, let maximum, let length):
      CompositionLines.tooManySeries.text(
        count: count, ["seconds": NumberText.exact(length.value), "maximum": "\(maximum)"])
    case .tooManyRows(let count, let maximum, let length):
      CompositionLines.tooManyRows.text(
        count: count, ["seconds": NumberText.exact(length.value), "maximum": "\(maximum)"])
    case .pitchAboveSampleRate(let highest, let maximum):
      CompositionLines.pitchAboveSampleRate.text([
        "highest": NumberText.exact(highest.value),
        "maximum": NumberText.exact(maximum.value.rounded(.down)),
      ])
    case .noValues, .durationOutside: description
    }
  }
}

extension PitchRange.BoundsError {
  /// One line: what is wrong, and which option of the command fixes it.
  var line: String {
    switch self {
    case .descending(let low, let high):
      CompositionLines.descending.text([
        "low": NumberText.exact(low.value), "high": NumberText.exact(high.value),
      ])
    case .notARange, .notAPitch, .outside: description
    }
  }
}
