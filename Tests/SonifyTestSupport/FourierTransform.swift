import Foundation

/// The discrete Fourier transform of a power of two of samples, in place (radix 2).
public struct FourierTransform: Sendable {
  /// How many samples are transformed.
  public let size: Int
  private let cosines: [Double]
  private let sines: [Double]

  /// Prepares transforms of `size` samples, a power of two.
  public init(size: Int) {
    precondition(size > 1 && size.nonzeroBitCount == 1)
    self.size = size
    cosines = (0..<(size / 2)).map { cos(2 * .pi * Double($0) / Double(size)) }
    sines = (0..<(size / 2)).map { -sin(2 * .pi * Double($0) / Double(size)) }
  }

  /// Replaces samples by their spectrum: Σ x[n]·exp(−2πikn/size), unscaled.
  public func forward(_ real: inout [Double], _ imaginary: inout [Double]) {
    precondition(real.count == size && imaginary.count == size)
    var reversed = 0
    for index in 0..<(size - 1) {
      if index < reversed {
        real.swapAt(index, reversed)
        imaginary.swapAt(index, reversed)
      }
      var bit = size / 2
      while reversed & bit != 0 {
        reversed ^= bit
        bit /= 2
      }
      reversed |= bit
    }
    var half = 1
    while half < size {
      let step = size / (2 * half)
      for start in stride(from: 0, to: size, by: 2 * half) {
        for offset in 0..<half {
          let (cosine, sine) = (cosines[offset * step], sines[offset * step])
          let (low, high) = (start + offset, start + offset + half)
          let turnedReal = real[high] * cosine - imaginary[high] * sine
          let turnedImaginary = real[high] * sine + imaginary[high] * cosine
          real[high] = real[low] - turnedReal
          imaginary[high] = imaginary[low] - turnedImaginary
          real[low] += turnedReal
          imaginary[low] += turnedImaginary
        }
      }
      half *= 2
    }
  }
}
