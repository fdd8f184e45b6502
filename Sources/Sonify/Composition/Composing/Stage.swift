import SonifyBase
import SonifyChart
import SonifySound

/// The setting in which the series of one pass are played.
struct Stage: Sendable {
  /// The frames of the pass.
  let frames: Range<Int>
  let sampleRate: SampleRate
  let time: TimeLaw
  let pitch: PitchLaw
  let pan: PanLaw
  let xAxis: DataAxis
  /// The time for which the first and the last value of a line are held, in frames.
  let hold: Int
  /// Whether y gridlines have knocks.
  let hasKnocks: Bool
  /// The summary of a line with more points than time.
  let dense: SoundOptions.Dense
  /// The number of series that sound together.
  let company: Int
  /// The rule that decides which points get a ping.
  let marks: MarkedPoints
  /// The amplitude factor of all cues.
  let cueGain: Double

  func frames(_ time: Seconds) -> Int { sampleRate.frames(in: time) }

  /// The duration of the pass.
  var length: Seconds { sampleRate.seconds(frames.count) }

  /// Returns the pitch of a value of a track.
  func pitch(_ y: Double, of track: Track) -> Hertz { pitch.pitch(of: y, on: track.axis) }

  /// Returns the pan of a point of a track.
  func pan(_ x: Double, of track: Track) -> Pan { pan.pan(x: x, rank: track.series) }

  /// Returns a vertex that sounds on a frame.
  func vertex(x: Double, y: Double, of track: Track, at frame: Int) -> Line.Vertex {
    Line.Vertex(
      frame: frame, x: x, y: y, frequency: pitch(y, of: track), pan: pan(x, of: track))
  }

  /// Returns a steady tone for a value.
  func tone(x: Double, y: Double, of track: Track, from start: Int, lasting duration: Int)
    -> Score.Event
  {
    Score.Event(
      kind: .tone, start: start, duration: duration, series: track.series, x: x, y: y,
      frequency: pitch(y, of: track), pan: pan(x, of: track))
  }

  /// Returns a cue that begins on `start`, or as near to it as possible if it would not end within
  /// the pass; nil if the pass is too short for it.
  func cue(
    _ kind: Score.Event.Kind, _ measures: CueLaw.Measures, at start: Int, pan: Pan,
    frequency: Hertz? = nil, of track: Track? = nil, x: Double? = nil, y: Double? = nil
  ) -> Score.Event? {
    let duration = frames(measures.duration)
    guard duration > 0, duration <= frames.count else { return nil }
    return Score.Event(
      kind: kind, start: max(frames.lowerBound, min(start, frames.upperBound - duration)),
      duration: duration, series: track?.series, x: x, y: y, frequency: frequency, pan: pan,
      gain: cueGain * measures.level.amplitude)
  }

  /// Returns the ping of a point.
  func mark(_ point: Line.Vertex, of track: Track) -> Score.Event? {
    mark(x: point.x, y: point.y, of: track, at: point.frame)
  }

  /// Returns the ping of a point on a frame.
  func mark(x: Double, y: Double?, of track: Track, at frame: Int) -> Score.Event? {
    cue(
      .mark, CueLaw.mark, at: frame, pan: pan(x, of: track),
      frequency: CueLaw.markPitch(above: pitch.range, at: sampleRate), of: track, x: x, y: y)
  }

  /// Returns the knocks of a step from one tone to the next that crosses or reaches y gridlines.
  func knocks(from previous: Score.Event, to next: Score.Event, of track: Track) -> [Score.Event] {
    guard let first = previous.frequency, let last = next.frequency else { return [] }
    let crossed = track.axis.gridlines.filter {
      let pitch = pitch($0, of: track)
      return first < last ? pitch > first && pitch <= last : pitch < first && pitch >= last
    }
    return crossed.compactMap {
      cue(
        .knock, CueLaw.knock, at: next.start, pan: next.pan,
        frequency: CueLaw.knockPitch(against: last), of: track, y: $0)
    }
  }

  /// Returns the breath in the middle of a silence between two pans, or nil if the silence is too
  /// short to differ from the spaces between tones.
  func gap(_ silence: Range<Int>, between pans: (Pan, Pan), of track: Track) -> Score.Event? {
    guard silence.count >= frames(CueLaw.minGap) else { return nil }
    let middle = silence.lowerBound + silence.count / 2
    return cue(
      .gap, CueLaw.gap, at: middle - frames(CueLaw.gap.duration) / 2,
      pan: Pan((pans.0.value + pans.1.value) / 2), of: track)
  }
}

/// The sounds of one series.
struct Arrangement {
  /// Tones and glides.
  var tones: [Score.Event] = []
  /// The cues, before a ``CueSheet`` selects among those that overlap.
  var cues: [Score.Event] = []
  /// The number of values that sound individually, at their own pitch.
  var pointsHeard = 0
  /// Notices for the listener.
  var notices: [Composition.Notice] = []
}
