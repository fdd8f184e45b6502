/// Triangular dither noise, two least significant bits wide, at any index of the sound.
///
/// Noise is made in cells of 128 samples, counted from the first sample of the sound. Each cell
/// runs sixteen xorshift generators (Marsaglia, "Xorshift RNGs", 2003) from seeds that are a hash
/// of its number, so the noise at a sample depends only on the seed and its index.
enum Dither {
  /// The number of samples in a cell.
  static var cell: Int { @_noLocks get { 128 } }

  /// One more than the maximum absolute value of the noise, which represents one least significant
  /// bit.
  static var unit: Double { @_noLocks get { 65_536 } }

  /// Writes the noise of a cell: for each sample the difference of two numbers drawn uniformly from
  /// 0 to 65,535.
  ///
  /// The array is passed `inout` because reading an element of an immutable one copies the whole
  /// array.
  @_noLocks
  static func write(cell: Int, to noise: inout InlineArray<128, Int32>) {
    var lanes = InlineArray<16, UInt32>(repeating: 0)
    for lane in 0..<16 {
      let hash = Noise.bits(seed ^ UInt64(truncatingIfNeeded: cell &* 16 &+ lane))
      lanes[lane] = UInt32(truncatingIfNeeded: hash) | 1
    }
    for row in 0..<8 {
      for lane in 0..<16 {
        var word = lanes[lane]
        word ^= word &<< 13
        word ^= word &>> 17
        word ^= word &<< 5
        lanes[lane] = word
        noise[row &* 16 &+ lane] =
          Int32(bitPattern: word &>> 16) &- Int32(bitPattern: word & 0xFFFF)
      }
    }
  }

  /// Any number will do; this one is the fraction of the golden ratio in 64 bits.
  private static var seed: UInt64 { @_noLocks get { 0x9E37_79B9_7F4A_7C15 } }
}
