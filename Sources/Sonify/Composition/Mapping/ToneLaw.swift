import Glibc
package import SonifyBase
package import SonifyChart

/// What the steps of volume, timbre and length sound like.
package enum ToneLaw {
  /// The difference of two neighbouring levels.
  ///
  /// The just noticeable difference of a tone is about 1 dB (Jesteadt, Wier and Green 1977), of two
  /// tones of different pitch about twice as much; six levels then span 15 dB, so that the softest
  /// is above a quiet room where the loudest is comfortable.
  static let level = Decibels(3)
  /// The factor from one length to the next: the just noticeable difference of lengths of some
  /// 100 ms is 10 to 20 % (Abel 1972).
  static let length = 2.0.squareRoot()
  /// The minimum length of a tone: attack, release and a little between.
  package static let minLength = Seconds.milliseconds(24)

  /// What a point's further values make of its tone.
  package struct Detail: Equatable, Sendable {
    /// The amplitude factor: 1 for the highest values.
    package var gain = 1.0
    /// The factor of the length: 1 for the highest values.
    package var length = 1.0
    /// The timbre, or nil for that of the series.
    package var timbre: Int?

    /// Makes the detail of a point without further values.
    package init() {}

    /// Sets the property of a scale by a step, or by the middle if there is none.
    ///
    /// A missing category has a timbre of its own, after those of all categories.
    mutating func set(_ step: Int?, of scale: ToneScale) {
      let below = Double(scale.count - 1) - (step.map(Double.init) ?? Double(scale.count - 1) / 2)
      switch scale.property {
      case .volume: gain = Decibels(-below * level.value).amplitude
      case .length: length = pow(ToneLaw.length, -below)
      case .timbre: timbre = step ?? scale.count
      }
    }

    /// Returns the frames of a tone that would have `frames` frames.
    func frames(of frames: Int, at sampleRate: SampleRate) -> Int {
      let minimum = min(frames, sampleRate.frames(in: minLength))
      return max(minimum, Int((Double(frames) * length).rounded()))
    }
  }

  /// Returns the detail of a point whose value on each additional axis is given.
  package static func detail(
    _ scales: [(axis: Int, scale: ToneScale)], value: (_ axis: Int) -> Double
  ) -> Detail {
    var detail = Detail()
    for (axis, scale) in scales { detail.set(scale.step(of: value(axis)), of: scale) }
    return detail
  }

  /// Returns the details of all steps of each property, from the lowest.
  package static func legend(_ scales: [(axis: Int, scale: ToneScale)]) -> [Detail] {
    scales.flatMap { _, scale in
      (0..<scale.count).map { step in
        var detail = Detail()
        detail.set(step, of: scale)
        return detail
      }
    }
  }
}
