import SonifyBase

/// What words for strength stand for: the one table of all descriptions, `docs/WORDS.md`.
enum StrengthWords {
  /// How closely two things go together.
  ///
  /// J. Evans, "Straightforward statistics for the behavioral sciences" (1996).
  enum Correlation: CaseIterable, Sendable {
    case veryWeak, weak, moderate, strong, veryStrong

    /// The word for a correlation of −1 to 1.
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

  /// How much of the spread of values a straight line accounts for, from which on that is told.
  enum Straightness: Sendable {
    case roughly, almost

    /// The word for a coefficient of determination of 0 to 1; nothing for little.
    init?(_ rSquared: Double) {
      guard rSquared >= 0.5 else { return nil }
      self = rSquared >= 0.9 ? .almost : .roughly
    }
  }

  /// How alike a line is to itself a period later.
  enum Periodicity: Sendable {
    case faintly, loosely, clearly

    /// The word for an autocorrelation above 0.
    init(_ strength: Double) {
      self = strength >= 0.7 ? .clearly : strength >= 0.5 ? .loosely : .faintly
    }
  }

  /// The skewness, up or down, from which on values are called skewed.
  ///
  /// M. Bulmer, "Principles of statistics" (1979), calls 1 and more highly skewed.
  static let minSkewness = 1.0

  /// The skewness, up or down, from which on a tail of a histogram is told; by Bulmer, less is
  /// as good as symmetric.
  static let minLean = 0.5

  /// The difference of Pearson's and Spearman's correlation from which on a relation is called
  /// curved.
  static let minCurvature = 0.1

  /// A coefficient of −1 to 1 in two digits; only what is exactly ±1 is told as that.
  static func text(_ coefficient: Double) -> String {
    let rounded = (coefficient * 100).rounded() / 100
    let isWhole = abs(rounded) == 1 && abs(coefficient) != 1
    return NumberText(digits: 2).text(isWhole ? rounded * 0.99 : rounded)
  }
}
