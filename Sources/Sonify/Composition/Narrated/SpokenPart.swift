/// Words at a frame of a sound.
package struct SpokenPart: Equatable, Sendable {
  /// The first frame of the words.
  package var frame: Int
  /// The text.
  package var text: String
  /// The speech: one channel, at its level.
  package var samples: [Float]
  /// Whether it sounds over tones, which get quieter.
  package var soundsOverTones: Bool

  /// Makes a part.
  init(frame: Int, text: String, samples: [Float], soundsOverTones: Bool = false) {
    self.frame = frame
    self.text = text
    self.samples = samples
    self.soundsOverTones = soundsOverTones
  }

  /// The first frame after the words.
  package var end: Int { frame + samples.count }
}
