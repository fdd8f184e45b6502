import SonifyBase

/// Text that is displayed while a sound plays.
package struct Caption: Equatable, Sendable {
  /// The frames of its display.
  var frames: Range<Int>
  /// The text; one line per series if several sound together.
  var text: String
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

  private func divided(by words: ArraySlice<Caption>, minFrames: Int) -> [Caption] {
    words.reduce(into: [self]) { parts, word in
      let last = parts.count - 1
      let start = word.frames.lowerBound
      if start - parts[last].frames.lowerBound >= minFrames, frames.upperBound - start >= minFrames
      {
        parts[last].frames = parts[last].frames.lowerBound..<start
        parts.append(Caption(frames: start..<frames.upperBound, text: text))
      }
      parts[parts.count - 1].text += "\n" + word.text
    }
  }
}
