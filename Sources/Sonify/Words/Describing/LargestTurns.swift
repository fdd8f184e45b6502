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
    indices(of: turns, atMost: limit).map { turns[$0] }
  }

  private static func indices(of turns: [SeriesFacts.Place], atMost limit: Int) -> [Int] {
    guard turns.count > limit else { return Array(turns.indices) }
    let pairs = pairs(of: turns).sorted { ($0.swing, $0.first) < ($1.swing, $1.first) }
    var isKept = turns.map { _ in true }
    for pair in pairs.prefix((turns.count - limit + 1) / 2) {
      (isKept[pair.first], isKept[pair.second]) = (false, false)
    }
    return turns.indices.filter { isKept[$0] }
  }

  /// As ``of(_:atMost:)``, for a line whose ends are named beside its turns: a last turn near an end is
  /// removed alone, and each that is kept is the extreme between its neighbours.
  /// - Parameters:
  ///   - turns: alternating peaks and troughs.
  ///   - first: the first point of the line.
  ///   - last: the last point of the line.
  ///   - limit: the maximum number of turns to keep, 1 or more.
  /// - Returns: the turns that are kept, in their order.
  /// - Complexity: O(*n* log *n*).
  static func of(
    _ turns: [SeriesFacts.Place], between first: SeriesFacts.Place, and last: SeriesFacts.Place,
    atMost limit: Int
  ) -> [SeriesFacts.Place] {
    guard turns.count > limit else { return turns }
    var kept = indices(of: turns, atMost: limit + 2)
    while kept.count > limit {
      let places = [first] + kept.map { turns[$0] } + [last]
      let swings = zip(places, places.dropFirst()).map { abs($1.y - $0.y) }
      guard let least = swings.indices.min(by: { swings[$0] < swings[$1] }) else { break }
      // The swing from place `least`, which is turn `least` − 1.
      kept.removeSubrange(max(0, least - 1)..<min(kept.count, least + 1))
      while moveToExtremes(&kept, of: turns) {}
    }
    return kept.map { turns[$0] }
  }

  /// Moves every kept turn to the extreme between its neighbours, and returns whether one has moved.
  private static func moveToExtremes(_ kept: inout [Int], of turns: [SeriesFacts.Place]) -> Bool {
    var hasMoved = false
    for place in kept.indices {
      let start = place > 0 ? kept[place - 1] + 1 : 0
      let end = place + 1 < kept.count ? kept[place + 1] : turns.count
      let turn = kept[place]
      let beside = turns[turn > 0 ? turn - 1 : turn + 1]
      let sign = turns[turn].y > beside.y ? 1.0 : -1.0
      // Peaks and troughs alternate.
      let alike = (start..<end).lazy.filter { ($0 - turn).isMultiple(of: 2) }
      let extreme = alike.max { sign * turns[$0].y < sign * turns[$1].y } ?? turn
      if sign * turns[extreme].y > sign * turns[turn].y {
        kept[place] = extreme
        hasMoved = true
      }
    }
    return hasMoved
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
