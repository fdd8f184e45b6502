public import SonifyBase

extension SoundFormat {
  /// The encoding of a sample in a file.
  public enum Samples: String, CaseIterable, Sendable {
    /// 16-bit integers.
    case int16 = "16"
    /// 24-bit integers.
    case int24 = "24"
    /// 32-bit IEEE 754 numbers, of which 1 is full scale.
    case float32 = "32f"

    /// The number of bytes of one sample, uncompressed.
    public var bytes: Int {
      switch self {
      case .int16: 2
      case .int24: 3
      case .float32: 4
      }
    }
  }
}

/// The format of a stream of samples.
public struct SoundFormat: Equatable, Sendable {
  /// The number of frames per second.
  public var sampleRate: SampleRate
  /// The number of samples per frame: 1 or 2.
  public var channels: Int
  /// The encoding of each sample.
  public var samples: Samples

  /// Makes a format.
  /// - Precondition: `channels` is 1 or 2.
  public init(sampleRate: SampleRate, channels: Int, samples: Samples) {
    precondition((1...2).contains(channels))
    self.sampleRate = sampleRate
    self.channels = channels
    self.samples = samples
  }

  /// The number of bytes of one frame, uncompressed.
  public var bytesPerFrame: Int { channels * samples.bytes }
}
