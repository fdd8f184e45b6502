package import SonifyBase

/// What another synthesizer needs to sound tones as this one does: the partials of a timbre and its
/// amplitude at every pitch.
package struct Tonality: Equatable, Sendable {
  /// The amplitudes of the partials, the fundamental first, all in sine phase.
  package let partials: [Double]
  /// The amplitude factors at pitches a twelfth of an octave apart, from ``lowest``; linear between
  /// them.
  package let factors: [Double]

  /// The pitch of the first factor.
  package static let lowest = LoudnessCurve.lowest

  /// The number of factors in an octave.
  package static let factorsPerOctave = 12

  /// Makes the tonality of a timbre, counted from 0, under a loudness curve.
  package init(timbre: Int, loudness: LoudnessCurve) {
    let timbre = timbre % Timbre.series.count
    let own = Timbre.series[timbre]
    partials = own.partials.indices.map { own.partials[$0] }
    let levels = TimbreLevels(
      Timbre.series, used: timbre + 1,
      framesPerSecond: Double(SampleRate.standard.framesPerSecond))
    let places = Self.places
    factors = zip(places, Self.factors(of: loudness)).map { place, factor in
      timbre == 0 ? factor : factor * levels.factor(of: timbre, atPlace: place)
    }
  }

  /// Returns the number of timbres that some series have.
  package static func timbreCount(for series: Int) -> Int {
    min(max(1, series), Timbre.series.count)
  }

  /// Returns the factors of a loudness curve alone.
  package static func factors(of loudness: LoudnessCurve) -> [Double] {
    places.map(loudness.factor(atPlace:))
  }

  /// The fractional indices of the factors in a loudness curve: seven octaves.
  private static var places: [Double] {
    let step = Double(LoudnessCurve.factorsPerOctave) / Double(factorsPerOctave)
    return (0...(7 * factorsPerOctave)).map { Double($0) * step }
  }
}

extension CueWaveforms {
  /// Returns the samples of a cue, with the power of a sine of amplitude 1 over its length.
  package static func samples(of event: Score.Event, at sampleRate: SampleRate) -> [Double] {
    var waveforms = CueWaveforms(at: sampleRate)
    let offset = waveforms.offset(of: event)
    return Array(waveforms.waveforms[offset...])
  }
}
