/// Sound as samples: what the analysers work on.
public struct Recording: Sendable {
  /// A named place in the sound.
  public struct Cue: Equatable, Sendable {
    /// Frames from the start.
    public var frame: Int
    /// The name of the place; empty when the file gives none.
    public var name: String

    /// Makes a named place.
    public init(frame: Int, name: String) {
      self.frame = frame
      self.name = name
    }
  }

  /// Frames in a second.
  public var sampleRate: Double
  /// The samples of every channel, −1 to 1 at full scale; all channels are equally long.
  public var channels: [[Double]]
  /// How a file stored the samples; nothing for sound that never was in a file.
  public var encoding: Encoding?
  /// What a file says about itself, by its four-letter names: INAM, ISFT, ICMT and so on.
  public var strings: [String: String] = [:]
  /// The named places of a file, by frame.
  public var cues: [Cue] = []

  /// How a file stores a sample.
  public enum Encoding: Equatable, Sendable {
    /// Whole numbers of so many bits.
    case integer(bits: Int)
    /// Floating point of so many bits.
    case float(bits: Int)
  }

  /// Makes a recording of samples.
  public init(sampleRate: Double, channels: [[Double]]) {
    self.sampleRate = sampleRate
    self.channels = channels
  }

  /// Makes a recording of interleaved samples, as a sink takes them.
  public init(sampleRate: Double, interleaved: [Float], channels count: Int) {
    self.init(
      sampleRate: sampleRate,
      channels: (0..<count).map { channel in
        stride(from: channel, to: interleaved.count, by: count).map { Double(interleaved[$0]) }
      })
  }

  /// How many frames there are.
  public var frames: Int { channels.first?.count ?? 0 }

  /// The mean of the channels.
  public var mono: [Double] {
    guard channels.count > 1 else { return channels.first ?? [] }
    var sum = channels[0]
    for channel in channels.dropFirst() {
      for index in sum.indices { sum[index] += channel[index] }
    }
    for index in sum.indices { sum[index] /= Double(channels.count) }
    return sum
  }
}
