import SonifyBase
import SonifySound

/// What is said at the gridlines of x while a composition sounds.
///
/// It is said in silences, or over tones where that was asked for; what finds no room is left out.
struct GridlineSpeech {
  /// The words, in frames of the composition, rising in time.
  private(set) var parts: [SpokenPart] = []

  /// How far words keep from tones.
  private static let margin = Seconds.milliseconds(50)
  /// How far words keep from each other.
  private static let pause = Seconds.milliseconds(100)
  /// How late words may come that belong to a place.
  private static let maxDelay = Seconds.milliseconds(500)
  /// What leaves less room is not spoken at all.
  private static let minRoom = Seconds.milliseconds(250)

  private let script: NarrationScript
  /// What sounds, as unbroken stretches rising in time.
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
      // Rather all places without values than some with them.
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

  /// Where the words of each gridline may sound; nothing where there is no room.
  private func rooms(
    for texts: [NarrationScript.GridlineText], in pass: PlayedPass
  ) -> [Range<Int>?] {
    texts.indices.map { index in
      let frame = texts[index].frame
      let end = pass.frames.upperBound
      // Over tones, words may run past the next gridline, which then goes without.
      if script.speaksOver { return end - frame >= frames(Self.minRoom) ? frame..<end : nil }
      let next = index + 1 < texts.count ? texts[index + 1].frame : end
      return silence(from: frame, before: next)
    }
  }

  /// The silence that begins at a frame or soon after it.
  private func silence(from frame: Int, before limit: Int) -> Range<Int>? {
    var start = frame
    var index = sounding.partitioningIndex { $0.upperBound > frame }
    // Of what sounds one after the other, the words wait for the end of all.
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
