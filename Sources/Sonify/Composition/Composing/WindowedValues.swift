import SonifyBase
import SonifyChart
import SonifySound

/// The values of a run of points in overlapping windows, in which they are weighted by a raised
/// cosine.
struct WindowedValues: Sendable {
  /// The values in one window.
  struct Window: Sendable {
    /// The position of the middle of the window on the x axis.
    var position: Double
    /// The median of the values, or their mean if there are only a few different ones.
    var y: Double
    /// The tenth and the ninetieth percentile of the values, without the slope of the line through
    /// the windows, but within the values.
    var lower: Double
    var upper: Double
    /// The lowest and the highest value.
    var extremes: ClosedRange<Double>
    /// The share of the higher one of two values; nil if there are not two.
    var share: Double?
  }

  /// The number of windows that overlap at each point.
  ///
  /// A raised cosine of this width hardly passes what turns twice or more within it, which a line
  /// through the middles of the windows could not follow. Weights of half this width, or equal
  /// ones, would let it pass as another period.
  static let overlap = 4
  /// The parts of a window that have the same weight: so many that nothing periodic gets through
  /// their steps.
  static let parts = 32

  /// The windows with values, in order of x.
  let windows: [Window]

  /// Summarises the points of a track between two positions on the x axis.
  /// - Parameters:
  ///   - values: the values of the whole track.
  ///   - track: the track.
  ///   - positions: the positions between which windows lie.
  ///   - points: the points between them.
  ///   - count: the number of windows.
  ///   - xAxis: the x axis.
  init(
    _ values: BinnedValues, of track: Track, in positions: ClosedRange<Double>,
    _ points: Range<Int>, count: Int, on xAxis: DataAxis
  ) {
    let perStep = Self.parts / Self.overlap
    let width = positions.upperBound - positions.lowerBound
    let xs = track.xs[points]
    let cuts: [Int] =
      [points.lowerBound]
      + (1..<max(1, count * perStep)).map { cut in
        let share = Double(cut) / Double(count * perStep)
        let x = xAxis.value(at: positions.lowerBound + width * share)
        return xs.partitioningIndex { $0 >= x }
      } + [points.upperBound]
    let steps = stride(from: 0, through: cuts.count - 1, by: perStep).map { cuts[$0] }
    let (ys, placement) = (track.ys, values.placement)
    let strips = Parallel.map(cuts) { strips in
      strips.map { BinnedStrip(ys.span.extracting(cuts[$0]..<cuts[$0 + 1]), on: placement) }
    }.flatMap { $0 }
    let middles = (0..<count).map {
      positions.lowerBound + width * (Double($0) + 0.5) / Double(count)
    }
    let level: [Window?] = Parallel.map(steps) { windows in
      var counter = WindowCounter(values, strips)
      return windows.map { window in
        counter.count(window)
        return counter.window(at: middles[window])
      }
    }.flatMap { $0 }
    let axis = track.axis.placement
    let line = level.map { $0.map { min(1, max(0, axis.position(of: $0.y))) } }
    windows = Parallel.map(steps) { windows in
      var counter = WindowCounter(values, strips)
      return windows.compactMap { window -> Window? in
        guard var found = level[window] else { return nil }
        let slope = counter.shifts(around: window, along: line)
        guard !slope.isEmpty else { return found }
        counter.count(window, shiftedBy: slope)
        let spread = counter.shiftedSpread(on: axis)
        // Without its slope, a line near an end of the values reaches beyond them.
        found.lower = max(found.extremes.lowerBound, min(found.extremes.upperBound, spread.0))
        found.upper = max(found.extremes.lowerBound, min(found.extremes.upperBound, spread.1))
        return found
      }
    }.flatMap { $0 }
  }
}

/// Counts the weights of the values of a window by their bins.
private struct WindowCounter {
  private let values: BinnedValues
  private let strips: [BinnedStrip]
  private let weights: [UInt64]
  private var counts: [UInt64]
  private var total: UInt64 = 0
  /// The bins that may have a count.
  private var used = 0..<0

  /// The change of the line within a window, in parts of the axis, up to which its slope is not
  /// part of the spread by more than can be heard.
  private static let maxSlope = 0.25 / 36

  init(_ values: BinnedValues, _ strips: [BinnedStrip]) {
    (self.values, self.strips) = (values, strips)
    let parts = WindowedValues.parts
    weights = (0..<parts).map {
      let distance = abs((Double($0) + 0.5) / Double(parts) * 2 - 1)
      return UInt64((1024 * RaisedCosine.step(1 - distance)).rounded())
    }
    // Values that are shifted reach up to a whole axis beyond either end.
    counts = Array(repeating: 0, count: 3 * BinnedValues.count + 1)
  }

  /// Counts the values of a window, each part of it shifted by some bins.
  mutating func count(_ window: Int, shiftedBy shifts: [Int] = []) {
    for bin in used { counts[bin] = 0 }
    let (parts, size) = (WindowedValues.parts, BinnedValues.count)
    let perStep = parts / WindowedValues.overlap
    let start = window * perStep - (parts - perStep) / 2
    var (low, high) = (counts.count, 0)
    var total: UInt64 = 0
    for part in 0..<parts where strips.indices.contains(start + part) {
      let strip = strips[start + part]
      guard strip.present > 0 else { continue }
      let (weight, shift) = (weights[part], size - (shifts.isEmpty ? 0 : shifts[part]))
      let bins = (strip.bins.lowerBound + shift)..<(strip.bins.upperBound + shift)
      strip.add(weight, to: &counts, shiftedBy: shift)
      total += UInt64(strip.present) * weight
      low = min(low, bins.lowerBound)
      high = max(high, bins.upperBound)
    }
    self.total = total
    used = low < high ? low..<high : 0..<0
  }

  /// Returns the window that was counted, or nil if it has no values.
  func window(at position: Double) -> WindowedValues.Window? {
    guard total > 0 else { return nil }
    return WindowedValues.Window(
      position: position, y: values.levels.isEmpty ? value(at: 0.5) : mean,
      lower: value(at: SpreadLaw.shares.lower), upper: value(at: SpreadLaw.shares.upper),
      extremes: extremes, share: upperShare)
  }

  /// The lowest and the highest value that was counted, not shifted.
  private var extremes: ClosedRange<Double> {
    let low = values.lows[used.lowerBound - BinnedValues.count]
    return low...max(low, values.highs[used.upperBound - 1 - BinnedValues.count])
  }

  /// The mean of a few levels.
  private var mean: Double {
    if values.levels.count == 1 { return values.levels[0] }
    var sum = 0.0
    for bin in used where counts[bin] > 0 {
      sum += Double(counts[bin]) * value(ofBin: bin)
    }
    return sum / Double(total)
  }

  /// The share of the higher one of two levels.
  private var upperShare: Double? {
    guard values.levels.count == 2 else { return nil }
    let top = values.lows.lastIndex { $0 == values.levels[1] } ?? BinnedValues.count - 1
    return Double(counts[top + BinnedValues.count]) / Double(total)
  }

  /// Returns the values around the line between which the middle eight tenths of the shifted values
  /// lie.
  func shiftedSpread(on axis: AxisPlacement) -> (Double, Double) {
    func value(at share: Double) -> Double {
      let (bin, next, fraction) = quantile(share)
      let place = Double(bin - BinnedValues.count) + 0.5 + Double(next - bin) * fraction
      let position = place / Double(BinnedValues.count)
      return axis.value(at: min(1, max(0, position)))
    }
    return (value(at: SpreadLaw.shares.lower), value(at: SpreadLaw.shares.upper))
  }

  /// Returns the bins by which the line differs from its value in the middle of a window, in each
  /// part of it; none if they are few.
  func shifts(around window: Int, along line: [Double?]) -> [Int] {
    guard values.levels.isEmpty, let middle = line[window] else { return [] }
    let reach = WindowedValues.overlap / 2
    let near = (window - reach...window + reach).map { index in
      line.indices.contains(index) ? line[index] ?? middle : nil
    }
    // Beyond either end of the run, the line goes on as it comes.
    let known = near.compactMap { $0 }
    guard known.contains(where: { abs($0 - middle) > Self.maxSlope }) else { return [] }
    let perStep = WindowedValues.parts / WindowedValues.overlap
    return (0..<WindowedValues.parts).map { part in
      let place = (Double(part) + 0.5) / Double(perStep)
      let index = min(near.count - 2, Int(place))
      let (one, next) = (near[index] ?? middle, near[index + 1] ?? near[index] ?? middle)
      let there = one + (next - one) * (place - Double(index))
      return Int(((there - middle) * Double(BinnedValues.count)).rounded())
    }
  }

  /// Returns the bins between which a quantile lies, and how far between: the weights of each bin
  /// lie around its middle, so the quantiles of a few different values move evenly from one to the
  /// next.
  private func quantile(_ share: Double) -> (bin: Int, next: Int, fraction: Double) {
    let target = share * Double(total)
    var (below, previous, middle) = (0.0, -1, 0.0)
    for bin in used where counts[bin] > 0 {
      let weight = Double(counts[bin])
      let own = below + weight / 2
      if own >= target {
        guard previous >= 0 else { return (bin, bin, 0) }
        return (previous, bin, (target - middle) / (own - middle))
      }
      (below, previous, middle) = (below + weight, bin, own)
    }
    return (previous, previous, 0)
  }

  /// Returns the value of a quantile.
  private func value(at share: Double) -> Double {
    let (bin, next, fraction) = quantile(share)
    let (low, high) = (value(ofBin: bin), value(ofBin: next))
    return low == high ? low : low * (1 - fraction) + high * fraction
  }

  /// Returns the middle of the minimum and the maximum in a bin; exact if they are the same.
  private func value(ofBin bin: Int) -> Double {
    let place = bin - BinnedValues.count
    return values.lows[place] / 2 + values.highs[place] / 2
  }
}
