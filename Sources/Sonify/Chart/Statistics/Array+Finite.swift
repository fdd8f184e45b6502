extension [Double] {
  /// Whether no number is infinite or NaN.
  var areFinite: Bool { allSatisfy(\.isFinite) }

  /// The numbers that are neither infinite nor NaN; these numbers themselves, without a copy, if that
  /// is all of them.
  var finite: [Double] { areFinite ? self : filter(\.isFinite) }
}
