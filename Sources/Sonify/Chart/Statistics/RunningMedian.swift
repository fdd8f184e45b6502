/// A smooth line through numbers that outliers do not affect.
enum RunningMedian {
  /// Returns the median of a number and its neighbours.
  ///
  /// The window is truncated near the ends, equally on both sides, so that a straight line stays
  /// straight to its ends.
  /// - Precondition: none of the numbers is NaN; `width`, the number of elements in the window, is
  ///   odd.
  /// - Complexity: O(`width`).
  static func value(at index: Int, of numbers: [Double], width: Int) -> Double {
    let reach = min(width / 2, index, numbers.count - 1 - index)
    return Selection.median(of: numbers[(index - reach)...(index + reach)]) ?? numbers[index]
  }

  /// Returns the distance of every value from the median of its neighbours, without itself: of four or of
  /// eight, whichever is nearer, so that a narrow peak is not taken for noise.
  /// - Complexity: O(*n*).
  static func distances(of line: [Double]) -> [Double] {
    func distance(_ index: Int, _ reach: Int) -> Double {
      // So few that they are sorted as they are inserted.
      var sorted = InlineArray<8, Double>(repeating: 0)
      var count = 0
      for neighbour in max(0, index - reach)...min(line.count - 1, index + reach)
      where neighbour != index {
        let value = line[neighbour]
        var place = count
        while place > 0, sorted[place - 1] > value {
          sorted[place] = sorted[place - 1]
          place -= 1
        }
        sorted[place] = value
        count += 1
      }
      return line[index] - sorted[(count - 1) / 2] / 2 - sorted[count / 2] / 2
    }
    return line.indices.map { index in
      let near = distance(index, 2)
      guard line.count >= 30 else { return near }
      let far = distance(index, 4)
      return abs(near) < abs(far) ? near : far
    }
  }
}
