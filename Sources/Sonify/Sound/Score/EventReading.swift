import SonifyBase

/// Makes the events of a score from their JSON form.
struct EventReading {
  private let sampleRate: SampleRate
  private let level: Double
  private let loudness: LoudnessCurve
  private let series: [String: Int]
  private let categories: [String: Int]
  /// The gains found so far, at most ``gainLimit``.
  private var gains = [1.0]

  /// The maximum number of gains that are kept, more than a composed score has.
  private static let gainLimit = 64

  /// Makes a reader of events.
  /// - Parameters:
  ///   - sampleRate: frames per second.
  ///   - level: the level of the score.
  ///   - loudness: the loudness curve of the score.
  ///   - series: the names of series that events use.
  ///   - categories: the names of categories that events use for x.
  init(
    sampleRate: SampleRate, level: Double, loudness: LoudnessCurve, series: [String],
    categories: [String]
  ) {
    self.sampleRate = sampleRate
    self.level = level
    self.loudness = loudness
    self.series = Self.places(of: series)
    self.categories = Self.places(of: categories)
  }

  private static func places(of names: [String]) -> [String: Int] {
    Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The reason why an event cannot be read.
  struct Fault: Error {
    /// The fault, in a few words.
    var text: String
  }

  /// Reads an event without checking its times, pitches and gain.
  mutating func event(_ written: WrittenEvent) throws(Fault) -> Score.Event {
    var event = Score.Event(
      kind: written.kind, start: frames(written.time), duration: frames(written.duration),
      series: try series(of: written), x: try x(of: written), y: written.y,
      frequency: written.frequency.map { Hertz($0) }, pan: Pan(written.pan),
      endPan: Pan(written.endPan))
    event.endFrequency = written.endFrequency.map { Hertz($0) }
    event.upperFrequency = written.upperFrequency.map { Hertz($0) }
    event.endUpperFrequency = written.endUpperFrequency.map { Hertz($0) }
    if let number = written.timbre {
      guard number > 0 else { throw Fault(text: "its timbre is a whole number counted from 1") }
      event.timbre = number - 1
    }
    event.gain = gain(
      amplitude: written.gain, factor: loudness.factor(of: event) * level,
      isKept: event.kind.isTonal)
    return event
  }

  /// Returns a time in frames; any number is accepted, and one outside every score stays outside.
  func frames(_ time: Double) -> Int {
    let limit = 2 * Score.maxDuration.value
    return sampleRate.frames(in: Seconds(time.isNaN ? -limit : min(max(time, -limit), limit)))
  }

  /// Returns the series, or nil for a name that no series has, as "total".
  private func series(of event: WrittenEvent) throws(Fault) -> Int? {
    if let number = event.seriesNumber {
      guard number >= 0 else { throw Fault(text: Self.badSeries) }
      return number == 0 ? nil : number - 1
    }
    switch event.series {
    case .number(let number):
      guard let number = Int(exactly: number), number > 0 else { throw Fault(text: Self.badSeries) }
      return number - 1
    case .text(let name): return series[name]
    case nil: return nil
    }
  }

  private static let badSeries = "its series is a name, or a whole number counted from 1"

  private func x(of event: WrittenEvent) throws(Fault) -> Double? {
    switch event.x {
    case .number(let number): return number
    case .text(let text):
      if let place = categories[text] { return Double(place) }
      guard let x = DateText.seconds(iso8601: text) ?? Double(text) else {
        throw Fault(text: "its x is a number, a date or one of the categories")
      }
      return x
    case nil: return nil
    }
  }

  /// Returns the gain of an event from its amplitude at the start.
  ///
  /// The amplitude is a rounded product, so a quotient may differ from the gain by a rounding
  /// error. Joined glides must have exactly the same gain, and tones have few gains, so an earlier
  /// gain is used again if it gives the amplitude up to rounding.
  private mutating func gain(amplitude: Double, factor: Double, isKept: Bool) -> Double {
    let known = gains.first { abs($0 * factor - amplitude) <= 1e-14 * abs(amplitude) }
    if let known { return known }
    let gain = amplitude / factor
    if isKept, gains.count < Self.gainLimit { gains.append(gain) }
    return gain
  }
}
