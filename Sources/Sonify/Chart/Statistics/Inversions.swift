/// Pairs of numbers in which the larger one comes first.
enum Inversions {
  /// Two indices, the first of which holds the larger number and comes before the second.
  struct Pair: Equatable, Sendable {
    var first: Int
    var second: Int
  }

  /// Returns the number of inversions, and some of them.
  ///
  /// The ranks are sorted bit by bit, from the most significant one; the two elements of a pair
  /// meet where their bits differ. W. Knight counts in the same way in "A computer method for
  /// calculating Kendall's tau with ungrouped data" (1966), but by merging, which mispredicts more
  /// branches.
  /// - Parameters:
  ///   - order: the order of the numbers.
  ///   - picks: the pairs to pick, as rising numbers from 0 in the order in which pairs are met.
  /// - Returns: the number of pairs, and the picked pairs.
  /// - Complexity: O(*n* log *n* + picks).
  static func find(in order: RankOrder, picking picks: [Int] = []) -> (count: Int, picked: [Pair]) {
    var ranks = order.indices
    for (rank, index) in order.indices.enumerated() { ranks[Int(index)] = UInt32(rank) }
    var other = ranks
    var search = Search(order: order.indices, picks: picks)
    var half = 1
    while 2 * half < ranks.count { half *= 2 }
    while half > 0, ranks.count > 1 {
      search.part(ranks.span, by: half, into: &other)
      swap(&ranks, &other)
      half /= 2
    }
    return (search.count, search.picked)
  }

  private struct Search {
    let order: [UInt32]
    let picks: [Int]
    var count = 0
    var next = 0
    var picked: [Pair] = []

    init(order: [UInt32], picks: [Int]) {
      (self.order, self.picks) = (order, picks)
      picked.reserveCapacity(picks.count)
    }

    /// Partitions runs of ranks, which are equal in all bits above that of `half`, by that bit.
    ///
    /// There are no branches on the bit, which would be mispredicted half the time.
    mutating func part(_ source: Span<UInt32>, by half: Int, into other: inout [UInt32]) {
      var target = other.mutableSpan
      let shift = UInt32(half.trailingZeroBitCount)
      var counted = count
      var awaited = next < picks.count ? picks[next] : .max
      var start = 0
      while start < source.count {
        let end = min(start + 2 * half, source.count)
        var greaterCount = 0
        for place in start..<end {
          let rank = source[place]
          let isGreater = Int((rank &>> shift) & 1)
          let greaterPlace = start &+ half &+ greaterCount
          let lesserPlace = place &- greaterCount
          target[lesserPlace &+ (greaterPlace &- lesserPlace) &* isGreater] = rank
          // All larger ones so far come before a smaller one.
          let met = counted &+ greaterCount &* (1 &- isGreater)
          while awaited < met {
            let first = Int(target[start + half + awaited - counted])
            picked.append(Pair(first: Int(order[first]), second: Int(order[Int(rank)])))
            next += 1
            awaited = next < picks.count ? picks[next] : .max
          }
          counted = met
          greaterCount &+= isGreater
        }
        start = end
      }
      count = counted
    }
  }
}
