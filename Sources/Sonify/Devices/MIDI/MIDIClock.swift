import SonifyBase

/// The clock of a MIDI file: 48,000 ticks a second, so that a tick is a frame at the usual rate.
///
/// A glide of three octaves in 50 ms passes 1.5 cents in such a tick. With the common 960 ticks for
/// a quarter at 120 quarters a minute it would pass 38.
struct MIDIClock {
  /// The number of ticks for a quarter note; the header of a file holds 15 bits.
  static let division = 24_000
  /// The length of a quarter note in microseconds.
  static let tempo = 500_000
  /// The number of ticks in a second.
  static let rate = 48_000

  /// The number of frames of the score in a second.
  let sampleRate: SampleRate

  /// Returns the tick that is nearest to a frame.
  func tick(ofFrame frame: Int) -> Int {
    let frames = sampleRate.framesPerSecond
    return (frame * Self.rate + frames / 2) / frames
  }
}
