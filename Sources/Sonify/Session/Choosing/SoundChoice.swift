import SonifyBase
public import SonifyComposition

/// A property of the sound that a listener changes from a list while listening.
enum SoundChoice: CaseIterable, Sendable {
  /// The pitches of the lowest and highest value.
  case pitches
  /// The spacing of pitches between them.
  case pitchScale
  /// Whether high values have high pitches.
  case direction
  /// The meaning of pan.
  case pan
  /// The speed of speech.
  case speechRate
}

extension SessionSettings {
  /// The pitches of the lowest and highest value in view.
  public enum Pitches: String, CaseIterable, Sendable {
    /// ``PitchRange/standard``.
    case standard
    /// ``PitchRange/middle``.
    case middle
    /// ``PitchRange/low``.
    case low

    /// The range of pitches.
    public var range: PitchRange {
      switch self {
      case .standard: .standard
      case .middle: .middle
      case .low: .low
      }
    }
  }

  /// The allowed speeds of speech, relative to that which the user set in the speech service: its
  /// scale has 200 steps from the slowest to the fastest.
  public static let allowedSpeechRates = -100.0...100.0

  /// Returns the options of the sound with these settings, so that its level is that of what is
  /// heard.
  public func applied(to options: SoundOptions) -> SoundOptions {
    var options = options
    if let mode { options.mode = mode }
    if let ticks { options.ticks = ticks }
    if let cue { options.cue = cue }
    if let pitches { options.pitchRange = pitches.range }
    if let pitchScale { options.pitchScale = pitchScale }
    if let isInverted { options.isInverted = isInverted }
    if let pan { options.pan = pan }
    return options
  }
}

extension Choices {
  /// The difference between two speeds of speech that follow each other in the list.
  private static let speechStep = 20.0

  /// Changes a property of the sound to its next or previous value; after the last comes the first,
  /// but for the speed of speech.
  /// - Returns: whether there is such a value.
  mutating func change(_ choice: SoundChoice, by step: Int) -> Bool {
    let sound = sound
    switch choice {
    case .pitches:
      let all = SessionSettings.Pitches.allCases
      // A range that was asked for is none of them; the first comes after it.
      let current = all.first { $0.range == sound.pitchRange }
      keep { $0.pitches = current.map { Self.neighbour(of: $0, by: step) } ?? all[0] }
    case .pitchScale:
      keep { $0.pitchScale = Self.neighbour(of: sound.pitchScale, by: step) }
    case .direction: keep { $0.isInverted = !sound.isInverted }
    case .pan: keep { $0.pan = Self.neighbour(of: sound.pan, by: step) }
    case .speechRate:
      let allowed = SessionSettings.allowedSpeechRates
      let rate = (speechRate ?? 0) + Double(step) * Self.speechStep
      guard allowed.contains(rate) else { return false }
      keep { $0.speechRate = rate }
    }
    return true
  }

  private static func neighbour<Value: CaseIterable & Equatable>(
    of value: Value, by step: Int
  ) -> Value {
    let all = Array(Value.allCases)
    let index = all.firstIndex(of: value) ?? 0
    return all[(index + step + all.count) % all.count]
  }
}
