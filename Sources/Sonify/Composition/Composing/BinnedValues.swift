import SonifyBase
import SonifyChart

/// The values of a track in narrow bins of their positions on the y axis, so that the quantiles of
/// any window are found by counting.
struct BinnedValues: Sendable {
  /// The number of bins: with the usual pitch range, each is less than a cent wide.
  static let count = 4096
  /// The maximum number of different values that count as levels.
  static let maxLevels = 7

  /// The positions of the values, from which their bins follow.
  ///
  /// The bin of each point would be a quarter of the memory of its value.
  let placement: BinPlacement
  /// The minimum and the maximum value in each bin.
  let lows: [Double]
  let highs: [Double]
  /// The different values, rising, if there are at most ``maxLevels``; otherwise none.
  let levels: [Double]
  /// The number of points with a value.
  let present: Int
  /// The square root of half the mean square difference of neighbours, in parts of the axis: the
  /// standard deviation of values that are independent of each other (von Neumann, "Distribution of
  /// the ratio of the mean square successive difference to the variance", 1941).
  let roughness: Double

  /// Bins the values of a track.
  /// - Parameters:
  ///   - track: the track.
  ///   - slots: the track that has slots, if the points of `track` stand for their rows; else nil.
  /// - Complexity: O(points), shared among the processors.
  init(_ track: Track, ofSlots slots: Track? = nil) {
    let placement = BinPlacement(track.axis.placement)
    let ys = track.ys
    let parts = Parallel.map(over: track.points) { Part(ys.span, $0, on: placement) }
    self.placement = placement
    var (lows, highs) = (parts.first?.lows ?? [], parts.first?.highs ?? [])
    for part in parts.dropFirst() {
      for bin in lows.indices {
        lows[bin] = min(lows[bin], part.lows[bin])
        highs[bin] = max(highs[bin], part.highs[bin])
      }
    }
    (self.lows, self.highs) = (lows, highs)
    let levels = Set(parts.flatMap(\.levels)).sorted()
    self.levels = levels.count <= Self.maxLevels ? levels : []
    let present = parts.reduce(0) { $0 + $1.present }
    self.present = slots.map { $0.slots[$0.points].reduce(0) { $0 + $1.count } } ?? present
    let squares = parts.reduce(0) { $0 + $1.squares }
    let pairs = parts.reduce(0) { $0 + $1.pairs }
    roughness =
      slots?.roughnessOfSlots ?? (pairs > 0 ? (squares / Double(2 * pairs)).squareRoot() : 0)
  }
}

/// The axis on which values have positions and bins.
struct BinPlacement: Sendable {
  let axis: AxisPlacement
  /// The factor that makes a position of the distance from the lower end; nil if that needs more than a multiplication.
  let scale: Double?

  init(_ axis: AxisPlacement) {
    self.axis = axis
    let width = axis.high - axis.low
    scale = axis.scale == .linear && axis.low < axis.high && width.isFinite ? 1 / width : nil
  }
}

/// What is known of the bins of neighbouring points.
private struct Part: Sendable {
  let lows: [Double]
  let highs: [Double]
  /// The different values; if there are more than ``BinnedValues/maxLevels``, one more than that.
  let levels: [Double]
  let present: Int
  let squares: Double
  let pairs: Int

  init(_ all: Span<Double>, _ points: Range<Int>, on axis: BinPlacement) {
    let ys = all.extracting(points)
    var lows = [Double](repeating: .infinity, count: BinnedValues.count)
    var highs = [Double](repeating: -.infinity, count: BinnedValues.count)
    var lowest = lows.mutableSpan
    var highest = highs.mutableSpan
    var (present, squares, previous) = (0, 0.0, 0.0)
    var block = BinBlock()
    for start in stride(from: 0, to: ys.count, by: BinBlock.size) {
      let some = ys.extracting(start..<min(start + BinBlock.size, ys.count))
      block.find(some, on: axis)
      for index in some.indices {
        let y = some[index]
        guard abs(y) <= .greatestFiniteMagnitude else { continue }
        let (position, bin) = (block.positions[index], Int(block.bins[index]))
        if y < lowest[bin] { lowest[bin] = y }
        if y > highest[bin] { highest[bin] = y }
        let step = present > 0 ? position - previous : 0
        squares += step * step
        present &+= 1
        previous = position
      }
    }
    (self.lows, self.highs, levels) = (lows, highs, Self.levels(of: ys))
    (self.present, self.squares, pairs) = (present, squares, max(0, present - 1))
  }

  private static func levels(of ys: Span<Double>) -> [Double] {
    var levels: [Double] = []
    var latest = Double.nan
    for index in ys.indices where ys[index] != latest && ys[index].isFinite {
      latest = ys[index]
      guard !levels.contains(latest) else { continue }
      levels.append(latest)
      if levels.count > BinnedValues.maxLevels { break }
    }
    return levels
  }
}
