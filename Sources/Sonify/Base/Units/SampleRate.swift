/// A number of sample frames per second; seconds become frames here and nowhere else.
public struct SampleRate: Hashable, Sendable, Codable {
  /// Frames per second, within ``allowed``.
  public let framesPerSecond: Int

  /// The rates that can be rendered: 8,000 to 384,000 frames per second.
  public static let allowed = 8_000...384_000

  /// 48,000 frames per second, the default rate.
  public static let standard = SampleRate(unchecked: 48_000)

  /// Makes a sample rate, or returns nil if it is outside ``allowed``.
  public init?(framesPerSecond: Int) {
    guard Self.allowed.contains(framesPerSecond) else { return nil }
    self.framesPerSecond = framesPerSecond
  }

  private init(unchecked framesPerSecond: Int) { self.framesPerSecond = framesPerSecond }

  /// Returns the number of frames nearest to `time`, which must be less than 2⁵³ frames.
  public func frames(in time: Seconds) -> Int {
    Int((time.value * Double(framesPerSecond)).rounded())
  }

  /// Returns the duration of `frames` frames.
  public func seconds(_ frames: Int) -> Seconds {
    Seconds(Double(frames) / Double(framesPerSecond))
  }

  /// Reads a whole number of frames per second.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let rate = SampleRate(framesPerSecond: try container.decode(Int.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "sample rate outside \(Self.allowed)")
    }
    self = rate
  }

  /// Writes a whole number of frames per second.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(framesPerSecond)
  }
}
