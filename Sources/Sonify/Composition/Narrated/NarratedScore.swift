import SonifyBase
package import SonifySound

/// A score with time for words, the words in it, and captions for all of it.
///
/// Words sound where nothing else does: before the first tone, before each series and after the
/// last tone, with the score moved in time by multiples of 64 frames, so that its samples stay the
/// same; and at gridlines in the score's own silences. Only on request do they sound over tones,
/// which then get quieter.
package struct NarratedScore: Equatable, Sendable {
  /// All sounds except words, at their new times; its markers include the words.
  package private(set) var score: Score
  /// The words, by rising time, without overlaps.
  package private(set) var parts: [SpokenPart] = []
  /// The captions of words and tones, by rising time, without overlaps.
  package private(set) var captions: [Caption] = []

  /// The pause from one sentence to the next.
  private static let pause = Seconds.milliseconds(350)
  /// The pause from tones to the words that follow them.
  private static let pauseAfterTones = Seconds.milliseconds(600)
  /// The pause from words to the tones that follow them.
  private static let pauseBeforeTones = Seconds.milliseconds(500)
  /// The pause from the last word to the end.
  private static let ending = Seconds.milliseconds(200)
  /// The grid on which sound is computed, in frames.
  private static let grid = 64

  /// Speaks a script and schedules everything.
  /// - Parameters:
  ///   - script: the texts to be spoken.
  ///   - voice: returns the samples of a text at its level; its second argument is whether tones
  ///     may sound at the same time.
  /// - Throws: any error of `voice`.
  package init<Failure: Error>(
    _ script: NarrationScript, voice: (_ text: String, _ overTones: Bool) throws(Failure) -> [Float]
  ) throws(Failure) {
    score = script.score
    var insertions: [Insertion] = []
    func insert(_ texts: [String], at frame: Int) throws(Failure) {
      var clips: [SpokenPart] = []
      for text in texts {
        let samples = try voice(text, false)
        guard !samples.isEmpty else { continue }
        clips.append(SpokenPart(frame: 0, text: text, samples: samples))
      }
      if !clips.isEmpty { insertions.append(Insertion(at: frame, clips: clips)) }
    }
    try insert(script.opening, at: 0)
    for (pass, text) in zip(script.passes, script.announcements) {
      try insert([text].compactMap { $0 }, at: pass.start)
    }
    let speech = try GridlineSpeech(script, voice: voice)
    let isSilent = script.speaksLabels && speech.unspoken.contains { !$0.isEmpty }
    try insert((isSilent ? script.labelSummary : []) + script.closing, at: score.frames)
    layOut(Insertion.joined(insertions), speech.parts, speech.unspoken, script)
  }

  /// Words at one frame, for which the score is moved.
  private struct Insertion {
    /// The frame in the score as it was composed.
    var at: Int
    var clips: [SpokenPart]

    /// Returns the insertions with those at the same frame joined.
    static func joined(_ insertions: [Insertion]) -> [Insertion] {
      insertions.reduce(into: []) { joined, next in
        if let last = joined.last, last.at == next.at {
          joined[joined.count - 1].clips += next.clips
        } else {
          joined.append(next)
        }
      }
    }
  }

  private mutating func layOut(
    _ insertions: [Insertion], _ gridlines: [SpokenPart], _ unspoken: [[Int]],
    _ script: NarrationScript
  ) {
    let composed = score
    func frames(_ time: Seconds) -> Int { composed.sampleRate.frames(in: time) }
    var moves: [(at: Int, by: Int)] = []
    var shift = 0
    for insertion in insertions {
      let isLast = insertion.at >= composed.frames
      let before = composed.events.filter { $0.start < insertion.at }.map(\.end).max()
      let earlier = gridlines.filter { $0.frame < insertion.at }.map(\.end).max()
      let silentFrom = [before, earlier].compactMap { $0 }.max()
      var frame = insertion.at
      if let silentFrom { frame = max(frame, silentFrom + frames(Self.pauseAfterTones)) }
      for clip in insertion.clips {
        var part = clip
        part.frame = frame + shift
        parts.append(part)
        frame += clip.samples.count + frames(Self.pause)
      }
      frame += frames(isLast ? Self.ending : Self.pauseBeforeTones) - frames(Self.pause)
      let length = (frame - insertion.at + Self.grid - 1) / Self.grid * Self.grid
      shift += length
      moves.append((insertion.at, shift))
    }
    func moved(_ frame: Int) -> Int {
      frame + (moves.last { $0.at <= frame }?.by ?? 0)
    }
    score.frames += shift
    for index in score.events.indices {
      score.events[index].start = moved(composed.events[index].start)
    }
    for index in score.markers.indices {
      score.markers[index].frame = moved(composed.markers[index].frame)
    }
    for gridline in gridlines {
      var part = gridline
      part.frame = moved(part.frame)
      parts.append(part)
    }
    parts.sort { $0.frame < $1.frame }
    let names = parts.map { Score.Marker(frame: $0.frame, name: $0.text) }
    score.markers = (score.markers + names).sorted { $0.frame < $1.frame }
    let sounds = script.captions.map { caption in
      let start = moved(caption.frames.lowerBound)
      return Caption(frames: start..<(start + caption.frames.count), text: caption.text)
    }
    var words = parts.map { Caption(frames: $0.frame..<$0.end, text: $0.text) }
    if script.hasCaptions {
      words += script.displayedAuthor.map {
        Caption(frames: 0..<min(frames(DataCaptions.minTime), score.frames), text: $0)
      }
      for (pass, unspoken) in zip(script.labels, unspoken) {
        words += Caption.displayed(
          unspoken.map { (moved(pass[$0].frame), pass[$0].text) },
          frames: frames(DataCaptions.minTime), until: score.frames)
      }
      words.sort { $0.frames.lowerBound < $1.frames.lowerBound }
    }
    captions = Caption.sequence(
      tones: sounds, words: words, minFrames: frames(DataCaptions.minTime))
  }
}
