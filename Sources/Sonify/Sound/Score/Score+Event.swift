public import SonifyBase

extension Score {
  /// One sound: a tone, a glide or a cue.
  ///
  /// A glide that starts on the very frame where another glide of its series ends continues that
  /// glide: the phase runs on, there is no new attack, and a change of gain or pan is smooth. So
  /// does a spread that starts with the pitches and on the frame with which another spread of its
  /// series ends. Every other event begins and ends in silence.
  public struct Event: Equatable, Sendable {
    /// The kind of sound.
    public enum Kind: String, CaseIterable, Sendable, Codable {
      /// A steady tone at the pitch of a value.
      case tone
      /// A tone that moves evenly in log frequency from one pitch to another.
      case glide
      /// The noise tick of an x gridline.
      case tick
      /// The knock of a y gridline that the series crosses.
      case knock
      /// The breath in the middle of a gap.
      case gap
      /// The ping of an outlier or a chosen point.
      case mark
      /// A tone of the legend that precedes the chart.
      case legend
      /// One of the blips that count a series before it begins.
      case series
      /// The two low thuds at an end of the chart; only in scrubbing, never in a composed score.
      case edge
      /// Noise between two pitches under the tone of a series: the spread of values that have no
      /// time of their own.
      case spread
      /// The three rising strokes of an alert; only where values sound as they arrive, never in
      /// a composed score.
      case alert

      /// Whether the sound is made of the partials of a pitch, and is not a cue.
      public var isTonal: Bool {
        switch self {
        case .tone, .glide, .legend, .series: true
        case .tick, .knock, .gap, .mark, .edge, .spread, .alert: false
        }
      }
    }

    /// The kind of sound.
    public var kind: Kind
    /// The first frame, from 0.
    public var start: Int
    /// The length in frames, greater than 0.
    public var duration: Int
    /// The index of the series, from 0, or nil if the event belongs to none, as for totals of
    /// stacks.
    public var series: Int?
    /// The x of the value that sounds, or nil if there is none.
    public var x: Double?
    /// The value that sounds, or nil if there is none.
    public var y: Double?
    /// The pitch at the start, or nil for noise; the lower pitch of a spread.
    public var frequency: Hertz?
    /// The pitch at the end; equal to ``frequency`` except in a glide or a spread.
    public var endFrequency: Hertz?
    /// The pan at the start.
    public var pan: Pan
    /// The pan at the end.
    public var endPan: Pan
    /// The amplitude factor within the score, before its level and loudness curve; 1 for data.
    public var gain: Double
    /// The upper pitch of a spread at the start; nil for all other kinds.
    public var upperFrequency: Hertz?
    /// The upper pitch of a spread at the end; nil for all other kinds.
    public var endUpperFrequency: Hertz?
    /// The index of the timbre, from 0, or nil for that of the series.
    public var timbre: Int?

    /// Makes an event; it is steady unless an end of frequency or pan is given.
    public init(
      kind: Kind, start: Int, duration: Int, series: Int? = nil, x: Double? = nil, y: Double? = nil,
      frequency: Hertz? = nil, endFrequency: Hertz? = nil, pan: Pan = .centre, endPan: Pan? = nil,
      gain: Double = 1, upperFrequency: Hertz? = nil, endUpperFrequency: Hertz? = nil,
      timbre: Int? = nil
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
      self.upperFrequency = upperFrequency
      self.endUpperFrequency = endUpperFrequency ?? upperFrequency
      self.timbre = timbre
    }

    /// The first frame after the event.
    public var end: Int { start + duration }
  }
}
