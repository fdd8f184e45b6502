import SonifyChart

/// A filter for the largest turns of a line.
enum LargestTurns {
  /// Removes the smallest swings of a line, each with both of its ends, until few turns are left,
  /// so that peaks and troughs still alternate.
  ///
  /// A swing no larger than those on either side is removed before them, so a single pass finds all
  /// pairs of turns and the size of each swing, as in the rainflow counting of M. Matsuishi and T.
  /// Endo, "Fatigue of metals subjected to varying stress" (1968).
  /// - Parameters:
  ///   - turns: alternating peaks and troughs.
  ///   - limit: the maximum number of turns to keep, 1 or more.
  /// - Returns: the turns that are kept, in their order.
  /// - Complexity: O(*n* log *n*).
  static func of(_ turns: [SeriesFacts.Place], atMost limit: Int) -> [SeriesFacts.Place] {
    guard turns.count > limit else { return turns }
    let pairs = pairs(of: turns).sorted { ($0.swing, $0.first) < ($1.swing, $1.first) }
    var isKept = turns.map { _ in true }
    for pair in pairs.prefix((turns.count - limit + 1) / 2) {
      (isKept[pair.first], isKept[pair.second]) = (false, false)
    }
    return zip(turns, isKept).filter(\.1).map(\.0)
  }

  private typealias Pair = (first: Int, second: Int, swing: Double)

  private static func pairs(of turns: [SeriesFacts.Place]) -> [Pair] {
    func swing(_ first: Int, _ second: Int) -> Double { abs(turns[second].y - turns[first].y) }
    var pairs: [Pair] = []
    var open: [Int] = []
    for turn in turns.indices {
      open.append(turn)
      while open.count > 3 {
        let ends = Array(open.suffix(4))
        let inner = swing(ends[1], ends[2])
        guard inner <= swing(ends[0], ends[1]), inner <= swing(ends[2], ends[3]) else { break }
        pairs.append((ends[1], ends[2], inner))
        open.removeSubrange((open.count - 3)...(open.count - 2))
      }
    }
    // The remaining swings grow, then shrink: the smallest is at one end.
    var rest = open[...]
    while rest.count > 1 {
      let (first, last) = (rest.startIndex, rest.endIndex - 1)
      let (left, right) = (swing(rest[first], rest[first + 1]), swing(rest[last - 1], rest[last]))
      if left <= right {
        pairs.append((rest[first], rest[first + 1], left))
        rest = rest.dropFirst(2)
      } else {
        pairs.append((rest[last - 1], rest[last], right))
        rest = rest.dropLast(2)
      }
    }
    return pairs
  }
}
