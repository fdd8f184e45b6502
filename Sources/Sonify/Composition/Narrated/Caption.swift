import SonifyBase

/// Text that is displayed while a sound plays.
package struct Caption: Equatable, Sendable {
  /// The frames of its display.
  package var frames: Range<Int>
  /// The text; one line per series if several sound together.
  package var text: String
  /// Whether the text is only displayed; of many such lines at once, some are left out.
  var isSilent = false
}

extension Caption {
  /// Returns the captions of tones and of words as one sequence, in which no two overlap.
  ///
  /// Words that begin within the caption of tones are added to it as a line. If that leaves enough
  /// time on both sides, the caption is divided there: it is then displayed without the words that
  /// come later, or came earlier.
  /// - Parameters:
  ///   - tones: captions of tones, by rising time.
  ///   - words: captions of words, by rising time.
  ///   - minFrames: the minimum length of the parts of a divided caption.
  /// - Returns: the captions, by rising time.
  static func sequence(tones: [Caption], words: [Caption], minFrames: Int) -> [Caption] {
    var apart = words[...]
    var captions: [Caption] = []
    for tone in tones {
      let next = apart.partitioningIndex { $0.frames.lowerBound >= tone.frames.lowerBound }
      let end = apart.partitioningIndex { $0.frames.lowerBound >= tone.frames.upperBound }
      captions += apart[..<next]
      captions += tone.divided(by: apart[next..<max(next, end)], minFrames: minFrames)
      apart = apart[max(next, end)...]
    }
    return (captions + apart).reduce(into: []) { sequence, caption in
      if let last = sequence.last, last.frames.upperBound > caption.frames.lowerBound {
        sequence[sequence.count - 1].frames =
          last.frames.lowerBound..<caption.frames.lowerBound
      }
      sequence.append(caption)
    }
  }

  /// Returns captions of texts that are not spoken; those of less than a caption's time become one.
  /// - Parameters:
  ///   - texts: the texts and the frames at which they begin, by rising time.
  ///   - count: the number of frames of a caption.
  ///   - end: the end of the sound.
  /// - Returns: the captions, by rising time.
  static func displayed(
    _ texts: [(frame: Int, text: String)], frames count: Int, until end: Int
  ) -> [Caption] {
    var captions: [Caption] = []
    var lines = 0
    for text in texts {
      guard let last = captions.last, text.frame < last.frames.upperBound else {
        let frames = text.frame..<max(text.frame, min(text.frame + count, end))
        captions.append(Caption(frames: frames, text: text.text, isSilent: true))
        lines = 1
        continue
      }
      lines += 1
      // More lines in a second cannot be read.
      if lines <= maxLines { captions[captions.count - 1].text += "\n" + text.text }
    }
    return captions
  }

  /// The maximum number of lines that are displayed at once.
  private static let maxLines = 5

  private func divided(by words: ArraySlice<Caption>, minFrames: Int) -> [Caption] {
    var parts = [self]
    var lines = 0
    for word in words {
      let last = parts.count - 1
      let start = word.frames.lowerBound
      if start - parts[last].frames.lowerBound >= minFrames, frames.upperBound - start >= minFrames
      {
        parts[last].frames = parts[last].frames.lowerBound..<start
        parts.append(Caption(frames: start..<frames.upperBound, text: text))
        lines = 0
      }
      let texts = word.text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = word.isSilent ? texts.prefix(Self.maxLines - lines) : texts[...]
      if word.isSilent { lines += kept.count }
      for text in kept { parts[parts.count - 1].text += "\n" + text }
    }
    return parts
  }
}
