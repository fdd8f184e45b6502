private import Glibc

extension Hertz {
  /// How many octaves this lies above another frequency; negative below it.
  package func octaves(above other: Hertz) -> Double { log2(value / other.value) }
}
