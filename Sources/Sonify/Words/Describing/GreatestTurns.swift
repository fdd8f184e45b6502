import SonifyChart

/// The greatest of the turns of a line.
enum GreatestTurns {
  /// Takes away the least swings of a line, each with both of its ends, until few turns are left, so
  /// that peaks and troughs still follow each other.
  ///
  /// A swing that is as small as those on either side goes before them, so one pass finds all pairs of
  /// turns and how far each swings, as the rainflow counts of M. Matsuishi and T. Endo, "Fatigue of
  /// metals subjected to varying stress" (1968) do.
  /// - Parameters:
  ///   - turns: peaks and troughs in turn.
  ///   - limit: how many are kept at most, 1 or more.
  /// - Returns: those that are kept, in their order.
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
    // What is left swings ever farther, then ever less: the least lies at either end.
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
