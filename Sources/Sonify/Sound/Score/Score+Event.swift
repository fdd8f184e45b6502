public import SonifyBase

extension Score {
  /// One sound: a tone, a glide or a cue.
  ///
  /// A glide whose series has another glide ending on the very frame where it starts continues that
  /// glide: the phase runs on, there is no new attack, and a change of gain or pan is made
  /// smoothly. Every other event begins and ends in silence.
  public struct Event: Equatable, Sendable {
    /// What kind of sound it is.
    public enum Kind: String, CaseIterable, Sendable, Codable {
      /// A steady tone at the pitch of a value.
      case tone
      /// A tone that moves evenly in log frequency from one pitch to another.
      case glide
      /// The noise tick of an x gridline.
      case tick
      /// The knock of a y gridline that the line crosses.
      case knock
      /// The breath in the middle of a gap.
      case gap
      /// The ping of an outlier or a chosen point.
      case mark
      /// A tone of the legend that precedes the chart.
      case legend
      /// One of the blips that count a series before it begins.
      case series
      /// The two low thuds of an end that cannot be passed; only in scrubbing, never in a composed
      /// score.
      case edge

      /// Whether the sound is made of partials of a pitch, rather than taken from the set of cues.
      public var isTonal: Bool {
        switch self {
        case .tone, .glide, .legend, .series: true
        case .tick, .knock, .gap, .mark, .edge: false
        }
      }
    }

    /// What kind of sound it is.
    public var kind: Kind
    /// The frame on which it begins, from 0.
    public var start: Int
    /// Its length in frames, greater than 0.
    public var duration: Int
    /// Which series it belongs to, from 0, if any; the totals of stacks belong to none.
    public var series: Int?
    /// The x of the value that sounds, if any.
    public var x: Double?
    /// The value that sounds, if any.
    public var y: Double?
    /// The pitch at the start; nothing for noises.
    public var frequency: Hertz?
    /// The pitch at the end; equal to ``frequency`` unless it is a glide.
    public var endFrequency: Hertz?
    /// The place at the start.
    public var pan: Pan
    /// The place at the end.
    public var endPan: Pan
    /// The amplitude factor within the score, before its level and loudness curve; 1 for data.
    public var gain: Double

    /// Makes an event; a steady one unless the end of frequency or pan is given.
    public init(
      kind: Kind, start: Int, duration: Int, series: Int? = nil, x: Double? = nil, y: Double? = nil,
      frequency: Hertz? = nil, endFrequency: Hertz? = nil, pan: Pan = .centre, endPan: Pan? = nil,
      gain: Double = 1
    ) {
      self.kind = kind
      self.start = start
      self.duration = duration
      self.series = series
      self.x = x
      self.y = y
      self.frequency = frequency
      self.endFrequency = endFrequency ?? frequency
      self.pan = pan
      self.endPan = endPan ?? pan
      self.gain = gain
    }

    /// The first frame after the event.
    public var end: Int { start + duration }
  }
}
