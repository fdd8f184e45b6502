import SonifyBase
import SonifySound

/// The speech at the x gridlines during a composition.
///
/// It sounds in silences, or over tones if that is requested; words that do not fit are omitted.
struct GridlineSpeech {
  /// The words, in frames of the composition, by rising time.
  private(set) var parts: [SpokenPart] = []

  /// The minimum distance of words from tones.
  private static let margin = Seconds.milliseconds(50)
  /// The minimum distance of words from each other.
  private static let pause = Seconds.milliseconds(100)
  /// The maximum delay of words after their gridline.
  private static let maxDelay = Seconds.milliseconds(500)
  /// The minimum time for words; with less, nothing is synthesised.
  private static let minRoom = Seconds.milliseconds(250)

  private let script: NarrationScript
  /// The frames that sound, as disjoint ranges by rising time.
  private let sounding: [Range<Int>]

  init<Failure: Error>(
    _ script: NarrationScript, voice: (_ text: String, _ overTones: Bool) throws(Failure) -> [Float]
  ) throws(Failure) {
    self.script = script
    sounding = script.score.events.reduce(into: []) { stretches, event in
      if let last = stretches.last, event.start <= last.upperBound {
        stretches[stretches.count - 1] =
          last.lowerBound..<max(last.upperBound, event.end)
      } else {
        stretches.append(event.start..<event.end)
      }
    }
    for (pass, texts) in zip(script.passes, script.gridlines) {
      let rooms = rooms(for: texts, in: pass)
      var places: [SpokenPart] = []
      for (text, room) in zip(texts, rooms) {
        try add(text.place, in: room, to: &places, voice)
      }
      var values: [SpokenPart] = []
      if texts.contains(where: { $0.value != nil }) {
        for (text, room) in zip(texts, rooms) {
          try add(text.value ?? text.place, in: room, to: &values, voice)
        }
      }
      // All positions without values are better than some with values.
      parts += values.count >= places.count ? values : places
    }
  }

  private func add<Failure: Error>(
    _ text: String, in room: Range<Int>?, to parts: inout [SpokenPart],
    _ voice: (_ text: String, _ overTones: Bool) throws(Failure) -> [Float]
  ) throws(Failure) {
    guard let room else { return }
    if let last = parts.last, room.lowerBound < last.end + frames(Self.pause) { return }
    let samples = try voice(text, script.speaksOver)
    guard !samples.isEmpty, samples.count <= room.count else { return }
    parts.append(
      SpokenPart(
        frame: room.lowerBound, text: text, samples: samples,
        soundsOverTones: script.speaksOver))
  }

  /// Returns the frames in which the words of each gridline may sound, or nil if there is no time.
  private func rooms(
    for texts: [NarrationScript.GridlineText], in pass: PlayedPass
  ) -> [Range<Int>?] {
    texts.indices.map { index in
      let frame = texts[index].frame
      let end = pass.frames.upperBound
      // Over tones, words may run past the next gridline, which is then skipped.
      if script.speaksOver { return end - frame >= frames(Self.minRoom) ? frame..<end : nil }
      let next = index + 1 < texts.count ? texts[index + 1].frame : end
      return silence(from: frame, before: next)
    }
  }

  /// Returns the silence that begins at a frame or soon after it.
  private func silence(from frame: Int, before limit: Int) -> Range<Int>? {
    var start = frame
    var index = sounding.partitioningIndex { $0.upperBound > frame }
    // If sounds follow each other, the words wait for the end of all of them.
    while index < sounding.count, sounding[index].lowerBound <= start + frames(Self.margin) {
      start = sounding[index].upperBound
      index += 1
    }
    let end = min(limit, index < sounding.count ? sounding[index].lowerBound : limit)
    let margin = frames(Self.margin)
    guard start - frame <= frames(Self.maxDelay),
      end - start - 2 * margin >= frames(Self.minRoom)
    else { return nil }
    return (start + margin)..<(end - margin)
  }

  private func frames(_ time: Seconds) -> Int { script.score.sampleRate.frames(in: time) }
}
