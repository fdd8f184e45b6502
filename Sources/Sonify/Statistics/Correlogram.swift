/// How a line resembles itself some places later.
enum Correlogram {
  /// The autocorrelations at lags from 0 to a greatest one: 1, and then about −1 to 1.
  ///
  /// Each is the mean of the products there are at that lag, divided by the mean square (Parzen, "On
  /// spectral analysis with missing observations and amplitude modulation", 1963), so that neither
  /// missing values nor long lags weaken it. The sums come from the power spectrum, by the theorem
  /// of Wiener and Khinchin.
  /// - Parameters:
  ///   - numbers: deviations from a mean or trend; those that are not finite are missing.
  ///   - greatest: the greatest lag, below their count.
  /// - Returns: the autocorrelations; none if all numbers are zero or missing.
  /// - Complexity: O(*n* log *n*).
  static func values(of numbers: [Double], upTo greatest: Int) -> [Double] {
    let scale = numbers.reduce(0) { $1.isFinite ? max($0, abs($1)) : $0 }
    guard scale > 0, greatest >= 0, greatest < numbers.count else { return [] }
    var length = 1
    while length < numbers.count + greatest + 1 { length *= 2 }
    // The numbers as real and which there are as imaginary parts: one transform for both.
    var real = [Double](repeating: 0, count: length)
    var imaginary = real
    for (index, number) in numbers.enumerated() where number.isFinite {
      (real[index], imaginary[index]) = (number / scale, 1)
    }
    FastFourierTransform.transform(real: &real, imaginary: &imaginary)
    power(&real, &imaginary)
    FastFourierTransform.transform(real: &real, imaginary: &imaginary)
    // Transformed twice, everything is `length` times what it was.
    func count(_ lag: Int) -> Double { (imaginary[lag] / Double(length)).rounded() }
    let meanSquare = real[0] / count(0)
    return (0...greatest).map { count($0) > 0 ? real[$0] / count($0) / meanSquare : 0 }
  }

  /// Puts the power spectra of the real and the imaginary parts in their place, from the transform
  /// of both together.
  private static func power(_ real: inout [Double], _ imaginary: inout [Double]) {
    let count = real.count
    for low in 0...(count / 2) {
      let high = (count - low) % count
      let (a, b) = (real[low], imaginary[low])
      let (c, d) = (real[high], imaginary[high])
      let first = ((a + c) * (a + c) + (b - d) * (b - d)) / 4
      let second = ((a - c) * (a - c) + (b + d) * (b + d)) / 4
      (real[low], real[high]) = (first, first)
      (imaginary[low], imaginary[high]) = (second, second)
    }
  }
}
