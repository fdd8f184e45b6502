/// Words at a place in a sound.
public struct SpokenPart: Equatable, Sendable {
  /// The frame on which they begin.
  public var frame: Int
  /// What is said.
  public var text: String
  /// What it sounds like: one channel, at its level.
  public var samples: [Float]
  /// Whether tones sound meanwhile, and step back.
  public var soundsOverTones: Bool

  /// Makes a part.
  public init(frame: Int, text: String, samples: [Float], soundsOverTones: Bool = false) {
    self.frame = frame
    self.text = text
    self.samples = samples
    self.soundsOverTones = soundsOverTones
  }

  /// The first frame after the words.
  public var end: Int { frame + samples.count }
}

/// Words that stand under a sound while it plays.
public struct Caption: Equatable, Sendable {
  /// When they are shown.
  public var frames: Range<Int>
  /// The words; a line for each series where several sound together.
  public var text: String

  /// Makes a caption.
  public init(frames: Range<Int>, text: String) {
    self.frames = frames
    self.text = text
  }
}
