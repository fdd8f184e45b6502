/// The ranks of numbers, counted from 1.
package struct Midranks: Equatable, Sendable {
  /// Twice the rank of each number, which is whole; equal numbers all have the mean of their ranks.
  private let doubled: [UInt32]

  /// The rank of each number.
  package var ranks: [Double] { doubled.map { Double($0) / 2 } }

  /// The number of ranks.
  var count: Int { doubled.count }

  /// The distance of the rank at an index from the mean of all ranks; exact.
  subscript(index: Int) -> Double { (Double(doubled[index]) - Double(doubled.count + 1)) / 2 }

  /// Computes the ranks of finite numbers.
  ///
  /// M. Kendall, "The treatment of ties in ranking problems" (1945).
  /// - Precondition: fewer than 2³¹ numbers.
  /// - Complexity: O(*n*).
  package init(_ numbers: [Double]) {
    var doubled = [UInt32](repeating: 0, count: numbers.count)
    let order = RankOrder(numbers)
    order.forEachTie(of: numbers) { places in
      let rank = UInt32(places.lowerBound + 1 + places.upperBound)
      for place in places { doubled[Int(order.indices[place])] = rank }
    }
    self.doubled = doubled
  }
}
