import SonifyBase

/// How long tones take to rise from silence and to fall back.
enum ToneEnvelope {
  /// 8 ms, or 15 ms under 100 Hz, where 8 ms would hold less than one period.
  static func duration(at frequency: Hertz) -> Seconds {
    .milliseconds(frequency.value < 100 ? 15 : 8)
  }
}
