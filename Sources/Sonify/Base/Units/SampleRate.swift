/// A number of sample frames in a second; the only place where seconds become frames.
public struct SampleRate: Hashable, Sendable, Codable {
  /// Frames in a second, within ``allowed``.
  public let framesPerSecond: Int

  /// The rates that can be rendered: 8,000 to 384,000 frames a second.
  public static let allowed = 8_000...384_000

  /// 48,000 frames a second, the rate used when none is chosen.
  public static let standard = SampleRate(unchecked: 48_000)

  /// Makes a sample rate, or nothing when it lies outside ``allowed``.
  public init?(framesPerSecond: Int) {
    guard Self.allowed.contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  private init(unchecked framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  /// The nearest whole number of frames to `time`, which must be less than 2⁵³ frames.
  public func frames(in time: Seconds) -> Int {
    Int((time.value * Double(framesPerSecond)).rounded())
  }

  /// The time that `frames` frames take.
  public func seconds(_ frames: Int) -> Seconds {
    Seconds(Double(frames) / Double(framesPerSecond))
  }

  /// Reads a whole number of frames a second.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let rate = SampleRate(framesPerSecond: try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "sample rate outside \(Self.allowed)")
    }
    self = rate
  }

  /// Writes a whole number of frames a second.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(framesPerSecond)
  }
}
