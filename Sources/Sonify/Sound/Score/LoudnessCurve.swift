public import SonifyBase

/// An amplitude factor for each pitch, applied to a whole tone by its fundamental.
///
/// Between its points, which stand a 48th of an octave apart from 40 Hz up, the factor runs
/// straight over log frequency; outside them the nearest point holds.
public struct LoudnessCurve: Equatable, Sendable, Codable {
  /// The amplitude factor at 40·2^(i/48) Hz for each index i; never empty.
  public let factors: [Double]

  /// The frequency of the first factor.
  public static let lowest = Hertz(40)

  /// How many factors an octave has.
  public static let factorsPerOctave = 48

  /// The same amplitude at every pitch.
  public static let flat = LoudnessCurve(factors: [1])

  /// Makes a curve from factors a 48th of an octave apart, the first of them at 40 Hz.
  /// - Precondition: `factors` is not empty.
  public init(factors: [Double]) {
    precondition(!factors.isEmpty)
    self.factors = factors
  }

  /// Reads a curve that may come from anywhere.
  /// - Throws: `DecodingError.dataCorrupted` if there are no factors, or one is negative or not
  ///   finite.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let factors = try values.decode([Double].self, forKey: .factors)
    guard !factors.isEmpty, factors.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .factors, in: values,
        debugDescription: "a loudness curve has factors, finite and not negative")
    }
    self.factors = factors
  }

  /// The amplitude factor at a pitch.
  public func factor(at pitch: Hertz) -> Double {
    factor(atPlace: pitch.octaves(above: Self.lowest) * Double(Self.factorsPerOctave))
  }

  /// The factor at a place between two indices, straight between their factors; the nearest
  /// factor outside.
  func factor(atPlace place: Double) -> Double {
    guard place > 0 else { return factors[0] }
    guard place < Double(factors.count - 1) else { return factors[factors.count - 1] }
    let index = Int(place)
    let fraction = place - Double(index)
    return factors[index] + (factors[index + 1] - factors[index]) * fraction
  }
}
