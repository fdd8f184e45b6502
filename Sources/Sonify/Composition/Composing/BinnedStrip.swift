import SonifyBase

/// Neighbouring points of a track that have the same weight in each window.
struct BinnedStrip: Sendable {
  /// The number of points with a value.
  let present: Int
  /// The bins from the lowest to the highest value; empty if there are none.
  let bins: Range<Int>
  /// The bin of each point that has a value; none if they are counted.
  private let places: [UInt16]
  /// The number of points in each of the bins; none if that is hardly less than the points.
  private let counts: [UInt32]

  /// The minimum number of points that are counted by bins.
  private static let minPoints = 32

  /// Finds the bins of some values.
  /// - Parameters:
  ///   - values: the values of the points; those that are not finite are missing.
  ///   - placement: the positions of values.
  init(_ values: Span<Double>, on placement: BinPlacement) {
    var own = [UInt16](repeating: 0, count: values.count)
    var places = own.mutableSpan
    var present = 0
    var block = BinBlock()
    for start in stride(from: 0, to: values.count, by: BinBlock.size) {
      let some = values.extracting(start..<min(start + BinBlock.size, values.count))
      block.find(some, on: placement)
      for index in some.indices {
        // The next value takes the place of a missing one.
        places[present] = UInt16(truncatingIfNeeded: block.bins[index])
        present &+= abs(some[index]) <= .greatestFiniteMagnitude ? 1 : 0
      }
    }
    own.removeLast(own.count - present)
    let least = Int(own.min() ?? 0)
    self.present = present
    bins = least..<(own.max().map { Int($0) + 1 } ?? 0)
    guard present >= Self.minPoints, bins.count * 2 <= present else {
      (self.places, counts) = (own, [])
      return
    }
    var counts = [UInt32](repeating: 0, count: bins.count)
    var numbers = counts.mutableSpan
    for place in own { numbers[Int(place) &- least] &+= 1 }
    (self.places, self.counts) = ([], counts)
  }

  /// Adds a weight to the bin of each point that has a value.
  /// - Parameters:
  ///   - weight: the weight.
  ///   - weights: the weights of the bins, of which the first has the number `shift`.
  ///   - shift: the index of the first bin.
  func add(_ weight: UInt64, to weights: inout [UInt64], shiftedBy shift: Int) {
    var weights = weights.mutableSpan
    let counts = counts.span
    let first = bins.lowerBound + shift
    for index in counts.indices {
      weights[first &+ index] &+= UInt64(counts[index]) &* weight
    }
    let places = places.span
    for index in places.indices {
      weights[Int(places[index]) &+ shift] &+= weight
    }
  }
}
