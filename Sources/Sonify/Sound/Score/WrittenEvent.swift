import SonifyBase

/// An event in JSON: in seconds, and with its amplitude at the start.
package struct WrittenEvent: Codable, Sendable {
  /// The members, in the order of the output.
  package enum CodingKeys: String, CodingKey, CaseIterable {
    case time, duration, kind, series, x, y, frequency, endFrequency, pan, endPan, gain
    case upperFrequency, endUpperFrequency, seriesNumber, timbre

    /// The members that every event has.
    package static let columns = Array(allCases.dropLast(2))
  }

  /// Seconds from the start of the score.
  package var time: Double
  /// The length in seconds.
  package var duration: Double
  /// The kind of sound.
  package var kind: Score.Event.Kind
  /// The series: its name, or its number counted from 1.
  package var series: WrittenValue?
  /// The x of the value that sounds: a number, an ISO 8601 date or the name of a category.
  package var x: WrittenValue?
  /// The value that sounds.
  package var y: Double?
  /// The pitch at the start, in hertz; of a spread the lower one.
  package var frequency: Double?
  /// The pitch at the end, in hertz.
  package var endFrequency: Double?
  /// The pan at the start, from −1 to 1.
  package var pan: Double
  /// The pan at the end, from −1 to 1.
  package var endPan: Double
  /// The amplitude at the start: its own gain, times that of the loudness curve at its pitch, times
  /// the level of the score.
  package var gain: Double
  /// The upper pitch of a spread at the start, in hertz.
  package var upperFrequency: Double?
  /// The upper pitch of a spread at the end, in hertz.
  package var endUpperFrequency: Double?
  /// The number of the series, counted from 1, or 0 for none; nil unless its name is ambiguous.
  package var seriesNumber: Int?
  /// The number of the timbre, counted from 1; nil if it is that of the series.
  package var timbre: Int?

  /// Makes the JSON form of an event, with series and x as numbers.
  package init(_ event: Score.Event, of score: Score) {
    time = score.sampleRate.seconds(event.start).value
    duration = score.sampleRate.seconds(event.duration).value
    kind = event.kind
    series = event.series.map { .number(Double($0 + 1)) }
    x = event.x.map { .number($0) }
    y = event.y
    frequency = event.frequency?.value
    endFrequency = event.endFrequency?.value
    pan = event.pan.value
    endPan = event.endPan.value
    upperFrequency = event.upperFrequency?.value
    endUpperFrequency = event.endUpperFrequency?.value
    timbre = event.timbre.map { $0 + 1 }
    gain = event.gain * score.loudness.factor(of: event) * score.level
  }
}

/// A value that is a number, or text if the chart has a name for it.
package enum WrittenValue: Codable, Equatable, Sendable {
  case number(Double)
  case text(String)

  /// Reads a number or text.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else {
      self = .text(try value.decode(String.self))
    }
  }

  /// Writes the number or text alone.
  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    }
  }
}

extension LoudnessCurve {
  /// Returns the factor at the start of an event: of a spread that at the geometric middle of its
  /// pitches; 1 for cues, which the curve does not change.
  func factor(of event: Score.Event) -> Double {
    guard let pitch = event.frequency else { return 1 }
    if event.kind == .spread, let upper = event.upperFrequency {
      return factor(at: Hertz((pitch.value * upper.value).squareRoot()))
    }
    guard event.kind.isTonal else { return 1 }
    return factor(at: pitch)
  }
}
