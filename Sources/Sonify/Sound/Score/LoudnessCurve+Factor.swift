import Glibc

extension LoudnessCurve {
  /// The amplitude factor at a pitch.
  public func factor(at pitch: Hertz) -> Double {
    let place = log2(pitch.value / Self.lowest.value) * Double(Self.factorsPerOctave)
    return factor(atPlace: place)
  }
}
