import Glibc

/// The discrete Fourier transform of complex numbers, in place.
enum FastFourierTransform {
  /// Transforms numbers by the algorithm of Cooley and Tukey, "An algorithm for the machine
  /// calculation of complex Fourier series" (1965), radix 2; nothing is divided by their count.
  /// - Parameters:
  ///   - real: the real parts.
  ///   - imaginary: as many imaginary parts.
  /// - Precondition: the count is a power of two.
  /// - Complexity: O(*n* log *n*).
  static func transform(real: inout [Double], imaginary: inout [Double]) {
    let count = real.count
    guard count > 1 else { return }
    let turns = (0..<(count / 2)).map { -2 * Double.pi * Double($0) / Double(count) }
    let (cosines, sines) = (turns.map { cos($0) }, turns.map { sin($0) })
    var first = real.mutableSpan
    var second = imaginary.mutableSpan
    reverseBits(&first, &second)
    let (cosine, sine) = (cosines.span, sines.span)
    var half = 1
    while half < count {
      let stride = count / (2 * half)
      for start in Swift.stride(from: 0, to: count, by: 2 * half) {
        for offset in 0..<half {
          let (low, high, turn) = (start + offset, start + offset + half, offset * stride)
          let a = first[high] * cosine[turn] - second[high] * sine[turn]
          let b = first[high] * sine[turn] + second[high] * cosine[turn]
          (first[high], second[high]) = (first[low] - a, second[low] - b)
          (first[low], second[low]) = (first[low] + a, second[low] + b)
        }
      }
      half *= 2
    }
  }

  private static func reverseBits(
    _ real: inout MutableSpan<Double>, _ imaginary: inout MutableSpan<Double>
  ) {
    var mirrored = 0
    for index in 1..<real.count {
      var bit = real.count >> 1
      while mirrored & bit != 0 {
        mirrored ^= bit
        bit >>= 1
      }
      mirrored |= bit
      if index < mirrored {
        real.swapAt(index, mirrored)
        imaginary.swapAt(index, mirrored)
      }
    }
  }
}
