import SonifySound

/// Frames in the device's encoding, in memory that is allocated once.
///
/// ``Quantizer`` rounds integers with the dither of their index in the stream, over the channels
/// that both sides have: so a device with the same format gets exactly the samples of a file, and
/// the same sound is always the same samples.
@safe
struct DeviceBuffer: ~Copyable {
  /// The maximum number of frames that are converted at once.
  let capacity: Int
  /// The number of bytes of one frame on the device.
  let frameBytes: Int

  private let sourceChannels: Int
  private let keptChannels: Int
  private let deviceChannels: Int
  private let samples: DeviceSamples

  /// The mean of two channels, for a device with one channel.
  private let mixed: UnsafeMutablePointer<Float>
  private let shorts: UnsafeMutablePointer<Int16>
  /// The samples of all kept channels as bits in the device's encoding, in the lower bytes.
  private let patterns: UnsafeMutablePointer<Int32>
  private let bytes: UnsafeMutablePointer<UInt8>

  /// The number of frames converted since the start of the stream.
  private var position = 0

  init(capacity: Int, sourceChannels: Int, deviceChannels: Int, samples: DeviceSamples) {
    self.capacity = capacity
    self.sourceChannels = sourceChannels
    self.deviceChannels = deviceChannels
    self.samples = samples
    keptChannels = min(sourceChannels, deviceChannels)
    frameBytes = deviceChannels * samples.bytes
    unsafe mixed = .allocate(capacity: capacity)
    unsafe shorts = .allocate(capacity: capacity * keptChannels)
    unsafe patterns = .allocate(capacity: capacity * keptChannels)
    unsafe bytes = .allocate(capacity: capacity * frameBytes)
    unsafe mixed.initialize(repeating: 0, count: capacity)
    unsafe shorts.initialize(repeating: 0, count: capacity * keptChannels)
    unsafe patterns.initialize(repeating: 0, count: capacity * keptChannels)
    unsafe bytes.initialize(repeating: 0, count: capacity * frameBytes)
  }

  deinit {
    unsafe mixed.deallocate()
    unsafe shorts.deallocate()
    unsafe patterns.deallocate()
    unsafe bytes.deallocate()
  }

  /// Returns the address of a frame that was converted last.
  @unsafe func address(ofFrame frame: Int) -> UnsafeRawPointer {
    unsafe UnsafeRawPointer(bytes + frame * frameBytes)
  }

  /// Converts the next frames of the stream, interleaved by channel.
  ///
  /// Silence becomes zeros, without dither, and still advances the position. The compiler checks
  /// that each step neither allocates nor locks; this function only combines them.
  /// - Precondition: `source` has whole frames, at most ``capacity``.
  mutating func convert(_ source: Span<Float>, isSilent: Bool) {
    let frames = source.count / sourceChannels
    precondition(frames <= capacity)
    if isSilent { return silence(frames: frames) }
    if keptChannels < sourceChannels {
      mix(source)
      encode(unsafe Span(_unsafeStart: mixed, count: frames))
      spread(frames: frames)
    } else {
      encode(source)
      spread(frames: frames)
    }
    position += frames
  }

  /// Converts frames of silence.
  /// - Precondition: `frames` is at most ``capacity``.
  @_noLocks
  mutating func silence(frames: Int) {
    precondition(frames <= capacity)
    for index in 0..<frames &* frameBytes { unsafe bytes[index] = 0 }
    position += frames
  }

  /// Writes the mean of two channels into `mixed`.
  @_noLocks
  private func mix(_ source: Span<Float>) {
    for frame in 0..<source.count / 2 {
      unsafe mixed[frame] = (source[2 &* frame] + source[2 &* frame &+ 1]) * 0.5
    }
  }

  /// Writes the bits of samples into `patterns`.
  @_noLocks
  private func encode(_ source: Span<Float>) {
    let count = source.count
    let first = position * keptChannels
    switch samples {
    case .float32:
      for index in 0..<count {
        unsafe patterns[index] = Int32(bitPattern: source[index].bitPattern)
      }
    case .int16:
      var rounded = unsafe MutableSpan(_unsafeStart: shorts, count: count)
      Quantizer.quantize(source, at: first, into: &rounded)
      for index in 0..<count { unsafe patterns[index] = Int32(shorts[index]) }
    case .int32:
      quantize(source, at: first)
    case .int24, .packed24:
      quantize(source, at: first)
      for index in 0..<count { unsafe patterns[index] = patterns[index] &>> 8 }
    }
  }

  /// Writes 24-bit integers into the upper bits of `patterns`.
  @_noLocks
  private func quantize(_ source: Span<Float>, at first: Int) {
    var rounded = unsafe MutableSpan(_unsafeStart: patterns, count: source.count)
    Quantizer.quantize(source, at: first, into: &rounded)
  }

  /// Writes `patterns` to the channels of the device: a single channel to the first two, and
  /// silence to the rest.
  @_noLocks
  private func spread(frames: Int) {
    let sampleBytes = frameBytes / deviceChannels
    var place = 0
    for frame in 0..<frames {
      for channel in 0..<deviceChannels {
        var pattern: Int32 = 0
        if channel < keptChannels {
          unsafe pattern = patterns[frame &* keptChannels &+ channel]
        } else if channel == 1 {
          unsafe pattern = patterns[frame]
        }
        for _ in 0..<sampleBytes {
          unsafe bytes[place] = UInt8(truncatingIfNeeded: pattern)
          pattern &>>= 8
          place &+= 1
        }
      }
    }
  }
}
