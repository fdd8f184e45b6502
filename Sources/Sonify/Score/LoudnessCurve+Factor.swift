import Glibc

extension LoudnessCurve {
  /// The amplitude factor at a pitch.
  public func factor(at pitch: Hertz) -> Double {
    let place = log2(pitch.value / Self.lowest.value) * Double(Self.factorsPerOctave)
    guard place > 0 else { return factors[0] }
    guard place < Double(factors.count - 1) else { return factors[factors.count - 1] }
    let index = Int(place)
    return factors[index] + (factors[index + 1] - factors[index]) * (place - Double(index))
  }
}
