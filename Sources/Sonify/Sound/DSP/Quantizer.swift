/// Rounds samples to integers with triangular dither, so that the rounding error is a steady noise
/// and never a distortion.
///
/// The noise depends on a sample's index in the sound, so the same sound always gives the same
/// numbers, however it is divided into blocks. Samples beyond full scale are clipped and never
/// wrap.
public enum Quantizer {
  /// Writes `samples` as 16-bit integers; `first` is the index of the first one in the sound.
  /// - Precondition: `output` is as long as `samples`.
  @_noLocks
  public static func quantize(
    _ samples: Span<Float>, at first: Int, into output: inout MutableSpan<Int16>
  ) {
    let isFitting = output.count == samples.count && first >= 0
    precondition(isFitting)
    var noise = InlineArray<128, Int32>(repeating: 0)
    var index = 0
    while index < samples.count {
      let offset = (first + index) % Dither.cell
      Dither.write(cell: (first + index) / Dither.cell, to: &noise)
      let count = min(Dither.cell - offset, samples.count - index)
      for place in 0..<count {
        output[index &+ place] = sixteenBits(
          samples[index &+ place], noise: noise[offset &+ place])
      }
      index += count
    }
  }

  /// Writes `samples` as 24-bit integers in the upper bits of 32; `first` is the index of the first
  /// one in the sound.
  /// - Precondition: `output` is as long as `samples`.
  @_noLocks
  public static func quantize(
    _ samples: Span<Float>, at first: Int, into output: inout MutableSpan<Int32>
  ) {
    let isFitting = output.count == samples.count && first >= 0
    precondition(isFitting)
    var noise = InlineArray<128, Int32>(repeating: 0)
    var index = 0
    while index < samples.count {
      let offset = (first + index) % Dither.cell
      Dither.write(cell: (first + index) / Dither.cell, to: &noise)
      let count = min(Dither.cell - offset, samples.count - index)
      for place in 0..<count {
        output[index &+ place] = twentyFourBits(
          samples[index &+ place], noise: noise[offset &+ place])
      }
      index += count
    }
  }

  /// Rounds a sample: adding 1.5·2²³ leaves no bits for a fraction, so the low bits of the sum are
  /// the result.
  @inline(__always) @_noLocks
  private static func sixteenBits(_ sample: Float, noise: Int32) -> Int16 {
    let exact = sample * 32_768 + Float(noise) * 0x1p-16
    let minimum: Float = exact < -32_768 ? -32_768 : exact
    let bounded: Float = minimum > 32_767 ? 32_767 : minimum
    return Int16(truncatingIfNeeded: Int32(bitPattern: (bounded + 0x1.8p23).bitPattern))
  }

  /// Rounds a sample as for 16 bits, in double precision, where the sum is exact.
  @inline(__always) @_noLocks
  private static func twentyFourBits(_ sample: Float, noise: Int32) -> Int32 {
    let exact = Double(sample) * 8_388_608 + Double(noise) * 0x1p-16
    let minimum: Double = exact < -8_388_608 ? -8_388_608 : exact
    let bounded: Double = minimum > 8_388_607 ? 8_388_607 : minimum
    return Int32(truncatingIfNeeded: Int64(bitPattern: (bounded + 0x1.8p52).bitPattern)) &<< 8
  }
}
