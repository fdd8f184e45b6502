extension Span<Double> {
  /// Returns four neighbouring values, of which the first has an index.
  @inlinable
  func four(from index: Int) -> SIMD4<Double> {
    unsafe bytes.unsafeLoadUnaligned(
      fromByteOffset: index &* MemoryLayout<Double>.stride, as: SIMD4<Double>.self)
  }

  /// Returns the number of values that meet a condition, which is asked about four of them at a time.
  @inlinable
  package func count(where isMet: (SIMD4<Double>) -> SIMDMask<SIMD4<Int64>>) -> Int {
    var counts = SIMD4<Int64>.zero
    var index = 0
    while index &+ 4 <= count {
      counts.replace(with: counts &+ 1, where: isMet(four(from: index)))
      index &+= 4
    }
    var total = Int(counts.wrappedSum())
    while index < count {
      total &+= isMet(SIMD4(repeating: self[index]))[0] ? 1 : 0
      index &+= 1
    }
    return total
  }

  /// Whether no value is less than the one before it, and none of two or more is NaN.
  @inlinable
  package var isRising: Bool {
    var isRising = SIMDMask<SIMD4<Int64>>(repeating: true)
    var index = 1
    while index &+ 4 <= count {
      isRising .&= four(from: index &- 1) .<= four(from: index)
      index &+= 4
    }
    while index < count {
      isRising .&= SIMD4(repeating: self[index &- 1]) .<= SIMD4(repeating: self[index])
      index &+= 1
    }
    return all(isRising)
  }
}
