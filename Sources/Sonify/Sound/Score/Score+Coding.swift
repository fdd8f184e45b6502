extension Score {
  /// The longest score there is, a week.
  public static let maxDuration = Seconds(604_800)

  /// The longest cue that is read; those of ``Composer`` take less than a tenth of it.
  ///
  /// The waveform of a cue is made before anything sounds, in time that grows with the square of its
  /// length.
  private static let greatestCueDuration = Seconds(1)

  enum CodingKeys: String, CodingKey {
    case sampleRate, channels, frames, events, level, loudness, markers
  }

  /// Reads a score that may come from anywhere, and checks all that a renderer relies on.
  /// - Throws: `DecodingError.dataCorrupted` with what is wrong, if something is missing from it
  ///   that every score has: an order, a length, sounds within that length.
  /// - Complexity: O(events).
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sampleRate: try values.decode(SampleRate.self, forKey: .sampleRate),
      channels: try values.decode(Int.self, forKey: .channels),
      frames: try values.decode(Int.self, forKey: .frames),
      events: try values.decode([ScoreEvent].self, forKey: .events),
      level: try values.decode(Double.self, forKey: .level),
      loudness: try values.decode(LoudnessCurve.self, forKey: .loudness),
      markers: try values.decode([ScoreMarker].self, forKey: .markers))
    if let fault {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: fault))
    }
  }

  /// What makes it impossible to render, if anything does.
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

  private func fault(of event: ScoreEvent) -> String? {
    guard event.start >= 0 else { return "its start is not negative" }
    guard event.duration > 0 else { return "its duration is greater than 0" }
    // Not as a sum, which could overflow.
    guard event.start <= frames, event.duration <= frames - event.start else {
      return "it ends with the score at the latest"
    }
    guard (event.series ?? 0) >= 0 else { return "its series is counted from 0" }
    guard event.gain.isFinite, event.gain >= 0 else { return "its gain is finite and not negative" }
    guard event.pan.value.isFinite, event.endPan.value.isFinite else { return "its pan is finite" }
    let pitches = [event.frequency, event.endFrequency].compactMap { $0 }
    let limit = Hertz(Double(sampleRate.framesPerSecond) / 2)
    guard pitches.allSatisfy({ $0 >= Hertz(1) && $0 <= limit }) else {
      return "its frequency lies from 1 Hz to half the sample rate"
    }
    if event.kind.isTonal {
      guard pitches.count == 2 else { return "it has a frequency at both ends" }
    } else {
      guard event.duration <= sampleRate.frames(in: Self.greatestCueDuration) else {
        return "a cue lasts a second at most"
      }
    }
    return nil
  }
}
