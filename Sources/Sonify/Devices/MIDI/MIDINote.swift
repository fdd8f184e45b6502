import SonifyBase
import SonifySound

/// A tone of a score, or several glides that continue each other, as a note.
struct MIDINote {
  /// What a track of the file plays.
  enum Part: Hashable {
    /// The series with an index.
    case series(Int)
    /// The tones of the legend.
    case legend
    /// Tones that belong to no series, as the totals of stacks.
    case total
  }

  /// The track of the note.
  let part: Part
  /// The tone, or the glides in sequence.
  private(set) var events: [Score.Event]
  /// The pitches from the lowest to the highest, in keys: 69 is 440 Hz.
  private(set) var pitches: ClosedRange<Double>

  private init(_ event: Score.Event) {
    part =
      event.series.map { .series($0) } ?? (event.kind == .legend ? .legend : .total)
    events = [event]
    pitches = Self.pitches(of: event)
  }

  /// The first frame.
  var start: Int { events[0].start }
  /// The first frame after the note.
  var end: Int { events[events.count - 1].end }
  /// The key from which no pitch of the note is farther than necessary.
  var key: Int {
    max(0, min(127, Int((pitches.lowerBound / 2 + pitches.upperBound / 2).rounded())))
  }
  /// The distance of the farthest pitch from the key, in semitones.
  var reach: Double {
    max(Double(key) - pitches.lowerBound, pitches.upperBound - Double(key))
  }
  /// The gain of its loudest part.
  var gain: Double { events.reduce(0) { max($0, $1.gain) } }

  /// Returns the notes of all tones and glides of a score, in the order of their start.
  ///
  /// A glide that starts where the last one of its series ends continues it, as it does in a
  /// renderer, unless their pitches are too far apart for one note.
  static func notes(of score: Score) -> [MIDINote] {
    var notes: [MIDINote] = []
    var lastGlides: [Int?: Int] = [:]
    for event in score.events where event.kind.isTonal {
      if event.kind == .glide {
        if let index = lastGlides[event.series], notes[index].end == event.start,
          notes[index].extend(by: event)
        {
          continue
        }
        lastGlides[event.series] = notes.count
      }
      notes.append(MIDINote(event))
    }
    return notes
  }

  /// Adds a glide, if the pitches still lie within the widest pitch bend.
  private mutating func extend(by event: Score.Event) -> Bool {
    let added = Self.pitches(of: event)
    let low = min(pitches.lowerBound, added.lowerBound)
    let high = max(pitches.upperBound, added.upperBound)
    guard high - low < 2 * Double(MIDIBend.maxRange) - 1 else { return false }
    events.append(event)
    pitches = low...high
    return true
  }

  private static func pitches(of event: Score.Event) -> ClosedRange<Double> {
    let first = MIDIBend.key(of: event.frequency)
    let last = MIDIBend.key(of: event.endFrequency ?? event.frequency)
    return min(first, last)...max(first, last)
  }
}
