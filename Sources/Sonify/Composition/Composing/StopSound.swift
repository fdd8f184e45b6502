package import SonifyBase
package import SonifyChart

/// The sound of several points at one position of a listener: the pitch of their middle, and noise
/// for their spread, by the same rules as in a line through windows.
package struct StopSound {
  /// A noise under the tone.
  package struct Noise {
    package let lower: Hertz
    package let upper: Hertz
    /// The amplitude factor relative to a tone.
    package let gain: Double
  }

  /// The median of the values, or their mean if only a few different ones recur.
  package let y: Double
  /// The noises, at most two.
  package let noises: [Noise]

  /// Makes the sound of some values, or nil if none of them is finite.
  /// - Complexity: O(*n* log *n*).
  package init?(of values: ArraySlice<Double>, on axis: NumericAxis, at pitch: PitchLaw) {
    let sorted = values.filter(\.isFinite).sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    var levels = [first]
    for value in sorted where value != levels.last && levels.count <= BinnedValues.maxLevels {
      levels.append(value)
    }
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let index = min(sorted.count - 1, Int(place))
      let next = min(sorted.count - 1, index + 1)
      return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
    func band(_ lower: Double, _ upper: Double) -> Noise {
      let (one, other) = (pitch.pitch(of: lower, on: axis), pitch.pitch(of: upper, on: axis))
      return Noise(
        lower: min(one, other), upper: max(one, other), gain: SpreadLaw.gain(from: one, to: other))
    }
    // Few points have few values by chance: only values that recur are levels.
    let hasLevels =
      levels.count <= BinnedValues.maxLevels && 4 * levels.count <= sorted.count
    y = hasLevels ? Self.mean(of: levels, in: sorted) : quantile(0.5)
    guard hasLevels, levels.count == 2 else {
      let noise = band(quantile(SpreadLaw.shares.lower), quantile(SpreadLaw.shares.upper))
      noises = noise.gain > 0 ? [noise] : []
      return
    }
    let share = Double(sorted.count { $0 == last }) / Double(sorted.count)
    let (low, high) = (pitch.pitch(of: first, on: axis), pitch.pitch(of: last, on: axis))
    let gains = SpreadLaw.gains(from: low, to: high, upperShare: share)
    noises = [
      Noise(lower: low, upper: low, gain: gains.lower),
      Noise(lower: high, upper: high, gain: gains.upper),
    ].filter { $0.gain > 0 }
  }

  /// Returns the mean of sorted values that take a few levels.
  ///
  /// Rounding must not leave the range of the values: on an axis of no width, as that of a constant,
  /// what is beside the only value has the lowest or the highest pitch.
  private static func mean(of levels: [Double], in sorted: [Double]) -> Double {
    guard let first = levels.first, let last = levels.last, first < last else { return sorted[0] }
    let (mean, _) = levels.reduce((0.0, 0)) { sum, level in
      let end = sorted.partitioningIndex { $0 > level }
      return (sum.0 + level * (Double(end - sum.1) / Double(sorted.count)), end)
    }
    return min(last, max(first, mean))
  }
}
