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
    let haveLevels = levels.count <= Self.maxLevels && parts.allSatisfy { !$0.hasManyValues }
    self.levels = haveLevels ? levels : []
    let present = parts.reduce(0) { $0 + $1.present }
    self.present = slots.map { $0.slots[$0.points].reduce(0) { $0 + $1.count } } ?? present
    let squares = parts.reduce(0) { $0 + $1.squares }
    let pairs = parts.reduce(0) { $0 + $1.pairs }
    roughness =
      slots?.roughnessOfSlots ?? (pairs > 0 ? (squares / Double(2 * pairs)).squareRoot() : 0)
  }
}

/// The positions of values on an axis, and the bins in which they lie.
struct BinPlacement: Sendable {
  private let axis: AxisPlacement
  /// Whether a position needs no more than a multiplication.
  private let isPlain: Bool
  private let scale: Double

  init(_ axis: AxisPlacement) {
    self.axis = axis
    isPlain = axis.scale == .linear && axis.low < axis.high && (axis.high - axis.low).isFinite
    scale = 1 / (axis.high - axis.low)
  }

  /// Returns the position of a finite value, 0 at the lower end of the axis or below, 1 at the upper or above.
  @inline(__always)
  func position(of y: Double) -> Double {
    let position = isPlain ? (y - axis.low) * scale : axis.position(of: y)
    return position > 0 ? (position < 1 ? position : 1) : 0
  }

  /// Returns the bin of a position within 0…1.
  @inline(__always)
  static func bin(at position: Double) -> Int {
    Int(min(Double(BinnedValues.count - 1), position * Double(BinnedValues.count)))
  }
}

/// What is known of the bins of neighbouring points.
private struct Part: Sendable {
  var lows = [Double](repeating: .infinity, count: BinnedValues.count)
  var highs = [Double](repeating: -.infinity, count: BinnedValues.count)
  var levels: [Double] = []
  var hasManyValues = false
  var present = 0
  var squares = 0.0
  var pairs = 0

  init(_ all: Span<Double>, _ points: Range<Int>, on axis: BinPlacement) {
    let ys = all.extracting(points)
    var (lows, highs) = (lows, highs)
    var lowest = lows.mutableSpan
    var highest = highs.mutableSpan
    var previous = Double.nan
    var latest = Double.nan
    for index in ys.indices {
      let y = ys[index]
      guard abs(y) <= .greatestFiniteMagnitude else { continue }
      let position = axis.position(of: y)
      let bin = BinPlacement.bin(at: position)
      if y < lowest[bin] { lowest[bin] = y }
      if y > highest[bin] { highest[bin] = y }
      present &+= 1
      let step = position - previous
      if step == step {
        squares += step * step
        pairs &+= 1
      }
      previous = position
      if !hasManyValues, y != latest {
        latest = y
        note(y)
      }
    }
    (self.lows, self.highs) = (lows, highs)
  }

  private mutating func note(_ level: Double) {
    guard !levels.contains(level) else { return }
    if levels.count == BinnedValues.maxLevels { hasManyValues = true } else { levels.append(level) }
  }
}
