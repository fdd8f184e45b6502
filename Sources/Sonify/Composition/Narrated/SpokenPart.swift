/// Words at a place in a sound.
package struct SpokenPart: Equatable, Sendable {
  /// The frame on which they begin.
  package var frame: Int
  /// What is said.
  package var text: String
  /// What it sounds like: one channel, at its level.
  package var samples: [Float]
  /// Whether tones sound meanwhile, and step back.
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

/// Words that stand under a sound while it plays.
package struct Caption: Equatable, Sendable {
  /// When they are shown.
  var frames: Range<Int>
  /// The words; a line for each series where several sound together.
  var text: String
}
