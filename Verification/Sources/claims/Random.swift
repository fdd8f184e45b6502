import Foundation

/// Random numbers that are the same in every run: SplitMix64 of Steele, Lea and Flood, "Fast splittable
/// pseudorandom number generators" (2014).
struct Random: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 to 1.
  mutating func unit() -> Double { Double.random(in: 0..<1, using: &self) }

  /// A number of the standard normal distribution (Box and Muller, 1958).
  mutating func normal() -> Double {
    (-2 * log(1 - unit())).squareRoot() * cos(2 * .pi * unit())
  }

  /// A number of Student's t distribution.
  mutating func student(_ degrees: Int) -> Double {
    let squares = (0..<degrees).reduce(0.0) { sum, _ in
      let number = normal()
      return sum + number * number
    }
    return normal() / (squares / Double(degrees)).squareRoot()
  }

  /// A number of Poisson's distribution (Knuth, "The art of computer programming", volume 2).
  mutating func poisson(_ mean: Double) -> Double {
    var (count, product) = (-1.0, 1.0)
    repeat {
      count += 1
      product *= unit()
    } while product > exp(-mean)
    return count
  }
}
