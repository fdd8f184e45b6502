import SonifyBase
import SonifySound

/// The speech at labelled points and x gridlines during a composition.
///
/// It sounds in silences, or over tones if that is requested; words that do not fit are omitted.
/// Labels come first: gridlines are spoken in the time that they leave.
struct GridlineSpeech {
  /// The words, in frames of the composition, by rising time.
  private(set) var parts: [SpokenPart] = []
  /// The labels that are not spoken, by pass, as indices of those of the script.
  private(set) var unspoken: [[Int]] = []

  /// The minimum distance of words from tones.
  private static let margin = Seconds.milliseconds(50)
  /// The minimum distance of words from each other.
  private static let pause = Seconds.milliseconds(100)
  /// The maximum delay of words after their gridline or point.
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
    for (number, pass) in script.passes.enumerated() {
      let labels = try speech(of: script.labels[number], in: pass, voice)
      parts += labels
      let texts = script.gridlines[number]
      let rooms = rooms(for: texts, in: pass).map { $0.flatMap { free($0, beside: labels) } }
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
    parts.sort { $0.frame < $1.frame }
  }

  /// Returns the words at labelled points, each as near after its point as those before it allow.
  private mutating func speech<Failure: Error>(
    of labels: [NarrationScript.LabelText], in pass: PlayedPass,
    _ voice: (_ text: String, _ overTones: Bool) throws(Failure) -> [Float]
  ) throws(Failure) -> [SpokenPart] {
    var spoken: [SpokenPart] = []
    var omitted: [Int] = []
    for (number, label) in labels.enumerated() {
      let count = spoken.count
      if script.speaksLabels {
        let next = number + 1 < labels.count ? labels[number + 1].frame : pass.frames.upperBound
        var room = room(from: label.frame, before: max(next, label.frame), in: pass)
        if let last = spoken.last, let own = room {
          let start = max(own.lowerBound, last.end + frames(Self.pause))
          let isLate = start - label.frame > frames(Self.maxDelay) || start >= own.upperBound
          room = isLate ? nil : start..<own.upperBound
        }
        try add(label.text, in: room, to: &spoken, voice)
        if spoken.count == count { try add(label.label, in: room, to: &spoken, voice) }
      }
      if spoken.count == count { omitted.append(number) }
    }
    unspoken.append(omitted)
    return spoken
  }

  /// Returns the part of a room for words that other words leave, from its start; nil if they
  /// overlap the start.
  private func free(_ room: Range<Int>, beside words: [SpokenPart]) -> Range<Int>? {
    let pause = frames(Self.pause)
    var end = room.upperBound
    for word in words where word.end + pause > room.lowerBound {
      guard word.frame - pause > room.lowerBound else { return nil }
      end = min(end, word.frame - pause)
    }
    return room.lowerBound..<end
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
      let next = index + 1 < texts.count ? texts[index + 1].frame : pass.frames.upperBound
      return room(from: texts[index].frame, before: next, in: pass)
    }
  }

  /// Returns the frames in which words that belong to a frame may sound, or nil if there is no
  /// time.
  private func room(from frame: Int, before next: Int, in pass: PlayedPass) -> Range<Int>? {
    let end = pass.frames.upperBound
    // Over tones, words may run past the next words, which are then skipped.
    if script.speaksOver { return end - frame >= frames(Self.minRoom) ? frame..<end : nil }
    return silence(from: frame, before: next)
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
