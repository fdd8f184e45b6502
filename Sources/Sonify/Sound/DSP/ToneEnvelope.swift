import SonifyBase

/// The time in which tones rise from silence and fall back to it.
enum ToneEnvelope {
  /// Returns 8 ms, or 15 ms below 100 Hz, where 8 ms would be less than one period.
  static func duration(at frequency: Hertz) -> Seconds {
    .milliseconds(frequency.value < 100 ? 15 : 8)
  }
}
