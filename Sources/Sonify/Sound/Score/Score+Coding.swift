public import SonifyBase

/// The JSON form of a score, which ``Score/write(as:of:to:)`` also writes, with names in place of
/// numbers.
///
/// It is an object with `sampleRate`, `frames`, `duration` and `events`, by which other programs
/// know what sounds when; with `channels`, `level`, `loudness` and `markers`, which are needed to
/// render it again; and with `seriesNames` and `categories` if events refer to their series or
/// their x by name. If series share names, events have a `seriesNumber` as well. Times are in
/// seconds. The `gain` of an event is its amplitude at the start.
extension Score: Codable {
  /// The maximum duration of a score, a week.
  public static let maxDuration = Seconds(604_800)

  /// The maximum duration of a cue; those of ``Composer`` take less than a tenth of it.
  ///
  /// The waveform of a cue is made before anything sounds, in time that is quadratic in its length.
  private static let maxCueDuration = Seconds(1)

  enum CodingKeys: String, CodingKey {
    case sampleRate, frames, duration, events
    case channels, level, loudness, markers, seriesNames, categories
  }

  /// A marker in JSON.
  private struct WrittenMarker: Codable {
    /// Seconds from the start of the score.
    var time: Double
    var name: String
  }

  /// Reads a score from an untrusted source, and checks all that a renderer relies on.
  /// - Throws: `DecodingError.dataCorrupted` with the fault, if the score breaks a rule: the order
  ///   of its events and markers, its length, the range of a value.
  /// - Complexity: O(events).
  public init(from decoder: any Decoder) throws {
    func refusal(_ fault: String) -> DecodingError {
      .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: fault))
    }
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let sampleRate = try values.decode(SampleRate.self, forKey: .sampleRate)
    let level = try values.decode(Double.self, forKey: .level)
    let loudness = try values.decode(LoudnessCurve.self, forKey: .loudness)
    var reading = EventReading(
      sampleRate: sampleRate, level: level, loudness: loudness,
      series: try values.decodeIfPresent([String].self, forKey: .seriesNames) ?? [],
      categories: try values.decodeIfPresent([String].self, forKey: .categories) ?? [])
    var events: [Event] = []
    for written in try values.decode([WrittenEvent].self, forKey: .events) {
      do throws(EventReading.Fault) {
        events.append(try reading.event(written))
      } catch {
        throw refusal("event \(events.count + 1): \(error.text)")
      }
    }
    self.init(
      sampleRate: sampleRate,
      channels: try values.decode(Int.self, forKey: .channels),
      frames: try values.decode(Int.self, forKey: .frames),
      events: events, level: level, loudness: loudness,
      markers: try values.decode([WrittenMarker].self, forKey: .markers).map {
        Marker(frame: reading.frames($0.time), name: $0.name)
      })
    if let fault { throw refusal(fault) }
  }

  /// Writes the score, with series and x as numbers.
  /// - Throws: any error of the encoder, as for numbers that are not finite.
  /// - Complexity: O(events).
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(sampleRate, forKey: .sampleRate)
    try values.encode(frames, forKey: .frames)
    try values.encode(duration, forKey: .duration)
    try values.encode(events.map { WrittenEvent($0, of: self) }, forKey: .events)
    try values.encode(channels, forKey: .channels)
    try values.encode(level, forKey: .level)
    try values.encode(loudness, forKey: .loudness)
    try values.encode(
      markers.map { WrittenMarker(time: sampleRate.seconds($0.frame).value, name: $0.name) },
      forKey: .markers)
  }

  /// The reason why the score cannot be rendered, or nil if it can.
  private var fault: String? {
    guard channels == 1 || channels == 2 else { return "a score has 1 or 2 channels" }
    guard 0...sampleRate.frames(in: Self.maxDuration) ~= frames else {
      return "a score lasts from 0 frames to a week"
    }
    guard level.isFinite, level >= 0 else { return "the level is finite and not negative" }
    for (index, event) in events.enumerated() {
      if let fault = fault(of: event) { return "event \(index + 1): \(fault)" }
    }
    guard zip(events, events.dropFirst()).allSatisfy({ $0.start <= $1.start }) else {
      return "events are sorted by their start"
    }
    guard markers.allSatisfy({ 0...frames ~= $0.frame }) else {
      return "markers lie within the score"
    }
    guard zip(markers, markers.dropFirst()).allSatisfy({ $0.frame <= $1.frame }) else {
      return "markers are sorted by their frame"
    }
    return nil
  }

  private func fault(of event: Event) -> String? {
    guard event.start >= 0 else { return "its start is not negative" }
    guard event.duration > 0 else { return "its duration is greater than 0" }
    // A sum could overflow.
    guard event.start <= frames, event.duration <= frames - event.start else {
      return "it ends with the score at the latest"
    }
    guard event.gain.isFinite, event.gain >= 0 else { return "its gain is finite and not negative" }
    guard event.pan.value.isFinite, event.endPan.value.isFinite else { return "its pan is finite" }
    let pitches = [
      event.frequency, event.endFrequency, event.upperFrequency, event.endUpperFrequency,
    ].compactMap { $0 }
    let limit = Hertz(Double(sampleRate.framesPerSecond) / 2)
    guard pitches.allSatisfy({ $0 >= Hertz(1) && $0 <= limit }) else {
      return "its frequency lies from 1 Hz to half the sample rate"
    }
    if event.kind == .spread {
      guard let low = event.frequency, let high = event.upperFrequency, low <= high,
        let endLow = event.endFrequency, let endHigh = event.endUpperFrequency, endLow <= endHigh
      else { return "it has a lower and an upper frequency at both ends" }
      return nil
    }
    guard event.upperFrequency == nil, event.endUpperFrequency == nil else {
      return "only a spread has an upper frequency"
    }
    if event.kind.isTonal {
      guard pitches.count == 2 else { return "it has a frequency at both ends" }
    } else {
      guard event.duration <= sampleRate.frames(in: Self.maxCueDuration) else {
        return "a cue lasts a second at most"
      }
    }
    return nil
  }
}
