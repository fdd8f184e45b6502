/// Triangular dither noise, two least significant bits wide, at any place of the sound.
///
/// Noise is made in cells of 128 samples counted from the first sample of the sound. Each cell
/// runs sixteen xorshift generators (Marsaglia, "Xorshift RNGs", 2003) from seeds that are a hash
/// of its number, so the noise at a sample depends on nothing but the seed and its index.
enum Dither {
  /// The samples in a cell.
  static var cell: Int { @_noLocks get { 128 } }

  /// One more than the greatest absolute value of the noise, which stands for one least
  /// significant bit.
  static var unit: Double { @_noLocks get { 65_536 } }

  /// Writes the noise of a cell: for each sample the difference of two numbers drawn evenly from
  /// 0 to 65,535.
  ///
  /// The array is handed in, as reading an element of an immutable one copies the whole of it.
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

  /// Any number serves; this one is the golden ratio's fraction in 64 bits.
  private static var seed: UInt64 { @_noLocks get { 0x9E37_79B9_7F4A_7C15 } }
}
