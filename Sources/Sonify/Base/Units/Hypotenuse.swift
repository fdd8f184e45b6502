/// Returns √(*a*² + *b*²), which overflows only if the result is larger than the largest `Double`.
///
/// Infinity if *a* or *b* is infinite, otherwise NaN if either is NaN. The C library's `hypot` would
/// tie the program to glibc 2.35 or later.
package func hypotenuse(_ a: Double, _ b: Double) -> Double {
  if a.isInfinite || b.isInfinite { return .infinity }
  if a.isNaN || b.isNaN { return .nan }
  let longest = max(abs(a), abs(b))
  guard longest > 0 else { return 0 }
  // A power of two, by which nothing is rounded.
  let exponent = longest.exponent
  let x = Double(sign: .plus, exponent: -exponent, significand: a)
  let y = Double(sign: .plus, exponent: -exponent, significand: b)
  return Double(sign: .plus, exponent: exponent, significand: (x * x + y * y).squareRoot())
}
