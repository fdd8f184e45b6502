public import SonifyBase

/// The range of pitches for values.
public struct PitchRange: Equatable, Sendable {
  /// The pitch of the smallest value.
  public let lowest: Hertz
  /// The pitch of the largest value.
  public let highest: Hertz

  /// The allowed pitches: 40 to 5000 Hz.
  public static let allowed = Hertz(40)...Hertz(5000)

  /// Three octaves that small loudspeakers can play: A3 to A6, 220 to 1760 Hz.
  public static let standard = PitchRange(uncheckedFrom: Hertz(220), to: Hertz(1760))

  /// Three octaves for ears that hear high pitches badly: C3 to C6, 130.8 to 1046.5 Hz.
  ///
  /// With the thresholds of ISO 7029:2017, a median 90-year-old hears all of these pitches 28 to 37
  /// dB above threshold where equally loud ones have 65 dB SPL at 1 kHz; in ``standard`` it is 23 dB
  /// at the top.
  public static let middle = PitchRange(
    uncheckedFrom: Hertz(130.8127826502993), to: Hertz(1046.5022612023945))

  /// Two octaves and a third for ears that hear little above 1 kHz: A2 to C5, 110 to 523.3 Hz.
  ///
  /// The octave above every pitch, the strongest overtone, lies within ``middle`` too.
  public static let low = PitchRange(uncheckedFrom: Hertz(110), to: Hertz(523.2511306011972))

  /// Makes a range of pitches.
  /// - Throws: ``PitchRange/BoundsError`` if a pitch lies outside ``allowed`` or the range is
  ///   empty.
  public init(from lowest: Hertz, to highest: Hertz) throws(BoundsError) {
    for pitch in [lowest, highest] {
      guard pitch.value.isFinite, Self.allowed.contains(pitch) else { throw .outside(pitch) }
    }
    guard lowest < highest else { throw .descending(lowest, highest) }
    self.init(uncheckedFrom: lowest, to: highest)
  }

  /// Reads "low", "middle" or "LOW:HIGH", where each end is a number of hertz or a note name:
  /// "110:1760", "C3:C7", "F#2:Bb5".
  /// - Throws: ``PitchRange/BoundsError`` with what is wrong with the text.
  public init(parsing text: String) throws(BoundsError) {
    switch text {
    case "low": self = .low
    case "middle": self = .middle
    default: try self.init(parsingEnds: text)
    }
  }

  private init(parsingEnds text: String) throws(BoundsError) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { throw .notARange(text) }
    try self.init(from: Self.pitch(parts[0]), to: Self.pitch(parts[1]))
  }

  private init(uncheckedFrom lowest: Hertz, to highest: Hertz) {
    self.lowest = lowest
    self.highest = highest
  }

  private static func pitch(_ text: String) throws(BoundsError) -> Hertz {
    if let note = NoteName(parsing: text) { return note.pitch }
    guard let value = Double(text), value.isFinite else { throw .notAPitch(text) }
    return Hertz(value)
  }
}

extension PitchRange {
  /// The reason why a range of pitches cannot be used.
  public enum BoundsError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The text is not two pitches with a colon between them.
    case notARange(String)
    /// The text is neither a number of hertz nor a note name.
    case notAPitch(String)
    /// The pitch lies outside ``PitchRange/allowed``.
    case outside(Hertz)
    /// The first pitch is not below the second.
    case descending(Hertz, Hertz)

    /// The error in one line, without a program's options.
    public var description: String {
      switch self {
      case .notARange(let text):
        PitchPhrases.notARange.text(["text": UntrustedText.harmless(text)])
      case .notAPitch(let text):
        PitchPhrases.notAPitch.text(["text": UntrustedText.harmless(text)])
      case .outside(let pitch): PitchPhrases.outside.text(["pitch": NumberText.exact(pitch.value)])
      case .descending(let low, let high):
        PitchPhrases.descending.text([
          "low": NumberText.exact(low.value), "high": NumberText.exact(high.value),
        ])
      }
    }
  }
}
