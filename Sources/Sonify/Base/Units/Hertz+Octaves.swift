private import Glibc

extension Hertz {
  /// Returns the number of octaves from another frequency up to this one; negative if this one is
  /// lower.
  package func octaves(above other: Hertz) -> Double { log2(value / other.value) }
}
