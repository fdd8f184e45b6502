public import SonifyBase

extension SoundFormat {
  /// How a file stores one sample.
  public enum Samples: String, CaseIterable, Sendable {
    /// Whole numbers of 16 bits.
    case int16 = "16"
    /// Whole numbers of 24 bits.
    case int24 = "24"
    /// IEEE 754 numbers of 32 bits, of which 1 is full scale.
    case float32 = "32f"

    /// Bytes that one sample takes uncompressed.
    public var bytes: Int {
      switch self {
      case .int16: 2
      case .int24: 3
      case .float32: 4
      }
    }
  }
}

/// The shape of a stream of samples.
public struct SoundFormat: Equatable, Sendable {
  /// Frames in a second.
  public var sampleRate: SampleRate
  /// Samples in a frame: 1 or 2.
  public var channels: Int
  /// How each sample is stored.
  public var samples: Samples

  /// Makes a format.
  /// - Precondition: `channels` is 1 or 2.
  public init(sampleRate: SampleRate, channels: Int, samples: Samples) {
    precondition((1...2).contains(channels))
    self.sampleRate = sampleRate
    self.channels = channels
    self.samples = samples
  }

  /// Bytes that one frame takes uncompressed.
  public var bytesPerFrame: Int { channels * samples.bytes }
}
