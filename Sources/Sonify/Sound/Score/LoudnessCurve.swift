public import SonifyBase

/// An amplitude factor for each pitch, applied to a whole tone by its fundamental.
///
/// The factors are a 48th of an octave apart, from 40 Hz up. Between them the factor is linear in
/// log frequency; outside, the nearest one holds.
public struct LoudnessCurve: Equatable, Sendable, Codable {
  /// The amplitude factor at 40·2^(i/48) Hz for each index i; never empty.
  public let factors: [Double]

  /// The frequency of the first factor.
  public static let lowest = Hertz(40)

  /// The number of factors per octave.
  public static let factorsPerOctave = 48

  /// The same amplitude at every pitch.
  public static let flat = LoudnessCurve(factors: [1])

  /// Makes a curve from factors a 48th of an octave apart, the first of them at 40 Hz.
  /// - Precondition: `factors` is not empty.
  public init(factors: [Double]) {
    precondition(!factors.isEmpty)
    self.factors = factors
  }

  /// Reads a curve from an untrusted source.
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

  /// Returns the amplitude factor at a pitch.
  public func factor(at pitch: Hertz) -> Double {
    factor(atPlace: pitch.octaves(above: Self.lowest) * Double(Self.factorsPerOctave))
  }

  /// Returns the factor at a fractional index, by linear interpolation; outside, the nearest
  /// factor.
  func factor(atPlace place: Double) -> Double {
    guard place > 0 else { return factors[0] }
    guard place < Double(factors.count - 1) else { return factors[factors.count - 1] }
    let index = Int(place)
    let fraction = place - Double(index)
    return factors[index] + (factors[index + 1] - factors[index]) * fraction
  }
}
