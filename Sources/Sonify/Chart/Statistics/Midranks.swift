/// The ranks of numbers, counted from 1.
struct Midranks: Equatable, Sendable {
  /// The rank of each number; equal numbers all have the mean of their ranks.
  let ranks: [Double]

  /// Computes the ranks of finite numbers.
  ///
  /// M. Kendall, "The treatment of ties in ranking problems" (1945).
  /// - Complexity: O(*n*).
  init(_ numbers: [Double]) {
    var ranks = [Double](repeating: 0, count: numbers.count)
    let order = RankOrder(numbers)
    order.forEachTie(of: numbers) { places in
      let rank = Double(places.lowerBound + 1 + places.upperBound) / 2
      for place in places { ranks[Int(order.indices[place])] = rank }
    }
    self.ranks = ranks
  }
}
