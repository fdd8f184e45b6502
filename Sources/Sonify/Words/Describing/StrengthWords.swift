import SonifyBase

/// The thresholds of words for strength, the same in all descriptions: `docs/WORDS.md`.
enum StrengthWords {
  /// The strength of a correlation.
  ///
  /// J. Evans, "Straightforward statistics for the behavioral sciences" (1996).
  enum Correlation: CaseIterable, Sendable {
    case veryWeak, weak, moderate, strong, veryStrong

    /// Creates the word for a correlation of −1 to 1.
    init(_ r: Double) {
      self =
        switch abs(r) {
        case ..<0.2: .veryWeak
        case ..<0.4: .weak
        case ..<0.6: .moderate
        case ..<0.8: .strong
        default: .veryStrong
        }
    }
  }

  /// The straightness of values that a straight line fits well enough to be mentioned.
  enum Straightness: Sendable {
    case roughly, almost

    /// Creates the word for a coefficient of determination of 0 to 1; nil below 0.5.
    init?(_ rSquared: Double) {
      guard rSquared >= 0.5 else { return nil }
      self = rSquared >= 0.9 ? .almost : .roughly
    }
  }

  /// The similarity of a line to itself one period later.
  enum Periodicity: Sendable {
    case faintly, loosely, clearly

    /// Creates the word for an autocorrelation above 0.
    init(_ strength: Double) {
      self = strength >= 0.7 ? .clearly : strength >= 0.5 ? .loosely : .faintly
    }
  }

  /// The minimum skewness, up or down, of values that are called skewed.
  ///
  /// M. Bulmer, "Principles of statistics" (1979), calls 1 and more highly skewed.
  static let minSkewness = 1.0

  /// The minimum skewness, up or down, at which a tail of a histogram is mentioned; by Bulmer, less
  /// is approximately symmetric.
  static let minLean = 0.5

  /// The minimum difference between Pearson's and Spearman's correlation of a relation that is
  /// called curved.
  static let minCurvature = 0.1

  /// Returns a coefficient of −1 to 1 in two digits; only exactly ±1 is written as ±1.
  static func text(_ coefficient: Double) -> String {
    let rounded = (coefficient * 100).rounded() / 100
    let isWhole = abs(rounded) == 1 && abs(coefficient) != 1
    return NumberText(digits: 2).text(isWhole ? rounded * 0.99 : rounded)
  }
}
