import SonifyBase

/// Neighbouring points of a track that have the same weight in each window.
struct BinnedStrip: Sendable {
  /// The number of points with a value.
  let present: Int
  /// The bins from the lowest to the highest value; empty if there are none.
  let bins: Range<Int>
  /// The points, counted from the first of the track.
  private let points: Range<Int>
  /// The number of points in each of the bins; none if that is hardly less than the points.
  private let counts: [UInt32]

  /// The minimum number of points that are counted by bins.
  private static let minPoints = 32

  /// Counts some points.
  /// - Parameters:
  ///   - all: the bin of each point of the track, as in ``BinnedValues/bins``.
  ///   - points: the points.
  init(_ all: [UInt16], _ points: Range<Int>) {
    self.points = points
    let own = all.span.extracting(points)
    let missing = UInt16(BinnedValues.count)
    var (least, end, present) = (missing, UInt16(0), 0)
    for index in own.indices {
      let bin = own[index]
      least = min(least, bin)
      end = max(end, bin < missing ? bin &+ 1 : 0)
      present &+= bin < missing ? 1 : 0
    }
    self.present = present
    bins = present > 0 ? Int(least)..<Int(end) : 0..<0
    guard points.count >= Self.minPoints, bins.count * 2 <= points.count else {
      counts = []
      return
    }
    // The last one counts missing values.
    var counts = [UInt32](repeating: 0, count: bins.count + 1)
    var places = counts.mutableSpan
    for index in own.indices {
      places[min(Int(own[index] &- least), bins.count)] &+= 1
    }
    counts.removeLast()
    self.counts = counts
  }

  /// Adds a weight to the bin of each point that has a value.
  /// - Parameters:
  ///   - weight: the weight.
  ///   - weights: the weights of the bins, of which the first has the number `shift`.
  ///   - shift: the index of the first bin.
  ///   - all: the bins of the track.
  func add(
    _ weight: UInt64, to weights: inout [UInt64], shiftedBy shift: Int, _ all: [UInt16]
  ) {
    var weights = weights.mutableSpan
    guard counts.isEmpty else {
      let counts = counts.span
      let first = bins.lowerBound + shift
      for index in counts.indices {
        weights[first &+ index] &+= UInt64(counts[index]) &* weight
      }
      return
    }
    let own = all.span.extracting(points)
    let missing = UInt16(BinnedValues.count)
    for index in own.indices where own[index] < missing {
      weights[Int(own[index]) &+ shift] &+= weight
    }
  }
}
