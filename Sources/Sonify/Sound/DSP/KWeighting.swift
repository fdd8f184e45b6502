/// The K weighting of ITU-R BS.1770, by which frequencies contribute to loudness.
enum KWeighting {
  /// Returns the power response at a frequency in hertz: a high shelf and a high pass.
  ///
  /// Both filters are the standard's own for 48 kHz (BS.1770-4, tables 1 and 2), evaluated on the
  /// unit circle; up to 20 kHz the ones for other rates differ by less than 0.1 dB.
  static func power(at frequency: Double) -> Double {
    let turns = min(frequency, 23_000) / 48_000
    let shelf = response(
      numerator: [1.53512485958697, -2.69169618940638, 1.19839281085285],
      denominator: [1, -1.69065929318241, 0.73248077421585], turns: turns)
    let highPass = response(
      numerator: [1, -2, 1], denominator: [1, -1.99004745483398, 0.99007225036621],
      turns: turns)
    return shelf * highPass
  }

  private static func response(
    numerator: InlineArray<3, Double>, denominator: InlineArray<3, Double>, turns: Double
  ) -> Double {
    magnitude(numerator, turns: turns) / magnitude(denominator, turns: turns)
  }

  /// Returns |c₀ + c₁z⁻¹ + c₂z⁻²|² at z = e^(2πi·turns).
  private static func magnitude(_ c: InlineArray<3, Double>, turns: Double) -> Double {
    let real = c[0] + c[1] * Sine.cosine(turns) + c[2] * Sine.cosine(2 * turns)
    let imaginary = c[1] * Sine.of(turns) + c[2] * Sine.of(2 * turns)
    return real * real + imaginary * imaginary
  }
}
