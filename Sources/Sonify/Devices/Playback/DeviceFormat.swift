package import SonifyBase

/// The format that a playback device agreed to, as it reports it.
package struct DeviceFormat: Equatable, Sendable {
  /// The number of frames per second, which may differ from the request: sound must be rendered at
  /// this rate.
  package var sampleRate: SampleRate
  /// The number of channels of the device, 1 or more.
  package var channels: Int
  /// The encoding of samples on the device.
  package var samples: DeviceSamples
  /// The number of frames in a period.
  package var periodFrames: Int
  /// The number of frames in the device's buffer.
  package var bufferFrames: Int
  /// The maximum number of frames that are written and not yet heard: at least two periods, unless
  /// the buffer is smaller.
  package var queueFrames: Int

  /// The maximum time from the write of a frame to its sound due to the queue; a sound server or a
  /// card may add delay, which the device reports.
  package var queueTime: Seconds { sampleRate.seconds(queueFrames) }
}

/// The encoding of a sample on a device, in little-endian order.
package enum DeviceSamples: String, CaseIterable, Sendable {
  /// 16-bit integers.
  case int16 = "16 bits"
  /// 24-bit integers in the lower bits of 32.
  case int24 = "24 bits in 32"
  /// 24-bit integers in three bytes.
  case packed24 = "24 bits"
  /// 32-bit integers; the lowest eight bits are 0.
  case int32 = "32 bits"
  /// 32-bit IEEE 754 numbers, of which 1 is full scale.
  case float32 = "32-bit float"

  /// The name of the encoding.
  package var text: String {
    switch self {
    case .int16: DeviceSamplePhrases.int16.text()
    case .int24: DeviceSamplePhrases.int24.text()
    case .packed24: DeviceSamplePhrases.packed24.text()
    case .int32: DeviceSamplePhrases.int32.text()
    case .float32: DeviceSamplePhrases.float32.text()
    }
  }

  /// The number of bytes of one sample.
  var bytes: Int {
    switch self {
    case .int16: 2
    case .packed24: 3
    case .int24, .int32, .float32: 4
    }
  }

  /// Returns the encodings to try for a request, best first; the last ones lose precision or
  /// dither.
  static func preferences(for request: SoundFormat.Samples) -> [DeviceSamples] {
    switch request {
    case .int16: [.int16, .int32, .int24, .packed24, .float32]
    case .int24: [.int32, .int24, .packed24, .float32, .int16]
    case .float32: [.float32, .int32, .int24, .packed24, .int16]
    }
  }
}
