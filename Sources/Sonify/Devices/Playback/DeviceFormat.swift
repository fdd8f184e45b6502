package import SonifyBase

/// What a playback device agreed to, as it says itself.
package struct DeviceFormat: Equatable, Sendable {
  /// Frames in a second, which need not be what was wished for: sound must be rendered at this
  /// rate.
  package var sampleRate: SampleRate
  /// Channels of the device, 1 or more.
  package var channels: Int
  /// How the device takes samples.
  package var samples: DeviceSamples
  /// Frames that the device handles at a time.
  package var periodFrames: Int
  /// Frames that the device can hold.
  package var bufferFrames: Int
  /// The most frames that are kept written and not yet heard: at least two periods, unless the
  /// device holds fewer.
  package var queueFrames: Int

  /// The most time that passes between the writing of a frame and its sound, as far as the queue
  /// goes; what a sound server or a card adds is part of the delay that they report.
  package var queueTime: Seconds { sampleRate.seconds(queueFrames) }
}

/// How a device takes one sample; the low byte is first.
package enum DeviceSamples: String, CaseIterable, Sendable {
  /// Whole numbers of 16 bits.
  case int16 = "16 bits"
  /// Whole numbers of 24 bits, in the lower bits of 32.
  case int24 = "24 bits in 32"
  /// Whole numbers of 24 bits, in three bytes.
  case packed24 = "24 bits"
  /// Whole numbers of 32 bits; the lowest eight are 0.
  case int32 = "32 bits"
  /// IEEE 754 numbers of 32 bits, of which 1 is full scale.
  case float32 = "32-bit float"

  /// How it is called.
  package var text: String {
    switch self {
    case .int16: DeviceSamplePhrases.int16.text()
    case .int24: DeviceSamplePhrases.int24.text()
    case .packed24: DeviceSamplePhrases.packed24.text()
    case .int32: DeviceSamplePhrases.int32.text()
    case .float32: DeviceSamplePhrases.float32.text()
    }
  }

  /// Bytes of one sample.
  var bytes: Int {
    switch self {
    case .int16: 2
    case .packed24: 3
    case .int24, .int32, .float32: 4
    }
  }

  /// The ways to try for a wish, the best first; the last resort loses precision or dither.
  static func preferences(for wish: SoundFormat.Samples) -> [DeviceSamples] {
    switch wish {
    case .int16: [.int16, .int32, .int24, .packed24, .float32]
    case .int24: [.int32, .int24, .packed24, .float32, .int16]
    case .float32: [.float32, .int32, .int24, .packed24, .int16]
    }
  }
}
