import Glibc

/// The Fourier transform of real numbers, two packed in each complex one, with the spectrum in
/// bit-reversed order.
///
/// In that order the factors are needed in sequence, and nothing is ever shuffled: forward by the
/// factorisation of *z*ᵏ − *c* into *z*ᵏᐟ² ± √*c* (C. Fiduccia, "Polynomial evaluation via the
/// division algorithm", 1972), backward by the inverse.
struct PackedTransform {
  private let size: Int
  private var real: [Double]
  private var imaginary: [Double]

  /// exp(−πi·φ) for each index *p*, where φ is *p* with its bits mirrored at the binary point.
  private let factors: Factors

  private typealias Factors = (real: [Double], imaginary: [Double])

  /// Packs numbers, with zeros after them.
  /// - Precondition: `size` is a power of two, at least half the count of the numbers.
  private init(_ numbers: [Double], size: Int) {
    self.size = size
    var real = [Double](repeating: 0, count: size)
    var imaginary = real
    for index in numbers.indices {
      if index.isMultiple(of: 2) {
        real[index / 2] = numbers[index]
      } else {
        imaginary[index / 2] = numbers[index]
      }
    }
    (self.real, self.imaginary) = (real, imaginary)
    var factors: Factors = ([1], [0])
    while factors.real.count < size {
      let angle = -Double.pi / Double(2 * factors.real.count)
      let (cosine, sine) = (cos(angle), sin(angle))
      for place in factors.real.indices {
        let (x, y) = (factors.real[place], factors.imaginary[place])
        factors.real.append(x * cosine - y * sine)
        factors.imaginary.append(x * sine + y * cosine)
      }
    }
    self.factors = factors
  }

  /// Returns the sums of the products of numbers with those a lag later, at all lags from 0,
  /// divided by the sum at lag 0, which must not be 0.
  ///
  /// From the power spectrum, by the theorem of N. Wiener and A. Khinchin; accurate to about 10⁻¹⁵.
  /// - Precondition: all numbers are finite.
  /// - Complexity: O(*n* log *n*).
  static func lagProducts(of numbers: [Double]) -> [Double] {
    // At least as many zeros as numbers, so that the end does not wrap to the start.
    var size = 1
    while size < numbers.count { size *= 2 }
    var transform = PackedTransform(numbers, size: size)
    transform.forward()
    transform.takePower()
    transform.backward()
    let products = transform.numbers(numbers.count)
    return products.map { $0 / products[0] }
  }

  /// Returns the sums of numbers times exp(−2πi·*jk*/*N*), where *j* is the index of each of the
  /// *N* numbers, for all *k* from 0 to below half of *N*.
  /// - Precondition: *N* is 2, 4, 8 or another power of two.
  /// - Complexity: O(*n* log *n*).
  static func spectrum(of numbers: [Double]) -> (real: [Double], imaginary: [Double]) {
    var transform = PackedTransform(numbers, size: numbers.count / 2)
    transform.forward()
    let (size, bits) = (transform.size, transform.size.trailingZeroBitCount)
    var spectrum = (
      real: [Double](repeating: 0, count: size), imaginary: [Double](repeating: 0, count: size)
    )
    for place in 0..<size {
      let frequency = (0..<bits).reduce(0) { $0 | (place >> $1 & 1) << (bits - 1 - $1) }
      let (even, odd) = transform.halves(place)
      spectrum.real[frequency] = even.x + odd.x
      spectrum.imaginary[frequency] = even.y + odd.y
    }
    return spectrum
  }

  /// Returns the contributions of the even and the odd numbers to a frequency.
  private func halves(_ place: Int) -> (even: (x: Double, y: Double), odd: (x: Double, y: Double)) {
    guard place > 0 else { return ((real[0], 0), (imaginary[0], 0)) }
    // The index of the mirror frequency, which is as far below the sampling rate as this one is
    // above zero.
    let mirror = place ^ (Self.highestBit(of: place) - 1)
    let (cosine, sine) = (factors.real[place], factors.imaginary[place])
    let oddX = (imaginary[place] + imaginary[mirror]) / 2
    let oddY = (real[mirror] - real[place]) / 2
    return (
      ((real[place] + real[mirror]) / 2, (imaginary[place] - imaginary[mirror]) / 2),
      (oddX * cosine - oddY * sine, oddX * sine + oddY * cosine)
    )
  }

  /// Transforms numbers to their spectrum.
  private mutating func forward() { Self.forward(&real, &imaginary, by: factors) }

  private static func forward(
    _ xs: inout [Double], _ ys: inout [Double], by factors: Factors
  ) {
    let size = xs.count
    var real = xs.mutableSpan
    var imaginary = ys.mutableSpan
    var half = size / 2
    while half > 0 {
      for block in 0..<(size / half / 2) {
        let (cosine, sine) = (factors.real[block], factors.imaginary[block])
        for place in (2 * block * half)..<((2 * block + 1) * half) {
          let (x, y) = (real[place + half], imaginary[place + half])
          let (turnedX, turnedY) = (x * cosine - y * sine, x * sine + y * cosine)
          let (u, v) = (real[place], imaginary[place])
          (real[place], imaginary[place]) = (u + turnedX, v + turnedY)
          (real[place + half], imaginary[place + half]) = (u - turnedX, v - turnedY)
        }
      }
      half /= 2
    }
  }

  /// Transforms a spectrum to its numbers, times the size.
  private mutating func backward() { Self.backward(&real, &imaginary, by: factors) }

  private static func backward(
    _ xs: inout [Double], _ ys: inout [Double], by factors: Factors
  ) {
    let size = xs.count
    var real = xs.mutableSpan
    var imaginary = ys.mutableSpan
    var half = 1
    while half < size {
      for block in 0..<(size / half / 2) {
        let (cosine, sine) = (factors.real[block], factors.imaginary[block])
        for place in (2 * block * half)..<((2 * block + 1) * half) {
          let (u, v) = (real[place], imaginary[place])
          let (x, y) = (u - real[place + half], v - imaginary[place + half])
          (real[place], imaginary[place]) = (u + real[place + half], v + imaginary[place + half])
          (real[place + half], imaginary[place + half]) = (
            x * cosine + y * sine, y * cosine - x * sine
          )
        }
      }
      half *= 2
    }
  }

  /// Replaces the spectrum of the real numbers by its squared magnitudes.
  private mutating func takePower() {
    // The first element holds two real ones: at zero and at half the sampling rate.
    let (zero, half) = (real[0] + imaginary[0], real[0] - imaginary[0])
    (real[0], imaginary[0]) = (zero * zero + half * half, zero * zero - half * half)
    for place in 1..<max(1, size) {
      let mirror = place ^ (Self.highestBit(of: place) - 1)
      guard mirror >= place else { continue }
      let (cosine, sine) = (factors.real[place], factors.imaginary[place])
      let (even, odd) = halves(place)
      func square(_ x: Double, _ y: Double) -> Double { x * x + y * y }
      let power = square(even.x + odd.x, even.y + odd.y)
      let mirrorPower = square(even.x - odd.x, even.y - odd.y)
      // The even-numbered results are real, the odd-numbered imaginary.
      let (sum, difference) = (power + mirrorPower, power - mirrorPower)
      (real[mirror], imaginary[mirror]) = (sum - difference * sine, difference * cosine)
      (real[place], imaginary[place]) = (sum + difference * sine, difference * cosine)
    }
  }

  private static func highestBit(of place: Int) -> Int {
    1 << (Int.bitWidth - 1 - place.leadingZeroBitCount)
  }

  /// Returns the first `count` real numbers.
  private func numbers(_ count: Int) -> [Double] {
    (0..<count).map { $0.isMultiple(of: 2) ? real[$0 / 2] : imaginary[$0 / 2] }
  }
}
